//! The view of a match for one viewer.

use super::{Drawn, PennilessKing, Plot, Public, Rogue, SPOTS, Spot, Tally, Trail};
use crate::engine::{MAX_SEATS, Seat, Viewer};
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

impl View {
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
