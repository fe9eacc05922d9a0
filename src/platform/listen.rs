//! Hearing of what happens in the page.

use super::js;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget};

/// How an event is heard.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearing {
    /// Before what the event happened to hears of it.
    pub capture: bool,
    /// Without the right to keep the browser from doing what it usually does.
    pub passive: bool,
}

/// Hears until it is dropped.
pub struct Listener {
    _heard: Option<EventListener>,
}

/// Hears of an event of the window or the document. Where the browser does not
/// let us have them, nothing is ever heard.
pub fn listen(
    target: &str,
    name: &'static str,
    hearing: Hearing,
    heard: impl Fn(&Event) + 'static,
) -> Listener {
    let phase =
        if hearing.capture { EventListenerPhase::Capture } else { EventListenerPhase::Bubble };
    let options = EventListenerOptions { phase, passive: hearing.passive };
    let target =
        js::of_window(target).ok().and_then(|target| target.dyn_into::<EventTarget>().ok());
    let listener = target.map(|target| {
        EventListener::new_with_options(&target, name, options, move |event| heard(event))
    });
    Listener { _heard: listener }
}
