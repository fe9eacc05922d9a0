//! What a table may choose before the first turn.

use crate::engine::OptionSpec;
use serde::{Deserialize, Serialize};

/// Whether the Banners hang above the row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banners {
    /// As in the rulebook.
    #[default]
    Yes,
    /// As the leaflet advises for a first game.
    No,
}

/// What the sisters begin with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// As in the rulebook: five gold and five food each, and nothing else.
    #[default]
    Leaflet,
    /// Later sisters have Guests besides, which make up for their place.
    Even,
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Whether the Banners hang above the row.
    pub banners: Banners,
    /// What the sisters begin with.
    pub start: Start,
}

/// The options as the house names them.
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "banners",
        values: &["yes", "no"],
        default: "yes",
        first: "yes",
        per_seat: false,
    },
    OptionSpec {
        key: "start",
        values: &["leaflet", "even"],
        default: "leaflet",
        first: "leaflet",
        per_seat: false,
    },
];
