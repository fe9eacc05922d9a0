//! The market row with its prices, and the deck beside it.

use super::look::{FOOD, GOLD, look};
use super::places::{DECK, spot};
use super::words::Words;
use crate::games::monarch::{Action, Card, Goods, Monarch};
use crate::ui::games::shown::Scene;
use crate::ui::pieces::{CardState, icon, piece};
use yew::prelude::*;

/// Gold and food as symbols with numbers; the words are for the ear.
pub fn goods(amount: Goods, w: &Words) -> Html {
    let part = |number: u16, symbol: &'static str| {
        if number == 0 {
            return Html::default();
        }
        html! { <span class="mo-good" aria-hidden="true">{ icon(symbol) }<b>{ number }</b></span> }
    };
    html! {
        <span class="mo-goods">
            { part(amount.gold, GOLD) }{ part(amount.food, FOOD) }
            if amount == Goods::NONE { <span class="mo-good" aria-hidden="true"><b>{ 0 }</b></span> }
            <span class="unseen">{ (w.goods)(amount) }</span>
        </span>
    }
}

/// The row. A tap chooses a card; what can be done with it is then asked below.
pub fn market(scene: &Scene<Monarch>, w: &Words, chosen: &UseStateHandle<Option<Card>>) -> Html {
    let table = &scene.view;
    let asked = !scene.legal.is_empty() && table.step == crate::games::monarch::Step::Turn;
    let near = scene.cast.near();
    let cards = (0..).zip(&table.row).map(|(number, card)| {
        let place = spot(number);
        let Some(card) = *card else {
            return html! { <li><div class="slot" data-place={place}></div></li> };
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
        html! {
            <li>
                { piece!(Card { look: look(card, None, w), state, on_tap, place, lead: w.in_row }) }
                <span class="mo-price" title={w.price}>{ goods(table.price(near, card), w) }</span>
                <span class="mo-kind">{ w.kind(card) }</span>
            </li>
        }
    });
    html! {
        <section class="mo-market" aria-label={w.market}>
            <ol class="mo-row" aria-label={w.market}>{ for cards }</ol>
            <p class="mo-deck" data-place={DECK}>
                { icon("card-draw") }{ (w.deck)(table.deck.len(), table.discards.len()) }
            </p>
        </section>
    }
}
