//! The Plot cards, named after tarot trumps.

use super::tally::Countable;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// One kind of Plot card.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Plot {
    /// La Force: the exchange of the Taverne.
    #[default]
    Strength,
    /// L'Impératrice: a Renown token of yours moves to an uncontrolled neighbourhood.
    Empress,
    /// Le Jugement: a coin from each player with more Renown.
    Judgment,
    /// La Roue de Fortune: coins.
    WheelOfFortune,
    /// Le Pendu: an opponent's Rogue goes home.
    HangedMan,
    /// L'Ermite: a Rogue of yours comes home.
    Hermit,
    /// Le Chariot: the King moves.
    Chariot,
    /// L'Amoureux: two Rogues exchange places.
    Lovers,
    /// La Lune: a look at face-down Rogues.
    Moon,
    /// La Justice: more strength in one Standoff.
    Justice,
    /// Le Diable: a coin from each player who controls a neighbourhood.
    Devil,
    /// La Maison Dieu: one more Standoff.
    Tower,
}

/// The names in saves.
const NAMES: [&str; 12] = [
    "strength",
    "empress",
    "judgment",
    "wheel-of-fortune",
    "hanged-man",
    "hermit",
    "chariot",
    "lovers",
    "moon",
    "justice",
    "devil",
    "tower",
];

impl Plot {
    /// All kinds, in the order of the rulebook.
    pub const ALL: [Self; 12] = [
        Self::Strength,
        Self::Empress,
        Self::Judgment,
        Self::WheelOfFortune,
        Self::HangedMan,
        Self::Hermit,
        Self::Chariot,
        Self::Lovers,
        Self::Moon,
        Self::Justice,
        Self::Devil,
        Self::Tower,
    ];

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl Countable for Plot {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

impl Display for Plot {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}
