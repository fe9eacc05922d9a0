//! The view of a game for one viewer.

use super::{
    Action, Drawn, Event, PennilessKing, Plot, Public, Refusal, Rogue, SPOTS, Spot, Step, Tally,
    Trail,
};
use crate::engine::{Game, Info, MAX_SEATS, NoOptions, Rng, Seat, Setup, Turn, Viewer};
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

impl Game for PennilessKing {
    const INFO: Info = Info { id: "penniless-king", seats: 2..=5, rules: 2, options: &[] };
    type Options = NoOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: &Setup<NoOptions>, rng: &mut Rng) -> Self {
        super::setup::set_up(setup.seats, rng)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.public.step {
            Step::Over(_) => Turn::Over(self.public.outcome().expect("the game is over")),
            _ => Turn::Of(self.public.mover),
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.why_not(action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: Action,
        rng: &mut Rng,
        tell: &mut impl FnMut(&PennilessKing, Event),
    ) {
        // A closure without captures cannot keep what it is told.
        let listens = size_of_val(tell) > 0;
        self.carry_out(action, rng, if listens { Some(tell) } else { None });
    }

    fn view(&self, to: Viewer) -> View {
        let mut map = [None; SPOTS];
        for spot in self.public.taken() {
            map[spot.index()] = self.known(spot, to);
        }
        let own = to.seat().map(|seat| self.own(seat));
        View { public: self.public, map, own }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }
}
