//! The names of places, for motion and for people.

use crate::engine::Seat;
use crate::games::rogue_monarch::Place;

/// The place of the draw pile.
pub const PILE: &str = "pile";

/// The place of the discard pile.
pub const DISCARDS: &str = "discards";

/// Returns the number of a place, counted from 1.
pub fn number(place: Place) -> usize {
    place.index() + 1
}

/// Returns the place of a Court card, for motion.
pub fn court_place(place: Place) -> String {
    format!("court-{}", place.index())
}

/// Returns the place of a hand, for motion.
pub fn hand_place(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}
