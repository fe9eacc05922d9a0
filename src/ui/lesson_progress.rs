//! The progress in each game's lesson, kept between visits.

use crate::platform::storage;

/// Returns the storage key of the progress in a game's lesson.
fn key(game: &str) -> String {
    format!("lesson/{game}")
}

/// The progress of a lesson that was offered and has not begun.
pub const OFFERED: &str = "offered";

/// Returns the progress in a game's lesson, if it was ever offered.
pub fn progress(game: &str) -> Option<String> {
    storage::get(&key(game)).ok().flatten()
}

/// Saves the progress. If saving fails, the lesson begins again next time.
pub fn keep_progress(game: &str, progress: &str) {
    let _ = storage::set(&key(game), progress);
}
