//! The ways to reach devices away from the table, and what they carry.

use super::facts::MessageError;
use super::output::Outgoing;
use super::seat_table::SeatTable;

/// An event of a connection to one device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inbound<M> {
    /// Messages to it arrive from now on. A connection that was closed may open again.
    Opened,
    /// It has sent a text, which may be anything: the message, or why it is none.
    Message(Result<M, MessageError>),
    /// It is gone.
    Closed,
}

/// A way to reach devices away from the table. It need not be reliable: a message may be lost, doubled
/// or late, but is not changed.
pub trait Transport {
    /// Sends the messages to the devices that are reached in this way, and parts from those whose seats
    /// the table has taken back. The table calls it after every change.
    fn update(&self, table: &SeatTable, messages: &[Outgoing]);

    /// Does what is due. It is called about every second.
    fn tick(&self) {}

    /// Disconnects the devices that can't reconnect, since the page ends. They learn of it at once.
    fn end(&self) {}

    /// Goes to the match with this key, which is on the table from now on; empty without one. `is_here`
    /// is true if this page plays it.
    fn go_to(&self, _key: &str, _is_here: bool) {}
}
