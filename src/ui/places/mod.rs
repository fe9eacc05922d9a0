//! Who plays where: the panel of the table in which each person's seat has its place, and what the
//! set-up page plans for it. The panel is fetched when it is first opened (`lazy.rs`).

mod link;
mod panel;
mod props;

pub use panel::draw_places_panel;
pub use props::PlacesPanel;

use crate::session::Plan;
use std::cell::Cell;

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
