//! The sixteen cards: four kinds, four of each.

use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The number of cards of each kind.
pub const COPIES: u8 = 4;

/// The kinds in the order of the rulebook.
pub const KINDS: [Kind; 4] = [Kind::Knight, Kind::Queen, Kind::King, Kind::Assassin];

/// The kind of a card. Two cards of a kind are equal.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Chevalier: switches two Court cards, then turns one over.
    #[default]
    Knight,
    /// Reine: looks at two cards from the opponent's hand and discards the Queens among them.
    Queen,
    /// Roi: turns a face-down Court card up, or draws two and discards two.
    King,
    /// The Rogue: looks at two face-down Court cards.
    Assassin,
}

impl Display for Kind {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(match self {
            Self::Knight => "knight",
            Self::Queen => "queen",
            Self::King => "king",
            Self::Assassin => "assassin",
        })
    }
}
