//! What each seat may know, and the game as the house plays it.

use super::choices::Deciding;
use super::{
    Action, Bag, Event, Kingdom, MonRoyaume, Options, Public, Refusal, SEATS, Step, Tale, Tally,
    Tile,
};
use crate::engine::{Game, Info, Rng, Seat, Setup, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// What only one seat knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The hands it knows, by who holds them: its own, and those that have
    /// passed through it. A tile picked in secret is still in its hand.
    pub hands: [Option<Bag>; SEATS],
    /// What it has picked in secret.
    pub picked: Option<Tile>,
    /// The tale it discards in secret.
    pub dropped: Option<Tale>,
    /// The last tiles of all hands of rounds that are over: by then every hand
    /// has passed through every seat, so that what was left of it is known.
    pub discards: Bag,
    /// Its Bard tokens.
    pub tokens: Tally,
    /// Its kingdom in the making.
    pub kingdom: Kingdom,
    /// Its tiles that lie in no slot, in the time of builders.
    pub spare: Bag,
}

impl Own {
    /// The seat's own hand.
    pub fn hand(&self) -> Bag {
        self.hands[self.seat.index()].unwrap_or_default()
    }
}

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// What everybody sees.
    pub public: Public,
    /// Whose decision is awaited.
    pub mover: Option<Seat>,
    /// How many slots whoever builds has filled, unseen; everybody sees them at it.
    pub laid: u8,
    /// What only the viewer's seat knows.
    pub own: Option<Own>,
}

impl MonRoyaume {
    /// What this seat knows besides what everybody sees.
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
        Deciding { state: self, rng, tell, drawn: [[0; 4]; SEATS] }.carry_out(action);
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
