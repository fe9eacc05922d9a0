//! The stored names that count as another one.

use crate::platform::storage;
use crate::session::statistics::Aliases;

/// The storage key.
pub const KEY: &str = "aliases";

/// Returns the aliases of this device.
pub fn kept() -> Aliases {
    storage::get(KEY).ok().flatten().map(|text| Aliases::read(&text)).unwrap_or_default()
}

/// Stores the aliases.
pub fn keep(aliases: &Aliases) {
    // If they cannot be stored, they still apply to this visit.
    let _ = storage::set(KEY, &aliases.text());
}
