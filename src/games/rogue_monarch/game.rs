//! The `Game` implementation.

use super::apply::Apply;
use super::sample::sample;
use super::{Action, Conspiracy, End, Event, Own, PLACES, Refusal, RogueMonarch, View};
use crate::engine::{Game, Info, NoOptions, Outcome, Rng, SeatSet, Setup, Turn, Viewer};

impl Game for RogueMonarch {
    const INFO: Info = Info { id: "rogue-monarch", seats: 2..=2, rules: 3, options: &[] };
    type Options = NoOptions;
    type Action = Action;
    type View = View;
    type Event = Event;
    type Refusal = Refusal;

    fn new(_: &Setup<NoOptions>, rng: &mut Rng) -> Self {
        super::setup::deal(rng)
    }

    fn turn(&self) -> Turn {
        match self.public.end {
            None => Turn::Of(self.public.mover),
            Some(End::Drawn) => Turn::Over(Outcome::new(&[0, 0], SeatSet::all(2))),
            Some(End::Won { seat, .. }) => {
                let mut scores = [0; 2];
                scores[seat.index()] = 1;
                Turn::Over(Outcome::new(&scores, SeatSet::only(seat)))
            }
        }
    }

    fn ending(&self) -> Option<&'static str> {
        Some(match self.public.end? {
            End::Drawn => "drawn",
            End::Won { by: Conspiracy::Coronation, .. } => "coronation",
            End::Won { by: Conspiracy::Murder, .. } => "murder",
            End::Won { by: Conspiracy::Marriage, .. } => "marriage",
        })
    }

    fn legal(&self, into: &mut Vec<Action>) {
        Self::legal(self, into);
    }

    fn refuse(&self, action: Action) -> Option<Refusal> {
        Self::refuse(self, action)
    }

    fn apply(
        &mut self,
        action: Action,
        rng: &mut Rng,
        tell: &mut impl FnMut(&RogueMonarch, Event),
    ) {
        Apply { state: self, rng, tell }.apply(action);
    }

    fn view(&self, to: Viewer) -> View {
        let own = to.seat().map(|seat| Own {
            seat,
            hand: self.hands[seat.index()],
            memory: self.memory[seat.index()],
            queen_saw: self.queen_saw,
        });
        let court = match &own {
            None => self.open(),
            Some(own) => PLACES.map(|place| own.memory.court(place)),
        };
        View { public: self.public.clone(), court, own }
    }

    fn accepts(view: &View, to: Viewer, _: &Setup<NoOptions>) -> bool {
        view.is_possible(to)
    }

    fn sample(view: &View, rng: &mut Rng) -> Self {
        sample(view, rng)
    }

    fn vocabulary() -> Vec<Action> {
        super::action::vocabulary()
    }
}
