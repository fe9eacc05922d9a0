//! Stores that the person has been told that a second tap plays the selected piece.

use crate::platform::storage;

/// The storage key.
const KEY: &str = "second-tap";

/// Returns true if the person has been told on this device.
pub fn is_known() -> bool {
    storage::get(KEY).ok().flatten().is_some()
}

/// Notes that the person has been told.
pub fn note() {
    // If this fails they are told again, which does no harm.
    let _ = storage::set(KEY, "told");
}
