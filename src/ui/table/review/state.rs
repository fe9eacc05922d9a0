//! The state of a review, and the data that it is rendered from.

use crate::session::{
    AnyMatch, Hint, Mistake, Motive, MotiveQuestion, Part, ReviewQuestion, Reviewed,
    TeacherQuestion,
};
use crate::ui::games::Players;
use crate::ui::locale::Messages;
use crate::ui::table::effect::{Effect, Effects};
use crate::ui::table::msg::{Msg, Timer, Worker, WorkerEvent};
use crate::ui::table::presenter;
use crate::ui::waits;
use yew::prelude::*;

/// The minimum interval between renderings of new parts, in milliseconds.
const INTERVAL: u32 = 250;

/// The motive of a bot's decision, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub enum MotiveState {
    /// The teacher is thinking.
    Asked,
    /// It is known.
    Known(Motive),
    /// The teacher is unavailable, or has given an unreadable answer.
    Missing,
}

/// A review in progress or done.
#[derive(Clone)]
pub struct ReviewState {
    /// The part that has been computed so far.
    pub reviewed: Reviewed,
    /// True while the worker computes.
    pub is_running: bool,
    /// True if the worker could not finish.
    pub has_failed: bool,
    /// True if the curve is shown in numbers.
    pub shows_numbers: bool,
    /// The decision whose mistake is explained.
    explained: Option<usize>,
    /// The bot's decision whose motive was asked for last.
    motive: Option<(usize, MotiveState)>,
    /// True while new parts wait to be rendered.
    is_render_due: bool,
}

impl ReviewState {
    /// Returns the review that is saved with the match, or starts to compute one.
    pub fn open(game: &AnyMatch, effects: &mut Effects) -> Self {
        let kept = game.review().cloned();
        let is_running = kept.is_none();
        if is_running {
            let question = TeacherQuestion::Review(ReviewQuestion { save: game.save() });
            let question = serde_json::to_string(&question).unwrap_or_default();
            effects.wait(Timer::Reviewer, waits::REVIEWER);
            effects.push(Effect::Ask(Worker::Reviewer, question));
        }
        Self { is_running, ..Self::of(kept.unwrap_or_default()) }
    }

    /// Returns a review of which this much is known, and nothing more is computed here.
    pub fn of(reviewed: Reviewed) -> Self {
        Self {
            reviewed,
            is_running: false,
            has_failed: false,
            shows_numbers: false,
            explained: None,
            motive: None,
            is_render_due: false,
        }
    }

    /// Returns the explained mistake, if the replay is at its decision.
    pub fn explained(&self, at: usize) -> Option<&Mistake> {
        let n = self.explained.filter(|&n| n == at)?;
        self.reviewed.mistakes().iter().find(|mistake| mistake.n == n)
    }

    /// Explains decision `n`.
    pub fn explain(&mut self, n: usize, effects: &mut Effects) {
        self.explained = Some(n);
        effects.push(Effect::ScrollToFinding);
    }

    /// Returns the motive of decision `n`, if it was asked for last.
    pub fn motive(&self, n: usize) -> Option<&MotiveState> {
        self.motive.as_ref().filter(|&&(asked, _)| asked == n).map(|(_, state)| state)
    }

    /// Asks the teacher for the motive of decision `n` if a bot made it, or hides the motive that is
    /// shown. The review has its own worker, which may be at work.
    pub fn ask_motive(&mut self, n: usize, game: &AnyMatch, effects: &mut Effects) {
        let is_shown = self.motive(n).is_some();
        self.forget_motive(effects);
        let is_bots = n < game.position() && !game.occupants()[game.mover(n).index()].is_person();
        if is_shown || !is_bots {
            return;
        }
        self.motive = Some((n, MotiveState::Asked));
        let question = TeacherQuestion::Motive(MotiveQuestion { save: game.save(), n });
        let question = serde_json::to_string(&question).unwrap_or_default();
        effects.wait(Timer::Teacher, waits::TEACHER);
        effects.push(Effect::Ask(Worker::Teacher, question));
    }

    /// Hides the motive, and stops waiting for it.
    pub fn forget_motive(&mut self, effects: &mut Effects) {
        if let Some((_, MotiveState::Asked)) = self.motive.take() {
            effects.cancel(Timer::Teacher);
        }
    }

