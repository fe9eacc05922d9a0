//! The other end of a second screen: a window that watches the table of another one.

use super::line::{AnyLine, Line, LineEvent};
use super::second_screen::channel_of;
use crate::platform::channel::GuestChannel;
use crate::session::remote::{Inbound, ToHost};
use crate::ui::locale::Messages;
use crate::ui::table::source::Contact;
use yew::prelude::*;

/// The connection of a window to the table.
struct WindowLine {
    channel: GuestChannel,
    code: u64,
}

/// Connects this window with the table that has this code.
pub fn join(code: u64, heard: Callback<LineEvent>) -> Option<AnyLine> {
    let channel = GuestChannel::open(&channel_of(code), move |event| {
        heard.emit(match event {
            Inbound::Opened => LineEvent::Opened,
            Inbound::Message(message) => LineEvent::Message(message),
            Inbound::Closed => LineEvent::Lost,
        });
    })?;
    Some(Box::new(WindowLine { channel, code }))
}

impl Line for WindowLine {
    fn send(&self, message: &ToHost) {
        self.channel.send(message);
    }

    fn token(&self) -> String {
        self.code.to_string()
    }

    fn draw(&self, _: Contact, _: &'static Messages) -> Option<Html> {
        None
    }

    fn says(&self, contact: Contact, messages: &Messages) -> &'static str {
        let w = messages.language.second_screen();
        if contact == Contact::OtherVersion { w.other_version } else { w.away }
    }
}
