//! The whole board: players, map with the Renown Square, what is one's own.

use super::fought::fought;
use super::map::map;
use super::mine::{keys, mine};
use super::seats::panel;
use crate::games::penniless_king::PennilessKing;
use crate::ui::context::{Context, use_house};
use crate::ui::games::shown::Scene;
use crate::ui::pieces::el;
use yew::prelude::*;

/// The board.
#[component]
pub fn Board(scene: &Scene<PennilessKing>) -> Html {
    let Context { settings, words, .. } = use_house();
    let w = &words.games.penniless_king;
    let notes = settings.memory;
    let near = scene.cast.near();
    let count = scene.view.public.seats();
    let seats = (0..count).map(|nth| panel(scene, words, near.after(nth, count), notes));
    el("div", "board pk-board")
        .add(el("div", "pk-seats").all(seats))
        .add(map(scene, w, notes))
        .add(keys(scene, w))
        .add(mine(scene, w))
        .add(fought(scene, w))
        .into()
}
