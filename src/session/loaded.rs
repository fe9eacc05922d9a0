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
    pub(super) read_told: fn(&RawValue) -> Result<AnyTold, Unreadable>,
}

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
            read_told: AnyTold::read_of::<G>,
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

thread_local! {
    static LOADED: RefCell<Vec<Rules>> = RefCell::new(at_start());
}

#[cfg(target_arch = "wasm32")]
fn at_start() -> Vec<Rules> {
    Vec::new()
}

#[cfg(not(target_arch = "wasm32"))]
fn at_start() -> Vec<Rules> {
    macro_rules! all {
        ($($module:ident::$game:ident),* $(,)?) => {
            vec![$(Rules::of::<crate::games::$module::$game>()),*]
        };
    }
    with_games!(all)
}

/// Adds the rules of a game that has arrived.
pub fn load_game<G: Bots>() {
    LOADED.with_borrow_mut(|loaded| {
        if loaded.iter().all(|rules| rules.id != G::INFO.id) {
            loaded.push(Rules::of::<G>());
        }
    });
}

/// Returns the rules of a game, if they are loaded.
pub(super) fn rules_of(game: &str) -> Option<Rules> {
    LOADED.with_borrow(|loaded| loaded.iter().find(|rules| rules.id == game).copied())
}
