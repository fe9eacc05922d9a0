//! The events of a seat's device, for the table.

use crate::engine::Seat;
use crate::session::{Presence, TransportKind};
use serde::{Deserialize, Serialize};

/// A guest's decision, which the table has to make: it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// The seat that decides; it is to move.
    pub seat: Seat,
    /// An index into the legal list.
    pub index: usize,
    /// The number of decisions before it.
    pub position: usize,
}

/// An event of a seat's device, for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatEvent {
    /// The seat is given to a device that is reached in this way, and so it is there.
    Device(Seat, TransportKind, Presence),
    /// The seat's device is gone, and does not come back.
    Left(Seat),
    /// The table has taken the seat back from its device.
    Freed(Seat),
    /// Another device has tried to take the seat of the one that has it.
    Intruded(Seat),
    /// The seat's device has decided.
    Decided(Decision),
    /// The seat's person takes their last decision back, which they may.
    TakenBack {
        /// The seat.
        seat: Seat,
        /// The number of decisions in force before that.
        position: usize,
    },
    /// The seat to move was given a hint on its own device.
    Hinted {
        /// The seat.
        seat: Seat,
        /// The number of decisions before the one that the hint is about.
        position: usize,
    },
}
