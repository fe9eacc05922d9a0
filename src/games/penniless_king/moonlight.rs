//! The private memory of players who have looked by the Moon.

use super::Trail;
use crate::engine::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

/// The seats' memory of other players' Rogues, where it differs from the public memory.
///
/// Each event in a trail is also kept here once per such seat, so a seat is listed only while it
/// knows more: from seeing a Rogue alone until all have seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moonlight {
    /// The seats that remember more of each player's Rogues, by owner. This is not public: the fact
    /// that no seat does any more would reveal what they have seen.
    who: [SeatSet; MAX_SEATS],
    /// Their memory, by owner and then by seat; empty for the other seats.
    trails: [[Trail; MAX_SEATS]; MAX_SEATS],
}

impl Moonlight {
    /// No seat remembers more than the public.
    pub const NONE: Self =
        Self { who: [SeatSet::NONE; MAX_SEATS], trails: [[Trail::EMPTY; MAX_SEATS]; MAX_SEATS] };

    /// Returns the seats that remember more of this player's Rogues than the public.
    #[inline]
    pub(super) fn who(&self, owner: Seat) -> SeatSet {
        self.who[owner.index()]
    }

    /// Returns what a seat remembers of this player's Rogues, if it is more than the public does.
    #[inline]
    pub(super) fn remembered(&self, seat: Seat, owner: Seat) -> Option<&Trail> {
        let more = self.who(owner).contains(seat);
        more.then(|| &self.trails[owner.index()][seat.index()])
    }

    /// Returns the memory that one of those seats has of this player's Rogues.
    #[inline]
    pub(super) fn trail(&mut self, seat: Seat, owner: Seat) -> &mut Trail {
        &mut self.trails[owner.index()][seat.index()]
    }

    /// Sets a seat's memory of a player's Rogues.
    pub(super) fn keep(&mut self, seat: Seat, owner: Seat, trail: Trail) {
        self.who[owner.index()] = self.who(owner).with(seat);
        *self.trail(seat, owner) = trail;
    }

    /// Removes a seat's memory of a player's Rogues if it equals the public one.
    pub(super) fn fade(&mut self, seat: Seat, owner: Seat, everybody: &Trail) {
        if self.trail(seat, owner) == everybody {
            *self.trail(seat, owner) = Trail::EMPTY;
            self.who[owner.index()] = self.who(owner).without(seat);
        }
    }
}
