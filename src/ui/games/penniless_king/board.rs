//! The whole board: players, the map with the Renown Square, the viewer's pieces.

use super::fought::fought;
use super::map::map;
use super::mine::{keys, mine};
use super::seats::panel;
use super::sheet;
use crate::games::penniless_king::{Event, PennilessKing, View};
use crate::ui::context::use_app;
use crate::ui::games::{Cast, GameUi, Scene};
use crate::ui::locale::Messages;
use crate::ui::pieces::el;
use yew::prelude::*;

impl GameUi for PennilessKing {
    type Piece = super::held::Piece;
    const EMBLEM: &'static str = "hood";

    fn board(scene: Scene<Self>) -> Html {
        html! { <Board ..scene /> }
    }

    fn sheet(view: &View, _: &[Event], cast: &Cast, messages: &'static Messages) -> Option<Html> {
        sheet::sheet(view, cast, messages)
    }
}

/// Renders the board.
#[component]
fn Board(scene: &Scene<PennilessKing>) -> Html {
    let app = use_app();
    let messages = app.messages;
    let paris = app.file("games/penniless-king/paris.svg");
    let w = &messages.games.penniless_king;
    let notes = app.settings.memory;
    let near = scene.cast.near();
    let count = scene.view.public.seats();
    let seats = (0..count).map(|nth| panel(scene, messages, near.after(nth, count), notes));
    el("div", "board pk-board")
        .add(el("div", "pk-seats").all(seats))
        .add(map(scene, w, notes, paris))
        .add(keys(scene, w))
        .add(mine(scene, w))
        .add(fought(scene, w))
        .into()
}
