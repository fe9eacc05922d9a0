//! Messages between this browser's pages of the site (`BroadcastChannel`). Where the browser has
//! none, no message arrives.

use super::{install, js};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

const CHANNEL: &str = "regalia";

thread_local! {
    static OPEN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Calls `heard` with each message of the other pages from now on.
pub fn listen(heard: impl Fn(String) + 'static) {
    let hear = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        // A message that is not text is not ours.
        if let Some(text) = js::get(&event, "data").ok().and_then(|data| data.as_string()) {
            heard(text);
        }
    });
    let opened =
        js::make("BroadcastChannel", &[&install::own(CHANNEL).into()]).and_then(|channel| {
            js::set(&channel, "onmessage", hear.as_ref())?;
            Ok(channel)
        });
    hear.forget();
    OPEN.with_borrow_mut(|open| *open = opened.ok());
}

/// Sends a message to the other pages.
pub fn say(text: &str) {
    OPEN.with_borrow(|open| {
        if let Some(channel) = open {
            let _ = js::call(channel, "postMessage", &[&text.into()]);
        }
    });
}
