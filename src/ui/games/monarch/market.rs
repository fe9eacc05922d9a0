//! The market row with its prices, and the deck beside it.

use super::look::{FOOD, GOLD, enlarged, look, yield_symbol};
use super::pieces::Piece;
use super::places::{DECK, spot};
use crate::engine::{Seat, Viewer};
use crate::games::monarch::{Action, Card, CourtCard, Face, Goods, Monarch, SPACES, Step};
use crate::ui::describe::monarch::reading::{in_row, is_free, joined, lacking, offered, price};
use crate::ui::games::{Scene, Touch};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::{CardLook, CardState, Corner, El, el, piece};
use yew::prelude::*;

/// Renders a symbol with a number, hidden from screen readers.
pub fn fact(class: &str, symbol: &str, number: &str) -> El {
    el("span", class).with("aria-hidden", "true").icon(symbol).add(el("b", "").text(number))
}

/// Renders gold and food as symbols with numbers, and in words for screen readers.
pub fn goods(amount: Goods, nothing_too: bool, w: &GameMessages) -> El {
    let mut made = el("span", "mo-goods");
    for (number, symbol) in [(amount.gold, GOLD), (amount.food, FOOD)] {
        if number > 0 || nothing_too {
            made = made.add(fact("mo-good", symbol, &number.to_string()));
        }
    }
    made.unseen(&(w.goods)(amount))
}

/// Returns the seat for which prices and values are shown: whose turn it is on a screen that belongs to none,
/// and otherwise the bottom one.
fn buyer(scene: &Scene<Monarch>) -> Seat {
    let is_public = scene.players.viewer == Viewer::Public;
    scene.to_move.filter(|_| is_public).unwrap_or(scene.players.near())
}

/// Returns the look of a card in the row for that seat: a '?' shows the value that it would
/// have in her court.
fn look_in_row(scene: &Scene<Monarch>, card: Card, w: &GameMessages) -> CardLook {
    let (table, near) = (&scene.view, buyer(scene));
    let mut look = look(card, None, w);
    if card.court().is_some_and(CourtCard::is_open) {
        let worth = AttrValue::from(format!("{}?", joined(table, near, card)));
        look.corner = match look.corner {
            Corner::Suited(_, path) => Corner::Suited(worth, path),
            _ => Corner::Text(worth),
        };
    }
    look.text = in_row(table, near, card, w).into();
    look
}

/// Returns the buttons for a card in the row, the most likely first.
fn keys(scene: &Scene<Monarch>, card: Card, w: &GameMessages) -> Vec<(String, Vec<Action>)> {
    let (table, near) = (&scene.view, buyer(scene));
    let price = (w.goods)(table.price(near, card));
    let acquire = Action::Acquire(card);
    let court = table.court(near);
    match card.face() {
        Face::Court(_) if court.len() == SPACES => {
            vec![((w.acquire_to_replace)(&price), vec![acquire])]
        }
        Face::Court(_) => {
            let taken = ((w.acquire)(&price), vec![acquire, Action::TakeSpace]);
            let replaced = (!court.is_empty()).then(|| (w.replace.to_owned(), vec![acquire]));
            std::iter::once(taken).chain(replaced).collect()
        }
        Face::Guest(_) => {
            let others = scene.players.around().filter(|&seat| seat != near);
            let key = |to| {
                let says = (w.send_for)(scene.players.name(to), &price);
                (says, vec![acquire, Action::SendTo(to)])
            };
            others.map(key).collect()
        }
        Face::Improvement(_) => {
            let free =
                is_free(table, card).then(|| (w.claim.to_owned(), vec![Action::Claim(card)]));
            free.into_iter().chain([((w.acquire)(&price), vec![acquire])]).collect()
        }
        Face::Moon(_) => Vec::new(),
    }
}

/// Renders the row. A card that is tapped is selected, and its text gives its cost and effect.
pub fn market(scene: &Scene<Monarch>, w: &'static GameMessages) -> Html {
    let table = &scene.view;
    let asked = !scene.legal.is_empty() && table.step == Step::Turn;
    let near = buyer(scene);
    let cards = (0..).zip(&table.row).map(|(number, card)| {
        let place = spot(number);
        let Some(card) = *card else {
            let slot = el("div", "slot").with("data-place", &place).said(w.empty_spot);
            return el("li", "").add(slot).into();
        };
        let able = scene.legal.contains(&Action::Acquire(card))
            || scene.legal.contains(&Action::Claim(card));
        let chosen = scene.is_selected(Piece::Spot(number));
        let state = CardState {
            lit: able && !chosen,
            chosen,
            dimmed: asked && !able,
            advised: [Action::Acquire(card), Action::Claim(card)]
                .into_iter()
                .any(|action| scene.advises(action)),
        };
        let look = look_in_row(scene, card, w);
        let on_tap = asked.then(|| {
            let touch = Touch {
                piece: Piece::Spot(number),
                // The refusal says the amount that is missing.
                text: format!("{}. {}", look.name, offered(table, near, card, w)),
                keys: keys(scene, card, w),
                plain: false,
            };
            scene.touching(move || touch.clone())
        });
        let moon = matches!(card.face(), Face::Moon(_));
        let class = if moon { "mo-risen" } else { "" };
        let large = enlarged(&look, card);
        let mut spot =
            el("li", class).add(piece!(Card { look, state, on_tap, place, lead: w.in_row }));
        if let Some(improvement) = card.improvement() {
            let number = improvement.yields.to_string();
            let chip = fact("mo-chip", yield_symbol(improvement.on), &number);
            let makes = el("span", "mo-makes").add(chip);
            spot = spot.add(makes.said(&(w.plot)(improvement.on, improvement.yields)));
        }
        if !moon {
            let cost = table.price(near, card);
            let free = cost == Goods::NONE || is_free(table, card);
            let missing = lacking(table, near, cost);
            let short = !free && missing != Goods::NONE;
            let chip = el("span", if short { "mo-price mo-short" } else { "mo-price" });
            let chip = chip.said(&price(table, near, card, w));
            let chip = if free { chip.text(w.free) } else { chip.add(goods(cost, false, w)) };
            let (note, says) = if short {
                ((w.short)(missing), (w.sentence)(&(w.lack)(&(w.goods)(missing))))
            } else {
                (w.kind(card).to_owned(), w.kind(card).to_owned())
            };
            let kind = el("span", "mo-kind").text(&note);
            spot = spot.add(chip).add(if says.is_empty() { kind } else { kind.said(&says) });
        }
        spot.add(large).into()
    });
    el("section", "mo-market")
        .with("aria-label", w.market)
        .add(el("ol", "mo-row").with("aria-label", w.market).all(cards))
        .into()
}

/// Renders the deck, the discard pile and the round.
pub fn deck(scene: &Scene<Monarch>, w: &GameMessages) -> Html {
    let table = &scene.view;
    let (deck, discards) = (table.deck.len(), table.discards.len());
    let pile = |symbol: &str, count: usize| fact("mo-good", symbol, &count.to_string());
    let said = (w.deck)(table.round, deck, discards);
    el("div", "mo-deck")
        .with("data-place", DECK)
        .said(&said)
        .add(el("span", "").with("aria-hidden", "true").text(&(w.round)(table.round)))
        .add(pile("card-draw", deck))
        .add(pile("card-discard", discards))
        .unseen(&said)
        .into()
}
