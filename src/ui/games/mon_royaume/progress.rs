//! The players' progress in building.

use crate::engine::Seat;
use crate::games::mon_royaume::{MonRoyaume, SLOTS, View};
use crate::ui::games::Scene;
use crate::ui::locale::Messages;
use crate::ui::pieces::el;
use yew::prelude::*;

/// Returns the number of slots that a player's kingdom has filled in the building phase.
pub fn filled(view: &View, seat: Seat) -> u8 {
    use std::cmp::Ordering;
    match view.mover.map_or(Ordering::Less, |mover| seat.cmp(&mover)) {
        Ordering::Less => SLOTS as u8,
        Ordering::Equal => view.laid,
        Ordering::Greater => 0,
    }
}

/// Renders one line per player while kingdoms are built.
pub fn progress(scene: &Scene<MonRoyaume>, messages: &Messages) -> Html {
    let w = messages.mon_royaume();
    let lines = scene.players.around().map(|seat| {
        let laid = filled(&scene.view, seat);
        let builds = scene.to_move == Some(seat);
        let said = (w.building)(scene.players.name(seat), laid, builds);
        let bar = el("progress", "")
            .with("max", &SLOTS.to_string())
            .with("value", &laid.to_string())
            .with("aria-label", &said);
        let class = if builds { "mr-builds" } else { "" };
        el("li", class).said(&said).add(el("span", "").text(&said)).add(bar).into()
    });
    el("ul", "mr-progress").all(lines).into()
}
