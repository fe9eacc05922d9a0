//! The players' panels, and the note-pad about their Rogues.

use super::look::{has_won, rogue_symbol, token};
use crate::engine::Seat;
use crate::games::penniless_king::{Neighbourhood, PennilessKing};
use crate::ui::describe::penniless_king as describe;
use crate::ui::games::Scene;
use crate::ui::locale::Messages;
use crate::ui::locale::messages::penniless_king::GameMessages;
use crate::ui::pieces::{El, el, icon};
use yew::prelude::*;

/// Returns the place of a player, for motion.
pub fn home_place(seat: Seat) -> String {
    format!("home-{}", seat.index())
}

/// The symbols of a player's facts, in their order.
const FACTS: [&str; 4] = ["laurels-trophy", "two-coins", "card-draw", "hooded-figure"];

/// Renders a number, the words for it, and why it is what it is.
fn fact(symbol: &'static str, number: usize, messages: &str, why: &str) -> El {
    el("span", "pk-fact")
        .said(&[messages, why].concat())
        .icon(symbol)
        .add(el("b", "").with("aria-hidden", "true").text(&number.to_string()))
        .unseen(messages)
}

/// Renders a player's panel.
pub fn panel(scene: &Scene<PennilessKing>, messages: &Messages, seat: Seat, notes: bool) -> Html {
    let w = messages.penniless_king();
    let public = &scene.view.public;
    let name = scene.players.name(seat);
    let facts = describe::facts(&scene.view, seat, w);
    let note = (notes && !scene.players.viewer.is(seat)).then(|| note(scene, w, seat));
    let whys = whys(scene, w, seat);
    let sentences = facts.iter().zip(&whys).map(|((_, text), why)| format!("{text}{why}. "));
    let known = note.iter().map(|(text, _)| text.clone());
    let all: String = sentences.chain(known).collect();
    let to_move = scene.to_move == Some(seat);
    let crowned = has_won(public, seat);
    let class = match (to_move, crowned) {
        (true, _) => "pk-seat seat-to-move",
        (_, true) => "pk-seat pk-crowned",
        _ => "pk-seat",
    };
    // The viewer's own pieces move from and to the hand.
    let is_own = scene.view.own.as_ref().is_some_and(|own| own.seat == seat);
    let place = scene.players.place(seat);
    let where_ = place.as_ref().map(|place| format!(", {}", place.words)).unwrap_or_default();
    let made = el("div", class);
    let made = if is_own { made } else { made.with("data-place", &home_place(seat)) };
    let made = made
        .said(format!("{name}, {}{where_}: {all}", w.guilds[seat.index()]).trim_end())
        .add(token(seat, w.guilds[seat.index()]))
        .add(if crowned {
            el("span", "seat-name").icon("crown").text(name)
        } else {
            match &place {
                Some(place) => el("span", "seat-name").icon(place.icon).text(name),
                None => el("span", "seat-name").text(name),
            }
        });
    let made = if where_.is_empty() { made } else { made.unseen(&where_) };
    let made = if to_move { made.unseen(messages.table.to_move) } else { made };
    made.add(
        el("span", "pk-facts").all(
            FACTS
                .iter()
                .zip(facts.iter().zip(&whys))
                .map(|(symbol, ((number, text), why))| fact(symbol, *number, text, why).into()),
        ),
    )
    .all(note.into_iter().map(|(_, drawn)| drawn.into()))
    .into()
}

/// Returns why each of a player's facts is what it is, or will change: Renown as a sum, and where
/// more coins come from. Empty where there is no more to say.
fn whys(scene: &Scene<PennilessKing>, w: &GameMessages, seat: Seat) -> [String; 4] {
    let public = &scene.view.public;
    let mut whys = [const { String::new() }; 4];
    let controlled: Vec<Neighbourhood> = Neighbourhood::ALL
        .into_iter()
        .filter(|at| public.control[at.index()] == Some(seat))
        .collect();
    let renown = public.renown(seat);
    if renown > 0 {
        whys[0] = (w.renown_why)(renown - controlled.len(), controlled.len());
    }
    if !controlled.is_empty() {
        whys[1] = (w.coins_why)(&controlled);
    }
    whys
}

/// Returns the Rogues of another player that the viewer has seen, in words and rendered.
fn note(scene: &Scene<PennilessKing>, w: &GameMessages, seat: Seat) -> (String, El) {
    let (kinds, unknown, sunk) = describe::seen(&scene.view, seat);
    let text = (w.note)(&kinds, unknown, sunk);
    let drawn = el("span", "pk-note").said(&text).unseen(&text).all(
        kinds.iter().flat_map(|&(count, rogue)| (0..count).map(move |_| icon(rogue_symbol(rogue)))),
    );
    let drawn = if unknown > 0 {
        drawn.add(el("span", "").with("aria-hidden", "true").text(&(w.from_bag)(unknown)))
    } else {
        drawn
    };
    let drawn = if sunk > 0 {
        drawn.add(el("span", "").with("aria-hidden", "true").text(&(w.sunk)(sunk)))
    } else {
        drawn
    };
    (text, drawn)
}
