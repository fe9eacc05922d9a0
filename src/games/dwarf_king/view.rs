//! The view of a match for one viewer.

use super::{Action, CardSet, DwarfKing, Event, Options, Public, Refusal, Step};
use crate::engine::{Game, Info, Outcome, Rng, Seat, SeatSet, Setup, Turn, Viewer};
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

impl Game for DwarfKing {
    const INFO: Info =
        Info { id: "dwarf-king", seats: 3..=5, rules: 1, options: super::options::SPECS };
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
        if self.public.step != Step::Over {
            return Turn::Of(self.mover);
        }
        let totals = &self.public.totals[..self.public.seats()];
        let winner =
            self.public.all().max_by_key(|seat| totals[seat.index()]).expect("somebody plays");
        Turn::Over(Outcome::new(totals, SeatSet::only(winner)))
    }

    #[inline]
    fn legal(&self, into: &mut Vec<Action>) {
        self.list_legal(into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        self.why_not(action)
    }

    #[inline]
    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&DwarfKing, Event)) {
        self.carry_out(action, rng, tell);
    }

    fn view(&self, to: Viewer) -> View {
        let mover = match self.public.step {
            Step::Over => None,
            Step::Sorcerer if !to.is(self.mover) => None,
            _ => Some(self.mover),
        };
        let own = to.seat().map(|seat| self.own(seat));
        View { public: self.public, mover, own }
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }
}
