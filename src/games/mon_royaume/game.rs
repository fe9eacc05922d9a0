//! The `Game` implementation.

use super::apply::Apply;
use super::{Action, Event, MonRoyaume, Options, Refusal, SEATS, Step, View};
use crate::engine::{Game, Info, Rng, Setup, Turn, Viewer};

impl Game for MonRoyaume {
    const INFO: Info =
        Info { id: "mon-royaume", seats: 2..=SEATS, rules: 2, options: super::options::SPECS };
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
        Self::legal(self, into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        Self::refuse(self, action)
    }

    #[inline]
    fn apply(&mut self, action: Action, rng: &mut Rng, tell: &mut impl FnMut(&MonRoyaume, Event)) {
        Apply { state: self, rng, tell, drawn: [[0; 4]; SEATS] }.apply(action);
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

    fn accepts(view: &View, to: Viewer, setup: &Setup<Options>) -> bool {
        view.is_possible(to, setup)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }
}
