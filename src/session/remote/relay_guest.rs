//! A seat's end over a broker.

use super::club::Invitation;
use super::message::Why;
use super::relay::Heard;

/// The state of a seat's end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuestState {
    /// There is no connection to the broker: it is being made, or made again later.
    Connecting,
    /// The broker carries messages, but the table has not answered yet: its page is not open.
    Waiting,
    /// The table has told the match, and answers.
    Joined,
    /// The table has told the match, but does not answer now. It may come back.
    Away,
    /// The broker lets nobody in. It is tried again from time to time.
    Barred,
    /// The table has refused this device, which asks no more: the seat is taken by another one
    /// ([`Why::Taken`]), the link was taken back ([`Why::UnknownToken`]), or one of the two pages is
    /// of another version ([`Why::OtherProtocol`]). [`RelayGuest::ask_again`] tries once more.
    Refused(Why),
}

/// A seat's end over a broker.
///
/// It has no clock and no WebSocket: times are given in milliseconds, and the caller does what each
/// call returns. Call [`RelayGuest::tick`] about every second; the first one connects. It joins by
/// itself on every connection, says that it is there, and sends a decision again until the table
/// has moved on.
pub struct RelayGuest {}

impl RelayGuest {
    /// Returns the end of the seat that the invitation is for. `device` is a random number that stays
    /// the same when the page is reloaded (but is another one in another tab): the seat is its own as
    /// long as it is there. `random` must be new random bytes each time.
    pub fn new(invitation: &Invitation, device: u64, random: [u8; 32], now: u64) -> Self {
        todo!("{invitation:?} {device} {random:?} {now}")
    }

    /// Notes that the WebSocket is open.
    pub fn opened(&mut self, now: u64) -> Heard {
        todo!("{now}")
    }

    /// Handles bytes from the WebSocket, which may be anything.
    pub fn received(&mut self, bytes: &[u8], now: u64) -> Heard {
        todo!("{bytes:?} {now}")
    }

    /// Notes that the WebSocket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) -> Heard {
        todo!("{now}")
    }

    /// Does what is due. Call it about every second, and when the page is shown again.
    pub fn tick(&mut self, now: u64) -> Heard {
        todo!("{now}")
    }

    /// Sends the table a text of [`ToHost`](super::ToHost). A decision is kept and sent again until the
    /// table has moved on or has refused it. A `join` or a `ping` is only sent if this end has not
    /// just done so by itself, so that a page may treat it like any other carrier; after a gap send a
    /// `ping` with the last serial that was understood.
    pub fn send(&mut self, text: &str, now: u64) -> Heard {
        todo!("{text} {now}")
    }

    /// Leaves: tells the table so and signs off. Close the WebSocket after that. The seat's link still
    /// admits to it.
    pub fn leave(&mut self, now: u64) -> Heard {
        todo!("{now}")
    }

    /// Asks the table again after it has refused this device.
    pub fn ask_again(&mut self, now: u64) -> Heard {
        todo!("{now}")
    }

    /// Returns the state.
    pub fn state(&self) -> GuestState {
        GuestState::Connecting
    }

    /// Returns the token for [`ToHost::Join`](super::ToHost::Join). Nothing of it is secret.
    pub fn token(&self) -> &str {
        "seat"
    }
}
