//! Getting a match out of the page and into it: clipboard, download, file.

use gloo::file::futures::read_as_text;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url, js_sys};

/// Larger files are not opened, in bytes.
const MAX_FILE: f64 = 1_000_000.0;

/// Copies a text to the clipboard; false if the browser does not let us.
pub async fn copy(text: &str) -> bool {
    let Some(window) = web_sys::window() else { return false };
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}

/// Hands a text to the person as a file; false if the browser does not let us.
pub fn download(name: &str, text: &str) -> bool {
    let parts = js_sys::Array::of1(&text.into());
    let offer = || {
        let blob = Blob::new_with_str_sequence(&parts).ok()?;
        let url = Url::create_object_url_with_blob(&blob).ok()?;
        let document = web_sys::window()?.document()?;
        let link: HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url).ok()
    };
    offer().is_some()
}

/// The text of the file chosen in an input, if one was and it can be read.
pub async fn chosen_file(input: &HtmlInputElement) -> Option<String> {
    let file = input.files()?.get(0)?;
    let text = if file.size() <= MAX_FILE {
        read_as_text(&gloo::file::File::from(file)).await.ok()
    } else {
        None
    };
    // So that the same file can be chosen again.
    input.set_value("");
    Some(text.unwrap_or_default())
}
