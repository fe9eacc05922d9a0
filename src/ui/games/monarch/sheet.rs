//! The crowns of everybody, line by line and card by card.

use super::look::about;
use crate::engine::Seat;
use crate::games::monarch::{Card, Crowns, Monarch, Step};
use crate::ui::games::shown::Cast;
use crate::ui::locale::{Words as HouseWords, number};
use crate::ui::pieces::{ScoreLine, el, piece};
use yew::prelude::*;

/// The score sheet; once the game is over, with every card explained.
pub fn sheet(table: &Monarch, cast: &Cast, words: &'static HouseWords) -> Html {
    let w = &words.games.monarch;
    let over = table.step == Step::Over;
    let crowns: Vec<Crowns> = table.all().map(|seat| table.crowns(seat)).collect();
    let column = |part: fn(&Crowns) -> i16| crowns.iter().map(part).collect::<Vec<_>>();
    let parts: [fn(&Crowns) -> i16; 3] =
        [|crowns| crowns.court, |crowns| crowns.banners, |crowns| crowns.guests];
    let lines = parts
        .into_iter()
        .zip(w.lines)
        .map(|(part, label)| ScoreLine { label: label.into(), points: column(part) })
        .collect::<Vec<_>>();
    let won = |seat: Seat| over && table.winners().contains(seat);
    html! {
        <div class="mo-sheet">
            { piece!(ScoreSheet {
                label: words.table.score,
                what: words.table.player,
                names: cast.names.iter().map(|name| AttrValue::from(name.clone())).collect::<Vec<_>>(),
                winners: table.all().map(won).collect::<Vec<_>>(),
                winner: words.table.winner,
                lines,
                total: ScoreLine { label: w.total.into(), points: column(|crowns| crowns.total()) },
            }) }
            if over {
                { for table.all().map(|seat| explained(table, seat, cast, words)) }
            }
        </div>
    }
}

/// Card by card, what a sister's crowns come from.
fn explained(table: &Monarch, seat: Seat, cast: &Cast, words: &HouseWords) -> Html {
    let w = &words.games.monarch;
    let court = table.counted(seat);
    let line = |points: i16, name: &'static str, why: String| {
        el("li", "")
            .add(el("b", "").text(&number(points)))
            .add(el("span", "").text(name))
            .add(el("span", "hint").text(&why))
            .into()
    };
    let cards = table.court(seat).iter();
    let cards = cards.map(|&card| line(court.crowns(card).into(), w.name(card), about(card, w)));
    let flown =
        table.flown(seat).map(|banner| line(court.banner(banner), w.banner(banner), String::new()));
    let guest = |card: &Card| card.guest().map_or(0, |guest| -i16::from(guest.loss));
    let guests = table.guests(seat).iter();
    let guests = guests.map(|card| line(guest(card), w.name(*card), String::new()));
    el("details", "mo-explained")
        .add(el("summary", "").text(&(w.court_of)(cast.name(seat))))
        .add(el("ul", "").all(cards.chain(flown).chain(guests)))
        .into()
}
