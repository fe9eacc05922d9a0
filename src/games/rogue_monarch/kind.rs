//! The sixteen cards: four kinds, four of each.

use crate::engine::named_enum;

/// The number of cards of each kind.
pub const COPIES: u8 = 4;

/// The kinds in the order of the rulebook.
pub const KINDS: [Kind; 4] = Kind::ALL;

named_enum! {
    /// The kind of a card. Two cards of a kind are equal.
    #[derive(Default)]
    pub enum Kind {
        /// Chevalier: switches two Court cards, then turns one over.
        #[default]
        Knight = "knight",
        /// Reine: looks at two cards from the opponent's hand and discards the Queens among them.
        Queen = "queen",
        /// Roi: turns a face-down Court card up, or draws two and discards two.
        King = "king",
        /// The Rogue: looks at two face-down Court cards.
        Assassin = "assassin",
    }
}
