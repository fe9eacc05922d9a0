//! The room above the covers of the home page for what waits for a player. The opening page keeps it, so that
//! the covers don't move when the list arrives (`index.html` reads the number). It follows the games that begin
//! and end while another page is shown.

use crate::platform::storage;

/// The storage key of the height, in CSS pixels.
const KEY: &str = "waiting";

/// The storage key of the height of a row, in CSS pixels.
const OF_ROW: &str = "waiting-row";

/// The room that is kept for a player whose home page has not been seen since the first game, as in
/// `index.html`.
const FIRST: i32 = 160;

/// The height of a list with one row on a phone.
const ROW: i32 = 220;

fn number(key: &str) -> Option<i32> {
    storage::get(key).ok().flatten()?.parse().ok()
}

fn set(key: &str, number: i32) {
    // If this fails, the covers move at the next visit.
    let _ = storage::set(key, &number.to_string());
}

/// Returns true if something has waited here before.
pub fn is_kept() -> bool {
    number(KEY).is_some()
}

/// Notes the height that the list needs, and that of a row.
pub fn note(height: i32, row: i32) {
    set(KEY, height);
    set(OF_ROW, row);
}

/// Changes the room by this number of rows: games that have begun, or ended if it is negative. Where nothing has
/// waited yet, none is kept.
pub fn change(rows: i32) {
    if let Some(height) = number(KEY) {
        set(KEY, height + rows * number(OF_ROW).unwrap_or(ROW));
    }
}

/// Keeps room for something new that waits from now on.
pub fn add() {
    if !is_kept() {
        set(KEY, FIRST);
    }
    change(1);
}
