//! The names of places, for motion.

use crate::engine::Seat;
use crate::games::monarch::Banner;

/// Where the card just acquired waits for its place.
pub const HELD: &str = "mo-held";

/// Where that card and what else is asked stands, whether there is a card or not.
pub const DECISION: &str = "mo-decision";

/// The market deck.
pub const DECK: &str = "mo-deck";

/// A spot of the row.
pub fn spot(number: u8) -> String {
    format!("mo-row-{number}")
}

/// A board of the land.
pub fn land(number: u8) -> String {
    format!("mo-land-{number}")
}

/// A space of a court.
pub fn space(seat: Seat, number: u8) -> String {
    format!("mo-court-{}-{number}", seat.index())
}

/// A sister's place at the table.
pub fn sister(seat: Seat) -> String {
    format!("mo-seat-{}", seat.index())
}

/// A Banner's place.
pub fn banner(banner: Banner) -> String {
    format!("mo-banner-{}", banner.name())
}
