//! The purposes of chance in this game. Each draws from a separate stream.

use crate::engine::Purpose;

/// The special card, the hands and the tile of a deal, counted from 1. The first is part of the
/// set-up.
pub(super) const fn deal(number: u16) -> Purpose {
    Purpose::new(0, number as u32)
}

/// The two cards that the Goblins' Flag Bearer takes in a deal.
pub(super) const fn taken(deal: u16) -> Purpose {
    Purpose::new(1, deal as u32)
}
