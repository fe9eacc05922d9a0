//! Makes the browser's back button close a panel before it leaves the page, or stay where leaving loses
//! something.
//!
//! Opening a panel pushes a history entry with the same address. Going back leaves that entry and
//! closes the panel; closing the panel in another way goes back. In a frame the history belongs to
//! the page around it, and is left alone.

use super::listen::{Hearing, Listener, listen};
use super::{js, page, timer};
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;

/// Marks our entries in the history state.
const MARK: &str = "regalia-over";

thread_local! {
    /// True if the panel of an entry is closed, and the entry waits to be reused or left.
    static SPARE: Cell<bool> = const { Cell::new(false) };
    /// The number of open entries.
    static HELD: Cell<usize> = const { Cell::new(0) };
    /// Set while this page goes back by itself, which takes a moment.
    static GOING_BACK: RefCell<Option<Listener>> = const { RefCell::new(None) };
}

/// A history entry for an open panel, dropped when the panel closes, or for what going back must not
/// leave. Several share one entry.
pub struct Entry {
    /// `None` in a frame.
    listener: Option<Listener>,
}

impl Entry {
    /// Pushes an entry, and calls `on_back` when the browser goes back from it.
    pub fn new(on_back: impl Fn() + 'static) -> Self {
        if page::in_a_frame() {
            return Self { listener: None };
        }
        HELD.set(HELD.get() + 1);
        // A panel that replaces another reuses its entry. While the page still goes back from an
        // earlier entry, `go_back` pushes this one when it has arrived.
        let waits = GOING_BACK.with_borrow(Option::is_some);
        if !SPARE.replace(false) && !waits && !is_on_top() {
            push();
        }
        let listener = listen("window", "popstate", Hearing::default(), move |_| {
            if !is_on_top() {
                on_back();
            }
        });
        Self { listener: Some(listener) }
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        if self.listener.is_none() {
            return;
        }
        HELD.set(HELD.get().saturating_sub(1));
        // Navigation, forward or back, has left the entry already, or something else still needs it.
        if HELD.get() > 0 || !is_on_top() {
            return;
        }
        SPARE.set(true);
        timer::certainly_after(0, || {
            if SPARE.replace(false) && is_on_top() {
                go_back();
            }
        });
    }
}

/// Pushes the entry again that the browser has gone back from: what it stands for stays.
pub fn stay() {
    // The other entries must have seen that it was left.
    timer::certainly_after(0, || {
        if HELD.get() > 0 && !is_on_top() {
            push();
        }
    });
}

fn push() {
    let state = js::object(&[(MARK, &JsValue::TRUE)]);
    let _ = history().and_then(|history| js::call(&history, "pushState", &[&state, &"".into()]));
}

/// Goes back from an entry that is no longer needed. A panel that opens before the browser has
/// arrived gets its entry then.
fn go_back() {
    let arrived = listen("window", "popstate", Hearing::default(), |_| {
        // A listener cannot be dropped while it runs.
        let done = GOING_BACK.take();
        timer::certainly_after(0, move || drop(done));
        if HELD.get() > 0 {
            push();
        }
    });
    GOING_BACK.set(Some(arrived));
    if history().and_then(|history| js::call(&history, "back", &[])).is_err() {
        GOING_BACK.take();
    }
}

fn history() -> js::JsResult {
    js::of_window("history")
}

/// Returns true if the current history entry is one of ours.
fn is_on_top() -> bool {
    history()
        .and_then(|history| js::get(&history, "state"))
        .and_then(|state| js::get(&state, MARK))
        .is_ok_and(|mark| mark == JsValue::TRUE)
}
