//! Exports and imports a match: clipboard, download, file.

use super::fetch;
use super::js::{self, JsResult, settled};
use wasm_bindgen::JsValue;
use web_sys::HtmlInputElement;

/// The size in bytes above which the file of a match is not opened.
pub const MAX_FILE: u32 = 1_000_000;

/// Copies a text to the clipboard. Returns false if the browser does not allow it.
pub async fn copy(text: &str) -> bool {
    let written = js::of_navigator("clipboard")
        .and_then(|clipboard| js::call(&clipboard, "writeText", &[&text.into()]));
    settled(written).await.is_ok()
}

/// Returns true if the browser can hand an address to other programs.
pub fn can_share() -> bool {
    js::of_navigator("share").is_ok()
}

/// Hands an address, or a text of several lines, to another program that the person chooses. Returns
/// false if the browser does not allow it, or the person has chosen none.
pub async fn share(title: &str, text: &str) -> bool {
    let kind = if text.contains('\n') { "text" } else { "url" };
    let what = js::object(&[("title", &title.into()), (kind, &text.into())]);
    let shared =
        js::of_window("navigator").and_then(|navigator| js::call(&navigator, "share", &[&what]));
    settled(shared).await.is_ok()
}

/// Saves a text as a file on the device. Returns false if the browser does not allow it.
pub fn download(name: &str, text: &str) -> bool {
    let offer = || -> JsResult {
        let parts = JsValue::from(js_sys::Array::of1(&text.into()));
        let blob = js::make("Blob", &[&parts])?;
        let urls = js::of_window("URL")?;
        let url = js::call(&urls, "createObjectURL", &[&blob])?;
        let link = js::call(&js::of_window("document")?, "createElement", &[&"a".into()])?;
        js::set(&link, "href", &url)?;
        js::set(&link, "download", &name.into())?;
        let clicked = js::call(&link, "click", &[]);
        // An address that is not revoked only costs a little memory.
        let _ = js::call(&urls, "revokeObjectURL", &[&url]);
        clicked
    };
    offer().is_ok()
}

/// Returns the text of the file chosen in an input; `None` if none was chosen, empty if it cannot
/// be read or has more than `most` bytes.
pub async fn chosen_file(input: &HtmlInputElement, most: u32) -> Option<String> {
    let file = js::get(&js::get(input, "files").ok()?, "0").ok()?;
    let size = js::get(&file, "size").ok().and_then(|size| size.as_f64());
    let text = if size.is_some_and(|size| size <= f64::from(most)) {
        settled(js::call(&file, "text", &[])).await.ok()
    } else {
        None
    };
    // Lets the same file be chosen again.
    let _ = js::set(input, "value", &"".into());
    Some(text.and_then(|text| text.as_string()).unwrap_or_default())
}

/// Returns the text of a file of this version; `None` if it cannot be fetched.
pub async fn fetched(address: &str) -> Option<String> {
    let text = fetch::text_at(address, JsValue::UNDEFINED).await;
    let text = text.filter(|text| !fetch::is_document(text));
    if text.is_none() {
        super::offline::missed();
    }
    text
}
