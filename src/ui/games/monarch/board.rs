//! The whole board: sisters, market, land, Banners, the viewer's court.

use super::court::court;
use super::decision::decision;
use super::lands::lands;
use super::look::about;
use super::market::market;
use super::places::sister;
use super::sisters::{banners, others, panel};
use crate::engine::Game;
use crate::games::monarch::{Action, Card, Monarch, SPACES, Step};
use crate::ui::context::{Context, use_house};
use crate::ui::games::shown::{Scene, Shown};
use yew::prelude::*;

/// The board.
#[component]
pub fn Board(scene: &Scene<Monarch>) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.games.monarch;
    let chosen = use_state(|| None::<Card>);
    let table = &scene.view;
    let near = scene.cast.near();
    let asked = !scene.legal.is_empty();
    {
        let chosen = chosen.clone();
        use_effect_with(scene.position, move |_| chosen.set(None));
    }
    {
        // The card chosen, in words, and why it cannot be had if it cannot.
        let said = (*chosen).filter(|_| asked && table.step == Step::Turn).map(|card| {
            let why = table
                .refuse(Action::Acquire(card))
                .filter(|_| !scene.legal.contains(&Action::Claim(card)));
            let why = why.map(|why| format!(" — {}", Monarch::explain(why, words)));
            format!("{}: {}{}", w.name(card), about(card, w), why.unwrap_or_default())
        });
        let say = scene.on_say.clone();
        use_effect_with(said, move |said| say.emit(said.clone()));
    }
    let over = table.step == Step::Over;
    let filled = table.all().any(|seat| table.court(seat).len() == SPACES);
    html! {
        <div class="board mo-table">
            <p class="mo-round">
                { (w.round)(table.round) }
                if filled && !over {
                    { " " }<b>{ w.last_round }</b>
                }
            </p>
            { others(scene, words) }
            { market(scene, w, &chosen) }
            { lands(scene, w) }
            { banners(scene, w) }
            { decision(scene, w, *chosen) }
            <section class="mo-mine" aria-label={scene.cast.name(near).to_owned()} data-place={sister(near)}>
                { panel(scene, words, near) }
                { court(scene, w) }
            </section>
        </div>
    }
}
