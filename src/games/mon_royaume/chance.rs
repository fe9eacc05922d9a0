//! The purposes of chance in this game. Each draws from a separate stream.

use crate::engine::Purpose;

/// The tiles and the Adventures of the second round.
pub(super) const SECOND_ROUND: Purpose = Purpose::new(0, 0);

/// The Bard token drawn when this many are out.
pub(super) const fn token(drawn: u8) -> Purpose {
    Purpose::new(1, drawn as u32)
}

/// The cards of the Bard's show.
pub(super) const SHOW: Purpose = Purpose::new(2, 0);
