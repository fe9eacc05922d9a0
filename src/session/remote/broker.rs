//! What the table and the seats have in common when they play over a broker.

use super::broker_list::TableId;
use super::sealed::Nonces;
use crate::engine::Seat;

/// The token that a seat's device joins with. It is no secret: the seat's key is.
pub(super) const TOKEN: &str = "seat";

/// The token with which it joins in place of another device that is there.
pub(super) const TAKES_OVER: &str = "seat, in place of another device";

/// The state of the connection to the broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// There is none: it is being made, or made again later.
    Connecting,
    /// The broker carries messages.
    Connected,
    /// There is none, and several attempts have failed. It is tried again from time to time.
    Unreachable,
    /// The broker lets nobody in with this address. It is tried again from time to time.
    Barred,
}

/// The topics of a table.
#[derive(Clone, Debug)]
pub(super) struct Topics(String);

impl Topics {
    pub(super) fn of(table: TableId) -> Self {
        Self(format!("t/{table}"))
    }

    /// Returns the topic of the messages to a seat.
    pub(super) fn for_seat(&self, seat: Seat) -> String {
        format!("{}/v/{}", self.0, seat.index())
    }

    /// Returns the topic of the messages from a seat.
    pub(super) fn for_host(&self, seat: Seat) -> String {
        format!("{}/h/{}", self.0, seat.index())
    }

    /// Returns the topics of the messages from all seats.
    pub(super) fn all_for_host(&self) -> String {
        format!("{}/h/+", self.0)
    }

    /// Returns the topic on which the broker says that the table's device is gone.
    pub(super) fn host_is_gone(&self) -> String {
        format!("{}/p/h", self.0)
    }

    /// Returns the number of the seat that a message is from.
    pub(super) fn seat_of(&self, topic: &str) -> Option<usize> {
        topic.strip_prefix(self.0.as_str())?.strip_prefix("/h/")?.parse().ok()
    }
}

/// The uses of the random bytes that a device gives.
pub(super) struct Random {
    /// The client's name at the broker.
    pub(super) client: u64,
    /// The first nonce.
    pub(super) nonces: Nonces,
}

impl Random {
    pub(super) fn of(bytes: [u8; 32]) -> Self {
        let (client, rest) = bytes.split_first_chunk().expect("32 bytes");
        let nonce = rest.first_chunk().expect("24 bytes");
        Self { client: u64::from_be_bytes(*client), nonces: Nonces::new(*nonce) }
    }
}
