//! Tables set up by hand, and their events.

pub use crate::support::seat;
use regalia::engine::{Game, Pile, Rng, Setup, Stream, Turn};
use regalia::games::monarch::{
    Action, Banners, Card, Goods, Land, LandKind, Monarch, Options, ROW, Refusal, Start, Stock,
};

/// Returns the card of this name.
pub fn card(name: &str) -> Card {
    Card::all().find(|card| card.name() == name).unwrap_or_else(|| panic!("no card {name}"))
}

/// Returns a game dealt from a seed.
pub fn dealt(sisters: usize, banners: Banners, seed: u64) -> Monarch {
    started(sisters, Options { banners, ..Options::default() }, seed)
}

/// Returns a game dealt from a seed with an even start.
pub fn evened(sisters: usize, banners: Banners, seed: u64) -> Monarch {
    started(sisters, Options { banners, start: Start::Even }, seed)
}

fn started(sisters: usize, options: Options, seed: u64) -> Monarch {
    let setup = Setup { seats: sisters, options };
    Monarch::new(&setup, &mut Rng::for_match(seed))
}

/// A game set up by hand.
pub type Scene = crate::support::Scene<Monarch>;

impl Scene {
    /// Returns a table with seat 0 to begin; four farms, then five villages; an empty deck, so that
    /// the row stays as it is, and a row without cards.
    pub fn new(sisters: usize) -> Self {
        let mut state = dealt(sisters, Banners::Yes, 1);
        state.first = seat(0);
        state.active = seat(0);
        state.row = [None; ROW];
        state.deck = Stock::EMPTY;
        state.discards = Stock::EMPTY;
        for (number, land) in state.lands.iter_mut().enumerate() {
            let kind = if number < 4 { LandKind::Farm } else { LandKind::Village };
            *land = Land { kind, laid: Pile::new() };
        }
        Self { state, events: Vec::new(), rng: Rng::new(1, Stream::Tool(1)) }
    }

    /// Puts these cards in the row.
    pub fn row(mut self, names: &str) -> Self {
        for (spot, name) in self.state.row.iter_mut().zip(names.split_whitespace()) {
            *spot = Some(card(name));
        }
        self
    }

    /// Puts these cards in the deck.
    pub fn deck(mut self, names: &str) -> Self {
        self.state.deck = names.split_whitespace().map(card).collect();
        self
    }

    /// Puts these Court Cards in a sister's court.
    pub fn court(mut self, sister: usize, names: &str) -> Self {
        self.state.courts[sister] = names.split_whitespace().map(card).collect();
        self
    }

    /// Puts these Guests near a sister's court.
    pub fn guests(mut self, sister: usize, names: &str) -> Self {
        self.state.guests[sister] = names.split_whitespace().map(card).collect();
        self
    }

    /// Gives a sister this much gold and food.
    pub fn store(mut self, sister: usize, gold: u16, food: u16) -> Self {
        self.state.stores[sister] = Goods { gold, food };
        self
    }

    /// Puts these improvements on a board, the top one last.
    pub fn lay(mut self, land: usize, names: &str) -> Self {
        self.state.lands[land].laid = names.split_whitespace().map(card).collect();
        self
    }

    /// Carries out decisions by their names; each must be legal.
    pub fn play(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(action(name));
        }
        self
    }

    /// Returns the reason for refusing a decision.
    pub fn refusal(&self, name: &str) -> Option<Refusal> {
        self.state.refuse(action(name))
    }

    /// Returns the names of the legal decisions.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Returns a sister's present crowns.
    pub fn crowns(&self, sister: usize) -> i16 {
        self.state.crowns(seat(sister)).total()
    }

    /// Returns the present crowns of a sister's Court Card.
    pub fn worth(&self, sister: usize, name: &str) -> u8 {
        self.state.counted(seat(sister)).crowns(card(name))
    }

    /// Returns a sister's gold and food.
    pub fn goods(&self, sister: usize) -> (u16, u16) {
        let store = self.state.store(seat(sister));
        (store.gold, store.food)
    }

    /// Returns the price of a card for a sister, in gold and food.
    pub fn price(&self, sister: usize, name: &str) -> (u16, u16) {
        let price = self.state.price(seat(sister), card(name));
        (price.gold, price.food)
    }

    /// Returns the sister to move.
    pub fn mover(&self) -> usize {
        match self.state.turn() {
            Turn::Of(seat) => seat.index(),
            Turn::Over(_) => panic!("the game is over"),
        }
    }
}

/// Returns the decision of this name.
pub fn action(name: &str) -> Action {
    regalia::engine::Names::<Monarch>::new()
        .get(name)
        .unwrap_or_else(|| panic!("no decision {name}"))
}
