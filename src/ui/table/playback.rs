//! Playback: shows decisions beat by beat. The match state is already final and saved; only the
//! animation lags behind.

use super::effect::Effects;
use super::msg::Timer;
use crate::engine::Viewer;
use crate::session::remote::Progress;
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

/// The shortest playback, in milliseconds, that shows how to go on: long enough to read a short sentence
/// and see what it refers to.
const LONG: u32 = 1_000;

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
    /// The number of the decision's events that the public was told by the end of the beat.
    pub told: usize,
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
    /// True if all at a shared device watch it together, with every hand covered.
    pub is_for_all: bool,
    /// The page that ends a deal, a round or a season with them.
    pub interlude: Option<Interlude>,
}

impl Beat {
    /// Returns true if the beat stays until the person goes on.
    pub fn is_held(&self) -> bool {
        self.interlude.is_some() || self.is_look()
    }

    /// Returns true if sentences tell the beat, and not its motions alone.
    pub fn is_told(&self) -> bool {
        !self.headline.is_empty()
    }

    /// Makes the beat end by itself.
    pub fn let_pass(&mut self) {
        self.interlude = None;
        if self.is_look() {
            self.pacing = Pacing::Climax;
        }
    }

    /// Shows the beat by its motions alone, without its sentences. Returns false if nothing of it is left
    /// to show. A key moment stays as it is.
    pub fn shorten(&mut self) -> bool {
        let is_key = self.is_held() || self.is_for_all || self.pacing == Pacing::Climax;
        if !is_key {
            self.headline.clear();
            self.pacing = Pacing::Quick;
        }
        is_key || !self.motions.is_empty()
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

/// Returns the length of a beat with this many motions in milliseconds, its sentences aside.
fn length(pacing: Pacing, motions: usize, pace: Pace) -> u32 {
    let [motion, beat] = match pace {
        Pace::Slow | Pace::Steps => [500, 1_200],
        Pace::Normal => [260, 600],
        Pace::Fast => [130, 300],
        Pace::Instant => [0, 0],
    };
    match pacing {
        Pacing::Light => motion / 2,
        // Each piece starts a little after the one before.
        Pacing::Quick => motion * (4 + motions.clamp(1, 2) as u32) / 5,
        Pacing::Beat => beat,
        Pacing::Climax | Pacing::Look => beat * 3 / 2,
    }
}

/// Returns the time that a sentence needs to be read, in milliseconds: at 15, 25 or 50 letters a
/// second.
fn reading(letters: u32, pace: Pace) -> u32 {
    match pace {
        Pace::Slow | Pace::Steps => letters * 1_000 / 15,
        Pace::Normal => letters * 1_000 / 25,
        Pace::Fast => letters * 1_000 / 50,
        Pace::Instant => 0,
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

/// The board and the sentences that stay between two beats.
#[derive(Clone, Default)]
struct Standing {
    /// The beat that was on the board last, with the sentences that stand above it.
    last: Option<Beat>,
    /// The viewer who was shown it; it is shown to no other.
    viewer: Option<Viewer>,
    /// The time still needed to read these sentences before others replace them, in milliseconds.
    unread: u32,
}

impl Standing {
    /// Returns the sentences that stand.
    fn headline(&self) -> &[String] {
        self.last.as_ref().map_or(&[], |beat| &beat.headline)
    }

    /// Keeps a beat that leaves the board. Where it has no sentences, the earlier ones stay: only pieces
    /// have moved.
    fn keep(&mut self, beat: Beat) {
        let headline = if beat.is_told() { beat.headline } else { self.headline().to_vec() };
        let (motions, sound, pacing) = (Vec::new(), None, Pacing::Light);
        self.last = Some(Beat { headline, motions, sound, pacing, ..beat });
    }

    /// Forgets what another viewer was shown.
    fn turn_to(&mut self, viewer: Viewer) {
        if self.viewer.replace(viewer) != Some(viewer) {
            self.forget();
        }
    }

    /// Forgets the sentences: they were read, or are no longer news.
    fn forget(&mut self) {
        (self.last, self.unread) = (None, 0);
    }
}

/// The beats that have yet to be shown. The first of them is on the board.
#[derive(Clone, Default)]
pub struct Playback {
    beats: VecDeque<Beat>,
    /// The beats that were set aside to see whether a tap was meant for what comes after them.
    aside: VecDeque<Beat>,
    /// How many beats at the front repeat what was shown before.
    again: usize,
    /// True while it shows what a person missed while they did not have the device.
    is_catching_up: bool,
    /// True from when a person skips until the table waits for someone.
    is_skipping: bool,
    /// True if no person can go on: every beat ends by itself.
    is_unattended: bool,
    phase: Phase,
    standing: Standing,
    /// The time that all beats so far have stood, in milliseconds.
    pub stood: u32,
    /// The length of the timer that runs, in milliseconds.
    waits: u32,
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
        self.again = self.again.saturating_sub(behind);
        behind > 0
    }

    /// Returns the decision that is being shown, and the number of its events that the public has been
    /// told; `None` if everything was shown. What is shown again is no news.
    pub fn progress(&self) -> Option<(usize, usize)> {
        let beats = if self.is_over() { &self.aside } else { &self.beats };
        let news = beats.get(self.again)?;
        Some((news.of, if self.again == 0 { news.told } else { 0 }))
    }

    /// Notes that all beats show again what was shown before.
    pub fn note_again(&mut self) {
        self.again = self.beats.len();
    }

    /// Shows as much as the table that is followed, of a match at this position. Returns the beats that
    /// have left the board.
    pub fn follow(&mut self, table: &Progress, position: usize) -> Vec<Beat> {
        let has_shown = |beat: &&Beat| table.has_shown(beat.of, beat.told);
        let count = if table.decisions >= position {
            self.beats.len()
        } else {
            self.beats.iter().skip(1).take_while(has_shown).count()
        };
        let gone: Vec<Beat> = self.beats.iter().take(count).cloned().collect();
        // One by one: sentences stay while pieces move.
        for _ in &gone {
            self.advance();
        }
        gone
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
            self.again = 0;
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
    pub fn catch_up(&mut self, beats: Vec<Beat>, viewer: Viewer) -> bool {
        let is_first = self.add(beats, viewer);
        self.is_catching_up |= is_first;
        if is_first {
            self.note_again();
        }
        is_first
    }

    /// Adds beats after those being shown. Returns true if the first new one goes on the board
    /// now. If other sentences still stand, the board stays as it is until they are read.
    pub fn add(&mut self, beats: Vec<Beat>, viewer: Viewer) -> bool {
        let was_over = self.is_over();
        self.is_catching_up &= !was_over;
        self.standing.turn_to(viewer);
        let must_wait = was_over && !self.is_read() && beats.first().is_some_and(Beat::is_told);
        if let Some(last) = self.standing.last.as_ref().filter(|_| must_wait) {
            self.beats.push_back(Beat { headline: Vec::new(), ..last.clone() });
        }
        self.beats.extend(beats);
        was_over && !self.is_over()
    }

    /// Removes the beat from the board.
    pub fn advance(&mut self) {
        let beat = self.beats.pop_front();
        if beat.as_ref().is_some_and(Beat::is_held) {
            self.standing.forget();
        } else if let Some(beat) = beat {
            self.standing.keep(beat);
        }
        self.again = self.again.saturating_sub(1);
    }

    /// Removes all beats, and returns them. The person has read enough.
    pub fn skip(&mut self) -> Vec<Beat> {
        self.standing.forget();
        self.again = 0;
        self.beats.drain(..).collect()
    }

    /// Also skips what follows, until the table waits for someone.
    pub fn skip_on(&mut self) {
        self.is_skipping = true;
    }

    /// Returns the beats that are skipped: those before the first that waits for a person, if a person
    /// skips. The skipping ends with it, or if `is_end`.
    pub fn skipped(&mut self, beats: &mut Vec<Beat>, is_end: bool) -> Vec<Beat> {
        if !self.is_skipping {
            return Vec::new();
        }
        let before = beats.iter().position(Beat::is_held).unwrap_or(beats.len());
        self.is_skipping = before == beats.len() && !is_end;
        beats.drain(..before).collect()
    }

    /// Returns true if the sentences that stand could be read.
    pub fn is_read(&self) -> bool {
        self.standing.unread == 0
    }

    /// Returns the sentences that this viewer was shown last and could not read yet.
    pub fn unread(&self, viewer: Viewer) -> Option<&[String]> {
        let is_shown = !self.is_read() && self.standing.viewer == Some(viewer);
        Some(self.standing.headline()).filter(|lines| is_shown && !lines.is_empty())
    }

    /// Forgets the sentences that stand: the person goes on.
    pub fn forget_last(&mut self) {
        self.standing.forget();
    }

    /// Returns the sentences above the board: those of the beat on it, or the last ones while pieces
    /// move.
    pub fn standing(&self) -> &[String] {
        let told = self.beats.front().filter(|beat| beat.is_told());
        told.map_or_else(|| self.standing.headline(), |beat| &beat.headline)
    }

    /// Ends the playback at once.
    pub fn stop(&mut self, effects: &mut Effects) {
        self.beats.clear();
        self.aside.clear();
        self.standing.forget();
        (self.is_catching_up, self.is_skipping) = (false, false);
        (self.again, self.phase) = (0, Phase::Resting);
        effects.cancel(Timer::Playback);
    }

    /// Holds the playback while a person reads a text. A bot's decision is still rendered.
    pub fn hold(&mut self, effects: &mut Effects) {
        if self.phase == Phase::Showing {
            self.phase = Phase::Resting;
            effects.cancel(Timer::Playback);
        }
    }

    /// Returns true if the beats take long enough to read how to go on, or wait for a tap.
    pub fn is_long(&self, pace: Pace) -> bool {
        let of = |beat: &Beat| length(beat.pacing, beat.motions.len(), pace);
        pace == Pace::Steps || self.beats.iter().map(of).sum::<u32>() >= LONG
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
            } else if beat.is_held() || (pace == Pace::Steps && !self.is_unattended) {
                effects.cancel(Timer::Playback);
            } else {
                if beat.is_told() {
                    self.standing.unread = reading(beat.letters(), pace);
                }
                let before_other = self.beats.get(1).is_some_and(Beat::is_told);
                let rest = if before_other { self.standing.unread } else { 0 };
                self.waits = length(beat.pacing, beat.motions.len(), pace).max(rest);
                effects.wait(Timer::Playback, self.waits);
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
        let waited = std::mem::take(&mut self.waits);
        self.stood += waited;
        self.standing.unread = self.standing.unread.saturating_sub(waited);
        std::mem::take(&mut self.phase) == Phase::Showing
    }
}
