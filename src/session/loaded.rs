//! The games whose rules are loaded. Natively that is every game; on the page, each whose chunk has
//! arrived (`ui/lazy.rs`), and no other.

use super::link::{self, LinkError, Packed};
use super::remote::{AnyTold, Unreadable};
use super::save::{self, Head, LoadError, OtherRules};
use super::{AnyMatch, Match, NewMatch, Occupant, Table, TableError, options_from};
use crate::bots::Bots;
use crate::engine::{Game, Setup};
use serde_json::value::RawValue;
use std::cell::RefCell;

/// The ways to make or open a match of one game.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    id: &'static str,
    pub(super) deal: fn(&NewMatch) -> Result<AnyMatch, TableError>,
    pub(super) replay: fn(&Head, &str) -> Result<AnyMatch, LoadError>,
    pub(super) look: fn(&str) -> Result<OtherRules<AnyMatch>, LoadError>,
    pub(super) unpack: fn(&Packed) -> Result<AnyMatch, LinkError>,
}

/// Reads what is told of a match of one game. Only a screen away from its table needs that.
pub(super) type ReadTold = fn(&RawValue) -> Result<AnyTold, Unreadable>;

impl Rules {
    fn of<G: Bots>() -> Self {
        Self {
            id: G::INFO.id,
            deal: |new| deal::<G>(new).map(AnyMatch::from),
            replay: |head, text| save::replay::<G>(head, text).map(AnyMatch::from),
            look: |text| {
                let OtherRules { play, of } = save::look::<G>(text)?;
                Ok(OtherRules { play: play.into(), of })
            },
            unpack: |packed| link::unpack::<G>(packed).map(AnyMatch::from),
        }
    }
}

fn deal<G: Game>(new: &NewMatch) -> Result<Match<G>, TableError> {
    let seats = new.occupants.len();
    let options = options_from::<G>(&new.options, seats).map_err(|_| TableError::Options)?;
    Match::new(Table {
        setup: Setup { seats, options },
        seed: new.seed,
        bot_seed: new.bot_seed,
        occupants: new.occupants.iter().cloned().map(Occupant::tidy).collect(),
        agreement: new.agreement,
    })
}

/// What is loaded.
#[derive(Default)]
struct Loaded {
    rules: Vec<Rules>,
    readers: Vec<(&'static str, ReadTold)>,
}

impl Loaded {
    fn add<G: Bots>(&mut self) {
        if self.rules.iter().all(|rules| rules.id != G::INFO.id) {
            self.rules.push(Rules::of::<G>());
        }
    }

    fn add_reader<G: Bots>(&mut self) {
        if self.readers.iter().all(|(id, _)| *id != G::INFO.id) {
            self.readers.push((G::INFO.id, AnyTold::read_of::<G>));
        }
    }

    #[cfg(target_arch = "wasm32")]
    fn at_start() -> Self {
        Self::default()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn at_start() -> Self {
        let mut loaded = Self::default();
        macro_rules! all {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(
                    loaded.add::<crate::games::$module::$game>();
                    loaded.add_reader::<crate::games::$module::$game>();
                )*
            };
        }
        with_games!(all);
        loaded
    }
}

thread_local! {
    static LOADED: RefCell<Loaded> = RefCell::new(Loaded::at_start());
}

/// Adds the rules of a game that has arrived.
pub fn load_game<G: Bots>() {
    LOADED.with_borrow_mut(Loaded::add::<G>);
}

/// Adds what reads the messages about a match of a game that another device holds.
pub fn load_reader<G: Bots>() {
    LOADED.with_borrow_mut(Loaded::add_reader::<G>);
}

/// Returns the rules of a game, if they are loaded.
pub(super) fn rules_of(game: &str) -> Option<Rules> {
    LOADED.with_borrow(|loaded| loaded.rules.iter().find(|rules| rules.id == game).copied())
}

/// Returns the reader of messages about a game, if it is loaded.
pub(super) fn reader_of(game: &str) -> Option<ReadTold> {
    LOADED.with_borrow(|loaded| Some(loaded.readers.iter().find(|(id, _)| *id == game)?.1))
}
