//! Keeps a held key from activating anything again.
//!
//! Browsers repeat a button's click while Enter is held, and by then the focus may be on another
//! button than the one that was pressed.

use super::listen::{Hearing, Listener, listen};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Keeps repeated presses of Enter and of the space bar from activating the focused element, until
/// the listener is dropped. Text can still be typed.
pub fn ignore_repeats() -> Listener {
    let hearing = Hearing { capture: true, passive: false };
    listen("document", "keydown", hearing, |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        if key.repeat() && matches!(&*key.key(), "Enter" | " ") && !takes_text(event) {
            event.prevent_default();
        }
    })
}

/// Returns true if the key goes to a field where it is text.
fn takes_text(event: &Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
    target.is_some_and(|target| match target.tag_name().as_str() {
        "TEXTAREA" => true,
        // Enter in a field submits its form.
        "INPUT" => key.as_deref() == Some(" "),
        _ => false,
    })
}
