//! Messages to and from the page that embeds this one.
//!
//! Nothing is ever sent to a page of unknown origin, and only messages from that page with that
//! origin are read.

use super::listen::{Hearing, Listener, listen as hear};
use super::page::in_a_frame;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url};

thread_local! {
    /// The origin of the embedding page, once it is known.
    static HOST: RefCell<Option<String>> = const { RefCell::new(None) };
    /// The function that sends messages in place of [`post`].
    static SENDER: RefCell<Option<Sender>> = const { RefCell::new(None) };
}

type Sender = Rc<dyn Fn(&str)>;

/// Returns the origin of an address; `None` if it has none that can be checked.
fn origin_of(address: &str) -> Option<String> {
    Url::new(address).ok().map(|url| url.origin()).filter(|origin| origin != "null")
}

/// Starts messaging with the embedding page. It may name its origin, but the referrer, which comes
/// from the browser, takes precedence.
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

/// Returns true if there is an embedding page with a known origin.
pub fn is_embedded() -> bool {
    HOST.with_borrow(Option::is_some)
}

/// Sets the function that sends messages, which may add something to them before it calls [`post`].
pub fn send_by(sender: impl Fn(&str) + 'static) {
    SENDER.set(Some(Rc::new(sender)));
}

/// Sends a message, given as JSON, to the embedding page, if there is one.
pub fn send(json: &str) {
    match SENDER.with_borrow(Clone::clone) {
        Some(sender) => sender(json),
        None => post(json),
    }
}

/// Sends a message as it is, given as JSON, to the embedding page, if there is one.
pub fn post(json: &str) {
    HOST.with_borrow(|host| {
        let (Some(host), Ok(message)) = (host, js_sys::JSON::parse(json)) else { return };
        if let Some(parent) = web_sys::window().and_then(|window| window.parent().ok().flatten()) {
            // A page that is gone receives nothing, which is no fault.
            let _ = parent.post_message(&message, host);
        }
    });
}

/// Calls `on_message` with each message of the embedding page, as JSON.
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
