//! The view of a match for one viewer.

use super::{
    Drawn, Ending, PennilessKing, Plot, Public, Rogue, SPOTS, Spot, SpotSet, Step, Tally, Trail,
};
use crate::engine::{MAX_SEATS, NoOptions, Seat, Setup, Viewer};
use serde::{Deserialize, Serialize};

/// The private knowledge of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// Their Rogues at home.
    pub home: Tally<Rogue>,
    /// Their Plot cards.
    pub hand: Tally<Plot>,
    /// The piles their Plot cards came from, as far as others cannot tell.
    pub drawn_from: Drawn,
    /// The Rogues they have dropped into the Seine.
    pub dropped: Tally<Rogue>,
    /// The Rogue they are about to place.
    pub taken: Option<Rogue>,
    /// The Rogue they have just drawn from the bag.
    pub drawn: Option<Rogue>,
    /// Their memory of each other player's Rogues, if it may be more than the public one: see
    /// [`View::trail`].
    pub trails: Option<[Trail; MAX_SEATS]>,
}

/// Everything that a viewer may know: the public part, what they have seen on the map, and their
/// private knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The Rogues on the map that the viewer knows.
    pub map: [Option<Rogue>; SPOTS],
    /// The viewer's private knowledge; `None` for the public.
    pub own: Option<Own>,
}

/// More of anything than a player ever has.
const MOST: u16 = 1_000;

impl View {
    /// Returns true if it may be this viewer's at such a table.
    pub(super) fn is_possible(&self, to: Viewer, setup: &Setup<NoOptions>) -> bool {
        let Self { public, own, .. } = self;
        let seats = setup.seats;
        let is_seat = |seat: Seat| seat.index() < seats;
        let winner = match public.step {
            Step::Over(Ending::Renown(seat)) => Some(seat),
            _ => None,
        };
        let standing = public.standoff.and_then(|standoff| standoff.winner);
        let named = [public.first, public.active, public.mover].into_iter().chain(winner);
        let named = named.chain(standing).chain(public.control.into_iter().flatten());
        let is_fought = public.fought.iter().all(|fought| {
            let owners = fought.crowd.iter().flatten().map(|(owner, _)| *owner);
            let mut named = owners.chain(fought.justice).chain([fought.winner]);
            fought.at < 5 && named.all(|seat| usize::from(seat) < seats)
        });
        let mut taken = SpotSet::NONE;
        let mut are_apart = public.spots.iter().enumerate().map(|(seat, spots)| {
            let is_apart = taken.and(*spots).is_empty() && (seat < seats || spots.is_empty());
            taken = taken.or(*spots);
            is_apart
        });
        let counts = public.at_home.iter().chain(&public.hands).chain([&public.bag]);
        usize::from(public.seats) == seats
            && own.map(|own| own.seat) == to.seat()
            && named.into_iter().all(is_seat)
            && public.king <= public.last_space()
            && public.standoff.is_none_or(|it| it.up < 8 && it.paid < 8 && it.done <= 9)
            && is_fought
            && are_apart.all(|is_apart| is_apart)
            && public.pending < 32
            && public.lines.iter().all(|&lines| lines < 32)
            && public.coins.iter().all(|&coins| coins <= MOST)
            && counts.into_iter().all(|&count| count < 64)
            && public.plots.is_possible()
    }

    /// Returns the viewer's memory of this player's Rogues.
    pub fn trail(&self, of: Seat) -> &Trail {
        let own = self.own.as_ref().and_then(|own| own.trails.as_ref());
        &own.unwrap_or(&self.public.trails)[of.index()]
    }
}

impl PennilessKing {
    /// Returns the private knowledge of this player.
    pub fn own(&self, seat: Seat) -> Own {
        let at = seat.index();
        let active = seat == self.public.active;
        Own {
            seat,
            home: self.home[at],
            hand: self.hands[at],
            drawn_from: self.drawn_from[at],
            dropped: self.dropped[at],
            taken: self.taken.filter(|_| active),
            drawn: self.drawn.filter(|_| active),
            trails: self.all_remembered(seat),
        }
    }

    /// Returns the Rogue on this spot, if the viewer knows it.
    #[inline]
    pub fn known(&self, spot: Spot, to: Viewer) -> Option<Rogue> {
        let owner = self.public.owner(spot)?;
        let knows = match to {
            Viewer::Of(seat) => seat == owner || self.public.watched[spot.index()].contains(seat),
            Viewer::Public => self.public.face_up(spot),
        };
        knows.then(|| self.rogues[spot.index()])
    }
}
