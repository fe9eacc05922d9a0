//! The purposes of chance in this game. Each draws from a separate stream.

use crate::engine::Purpose;

/// The Plot card drawn from the pile after this many reshuffles, when it holds this many cards.
/// Between two reshuffles only draws change the pile, so its order is fixed as it is shuffled,
/// though no state holds it.
pub(super) const fn plot(reshuffles: u16, left: usize) -> Purpose {
    Purpose::new(0, (reshuffles as u32) << 8 | left as u32)
}

/// The Rogue drawn from the bag when it holds this many; none ever comes back to it.
pub(super) const fn rogue(left: usize) -> Purpose {
    Purpose::new(1, left as u32)
}
