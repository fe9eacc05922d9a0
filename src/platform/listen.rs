//! Event listeners.

use super::js;
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use web_sys::{Event, EventTarget};

/// The options of a listener.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearing {
    /// Calls it in the capture phase, before the event's target.
    pub capture: bool,
    /// Takes away its right to call `preventDefault`.
    pub passive: bool,
}

/// Listens until it is dropped.
pub struct Listener {
    _heard: Option<EventListener>,
}

/// Listens to an event of the window or the document. Where the browser denies access to them, the
/// listener is never called.
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
