//! What a table may choose before the first hand.

use crate::engine::{OptionSpec, Seat};
use serde::{Deserialize, Serialize};

/// How much of the game is played.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// First kingdom: tiles only.
    First,
    /// Time of tales: with tales and their tokens, two points each.
    Tales,
    /// Everything.
    #[default]
    Complete,
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// No.
    #[default]
    No,
    /// Yes.
    Yes,
}

/// The rules options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Which of the three ways to play.
    pub rules: Rules,
    /// Whether bard sides have no colour at all.
    pub advanced: Choice,
    /// In the time of tales: who loses a token for each element missing.
    pub adult: Vec<Choice>,
}

impl Options {
    /// Whether the player of this seat plays as an adult.
    pub fn is_adult(&self, seat: Seat) -> bool {
        self.adult.get(seat.index()) == Some(&Choice::Yes)
    }
}

const NO_YES: &[&str] = &["no", "yes"];

/// The options as the house names them.
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "rules",
        values: &["first", "tales", "complete"],
        default: "complete",
        first: "first",
        per_seat: false,
    },
    OptionSpec { key: "advanced", values: NO_YES, default: "no", first: "no", per_seat: false },
    OptionSpec { key: "adult", values: NO_YES, default: "no", first: "no", per_seat: true },
];
