//! The names of the table's places and pieces, for motion and selection.

use crate::engine::Seat;
use crate::games::dwarf_king::Card;

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

/// Returns the name of a card in the viewer's hand, to select it.
pub fn hand_card(card: Card) -> String {
    format!("hand-card-{}", card.index())
}
