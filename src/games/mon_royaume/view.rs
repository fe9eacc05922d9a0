//! The view of a game for one viewer, and the `Game` implementation.

use super::choices::Apply;
use super::{
    Action, Bag, Event, Kingdom, MonRoyaume, Options, Public, Refusal, SEATS, Step, Tale, Tally,
    Tile,
};
use crate::engine::{Game, Info, Rng, Seat, Setup, Turn, Viewer};
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

impl Game for MonRoyaume {
    const INFO: Info =
        Info { id: "mon-royaume", seats: 2..=SEATS, rules: 1, options: super::options::SPECS };
    type Options = Options;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: &Setup<Options>, rng: &mut Rng) -> Self {
        super::setup::set_up(setup, rng)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match &self.public.ending {
            None => Turn::Of(self.mover),
            Some(ending) => Turn::Over(ending.outcome(self.public.count())),
        }
    }

    #[inline]
    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.why_not(action)
    }

    #[inline]
    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&MonRoyaume, Event)) {
        Apply { state: self, rng, tell, drawn: [[0; 4]; SEATS] }.carry_out(action);
    }

    fn view(&self, to: Viewer) -> View {
        let mover = (self.public.step != Step::Over).then_some(self.mover);
        let own = to.seat().map(|seat| self.own(seat));
        let laid = if self.public.step == Step::Build {
            self.building[self.mover.index()].slots().len() as u8
        } else {
            0
        };
        View { public: self.public, mover, laid, own }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }
}
