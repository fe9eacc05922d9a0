//! The Land Boards.

use super::{Card, FACES, IMPROVEMENTS, Improvement, LandKind};
use crate::engine::Pile;
use serde::{Deserialize, Serialize};

/// The number of boards of each kind.
pub const BOARDS_OF_A_KIND: usize = 6;

/// The number of boards in the land, three by three.
pub const LANDS: usize = 9;

/// A Land Board with its improvements, the visible one last. A board takes at most the eleven
/// improvements of its kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Land {
    /// The kind of the board.
    pub kind: LandKind,
    /// The improvements on it.
    pub laid: Pile<Card, 11>,
}

/// The yield of a board with this card on top; meaningless for other cards.
const YIELDS: [u8; FACES] = {
    let mut yields = [1; FACES];
    let mut nth = 0;
    while nth < IMPROVEMENTS.len() {
        yields[FACES - IMPROVEMENTS.len() + nth] = IMPROVEMENTS[nth].yields;
        nth += 1;
    }
    yields
};

impl Land {
    /// Returns the improvement on top, the only one that counts.
    #[inline]
    pub fn top(&self) -> Option<&'static Improvement> {
        self.laid.last().and_then(|card| card.improvement())
    }

    /// Returns the board's yield now.
    #[inline]
    pub fn yields(&self) -> u8 {
        self.laid.last().map_or(1, |top| YIELDS[top.index()])
    }

    /// Returns true if an improvement may be put here: on its kind of board, if it yields at least
    /// as much as the one on top.
    #[inline]
    pub fn takes(&self, improvement: &Improvement) -> bool {
        (improvement.on == self.kind) & (improvement.yields >= self.yields())
    }
}
