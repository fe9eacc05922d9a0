//! The events of a seat's device, for the table.

use crate::engine::{MAX_SEATS, Seat};
use crate::session::{Presence, TransportKind};

/// A guest's decision, which the table has to make: it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The seat that decides; it is to move.
    pub seat: Seat,
    /// An index into the legal list.
    pub index: usize,
    /// The number of decisions before it.
    pub position: usize,
}

/// What a person says about ending the match by agreement. Messages and tabs name it by its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vote {
    /// They want the match to go on.
    PlayOn,
    /// They agree, after others have asked.
    Agree,
    /// They ask the others.
    Suggest,
}

impl Vote {
    /// All of them, in order.
    pub const ALL: [Self; 3] = [Self::PlayOn, Self::Agree, Self::Suggest];
}

/// An event of a seat's device, for the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeatEvent {
    /// The seat is given to a device that is reached in this way, and so it is there.
    Device(Seat, TransportKind, Presence),
    /// The seat's device is gone, and does not come back.
    Left(Seat),
    /// The table has taken the seat back from its device.
    Freed(Seat),
    /// Another device has tried to take the seat of the one that has it.
    Intruded(Seat),
    /// Far more messages come for the seat than a device of it sends; most are ignored.
    Flooded(Seat),
    /// The seat's device has decided.
    Decided(Decision),
    /// The seat's person takes their last decision back, which they may.
    TakenBack {
        /// The seat.
        seat: Seat,
        /// The number of decisions in force before that.
        position: usize,
    },
    /// The seat's person gives the match up, or leaves it to the others.
    GaveUp {
        /// The seat.
        seat: Seat,
        /// The number of decisions in force by then.
        position: usize,
    },
    /// The seat's person is for or against ending the match by agreement.
    Voted(Seat, Vote),
    /// The seat to move was given a hint on its own device.
    Hinted {
        /// The seat.
        seat: Seat,
        /// The number of decisions before the one that the hint is about.
        position: usize,
    },
}

impl SeatEvent {
    /// Returns the event as one tab tells it to another: its kind, its seat, and two numbers.
    pub fn numbers(self) -> [usize; 4] {
        let (kind, seat, first, second) = match self {
            Self::Device(seat, via, presence) => (0, seat, via as usize, presence as usize),
            Self::Left(seat) => (1, seat, 0, 0),
            Self::Freed(seat) => (2, seat, 0, 0),
            Self::Intruded(seat) => (3, seat, 0, 0),
            Self::Decided(Decision { seat, index, position }) => (4, seat, index, position),
            Self::TakenBack { seat, position } => (5, seat, position, 0),
            Self::Hinted { seat, position } => (6, seat, position, 0),
            Self::GaveUp { seat, position } => (7, seat, position, 0),
            Self::Voted(seat, vote) => (8, seat, vote as usize, 0),
            Self::Flooded(seat) => (9, seat, 0, 0),
        };
        [kind, seat.index(), first, second]
    }

    /// Returns the event with these numbers; `None` if there is none.
    pub fn of_numbers([kind, seat, first, second]: [usize; 4]) -> Option<Self> {
        let seat = (seat < MAX_SEATS).then(|| Seat::new(seat))?;
        Some(match kind {
            0 => Self::Device(seat, *TransportKind::ALL.get(first)?, *Presence::ALL.get(second)?),
            1 => Self::Left(seat),
            2 => Self::Freed(seat),
            3 => Self::Intruded(seat),
            4 => Self::Decided(Decision { seat, index: first, position: second }),
            5 => Self::TakenBack { seat, position: first },
            6 => Self::Hinted { seat, position: first },
            7 => Self::GaveUp { seat, position: first },
            9 => Self::Flooded(seat),
            8 => Self::Voted(seat, *Vote::ALL.get(first)?),
            _ => return None,
        })
    }
}
