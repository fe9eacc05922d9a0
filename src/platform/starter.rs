//! The script that starts the page, `static/starter.js`: it knows the programs, one
//! a language, and fetches another when it is wanted.

use super::js::{self, Asked, settled};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// What the script puts into the window: a way to fetch a program, and beside it a
/// way to enter each one that is here.
fn programs() -> Asked {
    js::of_window("regaliaPrograms")
}

/// Tells how the program of this language is entered: with what another one leaves
/// to it, or with nothing when it is the first.
pub fn offer(language: &str, enter: impl Fn(Option<String>) + 'static) {
    let enter = Closure::<dyn Fn(JsValue)>::new(move |left: JsValue| enter(left.as_string()));
    // Without the script nobody would ask.
    let _ = programs().and_then(|programs| js::set(&programs, language, enter.as_ref()));
    enter.forget();
}

/// Fetches the program of a language and makes it ready; false if it cannot be had.
pub async fn fetch(language: &str) -> bool {
    let fetching = programs().and_then(|programs| js::call(&programs, "load", &[&language.into()]));
    settled(fetching).await.is_ok()
}

/// Enters a program that is ready, with what this one leaves to it.
pub fn enter(language: &str, left: &str) {
    let _ = programs().and_then(|programs| js::call(&programs, language, &[&left.into()]));
}
