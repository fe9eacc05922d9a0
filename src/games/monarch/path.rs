//! The paths of ruling, and the emblems on some Court Cards.

use serde::{Deserialize, Serialize};

/// A path of ruling. Balance is not the path of any card, only a Banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Path {
    /// Beasts of war, armour, soldiers.
    Might,
    /// Music, finery, feasts.
    Culture,
    /// Scholars and their possessions.
    Wisdom,
    /// The gifts of the land; these cards also cost food.
    Bounty,
}

/// The paths in the order of the rulebook.
pub const PATHS: [Path; 4] = [Path::Might, Path::Culture, Path::Wisdom, Path::Bounty];

/// An emblem, which makes a card count for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Emblem {
    /// A beast.
    Beast,
    /// A garment.
    Garment,
}
