//! The score sheet: each player's tokens on the Square and on the map.

use crate::engine::Seat;
use crate::games::penniless_king::View;
use crate::ui::games::Players;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::locale::Messages;
use yew::prelude::*;

/// Renders the points by source; `None` before the match is over.
pub fn sheet(view: &View, players: &Players, messages: &'static Messages) -> Option<Html> {
    let (w, public) = (messages.penniless_king(), &view.public);
    let outcome = public.outcome()?;
    let column = |part: &dyn Fn(Seat) -> usize| {
        public.all().map(|seat| part(seat) as i16).collect::<Vec<_>>()
    };
    let [map, total] = w.score;
    let lines = vec![
        line(w.square, column(&|seat| public.renown(seat) - public.controlled(seat))),
        line(map, column(&|seat| public.controlled(seat))),
    ];
    let total = line(total, column(&|seat| public.renown(seat)));
    Some(points(players, outcome.winners(), lines, total, messages))
}