    /// Handles an event of the teacher. If it fails, another one is started for the next question.
    pub fn on_teacher(&mut self, event: WorkerEvent, effects: &mut Effects) {
        let text = match event {
            WorkerEvent::Ready => return,
            WorkerEvent::Answer(text) => text,
            WorkerEvent::Failed => None,
        };
        let Some((n, state @ MotiveState::Asked)) = &mut self.motive else { return };
        let motive: Option<Motive> =
            text.and_then(|text| serde_json::from_str(&text).ok().flatten());
        *state = if let Some(motive) = motive.filter(|motive| motive.n == *n) {
            MotiveState::Known(motive)
        } else {
            effects.push(Effect::End(Worker::Teacher));
            MotiveState::Missing
        };
        effects.cancel(Timer::Teacher);
        effects.render();
    }

    /// Stops the computation. The parts computed so far stay.
    pub fn cancel(&mut self, effects: &mut Effects) {
        self.is_running = false;
        effects.push(Effect::End(Worker::Reviewer));
        effects.cancel(Timer::Review);
        effects.cancel(Timer::Reviewer);
    }

    /// Handles an event of the worker. The complete review is saved with the match.
    pub fn on_worker(&mut self, event: WorkerEvent, game: &mut AnyMatch, effects: &mut Effects) {
        if !self.is_running {
            return;
        }
        let part = match event {
            WorkerEvent::Ready => return,
            WorkerEvent::Answer(text) => {
                text.and_then(|text| serde_json::from_str::<Option<Part>>(&text).ok().flatten())
            }
            WorkerEvent::Failed => None,
        };
        if !part.is_some_and(|part| game.take_in(part, &mut self.reviewed)) {
            self.has_failed = true;
            self.cancel(effects);
            effects.render();
        } else if self.reviewed.is_done() {
            self.cancel(effects);
            effects.push(Effect::SaveStep(game.keep_review(self.reviewed.clone())));
            effects.render();
        } else {
            effects.wait(Timer::Reviewer, waits::REVIEWER);
            if !std::mem::replace(&mut self.is_render_due, true) {
                effects.wait(Timer::Review, INTERVAL);
            }
        }
    }

    /// Renders the parts that have arrived since the last time.
    pub fn on_render_due(&mut self, effects: &mut Effects) {
        self.is_render_due = false;
        effects.render();
    }
}

/// The data that a review is rendered from.
pub struct Shown<'a> {
    /// The review.
    pub review: &'a ReviewState,
    /// The finished match.
    pub play: &'a AnyMatch,
    /// The match at the position of the replay.
    pub there: &'a AnyMatch,
    /// The players, as the viewer sees them.
    pub players: &'a Players,
    /// True if another match can begin here.
    pub begins: bool,
}

/// Renders a part of the review.
type Draw = fn(&Shown<'_>, &'static Messages, &Callback<Msg>) -> Html;

/// The review's parts above and below the board. On the page they are a chunk of their own.
#[derive(Clone, Copy)]
pub struct ReviewView {
    /// Renders the progress, the curve, and the most costly decisions.
    pub above: Draw,
    /// Renders the sources of the chances, and the curve in numbers.
    pub below: Draw,
    /// Renders the curve alone.
    pub curve: Draw,
    /// Says the mistake that is explained.
    pub remark: fn(&Mistake, &AnyMatch, &AnyMatch, &'static Messages) -> String,
}

/// Returns the decisions of the better move of a mistake.
pub fn steps(mistake: &Mistake) -> Vec<String> {
    [&mistake.best].into_iter().chain(&mistake.then).cloned().collect()
}

/// Returns the better decision of a mistake as a hint, to highlight it on the board.
pub fn as_hint(mistake: &Mistake) -> Hint {
    Hint {
        n: mistake.n as u32,
        steps: steps(mistake),
        chance: 0,
        next: None,
        alike: Vec::new(),
        why: None,
        names_next: false,
        cut_short: false,
    }
}

/// Says a decision and the rest of its gesture as orders.
pub(super) fn played(play: &AnyMatch, n: usize, players: &Players, messages: &Messages) -> String {
    let first = play.gesture(n);
    let together = |&m: &usize| m == n || m < play.position() && play.gesture(m) == first;
    let orders =
        (n..).take_while(together).map(|m| presenter::of(play).order(m, players, messages));
    orders.collect::<Vec<_>>().join(" ")
}
