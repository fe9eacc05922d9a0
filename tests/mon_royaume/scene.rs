//! Games set up by hand, and their events.

pub use crate::support::seat;
use regalia::engine::{Game, Rng, Setup};
use regalia::games::mon_royaume::{
    Action, Adventure, Bag, Choice, Kingdom, Laid, Line, MonRoyaume, Options, Rules, SLOTS, Step,
    Tale, TaleSet, Tile,
};

/// Returns the tile of this name.
pub fn tile(name: &str) -> Tile {
    Tile::all().find(|tile| tile.name() == name).unwrap_or_else(|| panic!("no tile {name}"))
}

/// Returns the tiles of these names.
pub fn tiles(names: &str) -> Bag {
    names.split_whitespace().map(tile).collect()
}

/// Returns the tale of this name.
pub fn tale(name: &str) -> Tale {
    Tale::all().find(|tale| tale.name() == name).unwrap_or_else(|| panic!("no tale {name}"))
}

/// Returns the Adventure of this name.
pub fn adventure(name: &str) -> Adventure {
    Adventure::all().find(|card| card.to_string() == name).unwrap_or_else(|| panic!("no {name}"))
}

/// Parses a kingdom, slot by slot: `-tile` is on its bard side, `.` is empty.
pub fn kingdom(names: &str) -> Kingdom {
    let mut kingdom = Kingdom::default();
    let names: Vec<_> = names.split_whitespace().collect();
    assert_eq!(names.len(), SLOTS, "{names:?}");
    for (slot, name) in names.into_iter().enumerate() {
        let laid = match name.strip_prefix('-') {
            _ if name == "." => None,
            Some(name) => Some(Laid { tile: tile(name), bard: true }),
            None => Some(Laid { tile: tile(name), bard: false }),
        };
        kingdom.set(slot, laid);
    }
    kingdom
}

/// Returns the options with this rule set.
pub fn options(rules: Rules) -> Options {
    Options { rules, ..Options::default() }
}

/// Returns a game dealt from a seed.
pub fn dealt(seats: usize, rules: Rules, seed: u64) -> MonRoyaume {
    let setup = Setup { seats, options: options(rules) };
    MonRoyaume::new(&setup, &mut Rng::for_match(seed))
}

/// A game set up by hand.
pub type Scene = crate::support::Scene<MonRoyaume>;

impl Scene {
    /// Returns a complete game dealt from a seed.
    pub fn new(seats: usize, seed: u64) -> Self {
        Self::of(&dealt(seats, Rules::Complete, seed))
    }

    /// Returns the time of builders, each player with these tiles and this one tale.
    pub fn builders(rules: Rules, all: &[(&str, &str)]) -> Self {
        let mut state = dealt(all.len(), rules, 1);
        state.public.round = 2;
        state.public.picks = 6;
        state.public.step = Step::Build;
        state.public.deck = Bag::box_of_tiles();
        state.hands = [Bag::NONE; 4];
        for (at, (names, told)) in all.iter().enumerate() {
            state.public.taken[at] = tiles(names);
            state.public.tales[at] = TaleSet::NONE;
            if !told.is_empty() {
                state.public.tales[at] = TaleSet::NONE.with(tale(told));
            }
        }
        state.spare = state.public.taken;
        Self::of(&state)
    }

    /// Turns the advanced rule on.
    pub fn advanced(mut self) -> Self {
        self.state.public.advanced = true;
        self
    }

    /// Builds this kingdom for the seat to move.
    pub fn build(&mut self, names: &str) -> &mut Self {
        for laid in kingdom(names).slots().iter() {
            self.decide(Action::from(*laid));
        }
        self
    }

    /// Picks the tile of this name for each player, seat by seat.
    pub fn pick(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(Action::Pick(tile(name)));
        }
        self
    }

    /// Returns the decisions legal now.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal
    }

    /// Returns a seat's points at the end.
    pub fn line(&self, number: usize) -> Line {
        self.state.public.ending.expect("the game is over").lines[number]
    }
}

/// Returns options where the players of these seats count as adults.
pub fn adults(rules: Rules, adult: &[Choice]) -> Options {
    Options { rules, advanced: Choice::No, adult: adult.to_vec() }
}
