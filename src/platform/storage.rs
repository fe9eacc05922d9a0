//! Settings and other small values that the page keeps between visits but can do without, and the
//! reasons why something could not be stored.

use super::install;
use super::listen::{self, Hearing, Listener};
use crate::engine::errors;
use std::collections::BTreeMap;
use web_sys::Storage;

errors! {
    /// The reason why something could not be stored or read.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum StorageError {
        /// The browser stores nothing for this page.
        Blocked,
        /// There is no room left.
        Full,
        /// Another tab of this page has written there.
        Taken,
    }
}

/// Returns the full name of a key; `index.html` uses it too to read the settings.
fn full(key: &str) -> String {
    format!("regalia/1{}{key}", install::folder())
}

fn storage() -> Result<Storage, StorageError> {
    web_sys::window()
        .and_then(|window| window.local_storage().ok().flatten())
        .ok_or(StorageError::Blocked)
}

/// Returns the text stored under a key, if there is one.
///
/// # Errors
/// Returns an error if the browser stores nothing for this page.
pub fn get(key: &str) -> Result<Option<String>, StorageError> {
    storage()?.get_item(&full(key)).map_err(|_| StorageError::Blocked)
}

/// Stores a text under a key.
///
/// # Errors
/// Returns an error if the browser stores nothing for this page, or there is no room.
pub fn set(key: &str, text: &str) -> Result<(), StorageError> {
    storage()?.set_item(&full(key), text).map_err(|_| StorageError::Full)
}

fn storage_of_tab() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// Returns the text stored under a key for this tab, if there is one. It outlives a reload.
pub fn get_of_tab(key: &str) -> Option<String> {
    storage_of_tab()?.get_item(&full(key)).ok()?
}

/// Stores a text under a key for this tab, or removes it. Where the browser stores nothing, the page
/// works without it until it is reloaded.
pub fn set_of_tab(key: &str, text: Option<&str>) {
    if let Some(storage) = storage_of_tab() {
        let _ = match text {
            Some(text) => storage.set_item(&full(key), text),
            None => storage.remove_item(&full(key)),
        };
    }
}

/// Returns all stored texts of this page, by their keys.
///
/// # Errors
/// Returns an error if the browser stores nothing for this page.
pub fn all() -> Result<BTreeMap<String, String>, StorageError> {
    let storage = storage()?;
    let prefix = full("");
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|nth| storage.key(nth).ok().flatten());
    let own = keys.filter_map(|key| {
        let text = storage.get_item(&key).ok().flatten()?;
        Some((key.strip_prefix(&prefix)?.to_owned(), text))
    });
    // Collected, they would be sorted by code that nothing else needs.
    let mut all = BTreeMap::new();
    all.extend(own);
    Ok(all)
}

/// Calls `on_change` whenever another tab has changed something, until the listener is dropped.
pub fn listen(on_change: impl Fn() + 'static) -> Listener {
    listen::listen("window", "storage", Hearing::default(), move |_| on_change())
}

/// Adds one to the number stored under a key, and returns it. Where the browser stores nothing it is
/// always 1.
pub fn count(key: &str) -> u32 {
    let before = get(key).ok().flatten().and_then(|text| text.parse().ok());
    let count = before.unwrap_or(0_u32).saturating_add(1);
    let _ = set(key, &count.to_string());
    count
}

/// Removes the text stored under a key.
///
/// # Errors
/// Returns an error if the browser stores nothing for this page.
pub fn remove(key: &str) -> Result<(), StorageError> {
    storage()?.remove_item(&full(key)).map_err(|_| StorageError::Blocked)
}
