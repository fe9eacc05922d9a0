//! The games whose messages can be read. Natively that is every game; on the page, each whose chunk
//! for screens away from the table has arrived (`ui/lazy.rs`).

use super::facts::Unreadable;
use super::followed::AnyTold;
use crate::bots::Bots;
use crate::session::infos;
use serde_json::value::RawValue;
use std::cell::RefCell;

/// Reads what is told of a match of one game.
type ReadTold = fn(&RawValue) -> Result<AnyTold, Unreadable>;

/// The readers, each with its game's id.
type Readers = Vec<(&'static str, ReadTold)>;

fn add<G: Bots>(readers: &mut Readers) {
    if readers.iter().all(|(id, _)| *id != G::INFO.id) {
        readers.push((G::INFO.id, AnyTold::read_of::<G>));
    }
}

/// Returns the readers that are loaded as the program starts.
fn at_start() -> Readers {
    #[cfg_attr(target_arch = "wasm32", expect(unused_mut))]
    let mut readers = Vec::new();
    #[cfg(not(target_arch = "wasm32"))]
    {
        macro_rules! all {
            ($($module:ident::$game:ident),* $(,)?) => {
                $(add::<crate::games::$module::$game>(&mut readers);)*
            };
        }
        with_games!(all);
    }
    readers
}

thread_local! {
    static READERS: RefCell<Readers> = RefCell::new(at_start());
}

/// Adds what reads the messages about a match of a game that another device holds.
pub fn load_reader<G: Bots>() {
    READERS.with_borrow_mut(add::<G>);
}

impl AnyTold {
    /// Reads what is told of a match of this game, whose reader must be loaded.
    pub(super) fn read(game: &str, told: &RawValue) -> Result<Self, Unreadable> {
        let reader = |readers: &Readers| Some(readers.iter().find(|(id, _)| *id == game)?.1);
        let Some(read) = READERS.with_borrow(reader) else {
            let info = infos().into_iter().find(|info| info.id == game);
            return Err(info.map_or(Unreadable::UnknownGame, |info| Unreadable::NotLoaded(info.id)));
        };
        read(told)
    }
}
