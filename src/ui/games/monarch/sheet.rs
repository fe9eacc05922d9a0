//! The players' crowns, line by line and card by card.

use super::sisters::is_queen;
use crate::engine::{Seat, SeatSet};
use crate::games::monarch::{Card, Crowns, Monarch, Step};
use crate::ui::describe::monarch::reading::{about, sum, tie_break};
use crate::ui::games::Players;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::{El, el};
use yew::prelude::*;

/// Renders the score sheet; once the game is over, with every card explained.
pub fn sheet(table: &Monarch, players: &Players, messages: &'static Messages) -> Html {
    let w = messages.monarch();
    let crowns: Vec<Crowns> = table.all().map(|seat| table.crowns(seat)).collect();
    let column = |part: fn(&Crowns) -> i16| crowns.iter().map(part).collect::<Vec<_>>();
    let parts: [fn(&Crowns) -> i16; 3] =
        [|crowns| crowns.court, |crowns| crowns.banners, |crowns| crowns.guests];
    let lines = parts
        .into_iter()
        .zip(w.lines)
        .map(|(part, label)| line(label, column(part)))
        .collect::<Vec<_>>();
    let total = line(w.total, column(|crowns| crowns.total()));
    if table.step != Step::Over {
        return points(players, SeatSet::NONE, lines, total, messages);
    }
    let courts = table.all().map(|seat| explained(table, seat, players, messages));
    let sheet = el("div", "mo-sheet").add(points(players, table.winners(), lines, total, messages));
    let sheet = match tie_break(table) {
        Some(_) => sheet.add(tie(table, players, w)),
        None => sheet,
    };
    sheet.add(el("div", "mo-courts").all(courts)).into()
}

/// Renders what breaks the tie: each sister's gold and food, and the number of her Guests.
fn tie(table: &Monarch, players: &Players, w: &GameMessages) -> El {
    let [.., rule] = w.goal_lines;
    let state = |seat: Seat| {
        let text = (w.tie_state)(&(w.goods)(table.store(seat)), table.guests(seat).len());
        el("li", "").add(el("b", "").text(players.name(seat))).text(" ").text(&text).into()
    };
    el("div", "mo-tie")
        .add(el("p", "").text(rule))
        .add(el("ul", "").all(players.around().map(state)))
}

/// Explains the sources of a sister's crowns, card by card.
fn explained(table: &Monarch, seat: Seat, players: &Players, messages: &Messages) -> Html {
    let w = messages.monarch();
    let court = table.counted(seat);
    let explains = |card: Card| {
        let sum = sum(&court, card);
        let parts = [about(card, w), sum].into_iter().filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    };
    let entry = |points: i16, name: &'static str, why: String| {
        el("li", "")
            .add(el("b", "").text(&number(points)))
            .add(el("span", "").text(name))
            .add(el("span", "hint").text(&why))
            .into()
    };
    let cards = table.court(seat).iter();
    let cards = cards.map(|&card| entry(court.crowns(card).into(), w.name(card), explains(card)));
    let flown = table.flown(seat).map(|banner| {
        let sum = banner
            .path()
            .map(|path| format!("{} + {}", court.paths[path as usize], court.land[path as usize]));
        entry(court.banner(banner), w.banner(banner), sum.unwrap_or_default())
    });
    let guest = |card: &Card| card.guest().map_or(0, |guest| -i16::from(guest.loss));
    let guests = table.guests(seat).iter();
    let guests = guests.map(|card| entry(guest(card), w.name(*card), String::new()));
    let class = if is_queen(table, seat) { "mo-explained mo-won" } else { "mo-explained" };
    let heading = el("h3", "");
    let heading =
        if is_queen(table, seat) { heading.icon("laurel-crown").unseen(w.queen) } else { heading };
    el("section", class)
        .add(heading.text(&(w.court_of)(players.who(seat))))
        .add(el("ul", "").all(cards.chain(flown).chain(guests)))
        .into()
}
