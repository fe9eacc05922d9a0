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

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// Whether the Banners hang above the row.
    pub banners: Banners,
}

/// The options as the house names them.
pub(super) const SPECS: &[OptionSpec] =
    &[OptionSpec { key: "banners", values: &["yes", "no"], default: "yes", per_seat: false }];
