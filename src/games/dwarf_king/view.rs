//! The view of a match for one viewer.

use super::{CardSet, DwarfKing, Public};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// The private knowledge of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// Their hand.
    pub hand: CardSet,
    /// The cards that they know to be in the hand of [`Moved::recipient`](super::Moved::recipient),
    /// because they handed them on.
    pub known: CardSet,
    /// The cards in their hand that [`Moved::giver`](super::Moved::giver) knows for the same
    /// reason.
    pub exposed: CardSet,
}

/// Everything that a viewer may know: the public part and their private knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The player to move. `None` once the match is over, and while the Sorcerer's holder is asked,
    /// except in the holder's view.
    pub mover: Option<Seat>,
    /// The viewer's private knowledge; `None` for the public.
    pub own: Option<Own>,
}

impl DwarfKing {
    /// Returns the private knowledge of this player.
    pub fn own(&self, seat: Seat) -> Own {
        let seats = self.public.seats();
        let moved = self.public.moved;
        let hand = self.hands[seat.index()];
        let known = moved.recipient(seat, seats).map_or(CardSet::NONE, |recipient| {
            self.handed_on[seat.index()].and(self.hands[recipient.index()])
        });
        let exposed = moved
            .giver(seat, seats)
            .map_or(CardSet::NONE, |giver| self.handed_on[giver.index()].and(hand));
        Own { seat, hand, known, exposed }
    }
}
