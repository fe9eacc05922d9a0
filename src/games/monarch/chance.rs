//! The purposes of chance in this game. Each draws from a separate stream.

use crate::engine::Purpose;

/// The card drawn from the deck after this many shuffles, when it holds this many cards. Between two
/// shuffles only draws change the deck, so its order is fixed as it is shuffled, though no state
/// holds it.
pub(super) const fn card(shuffles: u16, left: usize) -> Purpose {
    Purpose::new(0, (shuffles as u32) << 8 | left as u32)
}
