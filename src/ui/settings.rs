//! What a person has chosen for the page.

#[cfg(target_arch = "wasm32")]
mod kept;

use super::locale::Language;
use serde::{Deserialize, Serialize};

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system asks.
    #[default]
    Auto,
    /// A pale oak table.
    Light,
    /// A quiet table at night.
    Dark,
}

/// How fast bots play and pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// With time to read along.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// Briskly.
    Fast,
    /// Without a pause, without motion.
    Instant,
}

impl Pace {
    /// How long a piece moves, in milliseconds.
    pub fn motion(self) -> f64 {
        match self {
            Self::Slow => 420.0,
            Self::Normal => 260.0,
            Self::Fast => 130.0,
            Self::Instant => 0.0,
        }
    }
}

/// Everything a person can choose for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; none while it is the browser's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub pace: Pace,
    /// Whether sounds are played.
    pub sound: bool,
    /// Whether pieces move.
    pub motion: bool,
    /// Whether cards that one has seen are marked.
    pub memory: bool,
    /// Whether one tap plays what has no effect to be read first; none, as
    /// suits the game and the table.
    pub one_tap: Option<bool>,
    /// Whether the table asks before what cannot be taken back.
    pub ask_first: bool,
    /// Whether the page says what a hand promises and guides a first deal.
    pub hints: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            pace: Pace::Normal,
            sound: false,
            motion: true,
            memory: true,
            one_tap: None,
            ask_first: false,
            hints: true,
        }
    }
}

impl Settings {
    /// What a kept text says. Unreadable settings are the defaults.
    pub fn read(text: &str) -> Self {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The text to be kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }
}
