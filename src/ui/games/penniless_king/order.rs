//! Decisions as orders.

use crate::games::penniless_king::{Action, Spot, Step, View};
use crate::ui::describe::penniless_king::occupant;
use crate::ui::games::Players;
use crate::ui::locale::messages::penniless_king::{Deed, GameMessages};

/// Says a decision as an order.
pub fn order(view: &View, action: Action, players: &Players, w: &GameMessages) -> String {
    let public = &view.public;
    let there = |spot: Spot| occupant(view, players, w, spot, false);
    let there = match action {
        Action::Choose(spot) => there(spot),
        _ => None,
    };
    let rogue = match public.step {
        Step::Spot(Some(from)) => view.map[from.index()],
        Step::Spot(None) => view.own.and_then(|own| own.taken),
        _ => None,
    };
    let deed = Deed {
        step: public.step,
        at: public.acting_in,
        rogue,
        there: there.as_deref().unwrap_or(w.some_rogue),
    };
    (w.order)(action, &deed)
}
