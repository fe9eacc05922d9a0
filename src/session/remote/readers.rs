//! The games whose messages can be read. Natively that is every game; on the page, each whose chunk
//! for screens away from the table has arrived (`ui/lazy.rs`).

use super::facts::{Facts, MessageError};
use super::message::RawUpdate;
use super::remote_match::AnyRemoteMatch;
use crate::bots::Bots;
use std::cell::RefCell;

/// Begins to follow a match of one game.
type Begin = fn(Facts, &RawUpdate) -> Option<AnyRemoteMatch>;

/// The readers, each with its game's id.
type Readers = Vec<(&'static str, Begin)>;

fn add<G: Bots>(readers: &mut Readers) {
    if readers.iter().all(|(id, _)| *id != G::INFO.id) {
        readers.push((G::INFO.id, AnyRemoteMatch::begin_of::<G>));
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

fn reader(game: &str) -> Option<Begin> {
    let of = |readers: &Readers| Some(readers.iter().find(|(id, _)| *id == game)?.1);
    READERS.with_borrow(of)
}

/// Returns true if the messages about a match of this game can be read.
pub fn has_reader(game: &str) -> bool {
    reader(game).is_some()
}

impl AnyRemoteMatch {
    /// Returns a match from what a viewer is told when they join. The reader of its game must be loaded.
    ///
    /// # Errors
    /// Returns an error if it does not fit the game or the table.
    pub fn begin(facts: Facts, told: &RawUpdate) -> Result<Self, MessageError> {
        let begin = reader(&facts.game).ok_or(MessageError::UnknownGame)?;
        begin(facts, told).ok_or(MessageError::Told)
    }
}
