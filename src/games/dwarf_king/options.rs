//! The rules options.

use crate::engine::OptionSpec;
use serde::{Deserialize, Serialize};

/// The number of deals in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deals {
    /// A short match (house ruling).
    #[serde(rename = "3")]
    Three,
    /// A shorter match (house ruling).
    #[serde(rename = "5")]
    Five,
    /// The match of the rulebook.
    #[default]
    #[serde(rename = "7")]
    Seven,
}

impl Deals {
    /// Returns the number of deals.
    pub const fn number(self) -> u16 {
        match self {
            Self::Three => 3,
            Self::Five => 5,
            Self::Seven => 7,
        }
    }
}

/// The option to leave out the complex tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstGame {
    /// All twenty tiles are used.
    #[default]
    No,
    /// The complex tiles are left out.
    Yes,
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// The number of deals.
    pub deals: Deals,
    /// The tiles in use.
    pub first_game: FirstGame,
}

/// The options as listed in [`Info::options`](crate::engine::Info::options).
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "deals",
        values: &["3", "5", "7"],
        default: "7",
        first: "7",
        per_seat: false,
        needs: None,
    },
    OptionSpec {
        key: "first-game",
        values: &["no", "yes"],
        default: "no",
        first: "yes",
        per_seat: false,
        needs: None,
    },
];
