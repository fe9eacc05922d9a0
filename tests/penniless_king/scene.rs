//! Games set up by hand, and their events.

pub use crate::support::seat;
use regalia::engine::{Game, NoOptions, Rng, Seat, Setup, Stream, Turn};
use regalia::games::penniless_king::{
    Action, Drawn, Neighbourhood, PennilessKing, Plot, PlotTrails, Rogue, Spot, Stage, Step, Tally,
    Trail,
};

/// Returns the spot of this name: a neighbourhood and 1 (closest) to 3.
pub fn spot(name: &str) -> Spot {
    Spot::all().find(|spot| spot.to_string() == name).unwrap_or_else(|| panic!("no spot {name}"))
}

/// Returns the decision of this name.
pub fn action(name: &str) -> Action {
    PennilessKing::vocabulary()
        .into_iter()
        .find(|action| action.to_string() == name)
        .unwrap_or_else(|| panic!("no decision {name}"))
}

/// Returns a new game from a seed.
pub fn dealt(seats: usize, seed: u64) -> PennilessKing {
    let setup = Setup { seats, options: NoOptions {} };
    PennilessKing::new(&setup, &mut Rng::for_match(seed))
}

/// A game set up by hand.
pub type Scene = crate::support::Scene<PennilessKing>;

impl Scene {
    /// Returns a game where seat 0 begins and no player holds a Plot card or a coin.
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

    /// Adds a trace to all players' memory of a player.
    fn trace(&mut self, number: usize, trace: u16) {
        let trail: &mut Trail = &mut self.state.public.trails[number];
        let text = serde_json::to_string(trail).expect("plain data");
        let mut traces: Vec<u16> = serde_json::from_str(&text).expect("numbers");
        traces.push(trace);
        *trail = serde_json::from_value(traces.into()).expect("a trail");
    }

    /// Puts a Rogue from the bag, or the Right-Hand, at this player's home.
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

    /// Gives the player this Rogue from the bag, unseen by the others.
    pub fn drawn(mut self, number: usize, rogue: Rogue) -> Self {
        self.state.bag.take(rogue);
        self.state.public.bag -= 1;
        self.state.home[number].add(rogue);
        self.state.public.at_home[number] += 1;
        self.trace(number, 1 << 13);
        self
    }

    /// Puts a Rogue of this player on a spot; it comes from home, or from the bag if necessary.
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

    /// Gives the player this many coins.
    pub fn coins(mut self, number: usize, coins: u16) -> Self {
        self.state.public.coins[number] = coins;
        self
    }

    /// Gives the player this Plot card.
    pub fn plot(mut self, number: usize, plot: Plot) -> Self {
        self.state.pile.take(plot);
        self.state.receive(seat(number), plot);
        self
    }

    /// Gives the player control of this neighbourhood.
    pub fn control(mut self, number: usize, at: Neighbourhood) -> Self {
        self.state.public.control[at.index()] = Some(seat(number));
        self
    }

    /// Puts the player's tokens on these lines, as bits.
    pub fn lines(mut self, number: usize, lines: u8) -> Self {
        self.state.public.lines[number] = lines;
        self
    }

    /// Puts the King on this space.
    pub fn king(mut self, space: u8) -> Self {
        self.state.public.king = space;
        self
    }

    /// Ends seat 0's turn without a placement, as if it had placed in a neighbourhood whose action
    /// it does not use.
    pub fn end_turn(&mut self) -> &mut Self {
        self.state.public.stage = Stage::Acted;
        self.state.public.step = Step::End;
        self.decide(Action::Done)
    }

    /// Carries out decisions by name; each must be legal.
    pub fn play(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(action(name));
        }
        self
    }

    /// Makes a random decision; returns false once the game is over.
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

    /// Returns the names of the decisions legal now.
    pub fn legal(&self) -> String {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Returns the reason for refusing a decision.
    pub fn refusal(&self, name: &str) -> regalia::games::penniless_king::Refusal {
        self.state.refuse(action(name)).unwrap_or_else(|| panic!("{name} is legal"))
    }

    /// Returns the player who controls a neighbourhood.
    pub fn controller(&self, at: Neighbourhood) -> Option<usize> {
        self.state.public.control[at.index()].map(Seat::index)
    }

    /// Returns the coins of all players.
    pub fn purse(&self) -> Vec<u16> {
        self.state.public.coins[..self.state.public.seats()].to_vec()
    }

    /// Returns the winners, if the game is over.
    pub fn winners(&self) -> Vec<usize> {
        match self.state.turn() {
            Turn::Over(outcome) => outcome.winners().iter().map(Seat::index).collect(),
            Turn::Of(_) => Vec::new(),
        }
    }

    /// Returns worlds sampled for this seat.
    pub fn worlds(&self, number: usize, count: usize) -> Vec<PennilessKing> {
        let view = self.view(number);
        let mut rng = Rng::new(11, Stream::Tool(11));
        (0..count).map(|_| PennilessKing::sample(&view, &mut rng)).collect()
    }
}
