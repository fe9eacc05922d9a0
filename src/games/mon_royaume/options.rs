//! The rules options.

use crate::engine::{OptionSpec, Seat};
use serde::{Deserialize, Serialize};

/// The three ways to play, from simple to complete.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// First kingdom: only the tiles.
    First,
    /// Time of tales: adds tales and their tokens, worth two points each.
    Tales,
    /// The complete game.
    #[default]
    Complete,
}

/// A yes-or-no option.
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
    /// The way to play.
    pub rules: Rules,
    /// Yes if bard sides have no colour at all.
    pub advanced: Choice,
    /// In the time of tales, yes for each seat that loses a token for each missing element.
    pub adult: Vec<Choice>,
}

impl Options {
    /// Returns true if the player of this seat plays as an adult.
    pub fn is_adult(&self, seat: Seat) -> bool {
        self.adult.get(seat.index()) == Some(&Choice::Yes)
    }
}

const NO_YES: &[&str] = &["no", "yes"];

/// The options as listed in [`Info::options`](crate::engine::Info::options).
pub(super) const SPECS: &[OptionSpec] = &[
    OptionSpec {
        key: "rules",
        values: &["first", "tales", "complete"],
        default: "complete",
        first: "first",
        per_seat: false,
        needs: None,
    },
    OptionSpec {
        key: "advanced",
        values: NO_YES,
        default: "no",
        first: "no",
        per_seat: false,
        needs: None,
    },
    OptionSpec {
        key: "adult",
        values: NO_YES,
        default: "no",
        first: "no",
        per_seat: true,
        needs: Some(&("rules", "tales")),
    },
];
