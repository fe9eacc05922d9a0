//! Replays a match decision by decision: a finished one, or one of other rules.

use super::effect::{Effect, Effects};
use super::live::{Env, Live};
pub use super::msg::Step;
use super::presenter;
use super::review::ReviewState;
use crate::engine::Viewer;
use crate::session::{AnyMatch, Finding};
use crate::ui::locale::Messages;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The kind of match that is replayed.
#[derive(Clone)]
pub enum Subject {
    /// A finished match that this tab played, with its review if that was opened.
    Finished {
        /// True if another tab has the match.
        is_read_only: bool,
        /// The review beside the replay.
        review: Option<ReviewState>,
    },
    /// A match of other rules, which is read-only.
    OtherRules {
        /// The number of its decisions. Today's rules may accept fewer.
        of: usize,
    },
}

/// A replay.
#[derive(Clone)]
pub struct Replay {
    /// The whole match. A replay never changes it.
    pub live: Live,
    /// The match at the current position of the replay.
    pub at: AnyMatch,
    /// The kind of match that is replayed.
    pub subject: Subject,
}

impl Replay {
    /// Returns a replay at the end of a finished match.
    pub fn of_finished(live: Live, is_read_only: bool) -> Self {
        let at = live.game.clone();
        Self { live, at, subject: Subject::Finished { is_read_only, review: None } }
    }

    /// Returns a replay at the beginning of a match of other rules.
    pub fn of_other_rules(live: Live, of: usize) -> Self {
        let mut at = live.game.clone();
        at.go_to(0);
        Self { live, at, subject: Subject::OtherRules { of } }
    }

    /// Returns the review beside the replay.
    pub fn review(&self) -> Option<&ReviewState> {
        match &self.subject {
            Subject::Finished { review, .. } => review.as_ref(),
            Subject::OtherRules { .. } => None,
        }
    }

    /// Returns the explained finding of the review, if the replay is at its decision.
    pub fn finding(&self) -> Option<&Finding> {
        self.review()?.explained(self.at.position())
    }

    /// Moves in the replay. One decision forward is animated.
    pub fn go(&mut self, step: Step, env: &Env, effects: &mut Effects) {
        let (from, last) = (self.at.position(), self.at.length());
        let to = match step {
            Step::First => 0,
            Step::Back => from.saturating_sub(1),
            Step::Forward => (from + 1).min(last),
            Step::Last | Step::Leave => last,
            Step::To(n) => n.min(last),
        };
        self.at.go_to(to);
        if to == from + 1 {
            let near = self.live.near();
            let cast = Rc::new(presenter::cast(&self.at, Viewer::Public, near, env.messages));
            let beats = presenter::of(&self.at).playback(from, &|_| false, &cast, env.messages);
            let motions = beats.into_iter().flat_map(|beat| beat.motions).collect();
            effects.push(Effect::Animate(motions));
        }
        effects.render();
    }
}

/// Renders the buttons of the replay, which is at decision `at` of `of`.
pub fn replay_bar(
    at: usize,
    of: usize,
    leave: &'static str,
    messages: &Messages,
    on_step: &Callback<Step>,
) -> Html {
    let w = &messages.table;
    let key = |label: &'static str, sign: &'static str, step: Step, able: bool| {
        html! {
            <button type="button" class="button" aria-label={label} title={label} disabled={!able}
                onclick={on_step.reform(move |_: MouseEvent| step)}>
                { sign }
            </button>
        }
    };
    let slide = on_step.reform(|event: InputEvent| {
        let value = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
            .and_then(|input| input.value().parse().ok());
        Step::To(value.unwrap_or(0))
    });
    html! {
        <section class="replay-bar" aria-label={w.replay}>
            <button type="button" class="button"
                onclick={on_step.reform(|_: MouseEvent| Step::Leave)}>
                { leave }
            </button>
            <input type="range" min="0" max={of.to_string()} value={at.to_string()}
                aria-label={(w.step)(at, of)} oninput={slide} />
            <div class="replay-keys">
                { key(w.first, "|◀", Step::First, at > 0) }
                { key(w.back, "◀", Step::Back, at > 0) }
                <span class="replay-at">{ (w.step)(at, of) }</span>
                { key(w.forward, "▶", Step::Forward, at < of) }
                { key(w.last, "▶|", Step::Last, at < of) }
            </div>
        </section>
    }
}
