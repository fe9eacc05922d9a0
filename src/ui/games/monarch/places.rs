//! The names of places, for motion.

use crate::engine::Seat;
use crate::games::monarch::Banner;

/// The place where the card just acquired waits.
pub const HELD: &str = "mo-held";

/// The place of the whole decision area, with or without a card.
pub const DECISION: &str = "mo-decision";

/// The place of the market deck.
pub const DECK: &str = "mo-deck";

/// Returns the place of a spot in the row.
pub fn spot(number: u8) -> String {
    format!("mo-row-{number}")
}

/// Returns the place of a board of the land.
pub fn land(number: u8) -> String {
    format!("mo-land-{number}")
}

/// Returns the place of a space of a court.
pub fn space(seat: Seat, number: u8) -> String {
    format!("mo-court-{}-{number}", seat.index())
}

/// Returns the place of a sister's panel.
pub fn sister(seat: Seat) -> String {
    format!("mo-seat-{}", seat.index())
}

/// Returns the place of a Banner.
pub fn banner(banner: Banner) -> String {
    format!("mo-banner-{}", banner.name())
}
