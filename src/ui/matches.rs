//! The matches under way, one a game: in the browser's storage and, where it
//! keeps nothing, in memory.

use crate::platform::storage::{self, StorageFault, match_key};
use crate::session::{AnyMatch, LoadError, load};
use std::cell::RefCell;

thread_local! {
    /// The latest save of each game, whatever the browser keeps.
    static IN_MEMORY: RefCell<Vec<(&'static str, String)>> = const { RefCell::new(Vec::new()) };
}

/// Keeps a match. It is safe in memory even when the browser keeps nothing.
///
/// # Errors
/// When the match is not in the browser's storage.
pub fn keep(play: &AnyMatch) -> Result<(), StorageFault> {
    let id = play.info().id;
    let text = play.save();
    let kept = storage::set(&match_key(id), &text);
    IN_MEMORY.with_borrow_mut(|saves| {
        saves.retain(|(game, _)| *game != id);
        saves.push((id, text));
    });
    kept
}

/// The text kept for a game.
pub fn text_of(game: &str) -> Option<String> {
    IN_MEMORY
        .with_borrow(|saves| saves.iter().find(|(of, _)| *of == game).map(|(_, text)| text.clone()))
        .or_else(|| storage::get(&match_key(game)).ok().flatten())
}

/// The match under way, or why the text kept for it cannot be opened.
pub fn under_way(game: &str) -> Option<Result<AnyMatch, LoadError>> {
    text_of(game).map(|text| load(&text))
}

/// Puts aside what cannot be read before something else is kept in its place:
/// nothing unreadable is ever deleted.
pub fn put_unreadable_aside(game: &str) {
    if let Some(text) = text_of(game)
        && load(&text).is_err()
    {
        for n in 1..100 {
            let key = format!("{}/unreadable-{n}", match_key(game));
            if storage::get(&key).is_ok_and(|kept| kept.is_none()) {
                // A browser that is full keeps the old text where it is until it is overwritten.
                let _ = storage::set(&key, &text);
                break;
            }
        }
    }
}
