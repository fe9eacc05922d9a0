//! Ignores input that comes too soon after a change of the table.
//!
//! A tap or a key press right after such a change was meant for the table before it: a switch that
//! bounces, or a tap on the place where another button has just appeared. It makes no decision and
//! shows no hand. After a change made by the person's own tap, the wait is shorter, since they are looking
//! there. Selecting or choosing is not a change: a second tap plays the piece. The end of a question or a
//! playback is not one either: a tap on a piece means the same before and after it ([`Msg::TapThrough`](super::msg::Msg::TapThrough)).

use super::controller::Controller;
use super::effect::{Effect, Effects};
use super::msg::{Panel, Timer};
use super::screen::Screen;
use crate::engine::{Seat, SeatSet};
use crate::ui::waits;

/// Everything that changes the meaning of a tap on a given place of the table.
#[derive(Default, PartialEq)]
struct Meaning {
    position: Option<usize>,
    replayed: Option<usize>,
    next_person: Option<Seat>,
    away: Option<(Seat, Controller)>,
    is_playing_back: bool,
    /// The decision and the sentences of a beat that stays until the person goes on.
    held: Option<(usize, usize)>,
    is_watching: bool,
    /// True while a decision is sent to the device that holds the match.
    is_sending: bool,
    /// True if the result is shown, with the button for another match.
    has_result: bool,
    /// True if a button confirms a decision that cannot be undone.
    confirms: bool,
    lesson_remark: Option<(usize, usize)>,
    panel: Option<Panel>,
    /// The seats that agree to end the match, while others are asked.
    agreed: SeatSet,
}

/// Ignores input until the table has been unchanged for long enough.
#[derive(Default)]
pub struct Settling {
    meaning: Meaning,
    /// The time that has to pass after the last change, in milliseconds.
    time: u32,
    /// True while it has not.
    is_waiting: bool,
    /// The time at which the last change was rendered, in milliseconds.
    seen: f64,
    /// The time at which the last wait was over, in milliseconds: input that was made before came too soon.
    over: f64,
    /// True until the change is rendered, which starts the time.
    is_unseen: bool,
}

impl Settling {
    /// Returns true if a decision would come too soon that was made at this time, in milliseconds. A page
    /// that was busy handles it later.
    pub fn is_too_soon(&self, made: f64) -> bool {
        self.is_waiting || made < self.over
    }

    /// Notes that the wait is over, or was before a busy page could say so; `now` is in milliseconds.
    pub fn elapsed(&mut self, now: f64) {
        (self.is_waiting, self.over) = (false, now.min(self.seen + f64::from(self.time)));
    }

    /// Ends the wait: the next input is part of one deliberate gesture.
    pub fn skip(&mut self) {
        (self.is_waiting, self.over) = (false, 0.0);
    }

    /// Restarts the wait if an update has changed the meaning of a tap. `is_own` is true if the person
    /// here has made the change.
    pub fn update(&mut self, screen: &Screen, is_own: bool, effects: &mut Effects) {
        let meaning = Meaning::of(screen);
        if self.meaning == meaning {
            return;
        }
        let before = std::mem::replace(&mut self.meaning, meaning);
        let is_plain = self.meaning.is_plain();
        let decided = |it: &Meaning| (it.position, it.is_sending, it.confirms);
        if is_own && decided(&before) != decided(&self.meaning) {
            effects.push(Effect::LeaveButton);
        }
        let is_end = Meaning { is_playing_back: false, confirms: false, ..before } == self.meaning;
        if is_plain && is_end {
            return;
        }
        self.time = if is_own && is_plain { waits::SETTLE_OWN } else { waits::SETTLE };
        self.is_unseen = true;
        self.wait(effects);
    }

    /// Starts the time, now that the change is visible; `now` is in milliseconds.
    pub fn rendered(&mut self, now: f64, effects: &mut Effects) {
        if std::mem::take(&mut self.is_unseen) {
            self.seen = now;
            self.wait(effects);
        }
    }

    fn wait(&mut self, effects: &mut Effects) {
        self.is_waiting = true;
        effects.wait(Timer::Settle, self.time);
    }
}

impl Meaning {
    /// Returns true if the same person goes on at the table: no other person takes the device, and
    /// nothing has to be confirmed, read or closed.
    fn is_plain(&self) -> bool {
        self.next_person.is_none()
            && self.away.is_none()
            && self.held.is_none()
            && self.panel.is_none()
            && !self.has_result
            && !self.confirms
    }

    fn of(screen: &Screen) -> Self {
        let Some(live) = screen.live() else { return Self::default() };
        Self {
            position: Some(live.source.position()),
            replayed: screen.replay().map(|replay| replay.at.position()),
            next_person: screen.next_person(),
            away: live.away(),
            is_playing_back: screen.beat().is_some(),
            held: screen.beat().filter(|beat| beat.is_held()).map(|beat| (beat.of, beat.said)),
            is_watching: screen.is_watching(),
            is_sending: live.is_sending(),
            has_result: live.is_over() && live.playback.is_over() && !live.playback.ceremony,
            confirms: live.draft.selected.as_ref().is_some_and(|it| it.confirms),
            lesson_remark: screen.guide().and_then(|guide| guide.remark_number(live.own()?)),
            panel: live.notices.panel,
            agreed: live.agreed(),
        }
    }
}
