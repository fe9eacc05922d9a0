//! The Rogues.

use crate::engine::named_enum;

named_enum! {
    /// The kind of a Rogue, shown on the face of its token.
    #[derive(Default)]
    pub enum Rogue {
        /// Homme de main: only strength.
        #[default]
        Henchman = "henchman",
        /// Bras droit: stronger; waits on line 3 of the Renown Square.
        RightHand = "right-hand",
        /// Mendiant: the winner gives its owner a coin.
        Beggar = "beggar",
        /// Brute: as strong as a Right-Hand.
        Brute = "brute",
        /// Tire-laine: coins if it wins.
        Pickpocket = "pickpocket",
        /// Prêtre défroqué: a Plot card if it wins.
        Priest = "priest",
        /// Diseuse de bonne aventure: a coin and a Plot card if it does not win.
        Soothsayer = "soothsayer",
        /// Spadassin: strong when paid.
        Swordsman = "swordsman",
        /// Courtisane: the winner's Renown token may go to any neighbourhood.
        Courtesan = "courtesan",
    }
}

impl Rogue {
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
}
