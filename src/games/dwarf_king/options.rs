//! What a table may choose before the first deal.

use crate::engine::OptionSpec;
use serde::{Deserialize, Serialize};

/// How many deals a match has.
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
    /// The number.
    pub const fn number(self) -> u16 {
        match self {
            Self::Three => 3,
            Self::Five => 5,
            Self::Seven => 7,
        }
    }
}

/// Whether the complex tiles stay in the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FirstGame {
    /// All twenty tiles.
    #[default]
    No,
    /// Without the complex ones.
    Yes,
}

/// The rules options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How many deals.
    pub deals: Deals,
    /// Without the complex tiles.
    pub first_game: FirstGame,
}

/// The options as the house names them.
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "deals",
        values: &["3", "5", "7"],
        default: "7",
        first: "7",
        per_seat: false,
    },
    OptionSpec {
        key: "first-game",
        values: &["no", "yes"],
        default: "no",
        first: "yes",
        per_seat: false,
    },
];
