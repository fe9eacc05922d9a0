//! Playback: shows decisions beat by beat. The match state is already final and saved; only the
//! animation lags behind.

use super::effect::Effects;
use super::msg::Timer;
use crate::ui::games::{Goal, Interlude, Pacing};
use crate::ui::motion::Motion;
use crate::ui::settings::Pace;
use crate::ui::sound::Sound;
use std::collections::VecDeque;
use std::rc::Rc;
use yew::Html;

/// The time to wait for a bot before the table is rendered without its answer, in milliseconds.
/// Most answers arrive sooner.
const PAUSE: u32 = 120;

/// The number of beats that a page at the end of a deal stands where no person can go on.
const PAGE: u32 = 6;

/// The board after the events of a beat.
pub trait StepView {
    /// Renders the board without a decision to make.
    fn board(&self) -> Html;
    /// Returns the goal of the game, and each player's progress.
    fn goal(&self) -> Option<Goal>;
    /// Describes the board. With `memory`, includes hidden cards that the viewer has seen.
    fn sentences(&self, memory: bool) -> Vec<String>;
}

/// Events that are shown together, and the board after them.
#[derive(Clone)]
pub struct Beat {
    /// The decision that they belong to.
    pub of: usize,
    /// The number of the decision's sentences that have been told by the end of the beat.
    pub said: usize,
    /// The sentences about the events.
    pub headline: Vec<String>,
    /// The board after the events.
    pub step: Rc<dyn StepView>,
    /// Their motions on the board.
    pub motions: Vec<Motion>,
    /// Their sound.
    pub sound: Option<Sound>,
    /// Their pacing.
    pub pacing: Pacing,
    /// The page that ends a deal, a round or a season with them.
    pub interlude: Option<Interlude>,
}

impl Beat {
    /// Returns true if the beat stays until the person goes on.
    pub fn is_held(&self) -> bool {
        self.interlude.is_some() || self.is_look()
    }

    /// Makes the beat end by itself.
    pub fn let_pass(&mut self) {
        self.interlude = None;
        if self.is_look() {
            self.pacing = Pacing::Climax;
        }
    }

    /// Returns the number of letters of its sentences.
    fn letters(&self) -> u32 {
        self.headline.iter().map(|sentence| sentence.chars().count() as u32).sum()
    }

    /// Returns true if a person looks at something in secret.
    pub fn is_look(&self) -> bool {
        self.pacing == Pacing::Look
    }
}

/// The letters of a sentence that can be read in a beat.
const LETTERS: u32 = 32;

/// Returns the length of a beat in milliseconds. A sentence of more than [`LETTERS`] gets more time, at
/// most that of a key moment.
fn length(pacing: Pacing, letters: u32, pace: Pace) -> u32 {
    let beat = match pace {
        Pace::Slow => 1_500,
        Pace::Normal => 800,
        Pace::Fast => 350,
        Pace::Instant => 0,
    };
    match pacing {
        Pacing::Light => beat / 2,
        Pacing::Beat => (beat * letters / LETTERS).clamp(beat, beat * 5 / 2),
        Pacing::Climax | Pacing::Look => beat * 5 / 2,
    }
}

/// The thing that the playback waits for. At most one timer runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Phase {
    /// Nothing: everything has been shown, or the playback is held while a person reads a text.
    #[default]
    Resting,
    /// The end of the beat on the board.
    Showing,
    /// A bot's answer. It usually arrives at once, so rendering before it would be wasted.
    Pausing,
    /// The rendering of a bot's decision. It is a separate task, since saving and asking the next
    /// bot take time.
    Rendering,
}

/// The beats that have yet to be shown. The first of them is on the board.
#[derive(Clone, Default)]
pub struct Playback {
    beats: VecDeque<Beat>,
    /// The beats that were set aside to see whether a tap was meant for what comes after them.
    aside: VecDeque<Beat>,
    /// True while it shows what a person missed while they did not have the device.
    is_catching_up: bool,
    /// True if no person can go on: every beat ends by itself.
    is_unattended: bool,
    phase: Phase,
    /// For each decision, true if it was shown to all who share the device.
    pub shown_to_all: Vec<bool>,
    /// The places that were touched since the person's last decision.
    pub highlights: Vec<String>,
    /// True if the match has ended and its result has not been scrolled to.
    pub has_just_ended: bool,
    /// True while the result's ceremony is shown, which the result follows.
    pub ceremony: bool,
}

impl Playback {
    /// Returns the playback of a match at this position, with what led there shown, to all who share
    /// the device or to none.
    pub fn after(position: usize, is_shown: bool) -> Self {
        Self { shown_to_all: vec![is_shown; position], ..Self::default() }
    }

