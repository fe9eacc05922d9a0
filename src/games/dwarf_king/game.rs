//! The `Game` implementation.

use super::apply::Apply;
use super::{Action, DwarfKing, Event, Options, Refusal, Step, View};
use crate::engine::{Game, Info, Outcome, Rng, SeatSet, Setup, Turn, Viewer};

impl Game for DwarfKing {
    const INFO: Info =
        Info { id: "dwarf-king", seats: 3..=5, rules: 2, options: super::options::SPECS };
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
            self.public.all().max_by_key(|seat| totals[seat.index()]).expect("a seat plays");
        Turn::Over(Outcome::new(totals, SeatSet::only(winner)))
    }

    #[inline]
    fn legal(&self, into: &mut Vec<Action>) {
        Self::legal(self, into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        Self::refuse(self, action)
    }

    #[inline]
    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&DwarfKing, Event)) {
        Apply { state: self, rng, tell }.apply(action);
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

    fn accepts(view: &View, to: Viewer, setup: &Setup<Options>) -> bool {
        view.is_possible(to, setup)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }

    /// The last card of a hand is forced, and everyone can see that.
    fn forced(&self) -> Option<Action> {
        let hand = self.hands[self.mover.index()];
        let is_last = self.public.step == Step::Play && hand.len() == 1;
        hand.first().filter(|_| is_last).map(Action::Play)
    }

    fn points(&self) -> Option<Vec<i16>> {
        Some(self.public.totals[..self.public.seats()].to_vec())
    }
}
