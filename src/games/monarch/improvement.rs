//! The 22 Land Improvements, and the boards for them.

use super::Path::{Bounty, Culture, Might, Wisdom};
use super::{Card, FACES, Path};
use crate::engine::Pile;
use LandKind::{Farm, Village};
use serde::{Deserialize, Serialize};

/// The kind of a Land Board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LandKind {
    /// A Simple Farm: gives food when harvested.
    #[default]
    Farm,
    /// A Small Village: eats 1 food and gives gold when taxed.
    Village,
}

/// The number of boards of each kind.
pub const BOARDS_OF_A_KIND: usize = 6;

/// The number of boards in the land, three by three.
pub const LANDS: usize = 9;

/// The printed data of a Land Improvement.
#[derive(Clone, Copy, Debug)]
pub struct Improvement {
    /// The name in saves.
    pub name: &'static str,
    /// The boards it fits.
    pub on: LandKind,
    /// The number of copies.
    pub copies: u8,
    /// The yield of its board: gold of a village, food of a farm.
    pub yields: u8,
    /// Its path, if it has one.
    pub path: Option<Path>,
    /// Its price in food.
    pub food: u8,
}

const fn plot(
    name: &'static str,
    on: LandKind,
    copies: u8,
    yields: u8,
    path: Option<Path>,
    food: u8,
) -> Improvement {
    Improvement { name, on, copies, yields, path, food }
}

/// The improvements in the order of the rulebook.
#[rustfmt::skip]
pub const IMPROVEMENTS: [Improvement; 16] = [
    plot("royal-goatery",     Farm,    2, 2, Some(Bounty),  3),
    plot("hillside-vineyard", Farm,    2, 2, Some(Culture), 3),
    plot("war-horse-pasture", Farm,    1, 2, Some(Might),   3),
    plot("herb-garden",       Farm,    1, 2, Some(Wisdom),  3),
    plot("terraced-fields",   Farm,    2, 3, None,          5),
    plot("hunting-preserve",  Farm,    1, 3, Some(Might),   5),
    plot("botanical-garden",  Farm,    1, 3, Some(Wisdom),  5),
    plot("golden-orchard",    Farm,    1, 4, Some(Bounty),  7),
    plot("market-town",       Village, 2, 2, None,          4),
    plot("garrison-town",     Village, 2, 2, Some(Might),   4),
    plot("weavers-village",   Village, 1, 2, Some(Culture), 4),
    plot("university-town",   Village, 2, 2, Some(Wisdom),  4),
    plot("harvest-fair",      Village, 1, 2, Some(Bounty),  4),
    plot("theater-district",  Village, 1, 3, Some(Culture), 6),
    plot("port-town",         Village, 1, 3, None,          6),
    plot("jewel-bazaar",      Village, 1, 4, None,          8),
];

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
