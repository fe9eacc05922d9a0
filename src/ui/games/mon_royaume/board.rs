//! The whole board, which depends on the phase of the game.

use super::bench::Bench;
use super::builder::{Change, builder};
use super::choices::{self, adventures, keys, listed, opponents, taken, tales};
use super::ending::{self, ending};
use super::hand::hand;
use super::interlude;
use super::progress::progress;
use crate::games::mon_royaume::{Action, Event, MonRoyaume, Own, Step, View};
use crate::ui::context::use_app;
use crate::ui::games::{GameUi, Interlude, Players, Scene};
use crate::ui::locale::Messages;
use yew::prelude::*;

impl GameUi for MonRoyaume {
    type Piece = super::pieces::Piece;
    const EMBLEM: &'static str = "castle";
    const AT_ONCE: bool = true;

    fn likely(view: &View, legal: &[Action]) -> Option<Action> {
        choices::likely(view, legal)
    }

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn interlude(
        view: &View,
        events: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Interlude> {
        interlude::interlude(view, events, players, messages)
    }

    fn sheet(
        view: &View,
        _: &[Event],
        players: &Players,
        messages: &'static Messages,
    ) -> Option<Html> {
        ending::sheet(view, players, messages)
    }
}

/// Renders the board.
#[component]
fn Board(scene: &Scene<MonRoyaume>) -> Html {
    let app = use_app();
    let w = app.messages.mon_royaume();
    // Read the bench on a tap, not on rendering: a drag taps twice before the next rendering.
    let bench = use_mut_ref(|| None::<Bench>);
    let redraw = use_force_update();
    let public = &scene.view.public;
    if let Some(end) = &public.ending {
        return html! {
            <div class="board mr-board mr-over">
                <div class="mr-felt">{ ending(scene, end, app.messages) }</div>
            </div>
        };
    }
    // The own kingdom also stays while nothing can be decided, as at a remark of a lesson.
    let builds = |own: &&Own| scene.view.mover == Some(own.seat);
    if let (Step::Build, Some(own)) = (public.step, scene.view.own.as_ref().filter(builds)) {
        // A bench from before another decision is stale.
        let now = bench.borrow_mut().take().filter(|bench| bench.position == scene.position);
        let now = now.unwrap_or_else(|| Bench::new(scene.position, own));
        *bench.borrow_mut() = Some(now.clone());
        let change = Callback::from(move |change: Change| {
            let next = bench.borrow().as_ref().map(&change);
            *bench.borrow_mut() = next;
            redraw.force_update();
        });
        return html! {
            <div class="board mr-board">
                <div class="mr-felt mr-building" inert={scene.legal.is_empty()}>
                    { builder(scene, &now, &change, own, app.messages) }
                </div>
            </div>
        };
    }
    let middle = match public.step {
        Step::Build => progress(scene, app.messages),
        Step::Give => keys(scene, w),
        _ => hand(scene, w, app.messages.table.your_hand),
    };
    let seats =
        ["mr-of-2", "mr-of-3", "mr-of-4", "mr-of-4 mr-all"][listed(&scene.players).len() - 1];
    html! {
        <div class="board mr-board">
            <div class={classes!("mr-felt", "mr-choosing", seats)}>
                { opponents(scene, app.messages, app.settings.memory) }
                { adventures(scene, w) }
                <div class="mr-middle">{ middle }</div>
                { tales(scene, w) }
                { taken(scene, app.messages) }
            </div>
        </div>
    }
}
