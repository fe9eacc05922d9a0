//! The viewer's court of seven.

use super::look::{enlarged, look};
use super::pieces::Piece;
use super::places::space;
use crate::games::monarch::{Action, Monarch, SPACES, Step};
use crate::ui::describe::monarch::reading;
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::{CardState, el, piece};
use yew::prelude::*;

/// Renders the court with each card's current crowns. A card that can be replaced by the one just
/// acquired is selected and read first.
pub fn court(scene: &Scene<Monarch>, w: &'static GameMessages) -> Html {
    let near = scene.players.near();
    let table = &scene.view;
    let counted = table.counted(near);
    let next = match table.step {
        Step::Seat(card) if !scene.legal.is_empty() => Some(card),
        _ => None,
    };
    let spaces = (0..SPACES as u8).map(|number| {
        let place = space(near, number);
        let Some(&card) = table.court(near).get(usize::from(number)) else {
            let slot = el("div", "slot").with("role", "img").with("aria-label", w.free_space);
            return el("li", "").add(slot.said(w.free_space).with("data-place", &place)).into();
        };
        let mut look = look(card, Some(counted.crowns(card)), w);
        look.text = reading::in_court(table, near, card, next, w).into();
        let chosen = scene.is_selected(Piece::Space(number));
        let on_tap = next.map(|_| {
            let touch = Touch {
                piece: Piece::Space(number),
                text: format!("{}. {}", look.name, look.text),
                keys: vec![(w.replace_this.to_owned(), vec![Action::Replace(card)])],
                plain: false,
            };
            scene.touching(move || touch.clone())
        });
        let state = CardState {
            lit: on_tap.is_some() && !chosen,
            chosen,
            advised: scene.advises(Action::Replace(card)),
            ..CardState::default()
        };
        let large = enlarged(&look, card);
        let card = piece!(Card { look, state, on_tap, place, lead: w.in_court });
        Html::from(el("li", "").add(card).add(large))
    });
    html! { <ol class="mo-court" aria-label={(w.court_of)(scene.players.who(near))}>{ for spaces }</ol> }
}
