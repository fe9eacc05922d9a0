//! The levels a person can choose, and the random player of tournaments.

use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal decision; for tournaments and tests, not offered to people.
    Random,
    /// Sees the obvious, and forgets and overlooks the rest like a beginner.
    Squire,
    /// Plays by sound rules of thumb.
    Baron,
    /// Searches the worlds that its view allows.
    Regent,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Random, Self::Squire, Self::Baron, Self::Regent];

    /// The levels offered to people, weakest first.
    pub const OFFERED: [Self; 3] = [Self::Squire, Self::Baron, Self::Regent];

    /// Returns the name in commands and saves.
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
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(self.name())
    }
}

/// The error for a name that no level has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl Display for UnknownLevel {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "No level is called {}.", self.0)
    }
}

impl Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.name() == name)
            .ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}
