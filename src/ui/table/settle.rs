//! Input that comes too soon after a change of the table.
//!
//! A tap or a key press that follows such a change at once was meant for what was there
//! before: the second half of a double tap, a switch that bounces, or a tap on the place
//! where another button has just appeared. It makes no decision and shows no hand.

use super::{Msg, Table, guide, parts::Panel, review};
use crate::engine::Seat;
use crate::platform::timer::{self, Timer};
use crate::ui::games::shown::Midway;
use crate::ui::waits;
use yew::AttrValue;

/// Everything that changes the meaning of a tap on a given place of the table.
#[derive(Default, PartialEq)]
struct Meaning {
    position: Option<usize>,
    replayed: Option<usize>,
    next_person: Option<Seat>,
    is_playing_back: bool,
    is_watching: bool,
    selected: Option<(Option<AttrValue>, String)>,
    draft: Midway,
    lesson_remark: Option<(usize, usize)>,
    panel: Option<Panel>,
}

/// Keeps input from acting on the table until it has shown the same for long enough.
#[derive(Default)]
pub struct Settling {
    meaning: Meaning,
    /// Runs while it has not.
    timer: Option<Timer>,
    /// True until the change is rendered: the time counts from then.
    is_unseen: bool,
}

impl Settling {
    /// Returns true if a decision would come too soon.
    pub fn is_too_soon(&self) -> bool {
        self.timer.is_some()
    }

    /// Takes the table as settled: what follows is part of one deliberate gesture.
    pub fn skip(&mut self) {
        self.timer = None;
    }
}

impl Msg {
    /// Returns true if this makes a decision, shows a hand, or shows another match.
    pub(super) fn commits(&self) -> bool {
        match self {
            Self::Decide(_) | Self::Accept(_) | Self::Again | Self::PlayHere => true,
            Self::Review(ask) => matches!(ask, review::Ask::TryAgain(_) | review::Ask::Back),
            Self::Lesson(ask) => matches!(ask, guide::Ask::Again | guide::Ask::PlayOn),
            _ => false,
        }
    }
}

impl Table {
    /// Starts the wait anew if the last message has changed what a tap means.
    pub(super) fn settle(&mut self, ctx: &yew::Context<Self>) {
        let meaning = self.meaning();
        if self.settling.meaning != meaning {
            self.settling.meaning = meaning;
            self.settling.is_unseen = true;
            self.wait_to_settle(ctx);
        }
    }

    /// Counts the wait from the moment at which the change can be seen.
    pub(super) fn settle_rendered(&mut self, ctx: &yew::Context<Self>) {
        if std::mem::take(&mut self.settling.is_unseen) {
            self.wait_to_settle(ctx);
        }
    }

    fn wait_to_settle(&mut self, ctx: &yew::Context<Self>) {
        let link = ctx.link().clone();
        self.settling.timer =
            Some(timer::after(waits::SETTLE, move || link.send_message(Msg::Settled)));
    }

    fn meaning(&self) -> Meaning {
        let play = self.play.as_ref().ok();
        let selected = self.lifted.as_ref();
        Meaning {
            position: play.map(|play| play.position()),
            replayed: self.replay.as_ref().map(|replay| replay.play.position()),
            next_person: play.and_then(|play| self.hand_over_to(play)),
            is_playing_back: !self.film.is_over(),
            is_watching: self.is_elsewhere(),
            selected: selected.map(|lifted| (lifted.piece.clone(), lifted.text.clone())),
            draft: self.midway.clone(),
            lesson_remark: self.guide.as_ref().and_then(|guide| guide.remark_number(play?)),
            panel: (self.panel != Panel::None).then_some(self.panel),
        }
    }
}
