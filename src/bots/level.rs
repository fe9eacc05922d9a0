//! The levels a person can choose, and the random player of tournaments.

use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter};
use std::str::FromStr;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal decision; for tournaments and tests, not offered to people.
    Random,
    /// Sees the obvious, forgets and overlooks the rest, as a beginner does.
    Squire,
    /// Sound rules of thumb.
    Baron,
    /// Search over the worlds that its view allows.
    Regent,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Squire, Self::Baron, Self::Regent];

    /// The levels offered to people, weakest first.
    pub const OFFERED: [Self; 3] = [Self::Squire, Self::Baron, Self::Regent];

    /// The name in commands and saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Squire => "squire",
            Self::Baron => "baron",
            Self::Regent => "regent",
        }
    }
}

impl Display for Level {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        to.write_str(self.name())
    }
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
