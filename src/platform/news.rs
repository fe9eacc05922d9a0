//! What one page of this browser tells the others (`BroadcastChannel`). Where there is
//! no such thing, nobody hears anything.

use super::{install, js};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

const CHANNEL: &str = "regalia";

thread_local! {
    static OPEN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Hears what the other pages say from now on.
pub fn listen(heard: impl Fn(String) + 'static) {
    let hear = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        // What is not text was not said by this house.
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

/// Tells the other pages.
pub fn say(text: &str) {
    OPEN.with_borrow(|open| {
        if let Some(channel) = open {
            let _ = js::call(channel, "postMessage", &[&text.into()]);
        }
    });
}
