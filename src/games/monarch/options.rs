//! The rules options.

use crate::engine::OptionSpec;
use serde::{Deserialize, Serialize};

/// The option to play with Banners.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banners {
    /// With Banners, as in the rulebook.
    #[default]
    Yes,
    /// Without Banners, as the leaflet advises for a first game.
    No,
}

/// The sisters' starting position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Five gold and five food for each sister and nothing else, as in the rulebook.
    #[default]
    Leaflet,
    /// Later sisters also have Guests, to offset the advantage of their place.
    Even,
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// The option to play with Banners.
    pub banners: Banners,
    /// The sisters' starting position.
    pub start: Start,
}

/// The options as listed in [`Info::options`](crate::engine::Info::options).
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "banners",
        values: &["yes", "no"],
        default: "yes",
        first: "yes",
        per_seat: false,
        needs: None,
    },
    OptionSpec {
        key: "start",
        values: &["leaflet", "even"],
        default: "leaflet",
        first: "leaflet",
        per_seat: false,
        needs: None,
    },
];
