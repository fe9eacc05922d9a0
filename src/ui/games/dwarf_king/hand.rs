//! The viewer's own hand, sorted by suit.

use super::look::{EMBLEM, look};
use super::places::hand_place;
use crate::games::dwarf_king::{Action, Card, DwarfKing, Step};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::dwarf_king::Words;
use crate::ui::pieces::{CardState, piece};
use yew::prelude::*;

/// What a tap on a card of the hand means now. What cannot be meant is still
/// said, so that the rules explain why not.
fn meaning(step: Step, card: Card) -> Action {
    match step {
        Step::GiveBack { .. } => Action::GiveBack(card),
        _ => Action::Play(card),
    }
}

/// The hand at the viewer's side of the table.
pub fn hand(scene: &Scene<DwarfKing>, w: &Words, label: &'static str) -> Html {
    let near = scene.cast.near();
    let public = &scene.view.public;
    let place = AttrValue::from(hand_place(near));
    let Some(own) = scene.view.own else {
        let count = public.hand_size(near);
        let back = piece!(Back { emblem: EMBLEM, label: (w.cards)(1) });
        return piece!(Fan {
            small: true,
            place,
            label: (w.cards)(count),
            cards: vec![back; count]
        });
    };
    let asked = !scene.legal.is_empty();
    let choosing = matches!(public.step, Step::Play | Step::GiveBack { .. });
    let cards = own.hand.iter().map(|card| {
        let action = meaning(public.step, card);
        let lit = scene.legal.contains(&action);
        let dimmed = asked && choosing && !lit;
        let state = CardState { lit, dimmed, ..CardState::default() };
        let on_tap = asked.then(|| scene.on_decide.reform(move |()| vec![action]));
        piece!(Card { look: look(card, w), state, on_tap, lead: w.in_hand })
    });
    piece!(Fan { label, place, cards: cards.collect::<Vec<_>>() })
}
