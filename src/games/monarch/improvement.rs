//! The 22 Land Improvements.

use super::Path;
use super::Path::{Bounty, Culture, Might, Wisdom};
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
