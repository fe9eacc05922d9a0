//! Where the pieces lie, as motion and people call it.

use crate::engine::Seat;
use crate::games::rogue_monarch::Place;

/// The name of the draw pile for motion.
pub const PILE: &str = "pile";

/// The name of the discard pile for motion.
pub const DISCARDS: &str = "discards";

/// A place as people count it.
pub fn number(place: Place) -> usize {
    place.index() + 1
}

/// The name of a Court place for motion.
pub fn court_place(place: Place) -> String {
    format!("court-{}", place.index())
}

/// The name of a hand for motion.
pub fn hand_place(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}
