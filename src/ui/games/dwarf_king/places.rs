//! The names of the table's places and pieces, for motion and for the hand.

use crate::engine::Seat;
use crate::games::dwarf_king::Card;

/// Where the Quest lies.
pub const QUEST: &str = "quest";

/// The tile of the special card.
pub const SPECIAL: &str = "special";

/// Where a player holds their cards.
pub fn hand_place(seat: Seat) -> String {
    format!("hand-{}", seat.index())
}

/// Where a player's card of the trick lies.
pub fn trick_place(seat: Seat) -> String {
    format!("trick-{}", seat.index())
}

/// Where a player keeps the tricks won.
pub fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// A card of the viewer's hand, to be lifted.
pub fn hand_card(card: Card) -> String {
    format!("hand-card-{}", card.index())
}
