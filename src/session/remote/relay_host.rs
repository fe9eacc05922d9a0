//! The table's end over a broker.

use super::club::{Broker, TableId};
use super::hosted::Hosted;
use super::relay::{Connection, Relayed};
use super::sealed::SeatKey;
use crate::engine::Seat;

/// The stage of a seat that is played over a broker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatStage {
    /// Its link admits to it, and no device has come yet.
    Invited,
    /// A device holds it.
    Joined,
    /// The device that holds it is away. It may come back, and another device with the link may take
    /// its place.
    Silent,
}

/// The table's end over a broker: it owns the host, and the seats that were given out by a link.
///
/// It has no clock and no WebSocket: times are given in milliseconds since 1970, and the caller does
/// what each call returns. Call [`RelayHost::tick`] about every second; the first one connects. After
/// a reload of the page, make it again with the same table, and invite the same seats with the same
/// keys: their links go on working.
pub struct RelayHost {}

impl RelayHost {
    /// Returns the end of a table without seats. `random` must be new random bytes each time.
    pub fn new(broker: &Broker, table: TableId, random: [u8; 32], now: u64) -> Self {
        todo!("{broker:?} {table} {random:?} {now}")
    }

    /// Gives a seat out to who has the key. Another key takes the place of the one before.
    pub fn invite(&mut self, seat: Seat, key: SeatKey, now: u64) -> Relayed {
        todo!("{seat:?} {key:?} {now}")
    }

    /// Takes a seat back: its link admits to nothing any more.
    pub fn take_back(&mut self, seat: Seat, now: u64) -> Relayed {
        todo!("{seat:?} {now}")
    }

    /// Notes that the WebSocket is open.
    pub fn opened(&mut self, now: u64) -> Relayed {
        todo!("{now}")
    }

    /// Handles bytes from the WebSocket, which may be anything.
    pub fn received(&mut self, bytes: &[u8], now: u64) -> Relayed {
        todo!("{bytes:?} {now}")
    }

    /// Notes that the WebSocket is closed, or could not be opened.
    pub fn closed(&mut self, now: u64) -> Relayed {
        todo!("{now}")
    }

    /// Does what is due. Call it about every second, and when the page is shown again.
    pub fn tick(&mut self, now: u64) -> Relayed {
        todo!("{now}")
    }

    /// Shows the match on the table as it stands, whenever it has changed.
    pub fn show(&mut self, shown: Hosted, now: u64) -> Relayed {
        let _ = shown;
        todo!("{now}")
    }

    /// Notes that there is no match on the table any more: the seats are told, and see an empty table.
    pub fn close(&mut self, now: u64) -> Relayed {
        todo!("{now}")
    }

    /// Leaves for good: tells the seats so and signs off. Close the WebSocket after that.
    pub fn leave(&mut self, now: u64) -> Relayed {
        todo!("{now}")
    }

    /// Returns the stage of a seat; `None` if it was not given out.
    pub fn stage(&self, seat: Seat) -> Option<SeatStage> {
        todo!("{seat:?}")
    }

    /// Returns the seats that devices hold, and for each, true if nothing is heard from it.
    pub fn held(&self) -> impl Iterator<Item = (Seat, bool)> {
        std::iter::empty()
    }

    /// Returns the state of the connection to the broker.
    pub fn connection(&self) -> Connection {
        Connection::Connecting
    }
}
