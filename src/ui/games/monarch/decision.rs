//! The keys below the board: what a turn allows, and what a card or a Moon asks.

use super::look::look;
use super::market::share;
use super::places::HELD;
use crate::games::monarch::{Action, Card, Face, Goods, LandKind, Monarch, Pledging, SPACES, Step};
use crate::ui::games::shown::Scene;
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::{el, piece};
use yew::prelude::*;

/// A key that means these decisions.
fn key(scene: &Scene<Monarch>, class: &'static str, text: String, actions: Vec<Action>) -> Html {
    let onclick = scene.on_decide.reform(move |_: MouseEvent| actions.clone());
    html! { <button type="button" class={classes!("button", class)} {onclick}>{ text }</button> }
}

/// The keys of the step that the game has come to.
pub fn decision(scene: &Scene<Monarch>, w: &Words, chosen: Option<Card>) -> Html {
    let table = &scene.view;
    let asked = |by: u8| match table.step {
        Step::Pledge(pledging) => table.asked(&pledging).1.in_kind(by.into()),
        _ => Goods::NONE,
    };
    let keys = match table.step {
        // Looking at a card that cannot be had hides nothing of the turn.
        Step::Turn => match chosen.map(|card| buying(scene, w, card)) {
            Some(keys) if !keys.is_empty() => keys,
            _ => turn(scene, w),
        },
        _ => scene
            .legal
            .iter()
            .filter_map(|&action| {
                let (class, text) = match action {
                    Action::TakeSpace => ("primary", w.take_space.to_owned()),
                    Action::SendTo(seat) => ("lit", (w.send_to)(scene.cast.name(seat))),
                    Action::KeepGuests => ("", w.keep_guests.to_owned()),
                    Action::Raise(by) => ("lit", (w.raise)(&(w.goods)(asked(by)))),
                    Action::Hold => ("primary", w.hold.to_owned()),
                    _ => return None,
                };
                Some(key(scene, class, text, vec![action]))
            })
            .collect(),
    };
    let held = match table.step {
        Step::Seat(card) | Step::Send(card) | Step::Lay(card) => Some(card),
        _ => None,
    };
    html! {
        <div class="mo-decision">
            if let Step::Pledge(pledging) = table.step {
                { joint(scene, w, &pledging) }
            }
            if let Some(card) = held {
                { piece!(Card { look: look(card, None, w), place: HELD }) }
            }
            <div class="actions">{ for keys }</div>
        </div>
    }
}

/// Gathering, sweeping, ending the turn.
fn turn(scene: &Scene<Monarch>, w: &Words) -> Vec<Html> {
    let table = &scene.view;
    let near = scene.cast.near();
    let legal = |action: Action| scene.legal.contains(&action);
    let mut keys = Vec::new();
    if legal(Action::Harvest) {
        keys.push(key(scene, "lit", (w.harvest)(table.harvest(near)), vec![Action::Harvest]));
    }
    if legal(Action::Tax) {
        let text = (w.tax)(table.feed(), table.yields(LandKind::Village));
        keys.push(key(scene, "lit", text, vec![Action::Tax]));
    }
    if legal(Action::Sweep) {
        let text = (w.sweep)(table.price_of_sweep(near).gold);
        keys.push(key(scene, "", text, vec![Action::Sweep]));
    }
    if legal(Action::EndTurn) {
        let class = if table.done.gathered { "primary" } else { "" };
        keys.push(key(scene, class, w.end_turn.to_owned(), vec![Action::EndTurn]));
    }
    keys
}

/// What can be done with a card of the row; nothing with one that cannot be had.
fn buying(scene: &Scene<Monarch>, w: &Words, card: Card) -> Vec<Html> {
    let table = &scene.view;
    let near = scene.cast.near();
    let mut keys = Vec::new();
    if scene.legal.contains(&Action::Claim(card)) {
        keys.push(key(scene, "primary", w.claim.to_owned(), vec![Action::Claim(card)]));
    }
    if scene.legal.contains(&Action::Acquire(card)) {
        let class = if keys.is_empty() { "primary" } else { "" };
        let text = (w.acquire)(&(w.goods)(table.price(near, card)));
        let acquire = Action::Acquire(card);
        let free = table.court(near).len() < SPACES;
        let at_once = match card.face() {
            Face::Court(_) if free => Some(Action::TakeSpace),
            Face::Guest(_) if table.sisters() == 2 => Some(Action::SendTo(near.next(2))),
            _ => None,
        };
        keys.push(key(scene, class, text, std::iter::once(acquire).chain(at_once).collect()));
        if card.court().is_some() && free && !table.court(near).is_empty() {
            keys.push(key(scene, "", w.replace.to_owned(), vec![acquire]));
        }
    }
    keys
}

/// A joint payment: what the Moon asks, and who has pledged what.
fn joint(scene: &Scene<Monarch>, w: &Words, pledging: &Pledging) -> Html {
    let (moon, price) = scene.view.asked(pledging);
    let missing = price.amount() - u16::from(pledging.total());
    let pledges = scene.view.all().map(|seat| {
        el("li", if pledging.speaker == seat { "mo-speaker" } else { "" })
            .add(el("span", "").text(scene.cast.name(seat)))
            .add(share(price, pledging.pledged[seat.index()].into(), w))
            .into()
    });
    let missing = el("li", "").add(el("b", "").text(w.missing)).add(share(price, missing, w));
    el("section", "mo-joint")
        .with("aria-label", w.moons[moon as usize])
        .add(el("h3", "").text(w.moons[moon as usize]))
        .add(el("p", "").text(w.moon_texts[moon as usize]))
        .add(el("ul", "").all(pledges).add(missing))
        .add(el("p", "hint").text(&(w.spoken)(pledging, scene.view.sisters())))
        .into()
}
