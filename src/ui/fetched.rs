//! The parts of the page's program that are fetched when they are first needed, so
//! that whoever looks at the covers does not wait for five boards.

use super::context::{Context, use_house};
use super::loading::use_loading;
use super::play::PlayPage;
use crate::platform::offline;
use std::cell::OnceCell;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{self, Poll, Waker};
use yew::prelude::*;

/// Draws a part of the page.
pub type Draw<P> = fn(P) -> Html;

/// A part on its way: what draws it, or nothing where it cannot be had.
pub type Fetching<P> = Pin<Box<dyn Future<Output = Option<Draw<P>>>>>;

/// The parts, and how each is fetched. Asked a second time, it is there at once; one
/// that could not be had is fetched anew.
#[derive(Clone, Copy)]
pub struct Parts {
    /// All pages that deal with matches, with the rules and boards of all games.
    pub play: fn() -> Fetching<PlayPage>,
    /// The gallery.
    pub gallery: fn() -> Fetching<()>,
}

thread_local! {
    /// The parts of this program, from its start on.
    static PARTS: OnceCell<Parts> = const { OnceCell::new() };
}

/// Names the parts of the program, once, before anything is drawn.
pub fn name_parts(parts: Parts) {
    PARTS.with(|named| named.set(parts).ok());
}

/// The parts of the program.
pub fn parts() -> Parts {
    PARTS.with(|named| *named.get().expect("the program names its parts as it starts"))
}

/// What draws a part, if it is here already.
fn here<P>(part: fn() -> Fetching<P>) -> Option<Draw<P>> {
    let mut context = task::Context::from_waker(Waker::noop());
    match pin!(part()).poll(&mut context) {
        Poll::Ready(drawn) => drawn,
        Poll::Pending => None,
    }
}

#[derive(Properties)]
pub struct FetchedProps<P: PartialEq> {
    /// How the part is fetched.
    pub part: fn() -> Fetching<P>,
    /// What it is drawn from.
    pub from: P,
}

// At one place of the page it is always the same part.
impl<P: PartialEq> PartialEq for FetchedProps<P> {
    fn eq(&self, other: &Self) -> bool {
        self.from == other.from
    }
}

/// How far the part is.
enum Part<P> {
    Fetching,
    Here(Draw<P>),
    Missing,
}

impl<P> Copy for Part<P> {}
impl<P> Clone for Part<P> {
    fn clone(&self) -> Self {
        *self
    }
}

/// Shows a part once it is there, and says so where it cannot be had.
#[component]
pub fn Fetched<P: PartialEq + Clone + 'static>(props: &FetchedProps<P>) -> Html {
    let Context { words, kept_offline, .. } = use_house();
    let FetchedProps { part, from } = props;
    let part = *part;
    let state = use_state(move || here(part).map_or(Part::Fetching, Part::Here));
    {
        let now = *state;
        let state = state.clone();
        use_effect_with(matches!(now, Part::Fetching), move |&fetching| {
            if fetching {
                wasm_bindgen_futures::spawn_local(async move {
                    let drawn = part().await;
                    if drawn.is_none() {
                        offline::missed();
                    }
                    state.set(drawn.map_or(Part::Missing, Part::Here));
                });
            }
        });
    }
    use_loading(match *state {
        Part::Fetching => None,
        Part::Here(draw) => Some(draw(from.clone())),
        Part::Missing => Some(html! {
            <main class="page narrow" id="main" tabindex="-1">
                <p class="note" role="alert">
                    { words.part_missing }
                    if kept_offline == Some(false) {
                        { " " }{ words.not_kept_offline }
                    }
                </p>
                <div class="actions">
                    <button type="button" class="button primary" onclick={move |_| state.set(Part::Fetching)}>
                        { words.try_again }
                    </button>
                </div>
            </main>
        }),
    })
}
