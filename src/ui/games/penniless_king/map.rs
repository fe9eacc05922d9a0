//! The map of Paris, with the King's path winding through it, and the Renown Square below.

use super::look::{KING, WRATH};
use super::looked::{Shown, looked};
use super::square::square;
use super::zone::zone;
use crate::games::penniless_king::{Neighbourhood, PennilessKing, Wrath};
use crate::ui::describe::penniless_king as describe;
use crate::ui::games::Scene;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el};
use yew::prelude::*;

/// The corners of the King's path with two, three, four and five players. Its spaces have the CSS
/// classes `pk-at-N`.
const WAYS: [&str; 4] = [
    "10,76 18,79 50,79 50,30.3",
    "10,76 18,79 50,79 50,17",
    "10,76 18,79 50,79 50,3.7 24,3.7",
    "10,76 18,79 50,79 50,3.7 3.1,3.7 3.1,38",
];

/// The place of the King, for motion.
pub const KING_PLACE: &str = "king";

/// Renders a space of the path.
fn space(scene: &Scene<PennilessKing>, w: &GameMessages, space: u8) -> El {
    let public = &scene.view.public;
    let last = public.last_space();
    let wrath = Wrath::of_space(space).filter(|_| space < last);
    let kind = match wrath {
        Some(Wrath::In(_)) => " pk-wrath",
        Some(Wrath::Choice) => " pk-wrath pk-choice",
        None if space == last => " pk-end",
        None => "",
    };
    let passed = if space < public.king { " pk-passed" } else { "" };
    let made = el("span", &format!("pk-space pk-at-{space}{kind}{passed}")).said(&(w.space)(
        space,
        wrath,
        space == last,
    ));
    match (wrath, space == last) {
        (Some(_), _) => made.icon(WRATH),
        (None, true) => made.icon("crown"),
        _ => made,
    }
}

/// Renders the map, with what the viewer looks at in secret. `paris` is the address of its picture.
pub fn map(
    scene: &Scene<PennilessKing>,
    w: &'static GameMessages,
    notes: bool,
    cards: &[Shown],
    paris: String,
) -> El {
    let public = &scene.view.public;
    let last = public.last_space();
    let [king_at, ahead] = describe::king(&scene.view, w);
    let way = html! {
        <svg class="pk-way" viewBox="0 0 100 86" preserveAspectRatio="none" aria-hidden="true"
            title={king_at.clone()}>
            <polyline points={WAYS[public.seats() - 2]} vector-effect="non-scaling-stroke" />
        </svg>
    };
    let king = el("span", &format!("pk-king pk-at-{}", public.king.min(last)))
        .said(&format!("{king_at} {ahead}"))
        .with("data-place", KING_PLACE)
        .icon(KING);
    let places = el("div", "pk-paris")
        .add(way)
        .all((0..=last).map(|nth| space(scene, w, nth).into()))
        .add(
            el("p", "pk-ahead-of-king")
                .said(&format!("{king_at} {ahead}"))
                .add(el("b", "").text(&(w.king)(public.king, last.into())))
                .add(el("span", "").text(&ahead)),
        )
        .all(Neighbourhood::ALL.into_iter().map(|at| zone(scene, w, at, notes, cards)))
        .add(king);
    el("section", "pk-map")
        .with("aria-label", w.map)
        .add(html! { <img src={paris} alt="" width="1000" height="1000" /> })
        .add(places)
        .add(square(scene, w))
        .all(looked(scene, w, cards).into_iter().map(Html::from))
}
