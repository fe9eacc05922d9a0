//! Who remembers more than everybody, since they have looked by the Moon.

use super::{PennilessKing, Trail};
use crate::engine::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;

/// What seats remember of other players' Rogues, where that is not what everybody does.
///
/// Each event that a trail keeps is kept here once a seat, so nobody stands here longer
/// than they know more: whose they have seen alone, until all have seen it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Moonlight {
    /// Who remembers more of each player's Rogues, by whose they are. This is no open
    /// knowledge: that nobody does any more tells of what they have seen.
    who: [SeatSet; MAX_SEATS],
    /// What they remember, by whose Rogues they are and then by seat; else nothing.
    trails: [[Trail; MAX_SEATS]; MAX_SEATS],
}

impl Moonlight {
    /// Nobody remembers more than everybody.
    pub const NONE: Self =
        Self { who: [SeatSet::NONE; MAX_SEATS], trails: [[Trail::EMPTY; MAX_SEATS]; MAX_SEATS] };

    /// Who remembers more of this player's Rogues than everybody.
    #[inline]
    pub(super) fn who(&self, owner: Seat) -> SeatSet {
        self.who[owner.index()]
    }

    /// What a seat of those remembers of this player's Rogues.
    #[inline]
    pub(super) fn trail(&mut self, seat: Seat, owner: Seat) -> &mut Trail {
        &mut self.trails[owner.index()][seat.index()]
    }

    /// What a seat remembers of a player's Rogues is this from now on.
    pub(super) fn keep(&mut self, seat: Seat, owner: Seat, trail: Trail) {
        self.who[owner.index()] = self.who(owner).with(seat);
        *self.trail(seat, owner) = trail;
    }

    /// What a seat remembers of a player's Rogues is let go of, if everybody remembers it.
    pub(super) fn fade(&mut self, seat: Seat, owner: Seat, everybody: &Trail) {
        if self.trail(seat, owner) == everybody {
            *self.trail(seat, owner) = Trail::EMPTY;
            self.who[owner.index()] = self.who(owner).without(seat);
        }
    }
}

impl PennilessKing {
    /// What a seat remembers of another player's Rogues.
    #[inline]
    pub fn remembered(&self, seat: Seat, owner: Seat) -> &Trail {
        if self.moonlight.who(owner).contains(seat) {
            &self.moonlight.trails[owner.index()][seat.index()]
        } else {
            &self.public.trails[owner.index()]
        }
    }

    /// What a seat remembers of all others' Rogues, if it has looked by the Moon.
    pub(super) fn all_remembered(&self, seat: Seat) -> Option<[Trail; MAX_SEATS]> {
        let of = |at| match Seat::new(at) {
            own if own == seat => Trail::EMPTY,
            owner => *self.remembered(seat, owner),
        };
        self.public.moonlit.contains(seat).then(|| std::array::from_fn(of))
    }
}
