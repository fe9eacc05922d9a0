//! Playback: what has been decided is shown beat by beat. The match state is already final
//! and saved; only the animation lags behind.

use super::effect::{Effects, Timer};
use crate::ui::games::{Goal, Pacing};
use crate::ui::motion::Motion;
use crate::ui::settings::Pace;
use crate::ui::sound::Sound;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::Html;

/// How long a bot is waited for before the table is rendered without its answer, in
/// milliseconds. Most answers come sooner.
const PAUSE: u32 = 120;

/// The board as the events of a beat left it.
pub trait StepView {
    /// The board, without a decision to be made.
    fn board(&self) -> Html;
    /// What wins, and how far everybody is.
    fn goal(&self) -> Option<Goal>;
    /// The board in sentences, with or without what the viewer could only remember.
    fn sentences(&self, memory: bool) -> Vec<String>;
}

/// Events that are shown together, and the board as they left it.
#[derive(Clone)]
pub struct Beat {
    /// The decision that they belong to.
    pub of: usize,
    /// The number of its sentences that have been said by the end of the beat.
    pub said: usize,
    /// What is said of the events.
    pub headline: Vec<String>,
    /// The board after them.
    pub step: Rc<dyn StepView>,
    /// How they move on the board.
    pub motions: Vec<Motion>,
    /// Their sound.
    pub sound: Option<Sound>,
    /// How much time they take.
    pub pacing: Pacing,
}

/// How long a beat lasts, in milliseconds.
fn length(pacing: Pacing, pace: Pace) -> u32 {
    let beat = match pace {
        Pace::Slow => 1_500,
        Pace::Normal => 800,
        Pace::Fast => 350,
        Pace::Instant => 0,
    };
    match pacing {
        Pacing::Light => beat / 2,
        Pacing::Beat => beat,
        Pacing::Climax => beat * 5 / 2,
    }
}

/// What the playback waits for. At most one timer runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// Nothing: all has been shown, or somebody reads a text over what is shown.
    #[default]
    Resting,
    /// The end of the beat on the board.
    Showing,
    /// A bot's answer, which mostly comes at once: what would be rendered meanwhile nobody
    /// would see.
    Pausing,
    /// The rendering of what a bot has decided. It is a task of its own, since saving and
    /// asking the next bot take time.
    Rendering,
}

/// The beats still to be shown. The first of them is on the board.
#[derive(Clone, Default)]
pub struct Playback {
    beats: VecDeque<Beat>,
    phase: Phase,
}

impl Playback {
    /// Returns true if nothing is left to be shown.
    pub fn is_over(&self) -> bool {
        self.beats.is_empty()
    }

    /// The beat on the board.
    pub fn now(&self) -> Option<&Beat> {
        self.beats.front()
    }

    /// Returns true while what a bot has decided waits to be rendered.
    pub fn is_rendered_later(&self) -> bool {
        self.phase == Phase::Rendering
    }

    /// Returns true while a bot is waited for that mostly answers at once.
    pub fn is_pausing(&self) -> bool {
        self.phase == Phase::Pausing
    }

    /// Adds beats after those being shown. Returns true if the first of them is now to be
    /// put on the board.
    pub fn add(&mut self, beats: Vec<Beat>) -> bool {
        let was_over = self.is_over();
        self.beats.extend(beats);
        was_over && !self.is_over()
    }

    /// Takes the beat off the board.
    pub fn advance(&mut self) {
        self.beats.pop_front();
    }

    /// Takes all beats off, and returns them.
    pub fn skip(&mut self) -> Vec<Beat> {
        self.beats.drain(..).collect()
    }

    /// Ends the playback at once.
    pub fn stop(&mut self, effects: &mut Effects) {
        *self = Self::default();
        effects.cancel(Timer::Playback);
    }

    /// Stops the clock for somebody who reads a text. What a bot has decided is rendered
    /// all the same.
    pub fn hold(&mut self, effects: &mut Effects) {
        if self.phase == Phase::Showing {
            self.phase = Phase::Resting;
            effects.cancel(Timer::Playback);
        }
    }

    /// Leaves the beat on the board for its time.
    pub fn let_stand(&mut self, pace: Pace, effects: &mut Effects) {
        if self.phase == Phase::Rendering {
            return;
        }
        if let Some(beat) = self.beats.front() {
            self.phase = Phase::Showing;
            effects.wait(Timer::Playback, length(beat.pacing, pace));
        } else if self.phase == Phase::Showing {
            self.phase = Phase::Resting;
            effects.cancel(Timer::Playback);
        }
    }

    /// Puts off rendering what a bot has just decided.
    pub fn render_later(&mut self, effects: &mut Effects) {
        if self.phase != Phase::Rendering {
            self.phase = Phase::Rendering;
            effects.soon(Timer::Playback);
        }
    }

    /// Waits a moment for a bot, if one is `asked` and all has been shown.
    pub fn pause(&mut self, asked: bool, pace: Pace, effects: &mut Effects) {
        let pauses = asked && self.is_over() && pace != Pace::Instant;
        match self.phase {
            Phase::Pausing if !pauses => {
                self.phase = Phase::Resting;
                effects.cancel(Timer::Playback);
            }
            Phase::Resting | Phase::Showing if pauses => {
                self.phase = Phase::Pausing;
                effects.wait(Timer::Playback, PAUSE);
            }
            _ => {}
        }
    }

    /// Ends the wait whose timer has run out. Returns true if it was for the end of a beat.
    pub fn elapsed(&mut self) -> bool {
        std::mem::take(&mut self.phase) == Phase::Showing
    }
}
