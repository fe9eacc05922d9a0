//! Games laid out by hand, and what happens in them.

pub use crate::support::seat;
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn};
use regalia::games::penniless_king::{
    Action, Drawn, Neighbourhood, PennilessKing, Plot, PlotTrails, Rogue, Spot, Stage, Step, Tally,
    Trail,
};

/// The spot of this name: a neighbourhood and 1 for the closest to 3.
pub fn spot(name: &str) -> Spot {
    Spot::all().find(|spot| spot.to_string() == name).unwrap_or_else(|| panic!("no spot {name}"))
}

/// The decision of this name.
pub fn action(name: &str) -> Action {
    PennilessKing::vocabulary()
        .into_iter()
        .find(|action| action.to_string() == name)
        .unwrap_or_else(|| panic!("no decision {name}"))
}

/// A new game from a seed.
pub fn dealt(seats: usize, seed: u64) -> PennilessKing {
    let setup = Setup { seats, options: NoOptions {} };
    PennilessKing::new(&setup, &mut Rng::of(seed, Stream::Setup))
}

/// A game under way, laid out by hand.
pub type Scene = crate::support::Scene<PennilessKing>;

impl Scene {
    /// Seat 0 begins; nobody holds a Plot card or a coin.
    pub fn new(seats: usize) -> Self {
        let mut all = (0..100).map(|seed| dealt(seats, seed));
        let mut state = all.find(|state| state.public.first == seat(0));
        let state = state.as_mut().expect("some seed lets seat 0 begin");
        state.public.plots = PlotTrails::new(Tally::of_each(&Plot::ALL, 2));
        for number in 0..seats {
            for plot in state.hands[number].iter() {
                state.pile.add(plot);
            }
            state.hands[number] = Tally::default();
            state.public.hands[number] = 0;
            state.drawn_from[number] = Drawn::default();
            state.public.coins[number] = 0;
        }
        Self::of(state)
    }

    /// What everybody remembers of a player gets one more trace.
    fn trace(&mut self, number: usize, trace: u16) {
        let trail: &mut Trail = &mut self.state.public.trails[number];
        let text = serde_json::to_string(trail).expect("plain data");
        let mut traces: Vec<u16> = serde_json::from_str(&text).expect("numbers");
        traces.push(trace);
        *trail = serde_json::from_value(traces.into()).expect("a trail");
    }

    /// A Rogue from the bag, or the Right-Hand, is at this player's home.
    pub fn home(mut self, number: usize, rogue: Rogue) -> Self {
        if rogue.is_from_bag() {
            self.state.bag.take(rogue);
            self.state.public.bag -= 1;
        } else if rogue == Rogue::RightHand {
            self.state.public.right_hands = self.state.public.right_hands.with(seat(number));
        }
        self.state.home[number].add(rogue);
        self.state.public.at_home[number] += 1;
        self.trace(number, rogue as u16);
        self
    }

    /// The player has drawn this Rogue from the bag, unseen by the others.
    pub fn drawn(mut self, number: usize, rogue: Rogue) -> Self {
        self.state.bag.take(rogue);
        self.state.public.bag -= 1;
        self.state.home[number].add(rogue);
        self.state.public.at_home[number] += 1;
        self.trace(number, 1 << 13);
        self
    }

    /// A Rogue of this player stands on a spot; it comes from home, where it
    /// comes from the bag if it has to.
    pub fn put(mut self, number: usize, rogue: Rogue, name: &str) -> Self {
        if !self.state.home[number].contains(rogue) {
            self = self.home(number, rogue);
        }
        let spot = spot(name);
        self.state.home[number].take(rogue);
        self.state.public.at_home[number] -= 1;
        self.state.rogues[spot.index()] = rogue;
        let spots = &mut self.state.public.spots[number];
        *spots = spots.with(spot);
        self.trace(number, 3 << 13 | (spot.index() as u16) << 9 | 0x1ff);
        self
    }

    /// The player has so many coins.
    pub fn coins(mut self, number: usize, coins: u16) -> Self {
        self.state.public.coins[number] = coins;
        self
    }

    /// The player holds this Plot card.
    pub fn plot(mut self, number: usize, plot: Plot) -> Self {
        self.state.pile.take(plot);
        self.state.receive(seat(number), plot);
        self
    }

    /// The player controls this neighbourhood.
    pub fn control(mut self, number: usize, at: Neighbourhood) -> Self {
        self.state.public.control[at.index()] = Some(seat(number));
        self
    }

    /// The player has tokens on these lines, as bits.
    pub fn lines(mut self, number: usize, lines: u8) -> Self {
        self.state.public.lines[number] = lines;
        self
    }

    /// The King stands on this space.
    pub fn king(mut self, space: u8) -> Self {
        self.state.public.king = space;
        self
    }

    /// Seat 0 has placed nothing this turn and goes straight to its end, as if
    /// it had placed in a neighbourhood whose action it does not use.
    pub fn end_turn(&mut self) -> &mut Self {
        self.state.public.stage = Stage::Acted;
        self.state.public.step = Step::End;
        self.decide(Action::Done)
    }

    /// Decisions one after the other, by name; each must be legal.
    pub fn play(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(action(name));
        }
        self
    }

    /// A random decision; false once the game is over.
    pub fn decide_anything(&mut self) -> bool {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        if legal.is_empty() {
            return false;
        }
        let action = self.rng.pick(&legal);
        self.decide(action);
        true
    }

    /// The names of the decisions legal now.
    pub fn legal(&self) -> String {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Why a decision is refused.
    pub fn refusal(&self, name: &str) -> regalia::games::penniless_king::Refusal {
        self.state.refuse(action(name)).unwrap_or_else(|| panic!("{name} is legal"))
    }

    /// Who controls a neighbourhood.
    pub fn controller(&self, at: Neighbourhood) -> Option<usize> {
        self.state.public.control[at.index()].map(Seat::index)
    }

    /// The coins of all.
    pub fn purse(&self) -> Vec<u16> {
        self.state.public.coins[..self.state.public.seats()].to_vec()
    }

    /// Who won, if the game is over.
    pub fn winners(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Over(outcome) => outcome.winners().iter().map(Seat::index).collect(),
            Turn::Of(_) => Vec::new(),
        }
    }

    /// Worlds that this seat may imagine.
    pub fn worlds(&self, number: usize, count: usize) -> Vec<PennilessKing> {
        let view = self.view(number);
        let mut rng = Rng::of(11, Stream::Tool(11));
        (0..count).map(|_| PennilessKing::sample(&view, &mut rng)).collect()
    }
}
