//! The `Game` implementation. Nothing is hidden, so a view is the state.

use super::{Action, Event, Monarch, Options, Refusal, Step, apply::Apply};
use crate::engine::{Game, Info, Rng, Seat, Setup, Turn, Viewer};

impl Game for Monarch {
    const INFO: Info =
        Info { id: "monarch", seats: 2..=4, rules: 8, options: super::options::SPECS };
    type Options = Options;
    type Action = Action;
    type View = Self;
    type Event = Event;
    type Refusal = Refusal;

    fn new(setup: &Setup<Options>, rng: &mut Rng) -> Self {
        super::setup::set_up(setup, rng)
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.step {
            Step::Over => Turn::Over(self.outcome()),
            _ => Turn::Of(self.mover()),
        }
    }

    fn legal(&self, into: &mut Vec<Action>) {
        Self::legal(self, into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        Self::refuse(self, action)
    }

    #[inline]
    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&Monarch, Event)) {
        Apply { state: self, rng, tell }.apply(action);
    }

    fn view(&self, _: Viewer) -> Self {
        *self
    }

    fn accepts(view: &Self, _: Viewer, setup: &Setup<Options>) -> bool {
        view.is_possible(setup)
    }

    fn sample(view: &Self, _: &mut Rng) -> Self {
        *view
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }

    /// Nothing is asked of a sister who has pledged all that she has, nor of any sister if all of
    /// them together have less than the price: the pledges would be given back.
    fn forced(&self) -> Option<Action> {
        let Step::Pledge(pledging) = self.step else { return None };
        let (_, price) = self.asked(&pledging);
        let is_vain = self.together(price) < price.amount() || self.most_raised(&pledging) == 0;
        is_vain.then_some(Action::Hold)
    }

    fn points(&self) -> Option<Vec<i16>> {
        Some(self.all().map(|sister| self.crowns(sister).total()).collect())
    }

    fn owned(&self, seat: Seat) -> Vec<String> {
        let cards = self.court(seat).iter().chain(self.guests(seat)).map(ToString::to_string);
        cards.chain(self.flown(seat).map(|banner| format!("banner-of-{}", banner.name()))).collect()
    }
}
