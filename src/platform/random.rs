//! Chance from outside, for new seeds only.

use super::js;
use wasm_bindgen::JsValue;

/// A fresh seed below 2^53, from the browser's source of randomness.
pub fn fresh_seed() -> u64 {
    let word = drawn().unwrap_or_else(|_| {
        // Without a source of randomness, the time of day must do.
        (js_sys::Date::now() * 1_000.0) as u64
    });
    word >> 11
}

fn drawn() -> Result<u64, JsValue> {
    let words = js_sys::Uint32Array::new_with_length(2);
    js::call(&js::of_window("crypto")?, "getRandomValues", &[&words])?;
    Ok(u64::from(words.get_index(0)) << 32 | u64::from(words.get_index(1)))
}
