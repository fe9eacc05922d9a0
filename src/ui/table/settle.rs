//! Ignores input that comes too soon after a change of the table.
//!
//! A tap or a key press right after such a change was meant for the table before it: the second
//! half of a double tap, a switch that bounces, or a tap on the place where another button has just
//! appeared. It makes no decision and shows no hand.

use super::controller::Controller;
use super::effect::Effects;
use super::msg::{Panel, Timer};
use super::screen::Screen;
use crate::engine::Seat;
use crate::ui::games::DraftChoice;
use crate::ui::waits;
use yew::AttrValue;

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
    selected: Option<(Option<AttrValue>, String)>,
    draft: DraftChoice,
    lesson_remark: Option<(usize, usize)>,
    panel: Option<Panel>,
}

/// Ignores input until the table has been unchanged for long enough.
#[derive(Default)]
pub struct Settling {
    meaning: Meaning,
    /// True while it has not.
    is_waiting: bool,
    /// True until the change is rendered, which starts the time.
    is_unseen: bool,
}

impl Settling {
    /// Returns true if a decision would come too soon.
    pub fn is_too_soon(&self) -> bool {
        self.is_waiting
    }

    /// Ends the wait: the next input is part of one deliberate gesture.
    pub fn skip(&mut self) {
        self.is_waiting = false;
    }
}

impl Settling {
    /// Restarts the wait if an update has changed the meaning of a tap.
    pub fn update(&mut self, screen: &Screen, effects: &mut Effects) {
        let meaning = Meaning::of(screen);
        if self.meaning != meaning {
            self.meaning = meaning;
            self.is_unseen = true;
            self.wait(effects);
        }
    }

    /// Starts the time, now that the change is visible.
    pub fn rendered(&mut self, effects: &mut Effects) {
        if std::mem::take(&mut self.is_unseen) {
            self.wait(effects);
        }
    }

    fn wait(&mut self, effects: &mut Effects) {
        self.is_waiting = true;
        effects.wait(Timer::Settle, waits::SETTLE);
    }
}

impl Meaning {
    fn of(screen: &Screen) -> Self {
        let Some(live) = screen.live() else { return Self::default() };
        let selected = live.draft.selected.as_ref();
        Self {
            position: Some(live.source.position()),
            replayed: screen.replay().map(|replay| replay.at.position()),
            next_person: screen.next_person(),
            away: live.away(),
            is_playing_back: screen.beat().is_some(),
            held: screen.beat().filter(|beat| beat.is_held()).map(|beat| (beat.of, beat.said)),
            is_watching: screen.is_watching(),
            selected: selected.map(|it| (it.piece.clone(), it.text.clone())),
            draft: live.draft.choice.clone(),
            lesson_remark: screen.guide().and_then(|guide| guide.remark_number(live.own()?)),
            panel: live.notices.panel,
        }
    }
}
