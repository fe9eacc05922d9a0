//! The games that have been played on this device. Only a game that is not among them starts with
//! its simple options.

use crate::platform::storage;

/// The storage key of the list.
const KEY: &str = "played";

fn all() -> Vec<String> {
    let text = storage::get(KEY).ok().flatten();
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Returns true if a match of any game was begun here before.
pub fn any() -> bool {
    matches!(storage::get(KEY), Ok(Some(_)))
}

/// Returns true if a match of this game was begun here before.
pub fn knows(game: &str) -> bool {
    all().iter().any(|known| known == game)
}

/// Notes that a match of this game begins.
pub fn note(game: &str) {
    let mut all = all();
    if !all.iter().any(|known| known == game) {
        all.push(game.to_owned());
        let text = serde_json::to_string(&all).expect("names are plain data");
        // If this fails, the simple options are proposed again, which does no harm.
        let _ = storage::set(KEY, &text);
    }
}
