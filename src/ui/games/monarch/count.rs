//! The final count: each sister's crowns as a sum, the winners first and lit.

use super::market::fact;
use super::sisters::is_queen;
use crate::engine::Seat;
use crate::games::monarch::{Banners, Monarch};
use crate::ui::describe::monarch::reading;
use crate::ui::games::Scene;
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::locale::number;
use crate::ui::pieces::{El, el};
use std::cmp::Reverse;
use yew::prelude::*;

/// Renders the final count, which stands in the place of the last decision.
pub fn count(scene: &Scene<Monarch>, w: &GameMessages) -> Html {
    let table = &scene.view;
    let rank = |seat: Seat| (Reverse(is_queen(table, seat)), Reverse(table.crowns(seat).total()));
    let ranked = Seat::by_key(scene.cast.around(), rank).into_iter();
    el("ol", "mo-count")
        .with("aria-label", w.count)
        .all(ranked.map(|seat| line(scene, seat, w).into()))
        .into()
}

/// Renders a sister's line: the crowns of her court, her Banners and her Guests, and their sum.
fn line(scene: &Scene<Monarch>, seat: Seat, w: &GameMessages) -> El {
    let table = &scene.view;
    let crowns = table.crowns(seat);
    let is_queen = is_queen(table, seat);
    let said = reading::crowns(table, seat, &scene.cast, w);
    let part = |symbol: &str, part: i16| fact("mo-part", symbol, &number(part));
    let name = el("span", "mo-count-name").with("aria-hidden", "true").text(scene.cast.name(seat));
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
