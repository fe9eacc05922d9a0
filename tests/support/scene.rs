//! A game set up by hand and played on: shared by the scenes of the rulebooks. Each game has its
//! own set-up methods.

#![allow(dead_code, reason = "every rulebook needs some of it, few need all")]

use regalia::engine::{Game, Rng, Seat, Stream, Turn, Viewer};

/// Returns the seat of this number, from 0.
pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

/// A game in progress and the events since its set-up.
#[derive(Clone)]
pub struct Scene<G: Game> {
    pub state: G,
    pub events: Vec<G::Event>,
    pub rng: Rng,
}

impl<G: Game> AsRef<G> for Scene<G> {
    fn as_ref(&self) -> &G {
        &self.state
    }
}

impl<G: Game> Scene<G> {
    /// Returns a scene that goes on from a state.
    pub fn of(state: &G) -> Self {
        Self { state: state.clone(), events: Vec::new(), rng: Rng::new(5, Stream::Tool(3)) }
    }

    /// Carries out one decision, which must be legal.
    pub fn decide(&mut self, action: G::Action) -> &mut Self {
        assert_eq!(self.state.refuse(action), None, "{action} in {:?}", self.state);
        let events = &mut self.events;
        self.state.apply(action, &mut self.rng, &mut |_, event| events.push(event));
        self
    }

    /// Makes random decisions until `stop` returns true, or the game ends.
    pub fn go_on_until(&mut self, stop: impl Fn(&G) -> bool) -> &mut Self {
        let mut legal = Vec::new();
        while matches!(self.state.turn(), Turn::Of(_)) && !stop(&self.state) {
            self.state.legal(&mut legal);
            let action = self.rng.pick(&legal);
            self.decide(action);
        }
        self
    }

    /// Returns this seat's view.
    pub fn view(&self, number: usize) -> G::View {
        self.state.view(Viewer::Of(seat(number)))
    }
}
