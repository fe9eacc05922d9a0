//! The names of the table's places, for motion.

use crate::engine::Seat;

/// The place of the Quest.
pub const QUEST: &str = "quest";

/// The place of the special card's tile.
pub const SPECIAL: &str = "special";

/// Returns the place of a player's hand.
pub fn hand_place(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}

/// Returns the place of a player's card in the trick.
pub fn trick_place(seat: Seat) -> String {
    format!("trick-{}", seat.index())
}

/// Returns the place of a player's won tricks.
pub fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}
