//! The market row with its prices, and the deck beside it.

use super::look::{FOOD, GOLD, look};
use super::places::{DECK, spot};
use crate::games::monarch::{Action, Card, Goods, Monarch};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::{CardState, El, el, piece};
use yew::prelude::*;

/// A symbol with a number, for the eye alone.
pub fn fact(class: &str, symbol: &str, number: &str) -> El {
    el("span", class).with("aria-hidden", "true").icon(symbol).add(el("b", "").text(number))
}

/// Gold and food as symbols with numbers; the words are for the ear.
pub fn goods(amount: Goods, w: &Words) -> Html {
    listed(amount, amount == Goods::NONE, w)
}

/// What a sister has; nothing is said too.
pub fn store(amount: Goods, w: &Words) -> Html {
    listed(amount, true, w)
}

/// So much of what a price of one kind is in, none too.
pub fn share(price: Goods, amount: u16, w: &Words) -> Html {
    let symbol = if price.gold > 0 { GOLD } else { FOOD };
    el("span", "mo-goods")
        .add(fact("mo-good", symbol, &amount.to_string()))
        .unseen(&(w.goods)(price.in_kind(amount)))
        .into()
}

fn listed(amount: Goods, nothing_too: bool, w: &Words) -> Html {
    let mut made = el("span", "mo-goods");
    for (number, symbol) in [(amount.gold, GOLD), (amount.food, FOOD)] {
        if number > 0 || nothing_too {
            made = made.add(fact("mo-good", symbol, &number.to_string()));
        }
    }
    made.unseen(&(w.goods)(amount)).into()
}

/// The row. A tap chooses a card; what can be done with it is then asked below.
pub fn market(scene: &Scene<Monarch>, w: &Words, chosen: &UseStateHandle<Option<Card>>) -> Html {
    let table = &scene.view;
    let asked = !scene.legal.is_empty() && table.step == crate::games::monarch::Step::Turn;
    let near = scene.cast.near();
    let cards = (0..).zip(&table.row).map(|(number, card)| {
        let place = spot(number);
        let Some(card) = *card else {
            return el("li", "").add(el("div", "slot").with("data-place", &place)).into();
        };
        let able = scene.legal.contains(&Action::Acquire(card))
            || scene.legal.contains(&Action::Claim(card));
        let is_chosen = **chosen == Some(card);
        let state = CardState {
            lit: able && !is_chosen,
            chosen: is_chosen,
            dimmed: asked && !able,
            ..CardState::default()
        };
        let on_tap = asked.then(|| {
            let chosen = chosen.clone();
            Callback::from(move |()| chosen.set(Some(card).filter(|_| !is_chosen)))
        });
        let price = el("span", "mo-price").with("title", w.price);
        el("li", "")
            .add(piece!(Card { look: look(card, None, w), state, on_tap, place, lead: w.in_row }))
            .add(price.add(goods(table.price(near, card), w)))
            .add(el("span", "mo-kind").text(w.kind(card)))
            .into()
    });
    let deck = el("p", "mo-deck").with("data-place", DECK).icon("card-draw");
    el("section", "mo-market")
        .with("aria-label", w.market)
        .add(el("ol", "mo-row").with("aria-label", w.market).all(cards))
        .add(deck.text(&(w.deck)(table.deck.len(), table.discards.len())))
        .into()
}
