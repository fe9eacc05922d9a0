//! The view of a match for one viewer.

use super::{CardSet, DwarfKing, Moved, Options, Public, Step};
use crate::engine::{Seat, Setup, Viewer};
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

/// More deals than any match has, even with those that a tie adds.
const MOST_DEALS: u16 = 200;

/// The most points that anyone has, in either direction.
const MOST_POINTS: i16 = 2_000;

impl View {
    /// Returns true if it may be this viewer's at such a table.
    pub(super) fn is_possible(&self, to: Viewer, setup: &Setup<Options>) -> bool {
        let Self { public, mover, own } = self;
        let seats = setup.seats;
        let is_seat = |seat: Seat| seat.index() < seats;
        let is_moved = match public.moved {
            Moved::Swapped(one, other) | Moved::Exchanged(one, other) => {
                is_seat(one) && is_seat(other)
            }
            _ => true,
        };
        let is_scored = public.scored.is_none_or(|scored| {
            let points = scored.lines.iter().flat_map(|it| [it.quest, it.bonus, it.doubling]);
            scored.spoils.is_possible(seats)
                && scored.lines.len() == seats
                && scored.last.is_possible(seats)
                && points.into_iter().all(|it| it.abs() <= MOST_POINTS)
        });
        let mut tricks = public.last_won.iter().flatten().chain([&public.trick]);
        public.options == setup.options
            && own.map(|own| own.seat) == to.seat()
            && [public.dealer, public.chooser].into_iter().chain(*mover).all(is_seat)
            && public.totals.iter().chain(&public.bonus).all(|it| it.abs() <= MOST_POINTS)
            && (1..=MOST_DEALS).contains(&public.deal)
            && !matches!(public.step, Step::GiveBack { left: 3.. })
            && tricks.all(|trick| trick.is_possible(seats))
            && public.trick.has_winner()
            && public.spoils.is_possible(seats)
            && is_moved
            && is_scored
    }
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
