//! Games laid out by hand, and what happens in them.

pub use crate::support::seat;
use regalia::engine::{Game, Rng, Setup, Stream};
use regalia::games::mon_royaume::{
    Action, Adventure, Bag, Choice, Kingdom, Laid, Line, MonRoyaume, Options, Rules, SLOTS, Step,
    Tale, TaleSet, Tile,
};

/// The tile of this name.
pub fn tile(name: &str) -> Tile {
    Tile::all().find(|tile| tile.name() == name).unwrap_or_else(|| panic!("no tile {name}"))
}

/// The tiles of these names.
pub fn tiles(names: &str) -> Bag {
    names.split_whitespace().map(tile).collect()
}

/// The tale of this name.
pub fn tale(name: &str) -> Tale {
    Tale::all().find(|tale| tale.name() == name).unwrap_or_else(|| panic!("no tale {name}"))
}

/// The Adventure of this name.
pub fn adventure(name: &str) -> Adventure {
    Adventure::all().find(|card| card.to_string() == name).unwrap_or_else(|| panic!("no {name}"))
}

/// A kingdom, slot by slot: `-tile` lies on its bard side, `.` is empty.
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

/// The ways to play.
pub fn options(rules: Rules) -> Options {
    Options { rules, ..Options::default() }
}

/// A game dealt from a seed.
pub fn dealt(seats: usize, rules: Rules, seed: u64) -> MonRoyaume {
    let setup = Setup { seats, options: options(rules) };
    MonRoyaume::new(&setup, &mut Rng::of(seed, Stream::Setup))
}

/// A game under way, laid out by hand.
pub type Scene = crate::support::Scene<MonRoyaume>;

impl Scene {
    /// A complete game dealt from a seed.
    pub fn new(seats: usize, seed: u64) -> Self {
        Self::of(&dealt(seats, Rules::Complete, seed))
    }

    /// The time of builders, everybody with these tiles and this one tale.
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

    /// With the advanced rule.
    pub fn advanced(mut self) -> Self {
        self.state.public.advanced = true;
        self
    }

    /// The seat to move builds this kingdom.
    pub fn build(&mut self, names: &str) -> &mut Self {
        for laid in kingdom(names).slots().iter() {
            self.decide(Action::from(*laid));
        }
        self
    }

    /// Everybody picks the tile of this name, seat by seat.
    pub fn pick(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            self.decide(Action::Pick(tile(name)));
        }
        self
    }

    /// The decisions legal now.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal
    }

    /// A seat's points at the end.
    pub fn line(&self, number: usize) -> Line {
        self.state.public.ending.expect("the game is over").lines[number]
    }
}

/// Options with the adults of these seats.
pub fn adults(rules: Rules, adult: &[Choice]) -> Options {
    Options { rules, advanced: Choice::No, adult: adult.to_vec() }
}
