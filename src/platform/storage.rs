//! What the page keeps between visits and can do without: settings. And why
//! something could not be kept.

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

/// All keys of this house begin with this.
const PREFIX: &str = "regalia/1/";

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
    storage()?.get_item(&format!("{PREFIX}{key}")).map_err(|_| StorageFault::Blocked)
}

/// Keeps a text under a key.
///
/// # Errors
/// When the browser keeps nothing for this page, or there is no room.
pub fn set(key: &str, text: &str) -> Result<(), StorageFault> {
    storage()?.set_item(&format!("{PREFIX}{key}"), text).map_err(|_| StorageFault::Full)
}

/// Removes what is kept under a key.
///
/// # Errors
/// When the browser keeps nothing for this page.
pub fn remove(key: &str) -> Result<(), StorageFault> {
    storage()?.remove_item(&format!("{PREFIX}{key}")).map_err(|_| StorageFault::Blocked)
}
