//! Fetches files of this site.

use super::js::{self, settled};
use wasm_bindgen::JsValue;

/// Fetches the text at an address of this site, with the options of `fetch`.
pub(super) async fn text_at(address: &str, options: JsValue) -> Option<String> {
    let asked = js::call(&js_sys::global(), "fetch", &[&address.into(), &options]);
    let answer = settled(asked).await.ok()?;
    if js::get(&answer, "ok").ok()? != JsValue::TRUE {
        return None;
    }
    settled(js::call(&answer, "text", &[])).await.ok()?.as_string()
}
