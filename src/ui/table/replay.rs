//! Going through a match that is over, decision by decision.

use super::{Laid, Table, desk};
use crate::engine::Viewer;
use crate::platform::page;
use crate::session::AnyMatch;
use crate::ui::locale::Words;
use crate::ui::route::Route;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A move in the replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    First,
    Back,
    Forward,
    Last,
    To(usize),
    Leave,
}

/// A copy of the match that can be moved about in.
pub struct Replay {
    pub play: AnyMatch,
}

impl Replay {
    /// A replay at the end of the match.
    pub fn new(play: AnyMatch) -> Self {
        Self { play }
    }

    /// A replay of a match that nobody here has seen.
    pub fn at_the_beginning(mut play: AnyMatch) -> Self {
        play.go_to(0);
        Self { play }
    }

    /// Moves; returns where it came from if it went one decision forward.
    pub fn go(&mut self, step: Step) -> Option<usize> {
        let (at, last) = (self.play.position(), self.play.length());
        let to = match step {
            Step::First => 0,
            Step::Back => at.saturating_sub(1),
            Step::Forward => (at + 1).min(last),
            Step::Last | Step::Leave => last,
            Step::To(n) => n.min(last),
        };
        self.play.go_to(to);
        (to == at + 1).then_some(at)
    }
}

/// The keys of the replay, which stands at decision `at` of `of`.
pub fn replay_bar(
    at: usize,
    of: usize,
    leave: &'static str,
    words: &Words,
    on_step: &Callback<Step>,
) -> Html {
    let w = &words.table;
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

impl Table {
    /// Enters, leaves or moves in the replay.
    pub(super) fn move_in_replay(&mut self, ctx: &yew::Context<Self>, step: Step) {
        if step == Step::Leave {
            if ctx.props().laid == Laid::OtherRules {
                page::go_to(&Route::New(ctx.props().title).hash());
                return;
            }
            self.replay = None;
            self.review = None;
            return;
        }
        let near = self.near();
        let Ok(play) = &self.play else { return };
        let replay = self.replay.get_or_insert_with(|| Replay::new(play.clone()));
        if let Some(from) = replay.go(step) {
            let words = ctx.props().house.words;
            let cast = Rc::new(desk::cast(&replay.play, Viewer::Public, near, words));
            let beats = desk::film(&replay.play, from, &cast, words);
            self.to_show = beats.into_iter().flat_map(|beat| beat.motions).collect();
        }
    }
}
