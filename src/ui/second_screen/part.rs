//! What a second screen is rendered from, and what hosts it, before either is fetched.

use crate::session::remote::{FromHost, Hosted, Unreadable};
use crate::ui::address::Reach;
use crate::ui::catalog::GameEntry;
use crate::ui::context::AppContext;
use yew::prelude::*;

/// The page of a screen away from the table.
#[derive(Clone, PartialEq, Properties)]
pub struct ScreenPage {
    /// The settings and messages.
    pub app: AppContext,
    /// The way to the table.
    pub way: Way,
}

/// The way from a screen to its table.
#[derive(Clone, PartialEq)]
pub enum Way {
    /// Another window of this browser has it.
    Window {
        /// The game.
        title: &'static GameEntry,
        /// The code of the table.
        code: u64,
    },
    /// Another device has it. This one holds a seat's hand, by the table's code or invitation.
    Hand(Reach, String),
}

/// The host of a table, which tells second screens the match.
pub trait Hosting {
    /// Tells them the match as it stands.
    fn show(&mut self, table: Hosted);
    /// Tells them that there is no match on the table.
    fn close(&mut self);
}

/// Starts the host of the table with this code; `None` if this browser's windows cannot talk to each
/// other.
pub type StartHosting = fn(u64) -> Option<Box<dyn Hosting>>;

/// Reads a message of the host.
pub type ReadMessage = fn(&str) -> Result<FromHost, Unreadable>;
