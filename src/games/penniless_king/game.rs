//! The `Game` implementation.

use super::apply::Apply;
use super::{Action, Ending, Event, PennilessKing, Refusal, SPOTS, Step, View};
use crate::engine::{Game, Info, NoOptions, Rng, Setup, Turn, Viewer};

impl Game for PennilessKing {
    const INFO: Info = Info { id: "penniless-king", seats: 2..=5, rules: 3, options: &[] };
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

    fn ending(&self) -> Option<&'static str> {
        let Step::Over(ending) = self.public.step else { return None };
        Some(match ending {
            Ending::Renown(_) => "renown",
            Ending::King => "king",
            Ending::Time => "time",
        })
    }

    fn legal(&self, into: &mut Vec<Action>) {
        Self::legal(self, into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        Self::refuse(self, action)
    }

    #[inline]
    fn apply(
        &mut self,
        action: Action,
        rng: &mut Rng,
        tell: &mut impl FnMut(&PennilessKing, Event),
    ) {
        Apply { state: self, rng, listener: Some(tell) }.apply(action);
    }

    #[inline]
    fn apply_silently(&mut self, action: Action, rng: &mut Rng) {
        Apply { state: self, rng, listener: None }.apply(action);
    }

    fn view(&self, to: Viewer) -> View {
        let mut map = [None; SPOTS];
        for spot in self.public.taken() {
            map[spot.index()] = self.known(spot, to);
        }
        let own = to.seat().map(|seat| self.own(seat));
        View { public: self.public, map, own }
    }

    fn accepts(view: &View, to: Viewer, setup: &Setup<NoOptions>) -> bool {
        view.is_possible(to, setup)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        super::sample::sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }

    fn points(&self) -> Option<Vec<i16>> {
        Some(self.public.all().map(|seat| self.public.renown(seat) as i16).collect())
    }
}
