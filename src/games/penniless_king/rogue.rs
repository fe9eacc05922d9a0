//! The Rogues.

use super::tally::Countable;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The kind of a Rogue, shown on the face of its token.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rogue {
    /// Homme de main: only strength.
    #[default]
    Henchman,
    /// Bras droit: stronger; waits on line 3 of the Renown Square.
    RightHand,
    /// Mendiant: the winner gives its owner a coin.
    Beggar,
    /// Brute: as strong as a Right-Hand.
    Brute,
    /// Tire-laine: coins if it wins.
    Pickpocket,
    /// Prêtre défroqué: a Plot card if it wins.
    Priest,
    /// Diseuse de bonne aventure: a coin and a Plot card if it does not win.
    Soothsayer,
    /// Spadassin: strong when paid.
    Swordsman,
    /// Courtisane: the winner's Renown token may go to any neighbourhood.
    Courtesan,
}

/// The names in saves.
const NAMES: [&str; 9] = [
    "henchman",
    "right-hand",
    "beggar",
    "brute",
    "pickpocket",
    "priest",
    "soothsayer",
    "swordsman",
    "courtesan",
];

impl Rogue {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [Self; 9] = [
        Self::Henchman,
        Self::RightHand,
        Self::Beggar,
        Self::Brute,
        Self::Pickpocket,
        Self::Priest,
        Self::Soothsayer,
        Self::Swordsman,
        Self::Courtesan,
    ];

    /// The kinds in the bag when the game begins.
    pub const IN_BAG: [Self; 6] = [
        Self::Brute,
        Self::Pickpocket,
        Self::Priest,
        Self::Soothsayer,
        Self::Swordsman,
        Self::Courtesan,
    ];

    /// Returns true if it has an effect after the winner of its Standoff is determined.
    #[inline]
    pub const fn has_ability(self) -> bool {
        matches!(self, Self::Beggar | Self::Pickpocket | Self::Priest | Self::Soothsayer)
    }

    /// Returns true if it is one of the kinds in the bag.
    #[inline]
    pub const fn is_from_bag(self) -> bool {
        self as u8 >= Self::Brute as u8
    }

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl Countable for Rogue {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Display for Rogue {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}
