//! Several tabs, one match: one of them plays it, the others watch, and any of them can
//! take it over. Who plays is a lock of the browser; what was written is news for the
//! others, who read it from the store again.

use super::matches;
use crate::platform::lock::Lock;
use crate::platform::news;
use std::cell::Cell;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

pub use crate::platform::lock::Held;

thread_local! {
    /// The game whose match is played on this tab's table.
    static PLAYED: Cell<Option<&'static str>> = const { Cell::new(None) };
}

/// A table's place at the match of a game; given up when dropped.
pub struct Place(Lock);

impl Place {
    /// Sits down, or watches if another tab plays; but what `is_new`, begun in this tab, is
    /// played here. `heard` is told whenever that changes, and whenever it is heard that
    /// it is so; by then all that the other tab has kept is known here.
    pub fn at(game: &'static str, is_new: bool, heard: Callback<Held>) -> Self {
        // Until the browser answers, and where it never does, this tab is alone.
        PLAYED.set(Some(game));
        let name = format!("match/{game}");
        let tell = move |held| {
            PLAYED.set((held == Held::Here).then_some(game));
            let heard = heard.clone();
            spawn_local(async move {
                // What was written while this tab thought itself alone was no news to it.
                matches::read_again(game).await;
                heard.emit(held);
            });
        };
        Self(if is_new { Lock::take(name, tell) } else { Lock::ask(name, tell) })
    }

    /// Plays here from now on.
    pub fn take_over(&self) {
        self.0.take_over();
    }

    /// Whether the match is played here, as the browser says.
    pub fn is_here(&self) -> bool {
        self.0.is_here()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        PLAYED.set(None);
    }
}

/// Takes in what other tabs write from now on. What is played here nobody else writes.
pub fn listen() {
    news::listen(|said| {
        if PLAYED.get() != Some(said.as_str()) {
            spawn_local(async move { matches::read_again(&said).await });
        }
    });
}
