//! Several tabs with the same match: one of them plays it, the others follow, and any of them can
//! take over. A browser lock decides which tab plays; the others read from the store what it
//! writes.

use super::matches::{self, MatchId};
use crate::platform::broadcast;
use crate::platform::lock::Lock;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use crate::platform::lock::Holder;

thread_local! {
    /// The match that this tab's table plays.
    static PLAYED: Cell<Option<MatchId>> = const { Cell::new(None) };
    static IS_LISTENING: Cell<bool> = const { Cell::new(false) };
    /// Called with each message of another tab, once a table wants them.
    static HEARS: Cell<Option<fn(&str)>> = const { Cell::new(None) };
}

/// A table's claim to play its match. It is released when dropped.
pub struct Claim {
    lock: Lock,
    key: String,
}

impl Claim {
    /// Claims the match, or follows it if another tab plays it. A match that was begun in this tab
    /// is always played here. `heard` is called when the ownership changes and when it is
    /// confirmed; by then everything that the other tab has written has been read.
    pub fn at(id: MatchId, heard: Callback<Holder>) -> Self {
        let is_new = matches::library(|library| library.was_begun_here(id));
        // Until the browser answers, this tab plays, and it goes on if no answer ever comes.
        PLAYED.set(Some(id));
        let key = matches::key(id);
        let name = format!("match/{key}");
        let tell = move |held| {
            PLAYED.set((held == Holder::Here).then_some(id));
            let heard = heard.clone();
            spawn_local(async move {
                // Writes of another tab were ignored while this tab believed that it plays.
                matches::read_again(&matches::key(id)).await;
                heard.emit(held);
            });
        };
        let lock = if is_new { Lock::take(name, tell) } else { Lock::ask(name, tell) };
        Self { lock, key }
    }

    /// Takes over, so that this tab plays.
    pub fn take_over(&self) {
        self.lock.take_over();
    }

    /// Returns true if this is a claim to the match under its current key. The key changes if
    /// another tab has written under the same one.
    pub fn is_at(&self, id: MatchId) -> bool {
        self.key == matches::key(id)
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        PLAYED.set(None);
    }
}

/// Returns the match that this tab's table plays, if any.
pub fn played() -> Option<MatchId> {
    PLAYED.get()
}

/// Returns true if only this tab writes this match: it plays it, and waits for no letter, which may
/// be opened in another tab.
fn is_own(key: &str) -> bool {
    PLAYED.get().is_some_and(|id| {
        matches::key(id) == key
            && matches::library(|library| library.summary(id).awaited().is_none())
    })
}

/// Calls `hears` with each message of another tab from now on.
pub fn pass_on(hears: fn(&str)) {
    HEARS.set(Some(hears));
}

/// Listens for writes of other tabs from the first call on, and reads them.
pub fn listen() {
    if IS_LISTENING.replace(true) {
        return;
    }
    broadcast::listen(|key| {
        HEARS.get().iter().for_each(|hear| hear(&key));
        if !is_own(&key) {
            spawn_local(async move { matches::read_again(&key).await });
        }
    });
}
