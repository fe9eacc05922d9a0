//! The purposes of chance in this game. Each draws from a separate stream.

use crate::engine::{Purpose, Seat};

/// The draw pile after this reshuffle, counted from 1.
pub(super) const fn reshuffle(number: u16) -> Purpose {
    Purpose::new(0, number as u32)
}

/// The cards of this seat that a Queen looks at, for the time of this number, counted from 1.
pub(super) fn look(at: Seat, number: u16) -> Purpose {
    Purpose::new(1 + at.index() as u8, u32::from(number))
}
