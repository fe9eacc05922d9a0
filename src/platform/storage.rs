//! What the page keeps between visits and can do without: settings. And why
//! something could not be kept.

use super::install;
use super::listen::{self, Hearing, Listener};
use web_sys::Storage;

/// Why something could not be kept or fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageFault {
    /// The browser keeps nothing for this page.
    Blocked,
    /// There is no room left.
    Full,
    /// Somebody else has written there: another tab of this page.
    Taken,
}

/// The full name of a key: `index.html` reads the settings by it, too.
fn full(key: &str) -> String {
    format!("regalia/1{}{key}", install::folder())
}

fn storage() -> Result<Storage, StorageFault> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StorageFault::Blocked)
}

/// The text kept under a key, if there is one.
///
/// # Errors
/// When the browser keeps nothing for this page.
pub fn get(key: &str) -> Result<Option<String>, StorageFault> {
    storage()?.get_item(&full(key)).map_err(|_| StorageFault::Blocked)
}

/// Keeps a text under a key.
///
/// # Errors
/// When the browser keeps nothing for this page, or there is no room.
pub fn set(key: &str, text: &str) -> Result<(), StorageFault> {
    storage()?.set_item(&full(key), text).map_err(|_| StorageFault::Full)
}

/// Calls `on_change` whenever another tab has changed something, until the listener is
/// dropped.
pub fn listen(on_change: impl Fn() + 'static) -> Listener {
    listen::listen("window", "storage", Hearing::default(), move |_| on_change())
}

/// Removes what is kept under a key.
///
/// # Errors
/// When the browser keeps nothing for this page.
pub fn remove(key: &str) -> Result<(), StorageFault> {
    storage()?.remove_item(&full(key)).map_err(|_| StorageFault::Blocked)
}
