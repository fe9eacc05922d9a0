//! The room above the covers of the home page for what waits for a player. The opening page keeps it, so that
//! the covers don't move when the list arrives (`index.html` reads the number).

use crate::platform::storage;

/// The storage key of the height, in CSS pixels.
const KEY: &str = "waiting";

/// The room that is kept for a player whose home page has not been seen since the first game, as in
/// `index.html`.
const FIRST: u32 = 160;

/// The height of a list with one row on a phone.
const ROW: u32 = 220;

/// Returns true if something has waited here before.
pub fn is_kept() -> bool {
    matches!(storage::get(KEY), Ok(Some(_)))
}

/// Notes the height that the list needs.
pub fn note(height: u32) {
    // If this fails, the covers move at the next visit.
    let _ = storage::set(KEY, &height.to_string());
}

/// Keeps room for something new that waits from now on.
pub fn add() {
    let before = storage::get(KEY).ok().flatten().and_then(|text| text.parse().ok());
    note(before.unwrap_or(FIRST) + ROW);
}
