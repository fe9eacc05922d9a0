//! The paths of ruling, and the emblems that some cards of a court bear.

use serde::{Deserialize, Serialize};

/// A path of ruling. Balance is no path of a card, only a Banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Path {
    /// Beasts of war, armour, soldiers.
    Might,
    /// Music, finery, feasts for the eye.
    Culture,
    /// Scholars and what they own.
    Wisdom,
    /// What the land gives; these cards cost food too.
    Bounty,
}

/// The paths in the order of the rulebook.
pub const PATHS: [Path; 4] = [Path::Might, Path::Culture, Path::Wisdom, Path::Bounty];

/// What makes a card count for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Emblem {
    /// A beast.
    Beast,
    /// A garment.
    Garment,
}
