//! The score sheet of a match: one column per player, the winners marked.

use super::Players;
use crate::engine::{Seat, SeatSet};
use crate::ui::locale::Messages;
use crate::ui::pieces::{ScoreLine, piece};
use yew::prelude::*;

/// Returns a line of the sheet.
pub fn line(label: &str, points: Vec<i16>) -> ScoreLine {
    ScoreLine { label: label.to_owned().into(), points }
}

/// Renders the sheet: the lines in the game's order, and their sum.
pub fn sheet(
    players: &Players,
    winners: SeatSet,
    lines: Vec<ScoreLine>,
    total: ScoreLine,
    messages: &Messages,
) -> Html {
    let w = &messages.table;
    let names: Vec<AttrValue> = players.names.iter().map(|name| name.clone().into()).collect();
    let winners: Vec<bool> = Seat::all(names.len()).map(|seat| winners.contains(seat)).collect();
    piece!(ScoreSheet {
        label: w.score_sheet,
        what: w.player,
        names,
        winners,
        winner: w.winner,
        lines,
        total
    })
}
