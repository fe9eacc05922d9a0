//! The final count: each sister's crowns as a sum, line by line as they are counted; then the winners
//! first and lit.

use super::market::fact;
use super::sisters::is_queen;
use crate::engine::{Seat, SeatSet};
use crate::games::monarch::{Banners, Event, Monarch};
use crate::ui::describe::monarch::reading;
use crate::ui::games::Scene;
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::number;
use crate::ui::pieces::{El, el};
use std::cmp::Reverse;
use yew::prelude::*;

/// Returns the sisters who have been counted after these events, while others have not been or the
/// winner has not been named; `None` before and after the count. The rules count the winners last.
pub fn counted(table: &Monarch, events: &[Event]) -> Option<SeatSet> {
    let last = events.iter().rev().find_map(|event| match event {
        Event::Counted { seat, .. } => Some(Some(*seat)),
        Event::Ended { .. } => Some(None),
        _ => None,
    })??;
    let mut counted = SeatSet::NONE;
    for seat in table.in_count() {
        counted = counted.with(seat);
        if seat == last {
            break;
        }
    }
    Some(counted)
}

/// Renders the final count, which stands in the place of the last decision. While it goes on, the
/// sisters are in the order of their seats, and only those counted so far have numbers.
pub fn count(scene: &Scene<Monarch>, w: &GameMessages, counted: Option<SeatSet>) -> Html {
    let table = &scene.view;
    let rank = |seat: Seat| match counted {
        Some(_) => (Reverse(false), Reverse(0)),
        None => (Reverse(is_queen(table, seat)), Reverse(table.crowns(seat).total())),
    };
    let ranked = Seat::by_key(scene.players.around(), rank).into_iter();
    el("ol", "mo-count")
        .with("aria-label", w.count)
        .all(ranked.map(|seat| match counted {
            Some(counted) if !counted.contains(seat) => uncounted(scene, seat).into(),
            Some(_) => line(scene, seat, false, w).into(),
            None => line(scene, seat, is_queen(table, seat), w).into(),
        }))
        .into()
}

/// Renders the line of a sister who has not been counted yet.
fn uncounted(scene: &Scene<Monarch>, seat: Seat) -> El {
    el("li", "").add(el("span", "mo-count-name").text(scene.players.name(seat)))
}

/// Renders a sister's line: the crowns of her court, her Banners and her Guests, and their sum.
fn line(scene: &Scene<Monarch>, seat: Seat, is_queen: bool, w: &GameMessages) -> El {
    let table = &scene.view;
    let crowns = table.crowns(seat);
    let said = reading::crowns(table, seat, &scene.players, w);
    let part = |symbol: &str, part: i16| fact("mo-part", symbol, &number(part));
    let name =
        el("span", "mo-count-name").with("aria-hidden", "true").text(scene.players.name(seat));
    let made = el("li", if is_queen { "mo-won" } else { "" }).said(&said);
    let made = if is_queen { made.icon("laurel-crown").unseen(w.queen) } else { made };
    let made = made.add(name).add(part("guards", crowns.court));
    let made = match table.options.banners {
        Banners::Yes => made.add(part("vertical-banner", crowns.banners)),
        Banners::No => made,
    };
    made.add(part("brute", crowns.guests))
        .add(el("span", "").with("aria-hidden", "true").text("="))
        .add(part("queen-crown", crowns.total()))
        .unseen(&said)
}
