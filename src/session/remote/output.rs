//! The consequences of an event: messages to devices, and events for the table.

use super::message::FromHost;
use super::seat_event::SeatEvent;
use crate::session::TransportKind;

/// A device away from the table: the way to it, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peer(pub TransportKind, pub u64);

/// A message to a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outgoing {
    /// The device.
    pub to: Peer,
    /// The message.
    pub message: FromHost,
}

/// What to do with the WebSocket.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dial {
    /// Nothing.
    #[default]
    Stay,
    /// Open one to the broker's address, in place of any other, and call `opened` once it is open.
    Connect,
    /// Close it. Nothing more is to be heard of it. `tick` says when to connect again.
    Close,
}

/// What is to be done on the wire to a broker.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wire {
    /// The bytes to be sent, each as one binary message of the WebSocket, before `dial` is done.
    pub send: Vec<Vec<u8>>,
    /// What to do with the WebSocket.
    pub dial: Dial,
}

/// The consequences of an event at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Output {
    /// The messages to devices, which are for [`Transport::update`](super::Transport::update).
    pub messages: Vec<Outgoing>,
    /// The events for the table.
    pub events: Vec<SeatEvent>,
    /// The code of another device that would join, which the device of a seat has scanned.
    pub scanned: Option<String>,
}

impl Output {
    /// Adds what follows from another event.
    pub fn add(&mut self, other: Self) {
        self.messages.extend(other.messages);
        self.events.extend(other.events);
        self.scanned = other.scanned.or(self.scanned.take());
    }
}

impl From<Outgoing> for Output {
    fn from(message: Outgoing) -> Self {
        Self { messages: vec![message], ..Self::default() }
    }
}
