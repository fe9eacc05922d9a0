//! The connection of a device away from the table, before what makes it is fetched.

use crate::session::TransportKind;
use crate::session::remote::{FromHost, MessageError, ToHost};
use crate::ui::catalog::GameEntry;
use crate::ui::context::AppContext;
use crate::ui::locale::Messages;
use crate::ui::table::source::Contact;
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
    /// Another device has it. This one holds a seat, by the table's code or invitation.
    Seat(TransportKind, String),
}

/// The connection of a device to its table.
pub trait Line {
    /// Sends the table a message.
    fn send(&self, message: &ToHost);
    /// Returns the token that admits to the table; an empty one if none does.
    fn token(&self) -> String;
    /// Returns true if the table has to hear from this device at intervals.
    fn has_heartbeat(&self) -> bool {
        false
    }
    /// Renders what is shown until the table has told the match; `None` for what is shown while the
    /// connection is fetched.
    fn draw(&self, contact: Contact, messages: &'static Messages) -> Option<Html>;
    /// Returns what is said above the match while the table does not tell it.
    fn says(&self, contact: Contact, messages: &Messages) -> &'static str;
    /// Renders the controls that reconnect this device to its table, below the sentence that says that it is
    /// lost.
    fn returns(&self, _messages: &'static Messages) -> Html {
        Html::default()
    }
    /// Renders what lets the device help others to join. The callback is called with the code of another
    /// device.
    fn helper(&self, _messages: &'static Messages, _on_code: Callback<String>) -> Html {
        Html::default()
    }
}

/// The connection of a device to its table, however that is reached.
pub type AnyLine = Box<dyn Line>;

/// An event of a device's connection to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum LineEvent {
    /// The state before it is connected has changed.
    Changed,
    /// It is connected.
    Opened,
    /// The table has sent this message, or a text that is none.
    Message(Result<FromHost, MessageError>),
    /// The table is not reached any more. It may be again.
    Lost,
}