    /// Notes whether a person goes on by hand: where the device only lies on the table, every beat ends
    /// by itself.
    pub fn attend(&mut self, is_attended: bool) {
        self.is_unattended = !is_attended;
    }

    /// Removes the first beats if there are more than `most`. Returns true if that puts another one
    /// on the board.
    pub fn catch_up_to(&mut self, most: usize) -> bool {
        let behind = self.beats.len().saturating_sub(most);
        self.beats.drain(..behind);
        behind > 0
    }

    /// Returns true if no beat is left to show.
    pub fn is_over(&self) -> bool {
        self.beats.is_empty()
    }

    /// Returns true if a beat that has yet to be shown is a person's secret look.
    pub fn has_look(&self) -> bool {
        self.beats.iter().any(Beat::is_look)
    }

    /// Returns true while it shows what a person missed while they did not have the device.
    pub fn is_catching_up(&self) -> bool {
        self.is_catching_up && !self.is_over()
    }

    /// Sets all beats aside, so that the board after them is rendered.
    pub fn set_aside(&mut self, effects: &mut Effects) {
        self.aside = std::mem::take(&mut self.beats);
        self.phase = Phase::Resting;
        effects.cancel(Timer::Playback);
    }

    /// Puts the beats back that were set aside, or forgets them if `is_over`. Returns those that
    /// were forgotten.
    pub fn put_back(&mut self, is_over: bool) -> Vec<Beat> {
        let aside = std::mem::take(&mut self.aside);
        if is_over {
            return aside.into();
        }
        self.beats.extend(aside);
        Vec::new()
    }

    /// Returns the beat on the board.
    pub fn now(&self) -> Option<&Beat> {
        self.beats.front()
    }

    /// Returns true while the rendering of a bot's decision is deferred.
    pub fn is_rendered_later(&self) -> bool {
        self.phase == Phase::Rendering
    }

    /// Returns true while the playback briefly waits for a bot before rendering.
    pub fn is_pausing(&self) -> bool {
        self.phase == Phase::Pausing
    }

    /// Adds what a person missed. Returns true if the first new one goes on the board now.
    pub fn catch_up(&mut self, beats: Vec<Beat>) -> bool {
        let is_first = self.add(beats);
        self.is_catching_up |= is_first;
        is_first
    }

    /// Adds beats after those being shown. Returns true if the first new one goes on the board now.
    pub fn add(&mut self, beats: Vec<Beat>) -> bool {
        let was_over = self.is_over();
        self.is_catching_up &= !was_over;
        self.beats.extend(beats);
        was_over && !self.is_over()
    }

    /// Removes the beat from the board.
    pub fn advance(&mut self) {
        self.beats.pop_front();
    }

    /// Removes all beats, and returns them.
    pub fn skip(&mut self) -> Vec<Beat> {
        self.beats.drain(..).collect()
    }

    /// Ends the playback at once.
    pub fn stop(&mut self, effects: &mut Effects) {
        self.beats.clear();
        self.aside.clear();
        (self.is_catching_up, self.phase) = (false, Phase::Resting);
        effects.cancel(Timer::Playback);
    }

    /// Holds the playback while a person reads a text. A bot's decision is still rendered.
    pub fn hold(&mut self, effects: &mut Effects) {
        if self.phase == Phase::Showing {
            self.phase = Phase::Resting;
            effects.cancel(Timer::Playback);
        }
    }

    /// Starts the timer of the beat on the board.
    pub fn let_stand(&mut self, pace: Pace, effects: &mut Effects) {
        if self.phase == Phase::Rendering {
            return;
        }
        if let Some(beat) = self.beats.front() {
            self.phase = Phase::Showing;
            if beat.is_held() && self.is_unattended {
                effects.wait(Timer::Playback, PAGE * length(Pacing::Beat, 0, pace));
            } else if beat.is_held() {
                effects.cancel(Timer::Playback);
            } else {
                effects.wait(Timer::Playback, length(beat.pacing, beat.letters(), pace));
            }
        } else if self.phase == Phase::Showing {
            self.phase = Phase::Resting;
            effects.cancel(Timer::Playback);
        }
    }

    /// Defers the rendering of a bot's decision to its own task.
    pub fn render_later(&mut self, effects: &mut Effects) {
        if self.phase != Phase::Rendering {
            self.phase = Phase::Rendering;
            effects.soon(Timer::Playback);
        }
    }

    /// Briefly waits for a bot, if one was `asked` and all beats have been shown.
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
