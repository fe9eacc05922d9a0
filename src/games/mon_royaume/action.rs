//! The small decisions that a game consists of, and their names.

use super::{Laid, Tale, Tile};
use crate::engine::Seat;
use std::fmt::{Display, Formatter, Result};

/// The most seats.
pub const SEATS: usize = 4;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Choices: pick this tile from the hand, in secret until all have picked.
    Pick(Tile),
    /// Choices: give this player the marker of the mover's Monster.
    Give(Seat),
    /// Choices: discard this tale, in secret until all have chosen.
    Discard(Tale),
    /// Builders: lay this tile in the next slot, face up.
    Lay(Tile),
    /// Builders: lay this tile in the next slot, on its bard side.
    Flip(Tile),
}

impl From<Laid> for Action {
    fn from(laid: Laid) -> Self {
        if laid.bard { Self::Flip(laid.tile) } else { Self::Lay(laid.tile) }
    }
}

impl Action {
    /// Returns the tile that the decision lays, and its side; `None` if it lays none.
    pub const fn laid(self) -> Option<Laid> {
        match self {
            Self::Lay(tile) => Some(Laid { tile, bard: false }),
            Self::Flip(tile) => Some(Laid { tile, bard: true }),
            _ => None,
        }
    }
}

impl Display for Action {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Pick(tile) => write!(to, "pick-{tile}"),
            Self::Give(seat) => write!(to, "give-marker-to-{}", seat.index()),
            Self::Discard(tale) => write!(to, "discard-{tale}"),
            Self::Lay(tile) => write!(to, "lay-{tile}"),
            Self::Flip(tile) => write!(to, "flip-{tile}"),
        }
    }
}

/// Returns every decision that can ever occur, in the order of legal lists.
pub(super) fn vocabulary() -> Vec<Action> {
    let mut all = Vec::new();
    all.extend(Tile::all().map(Action::Pick));
    all.extend(Seat::all(SEATS).map(Action::Give));
    all.extend(Tale::all().map(Action::Discard));
    all.extend(Tile::all().map(Action::Lay));
    all.extend(Tile::all().map(Action::Flip));
    all
}
