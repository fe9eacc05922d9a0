//! Replays a match decision by decision: a finished one, or one of other rules.

use super::effect::{Effect, Effects};
use super::live::{Env, Live};
pub use super::msg::Step;
use super::presenter;
use super::review::ReviewState;
use crate::engine::Viewer;
use crate::session::{AnyMatch, Mistake};
use crate::ui::locale::Messages;
use crate::ui::settings::Pace;
use crate::ui::table::msg::Timer;
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
        review: Option<Box<ReviewState>>,
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
    /// True while it plays the decisions one by one.
    pub plays: bool,
}

impl Replay {
    /// Returns a replay at the end of a finished match; `None` if this device does not hold it.
    pub fn of_finished(live: Live, is_read_only: bool) -> Option<Self> {
        let at = live.own()?.clone();
        let subject = Subject::Finished { is_read_only, review: None };
        Some(Self { live, at, subject, plays: false })
    }

    /// Returns a replay at the beginning of a match of other rules; `None` if this device does not
    /// hold it.
    pub fn of_other_rules(live: Live, of: usize) -> Option<Self> {
        let mut at = live.own()?.clone();
        at.go_to(0);
        Some(Self { live, at, subject: Subject::OtherRules { of }, plays: false })
    }

    /// Returns the review beside the replay.
    pub fn review(&self) -> Option<&ReviewState> {
        match &self.subject {
            Subject::Finished { review, .. } => review.as_deref(),
            Subject::OtherRules { .. } => None,
        }
    }

    /// Returns the explained mistake of the review, if the replay is at its decision.
    pub fn mistake(&self) -> Option<&Mistake> {
        self.review()?.explained(self.at.position())
    }

    /// Returns the viewer from whose knowledge the position is shown: that of the explained mistake, or the
    /// one that was chosen. `None` if all cards are open.
    pub fn seen_by(&self) -> Option<Viewer> {
        let chosen = || (self.live.seats.is_open == Some(false)).then(|| self.live.viewer());
        self.mistake().map(|mistake| Viewer::Of(mistake.seat)).or_else(chosen)
    }

    /// Does what a button of the replay asks for. All but Play pause it.
    pub fn go(&mut self, step: Step, env: &Env, effects: &mut Effects) {
        let has_played = self.plays;
        self.stop(effects);
        if step != Step::Play {
            self.move_by(step, env, effects);
        } else if !has_played {
            let is_at_end = self.at.position() == self.at.length();
            self.move_by(if is_at_end { Step::First } else { Step::Forward }, env, effects);
            self.play_on(env, effects);
        } else {
            effects.render();
        }
    }

    /// Shows the next decision of a replay that plays.
    pub fn on_timer(&mut self, env: &Env, effects: &mut Effects) {
        if self.plays {
            self.move_by(Step::Forward, env, effects);
            self.play_on(env, effects);
        }
    }

    /// Waits for the next decision, if there is one.
    fn play_on(&mut self, env: &Env, effects: &mut Effects) {
        self.plays = self.at.position() < self.at.length();
        if self.plays {
            let last = self.at.position().checked_sub(1);
            let sentences = last.map_or(1, |n| self.live.log.entries[n].lines.len().max(1));
            effects.wait(Timer::Replay, sentences as u32 * interval(env.settings.pace));
        }
    }

    /// Pauses the replay.
    pub fn stop(&mut self, effects: &mut Effects) {
        if std::mem::take(&mut self.plays) {
            effects.cancel(Timer::Replay);
        }
    }

    /// Moves in the replay. One decision forward is animated.
    fn move_by(&mut self, step: Step, env: &Env, effects: &mut Effects) {
        let (from, last) = (self.at.position(), self.at.length());
        let to = match step {
            Step::First => 0,
            Step::Back => from.saturating_sub(1),
            Step::Forward => (from + 1).min(last),
            Step::Last | Step::Leave => last,
            Step::To(n) => n.min(last),
            Step::Play => from,
        };
        self.at.go_to(to);
        if to == from + 1 {
            let near = self.live.near();
            let players = Rc::new(presenter::players(&self.at, Viewer::Public, near, env.messages));
            let beats = presenter::of(&self.at).playback(from, &players, env.messages);
            let motions = beats.into_iter().flat_map(|beat| beat.motions).collect();
            effects.push(Effect::Animate(motions));
        }
        effects.render();
    }
}

/// Returns the time that a sentence of a decision stands in a replay that plays by itself, in
/// milliseconds. It has to be read, even at the pace without pauses.
fn interval(pace: Pace) -> u32 {
    match pace {
        Pace::Slow => 3_000,
        Pace::Normal | Pace::Steps => 1_600,
        Pace::Fast => 800,
        Pace::Instant => 400,
    }
}

/// Renders the buttons of the replay, which is at decision `at` of `of`.
pub fn replay_bar(
    at: usize,
    of: usize,
    plays: bool,
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
                { key(w.first, "|‹", Step::First, at > 0) }
                { key(w.back, "‹", Step::Back, at > 0) }
                <span class="replay-at">{ (w.step)(at, of) }</span>
                if plays {
                    { key(w.pause, "❚❚", Step::Play, true) }
                } else {
                    { key(w.play, "▶\u{fe0e}", Step::Play, of > 0) }
                }
                { key(w.forward, "›", Step::Forward, at < of) }
                { key(w.last, "›|", Step::Last, at < of) }
            </div>
        </section>
    }
}
