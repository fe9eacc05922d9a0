//! Which games have been played here before: whoever knows a game is not
//! offered its simple way first.

use crate::platform::storage;

/// Where the list is kept.
const KEY: &str = "played";

fn all() -> Vec<String> {
    let text = storage::get(KEY).ok().flatten();
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Whether a match of this game was begun here before.
pub fn knows(game: &str) -> bool {
    all().iter().any(|known| known == game)
}

/// A match of this game begins.
pub fn note(game: &str) {
    let mut all = all();
    if !all.iter().any(|known| known == game) {
        all.push(game.to_owned());
        let text = serde_json::to_string(&all).expect("names are plain data");
        // What cannot be kept is asked again: the simple way does no harm.
        let _ = storage::set(KEY, &text);
    }
}
