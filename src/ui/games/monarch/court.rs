//! The viewer's own court of seven, and her Guests.

use super::look::look;
use super::places::space;
use crate::games::monarch::{Action, Card, Monarch, SPACES};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::{CardState, el, piece};
use yew::prelude::*;

/// The court with each card's crowns as they stand.
pub fn court(scene: &Scene<Monarch>, w: &Words) -> Html {
    let near = scene.cast.near();
    let table = &scene.view;
    let counted = table.counted(near);
    let tap = |action: Action| {
        scene.legal.contains(&action).then(|| scene.on_decide.reform(move |()| vec![action]))
    };
    let card =
        |card: Card, action: Action, crowns: Option<u8>, lead: &'static str, place: String| {
            let on_tap = tap(action);
            let state = CardState { lit: on_tap.is_some(), ..CardState::default() };
            let card = piece!(Card { look: look(card, crowns, w), state, on_tap, place, lead });
            Html::from(el("li", "").add(card))
        };
    let spaces = (0..SPACES as u8).map(|number| {
        let place = space(near, number);
        if let Some(&here) = table.court(near).get(usize::from(number)) {
            return card(
                here,
                Action::Replace(here),
                Some(counted.crowns(here)),
                w.in_court,
                place,
            );
        }
        let slot = el("div", "slot").with("role", "img").with("aria-label", w.free_space);
        el("li", "").add(slot.with("data-place", &place)).into()
    });
    let guests = table
        .guests(near)
        .iter()
        .map(|&guest| card(guest, Action::Dismiss(guest), None, w.guest, String::new()));
    html! {
        <>
            <ol class="mo-court" aria-label={(w.court_of)(scene.cast.who(near))}>{ for spaces }</ol>
            if !table.guests(near).is_empty() {
                <ul class="mo-guests" aria-label={(w.guests_of)(table.guests(near).len())}>{ for guests }</ul>
            }
        </>
    }
}
