//! Debounces taps and keys: a shaking hand or a bouncing switch makes one tap instead of two, and a
//! held key makes one press.

use super::listen::{Hearing, Listener, listen};
use super::page::{takes_keys, target_of, types_text};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

/// Listens until it is dropped.
pub struct Steady {
    _listeners: [Listener; 5],
}

/// The time of the last tap or key: when it ended, or began if it has not ended.
#[derive(Default)]
struct Last(Cell<Option<f64>>);

impl Last {
    fn was_at(&self, event: &Event) {
        self.0.set(Some(event.time_stamp()));
    }

    /// Returns true if this begins within `span` milliseconds after the last; otherwise records it
    /// as the last.
    fn is_too_soon(&self, event: &Event, span: u32) -> bool {
        let since = self.0.get().map(|last| event.time_stamp() - last);
        let too_soon = since.is_some_and(|since| since < f64::from(span));
        if !too_soon {
            self.was_at(event);
        }
        too_soon
    }
}

/// Suppresses taps and key presses that begin within `span` milliseconds after another one, and the
/// repeats of a held key. Keys that move the focus or scroll, and typing, are not affected.
pub fn listen_for(span: u32) -> Steady {
    let last = Rc::new(Last::default());
    // One tap may become several clicks: a label clicks its control.
    let is_deaf = Rc::new(Cell::new(false));
    // True if the key that is down was pressed too soon. Firefox presses a button when the space
    // bar goes up, even if its `keydown` was cancelled.
    let is_deaf_to_key = Rc::new(Cell::new(false));
    // In the capture phase, before any panel.
    let hearing = Hearing { capture: true, passive: false };
    let down = {
        let (is_deaf, last) = (is_deaf.clone(), last.clone());
        listen("window", "pointerdown", hearing, move |event| {
            is_deaf.set(last.is_too_soon(event, span));
        })
    };
    let up = {
        let (is_deaf, last) = (is_deaf.clone(), last.clone());
        listen("window", "pointerup", hearing, move |event| {
            if !is_deaf.get() {
                last.was_at(event);
            }
        })
    };
    let click = listen("window", "click", hearing, move |event| {
        // A click without a pointer comes from a key, which is handled below.
        let of_a_finger = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
        if event.is_trusted() && of_a_finger && is_deaf.get() {
            stop(event);
        }
    });
    let key_down = {
        let (is_deaf_to_key, last) = (is_deaf_to_key.clone(), last.clone());
        listen("window", "keydown", hearing, move |event| {
            let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|key| presses(key)) else {
                return;
            };
            if !event.is_trusted() {
                return;
            }
            let too_soon = !key.repeat() && last.is_too_soon(event, span);
            if !key.repeat() {
                is_deaf_to_key.set(too_soon);
            }
            if too_soon || key.repeat() {
                stop(event);
            }
        })
    };
    let key_up = listen("window", "keyup", hearing, move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>().filter(|key| presses(key)) else { return };
        if is_deaf_to_key.take() {
            if key.key() == " " {
                stop(event);
            }
        } else if event.is_trusted() {
            last.was_at(event);
        }
    });
    Steady { _listeners: [down, up, click, key_down, key_up] }
}

fn stop(event: &Event) {
    event.stop_immediate_propagation();
    event.prevent_default();
}

/// Returns true for a key that presses a button: Enter and the space bar press the focused one,
/// Escape the one that closes, a letter its own.
fn presses(key: &KeyboardEvent) -> bool {
    if key.ctrl_key() || key.meta_key() || key.alt_key() {
        return false;
    }
    let target = target_of(key);
    match key.key().as_str() {
        "Enter" | "Escape" => true,
        " " => !target.is_some_and(|target| types_text(&target)),
        letter => letter.chars().count() == 1 && !target.is_some_and(|target| takes_keys(&target)),
    }
}
