//! The players' crowns, line by line and card by card.

use crate::engine::{Seat, SeatSet};
use crate::games::monarch::{Card, Crowns, Monarch, Step};
use crate::ui::describe::monarch::reading::about;
use crate::ui::games::Cast;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::locale::{Messages, number};
use crate::ui::pieces::el;
use yew::prelude::*;

/// Renders the score sheet; once the game is over, with every card explained.
pub fn sheet(table: &Monarch, cast: &Cast, messages: &'static Messages) -> Html {
    let w = &messages.games.monarch;
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
        return points(cast, SeatSet::NONE, lines, total, messages);
    }
    let courts = table.all().map(|seat| explained(table, seat, cast, messages));
    el("div", "mo-sheet")
        .add(points(cast, table.winners(), lines, total, messages))
        .add(el("div", "mo-courts").all(courts))
        .into()
}

/// Explains the sources of a sister's crowns, card by card.
fn explained(table: &Monarch, seat: Seat, cast: &Cast, messages: &Messages) -> Html {
    let w = &messages.games.monarch;
    let court = table.counted(seat);
    let entry = |points: i16, name: &'static str, why: String| {
        el("li", "")
            .add(el("b", "").text(&number(points)))
            .add(el("span", "").text(name))
            .add(el("span", "hint").text(&why))
            .into()
    };
    let cards = table.court(seat).iter();
    let cards = cards.map(|&card| entry(court.crowns(card).into(), w.name(card), about(card, w)));
    let flown = table
        .flown(seat)
        .map(|banner| entry(court.banner(banner), w.banner(banner), String::new()));
    let guest = |card: &Card| card.guest().map_or(0, |guest| -i16::from(guest.loss));
    let guests = table.guests(seat).iter();
    let guests = guests.map(|card| entry(guest(card), w.name(*card), String::new()));
    el("section", "mo-explained")
        .add(el("h3", "").text(&(w.court_of)(cast.who(seat))))
        .add(el("ul", "").all(cards.chain(flown).chain(guests)))
        .into()
}
