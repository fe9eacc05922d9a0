//! What the table and the seats have in common when they play over a broker.

use super::seats::SeatEvent;

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

/// The state of the connection to the broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// There is none: it is being made, or made again later.
    Connecting,
    /// The broker carries messages.
    Connected,
    /// The broker lets nobody in with this address. It is tried again from time to time.
    Barred,
}

/// The consequences of an event at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Relayed {
    /// The bytes to be sent, each as one binary message of the WebSocket, before `dial` is done.
    pub send: Vec<Vec<u8>>,
    /// What to do with the WebSocket.
    pub dial: Dial,
    /// The events for the table.
    pub events: Vec<SeatEvent>,
}

/// The consequences of an event at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The bytes to be sent, each as one binary message of the WebSocket, before `dial` is done.
    pub send: Vec<Vec<u8>>,
    /// What to do with the WebSocket.
    pub dial: Dial,
    /// The texts that the table has sent, in order; read them with `FromHost::read`.
    pub texts: Vec<String>,
}
