//! Where it turned: the review of a match that is over, beside its replay.

mod curve;
mod drawn;

use super::replay::{Replay, Step};
use super::{Msg, Table};
use crate::engine::Turn;
use crate::platform::page;
use crate::platform::thinker::{self, Heard, Thinker};
use crate::platform::timer::{self, Timer};
use crate::session::{AnyMatch, Asked, Finding, Hint, Part, ReviewQuestion, Reviewed};
use crate::ui::matches::{self, MatchId};
pub use drawn::{Shown, reckoned, review};

/// What comes in is drawn so often at most, in milliseconds.
const OFTEN: u32 = 250;

/// Something that a person, or the worker, does with the review.
pub enum Ask {
    Open,
    Cancel,
    /// Look at decision `n`.
    Show(usize),
    /// Show the curve in numbers, or no longer.
    Numbers,
    /// Play on from where decision `n` was made.
    TryAgain(usize),
    /// Back to the match that was reviewed.
    Back,
    Heard(Heard),
    Draw,
}

/// A review under way or done.
pub struct Looking {
    reviewed: Reviewed,
    /// Who reckons, while that goes on.
    thinker: Option<Thinker>,
    draw: Option<Timer>,
    /// The worker cannot be had.
    failed: bool,
    /// The decision whose finding is looked at.
    shown: Option<usize>,
    /// What is said of it has been asked for, and is not in sight yet.
    sought: bool,
    numbers: bool,
}

impl Looking {
    /// The finding that is looked at, if the replay stands there.
    pub fn shown(&self, at: usize) -> Option<&Finding> {
        let shown = self.shown.filter(|&n| n == at)?;
        self.reviewed.findings().iter().find(|finding| finding.n == shown)
    }

    /// Brings what is said of a decision into sight, once it stands there.
    pub fn bring_into_sight(&mut self) {
        if self.sought
            && let Some(said) = page::find(".review-explained")
        {
            self.sought = false;
            page::bring_into_sight(&said);
        }
    }
}

/// The advice of a finding, to be lit on the board.
pub fn as_hint(finding: &Finding) -> Hint {
    Hint {
        n: finding.n as u32,
        steps: vec![finding.best.clone()],
        chance: 0,
        reads: None,
        next: None,
        why: None,
        cut_short: false,
    }
}

impl Table {
    /// Does what is asked of the review; whether something has changed for the eye.
    pub(super) fn look_back(&mut self, ctx: &yew::Context<Self>, ask: Ask) -> bool {
        match ask {
            Ask::Open => self.open_review(ctx),
            Ask::Back => self.back_to_finished(ctx),
            Ask::TryAgain(n) => self.try_again(ctx, n),
            Ask::Show(n) => {
                let Some(looking) = &mut self.review else { return false };
                looking.shown = Some(n);
                looking.sought = true;
                ctx.link().send_message(Msg::Replay(Step::To(n)));
            }
            Ask::Cancel | Ask::Numbers | Ask::Draw | Ask::Heard(_) => {
                let Some(looking) = &mut self.review else { return false };
                match ask {
                    Ask::Cancel => looking.thinker = None,
                    Ask::Numbers => looking.numbers = !looking.numbers,
                    Ask::Draw => looking.draw = None,
                    Ask::Heard(heard) => return self.hear_review(ctx, heard),
                    _ => {}
                }
            }
        }
        true
    }

    fn open_review(&mut self, ctx: &yew::Context<Self>) {
        let Ok(play) = &self.play else { return };
        // Only what is over is open to all.
        if !matches!(play.turn(), Turn::Over(_)) {
            return;
        }
        self.replay = Some(Replay::new(play.clone()));
        self.marks.clear();
        let kept = play.review().cloned();
        let thinker = if kept.is_some() { None } else { ask(ctx, play) };
        self.review = Some(Looking {
            failed: kept.is_none() && thinker.is_none(),
            reviewed: kept.unwrap_or_default(),
            thinker,
            draw: None,
            shown: None,
            sought: false,
            numbers: false,
        });
    }

    fn hear_review(&mut self, ctx: &yew::Context<Self>, heard: Heard) -> bool {
        let (Some(looking), Ok(play)) = (&mut self.review, &mut self.play) else { return false };
        let part = match heard {
            Heard::Ready => return false,
            Heard::Answer(text) => {
                text.and_then(|text| serde_json::from_str::<Option<Part>>(&text).ok().flatten())
            }
            Heard::Failed => None,
        };
        // What makes no sense ends it; what has come so far stays.
        if !part.is_some_and(|part| play.take_in(part, &mut looking.reviewed)) {
            looking.thinker = None;
            looking.failed = true;
            return true;
        }
        if looking.reviewed.is_done() {
            looking.thinker = None;
            let step = play.keep_review(looking.reviewed.clone());
            if let Some(id) = self.id {
                matches::add(id, step);
            }
            return true;
        }
        if looking.draw.is_none() {
            let link = ctx.link().clone();
            looking.draw =
                Some(timer::after(OFTEN, move || link.send_message(Msg::Review(Ask::Draw))));
        }
        false
    }

    /// The finished match from a position of which this one was begun.
    pub(super) fn finished_before(&self) -> Option<MatchId> {
        let is_retry = self.play.as_ref().is_ok_and(|play| play.retakes().retry);
        self.id.filter(|_| is_retry).and_then(matches::finished_before)
    }

    fn try_again(&mut self, ctx: &yew::Context<Self>, n: usize) {
        let Ok(play) = &self.play else { return };
        let again = play.from_here(n);
        self.begin(ctx, &again);
    }

    fn back_to_finished(&mut self, ctx: &yew::Context<Self>) {
        if let Some(finished) = self.finished_before() {
            self.open_match(ctx, finished);
        }
    }
}

/// Asks a worker of its own, which is ended to cancel.
fn ask(ctx: &yew::Context<Table>, play: &AnyMatch) -> Option<Thinker> {
    let link = ctx.link().clone();
    let heard = move |heard| link.send_message(Msg::Review(Ask::Heard(heard)));
    let thinker = Thinker::start(thinker::TEACHER, heard)?;
    let question = Asked::Review(ReviewQuestion { save: play.save() });
    let asked = serde_json::to_string(&question).ok()?;
    thinker.ask_for_all(asked).then_some(thinker)
}
