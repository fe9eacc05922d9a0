//! What has just happened, shown beat by beat before the next decision. The
//! match itself is already decided and kept; only the eye is behind.

use crate::ui::motion::Motion;
use crate::ui::sound::Sound;
use crate::ui::games::{Goal, Pacing};
use crate::ui::settings::Pace;
use std::collections::VecDeque;
use yew::Html;

/// Events that are shown together, and the board as they left it.
pub struct Beat {
    /// The decision that they belong to, and how many of its sentences have
    /// been said by now.
    pub of: usize,
    pub said: usize,
    /// What is said of them.
    pub headline: Vec<String>,
    /// The board, drawn without a decision.
    pub board: Html,
    /// The same in sentences; with what was seen before, or without.
    pub spoken: Box<dyn Fn(bool) -> Vec<String>>,
    /// What wins, and how far everybody was then.
    pub goal: Option<Goal>,
    pub motions: Vec<Motion>,
    pub sound: Option<Sound>,
    pub pacing: Pacing,
}

/// How long a beat lasts, in milliseconds.
pub fn length(pacing: Pacing, pace: Pace) -> u32 {
    let beat = match pace {
        Pace::Slow => 1_500,
        Pace::Normal => 800,
        Pace::Fast => 350,
        Pace::Instant => 0,
    };
    match pacing {
        // What goes without saying is seen in passing.
        Pacing::Light => beat / 2,
        Pacing::Beat => beat,
        Pacing::Climax => beat * 5 / 2,
    }
}

/// The beats still to be shown; the first of them is on the table.
#[derive(Default)]
pub struct Film {
    beats: VecDeque<Beat>,
}

impl Film {
    /// Whether nothing is left to be shown.
    pub fn is_over(&self) -> bool {
        self.beats.is_empty()
    }

    /// The beat on the table.
    pub fn now(&self) -> Option<&Beat> {
        self.beats.front()
    }

    /// Shows these after what is being shown; whether the first of them is on
    /// the table now.
    pub fn add(&mut self, beats: Vec<Beat>) -> bool {
        let was_over = self.is_over();
        self.beats.extend(beats);
        was_over && !self.is_over()
    }

    /// Goes on to the next beat.
    pub fn go_on(&mut self) {
        self.beats.pop_front();
    }

    /// Leaves out whatever is left; returns it.
    pub fn leave(&mut self) -> Vec<Beat> {
        self.beats.drain(..).collect()
    }
}
