//! What connects devices, in the same room, over the internet or in another window.

use super::line::{AnyLine, LineEvent, Way};
use super::ways::ways;
use super::{join_broker, join_room, join_window};
use crate::ui::address::Reach;
use yew::Callback;

/// What connects devices, once it is fetched.
#[derive(Clone, Copy)]
pub struct CompanyPart {
    /// At a table: begins to reach devices.
    pub reach: fn(),
    /// At a table: begins to tell the match to windows that know this code.
    pub show_to_windows: fn(u64),
    /// On another device: connects it with its table. `None` if the browser cannot.
    pub join: fn(&Way, Callback<LineEvent>) -> Option<AnyLine>,
}

/// Returns what connects devices.
pub fn company_part() -> CompanyPart {
    CompanyPart {
        reach: || drop(ways()),
        show_to_windows: |code| ways().window.start(code),
        join: |way, heard| match way {
            Way::Window { code, .. } => join_window::join(*code, heard),
            Way::Hand(Reach::Room, code) => Some(join_room::join(code, heard)),
            Way::Hand(Reach::Internet, code) => Some(join_broker::join(code, heard)),
        },
    }
}
