//! The viewer's hand, sorted by suit.

use super::known::mark;
use super::look::{EMBLEM, look};
use super::pieces::Piece;
use super::places::hand_place;
use crate::games::dwarf_king::{Action, Card, DwarfKing, Step};
use crate::ui::describe::dwarf_king::{text, would_be};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::Messages;
use crate::ui::pieces::{CardState, piece};
use yew::prelude::*;

/// Returns the decision that a tap on a card in the hand makes now. It may be illegal: then the
/// rules explain why.
fn meaning(step: Step, card: Card) -> Action {
    match step {
        Step::GiveBack { .. } => Action::GiveBack(card),
        _ => Action::Play(card),
    }
}

/// Renders the hand of the bottom seat. A card without an effect may be played by one tap. With
/// `memory`, cards that others have seen are marked.
pub fn hand(scene: &Scene<DwarfKing>, messages: &'static Messages, memory: bool) -> Html {
    let w = messages.dwarf_king();
    let label = messages.table.your_hand;
    let near = scene.players.near();
    let public = &scene.view.public;
    let place = AttrValue::from(hand_place(near));
    let Some(own) = scene.view.own else {
        let count = public.hand_size(near);
        let back = piece!(Back { emblem: EMBLEM, label: (w.cards)(1) });
        // Where the device goes round, a covered hand takes as much room as an open one: seats and
        // trick stay where they are.
        return piece!(Fan {
            small: !scene.players.passes,
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
        let piece = Piece::InHand(card);
        let (chosen, advised) = (scene.is_selected(piece), scene.advises(action));
        let state = CardState { lit, chosen, dimmed, advised };
        // A card to give back is always selected first.
        let mut look = look(card, w);
        if let Some(now) = would_be(public, card, w).filter(|_| lit || card.is_special()) {
            // What a plain card can do depends on the trick alone.
            look.text = match text(card, w) {
                general if general == w.plain_card => now.clone(),
                general => [general, " ", &now].concat(),
            }
            .into();
            look.effect = card.is_special().then(|| now.into());
        }
        let says = match action {
            Action::GiveBack(_) => w.give_it_back,
            _ => messages.table.play_it,
        };
        let text = format!("{}. {}", look.name, look.text);
        let on_tap = asked.then(|| {
            scene.touching(move || Touch {
                piece,
                text: text.clone(),
                keys: vec![(says.to_owned(), vec![action])],
                plain: !card.is_special() && matches!(action, Action::Play(_)),
            })
        });
        let mark = memory.then(|| mark(&scene.view, card, &scene.players, w)).flatten();
        piece!(Card { look, state, on_tap, mark, lead: w.in_hand })
    });
    piece!(Fan { label, place, cards: cards.collect::<Vec<_>>() })
}
