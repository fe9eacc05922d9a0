//! Several tabs, one match: one of them plays it, the others watch, and any of them can
//! take it over. Who plays is a lock of the browser; the others read from the store again
//! what it has written.

use super::matches::{self, MatchId};
use crate::platform::broadcast;
use crate::platform::lock::Lock;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use crate::platform::lock::Held;

thread_local! {
    /// The match that is played at this tab's table.
    static PLAYED: Cell<Option<MatchId>> = const { Cell::new(None) };
}

/// A table's place at its match; given up when dropped.
pub struct Place {
    lock: Lock,
    key: String,
}

impl Place {
    /// Takes the place, or watches if another tab plays; but a match that was begun in this
    /// tab is played here. `heard` is told whenever that changes, and whenever it is
    /// confirmed; by then all that the other tab has written is known here.
    pub fn at(id: MatchId, heard: Callback<Held>) -> Self {
        let is_new = matches::library(|library| library.was_begun_here(id));
        // Until the browser answers, and where it never does, this tab is alone.
        PLAYED.set(Some(id));
        let key = matches::key(id);
        let name = format!("match/{key}");
        let tell = move |held| {
            PLAYED.set((held == Held::Here).then_some(id));
            let heard = heard.clone();
            spawn_local(async move {
                // What was written while this tab thought itself alone was not taken in.
                matches::read_again(&matches::key(id)).await;
                heard.emit(held);
            });
        };
        let lock = if is_new { Lock::take(name, tell) } else { Lock::ask(name, tell) };
        Self { lock, key }
    }

    /// Plays here from now on.
    pub fn take_over(&self) {
        self.lock.take_over();
    }

    /// Whether this is the place at a match. Its key changes when another tab has written
    /// under the same.
    pub fn is_at(&self, id: MatchId) -> bool {
        self.key == matches::key(id)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        PLAYED.set(None);
    }
}

/// The match that is played at this tab's table, if one is.
pub fn played() -> Option<MatchId> {
    PLAYED.get()
}

/// Reads again what other tabs write from now on. No other tab writes the match that is
/// played here.
pub fn listen() {
    broadcast::listen(|key| {
        if PLAYED.get().is_none_or(|id| matches::key(id) != key) {
            spawn_local(async move { matches::read_again(&key).await });
        }
    });
}
