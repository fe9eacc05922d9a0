//! Stores how each game was last set up on this device, and the names of the people who played.

use crate::engine::Info;
use crate::platform::storage;
use crate::session::{Seating, read_names, recent_names, text_of_names};

/// The storage key of the names, which all games share.
const NAMES: &str = "names";

/// Returns the storage key of a game's seating.
fn key(game: &str) -> String {
    format!("seats/{game}")
}

/// Returns how a game was last set up here, if that is known and can be read.
pub fn seating(info: &Info) -> Option<Seating> {
    Seating::read(&storage::get(&key(info.id)).ok().flatten()?, info)
}

/// Returns the names of the people who played here last, the newest first.
pub fn names() -> Vec<String> {
    storage::get(NAMES).ok().flatten().map(|text| read_names(&text)).unwrap_or_default()
}

/// Notes that a match with this seating begins. `known` is false for the first match of a game.
pub fn note(info: &Info, seating: &Seating, known: bool) {
    // If this fails, the usual seats are proposed next time, which does no harm.
    let _ = storage::set(&key(info.id), &seating.text(info, known));
    let names = recent_names(&seating.occupants, &names());
    let _ = storage::set(NAMES, &text_of_names(&names));
}
