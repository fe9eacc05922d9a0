//! What the panel is rendered from, and what the set-up page plans for it.

use crate::engine::{Seat, SeatSet};
use crate::session::{ByLetter, Place, Plan};
use crate::ui::locale::Messages;
use std::cell::Cell;
use yew::prelude::*;

/// The panel.
#[derive(Clone, PartialEq, Properties)]
pub struct PlacesPanel {
    /// The persons by seat, each with the player's name.
    pub persons: Vec<(Seat, String)>,
    /// The persons who play on this device, or on one that joins this table.
    pub here: SeatSet,
    /// The way the match is played by letter; `None` if all persons are here.
    pub by_letter: Option<ByLetter>,
    /// The seat whose hand is shown, if any. No choice shows another one.
    pub shown: Option<Seat>,
    /// The persons for whom a bot decides.
    pub by_bots: SeatSet,
    /// The seats that other devices are to join at once.
    pub plan: Plan,
    /// The seats that devices have left.
    pub left: Plan,
    /// The seats held by devices in this room that are connected, through any tab.
    pub in_room: Plan,
    /// Called with another choice of who plays by letter.
    pub on_letter: Callback<ByLetter>,
    /// Called with who decides for a person from now on.
    pub on_stand_in: Callback<(Seat, Place)>,
    /// The sentences of the language.
    pub messages: &'static Messages,
}

thread_local! {
    static PLAN: Cell<Option<Plan>> = const { Cell::new(None) };
}

/// Notes which devices are to join the next table.
pub fn plan(plan: Option<Plan>) {
    PLAN.set(plan);
}

/// Takes the plan for the table that is opened.
pub fn take_plan() -> Option<Plan> {
    PLAN.take()
}
