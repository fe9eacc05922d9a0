//! A key that is held down activates nothing again.
//!
//! Browsers repeat the click of a button for as long as Enter is held, and by then another
//! button may have the focus than the one that was pressed.

use super::listen::{Hearing, Listener, listen};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// Keeps repeated presses of Enter and of the space bar from activating what has the
/// focus, until the listener is dropped. Text can still be typed.
pub fn ignore_repeats() -> Listener {
    let hearing = Hearing { capture: true, passive: false };
    listen("document", "keydown", hearing, |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        if key.repeat() && matches!(&*key.key(), "Enter" | " ") && !takes_text(event) {
            event.prevent_default();
        }
    })
}

/// Returns true if the key goes to a field in which it stands for text.
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
