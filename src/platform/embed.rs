//! Words with the page that this one is embedded in.
//!
//! Nothing is ever sent to a page whose origin is not known, and nothing is
//! heard but from that page and that origin.

use super::listen::{Hearing, Listener, listen as hear};
use super::offline::in_a_frame;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url};

thread_local! {
    /// The origin of the page around this one, once it is known.
    static HOST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// The origin of an address, if it has one that can be checked.
fn origin_of(address: &str) -> Option<String> {
    Url::new(address).ok().map(|url| url.origin()).filter(|origin| origin != "null")
}

/// Opens the conversation with the page around this one. It may say who it is,
/// but the browser's own word, the referrer, wins where there is one.
pub fn meet(says: Option<&str>) {
    if !in_a_frame() {
        return;
    }
    let referrer = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| origin_of(&document.referrer()));
    let host = referrer.or_else(|| says.and_then(origin_of));
    HOST.with_borrow_mut(|known| *known = host);
}

/// Whether there is a page around this one that is spoken with.
pub fn is_embedded() -> bool {
    HOST.with_borrow(Option::is_some)
}

/// Sends a message, given as JSON, to the page around this one, if there is one.
pub fn send(json: &str) {
    HOST.with_borrow(|host| {
        let (Some(host), Ok(message)) = (host, js_sys::JSON::parse(json)) else { return };
        if let Some(parent) = web_sys::window().and_then(|window| window.parent().ok().flatten()) {
            // A page that is no longer there hears nothing, which is no fault.
            let _ = parent.post_message(&message, host);
        }
    });
}

/// Listens to the page around this one; hands on what it says as JSON.
pub fn listen(on_message: impl Fn(String) + 'static) -> Listener {
    hear("window", "message", Hearing { capture: false, passive: true }, move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else { return };
        let known =
            HOST.with_borrow(|host| host.as_ref().is_some_and(|host| *host == event.origin()));
        let parent = web_sys::window().and_then(|window| window.parent().ok().flatten());
        let from_parent = match (event.source(), parent) {
            (Some(source), Some(parent)) => {
                JsValue::from(source) == *AsRef::<JsValue>::as_ref(&parent)
            }
            _ => false,
        };
        if !known || !from_parent {
            return;
        }
        if let Ok(text) = js_sys::JSON::stringify(&event.data()) {
            on_message(text.into());
        }
    })
}
