//! Fetches files of this site.

use super::js::{self, settled};
use std::error::Error;
use std::fmt::{self, Display, Formatter};
use wasm_bindgen::JsValue;

/// The host of this site was not reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FetchError;

impl Display for FetchError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str("The host of this site was not reached.")
    }
}

impl Error for FetchError {}

/// Fetches a file beside the page from its host, whatever is kept of it; `None` if there is none.
///
/// # Errors
/// Returns an error if the host was not reached.
pub async fn beside(name: &str) -> Result<Option<String>, FetchError> {
    let options = js::object(&[("cache", &"no-store".into())]);
    let asked = js::call(&js_sys::global(), "fetch", &[&name.into(), &options]);
    let answer = settled(asked).await.map_err(|_| FetchError)?;
    if js::get(&answer, "ok") != Ok(JsValue::TRUE) {
        return Ok(None);
    }
    let text = settled(js::call(&answer, "text", &[])).await.map_err(|_| FetchError)?;
    Ok(text.as_string().filter(|text| !is_document(text)))
}

/// Returns true if a text is an HTML document. None of our files is one: it's a login page, or the
/// page that a host sends for every address it doesn't know.
pub(super) fn is_document(text: &str) -> bool {
    let text = text.trim_start().as_bytes();
    let begins =
        |with: &[u8]| text.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    begins(b"<!doctype") || begins(b"<html")
}

/// Fetches the text at an address of this site, with the options of `fetch`.
pub(super) async fn text_at(address: &str, options: JsValue) -> Option<String> {
    let asked = js::call(&js_sys::global(), "fetch", &[&address.into(), &options]);
    let answer = settled(asked).await.ok()?;
    if js::get(&answer, "ok").ok()? != JsValue::TRUE {
        return None;
    }
    settled(js::call(&answer, "text", &[])).await.ok()?.as_string()
}
