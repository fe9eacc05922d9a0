//! The view of a match for one viewer.

use super::state::PICKS;
use super::{
    BARD_TOKENS, Bag, CURSE_A_MONSTER, Choice, Kingdom, MARKERS, MonRoyaume, Options, Public,
    SEATS, SLOTS, Tale, Tally, Tile,
};
use crate::engine::{Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};

/// The private knowledge of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The hands it knows, by holder: its own, and those that have passed through it. A tile picked
    /// in secret is still in its hand.
    pub hands: [Option<Bag>; SEATS],
    /// The tile it has picked in secret.
    pub picked: Option<Tile>,
    /// The tale it discards in secret.
    pub dropped: Option<Tale>,
    /// The last tiles of all hands of finished rounds: by then every hand has passed through every
    /// seat, so the remaining tile is known.
    pub discards: Bag,
    /// Its Bard tokens.
    pub tokens: Tally,
    /// Its kingdom, being built.
    pub kingdom: Kingdom,
    /// Its tiles that are in no slot, in the time of builders.
    pub spare: Bag,
}

impl Own {
    /// Returns the seat's own hand.
    pub fn hand(&self) -> Bag {
        self.hands[self.seat.index()].unwrap_or_default()
    }
}

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The player to move.
    pub mover: Option<Seat>,
    /// The number of slots that the current builder has filled unseen; the number is public.
    pub laid: u8,
    /// The private knowledge of the viewer's seat.
    pub own: Option<Own>,
}

/// The most points of one source, in either direction.
const MOST_POINTS: i16 = 1_000;

impl View {
    /// Returns true if it may be this viewer's at such a table.
    pub(super) fn is_possible(&self, to: Viewer, setup: &Setup<Options>) -> bool {
        let Self { public, mover, laid, own } = self;
        let is_seat = |seat: &Seat| seat.index() < setup.seats;
        let is_tally = |tally: &Tally| tally.iter().zip(BARD_TOKENS).all(|(&it, most)| it <= most);
        let is_ended = public.ending.is_none_or(|ending| {
            let points = ending.lines.iter();
            let mut points =
                points.flat_map(|it| [it.tiles, it.tokens, it.markers, it.tale, it.curse]);
            ending.tokens.iter().chain(&ending.moved).all(is_tally)
                && points.all(|it| it.abs() <= MOST_POINTS)
                && ending.lines.iter().all(|line| line.curse % CURSE_A_MONSTER == 0)
        });
        let Options { rules, advanced, .. } = setup.options;
        public.count() == setup.seats
            && public.rules == rules
            && public.advanced == (advanced == Choice::Yes)
            && public.adults.iter().chain(*mover).all(|seat| is_seat(&seat))
            && (1..=2).contains(&public.round)
            && public.picks <= PICKS
            && public.is_resolved_so_far()
            && public.token_counts.iter().all(|&count| count <= BARD_TOKENS.iter().sum())
            && public.markers.iter().all(|&count| count <= MARKERS)
            && usize::from(*laid) <= SLOTS
            && own.as_ref().map(|own| own.seat) == to.seat()
            && own.as_ref().is_none_or(|own| is_tally(&own.tokens))
            && is_ended
    }
}

impl MonRoyaume {
    /// Returns the private knowledge of this seat.
    pub fn own(&self, seat: Seat) -> Own {
        let at = seat.index();
        let mut hands = [None; SEATS];
        for holder in self.public.all().filter(|&holder| self.public.knows_hand(seat, holder)) {
            hands[holder.index()] = Some(self.hands[holder.index()]);
        }
        Own {
            seat,
            hands,
            picked: self.picked[at],
            dropped: self.dropped[at],
            discards: self.discards,
            tokens: self.tokens[at],
            kingdom: self.building[at],
            spare: self.spare[at],
        }
    }
}
