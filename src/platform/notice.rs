//! A notice of the system that it is the person's turn, while the page is in the background. It is off
//! until the person turns it on; only then is the browser asked for it.

use super::{js, page, storage};
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// The storage key that records that the person wants it.
pub const KEY: &str = "turn-notice";

thread_local! {
    /// The notice that is shown.
    static SHOWN: RefCell<Option<JsValue>> = const { RefCell::new(None) };
}

/// Returns true if the browser may show notices for this page.
pub fn is_there() -> bool {
    !page::in_a_frame() && js::of_window("Notification").is_ok()
}

/// Returns true if the person wants notices, and the browser allows them.
pub fn is_on() -> bool {
    let permission =
        js::of_window("Notification").and_then(|notices| js::get(&notices, "permission"));
    let is_granted = permission.is_ok_and(|it| it.as_string().as_deref() == Some("granted"));
    is_granted && storage::get(KEY).is_ok_and(|kept| kept.as_deref() == Some("1"))
}

/// Turns the notices on or off. Returns false if the browser does not allow them.
pub async fn choose(on: bool) -> bool {
    if on {
        // Some browsers have the class and show notices only from a service worker: without a page's own
        // permission, this shows nothing, or throws there.
        let Ok(tried) = js::make("Notification", &[&"".into(), &options("")]) else { return false };
        let _ = js::call(&tried, "close", &[]);
        let asked = js::of_window("Notification")
            .and_then(|notices| js::call(&notices, "requestPermission", &[]));
        let answer = js::settled(asked).await.ok().and_then(|answer| answer.as_string());
        if answer.as_deref() != Some("granted") {
            return false;
        }
    }
    storage::set(KEY, if on { "1" } else { "0" }).is_ok()
}

/// Returns the options of a notice. Its text is also its tag: the system shows equal notices of several tabs once,
/// and those of different words separately.
fn options(text: &str) -> JsValue {
    js::object(&[("tag", &text.into())])
}

/// Shows a notice with this text, unless one is shown; `None` takes it away.
pub fn show(text: Option<&str>) {
    SHOWN.with_borrow_mut(|shown| match text {
        Some(text) if shown.is_none() && is_on() => {
            *shown = js::make("Notification", &[&text.into(), &options(text)]).ok();
            let window = js_sys::global();
            let focus = js::get(&window, "focus").and_then(|it| js::call(&it, "bind", &[&window]));
            if let (Some(notice), Ok(focus)) = (&shown, focus) {
                let _ = js::set(notice, "onclick", &focus);
            }
        }
        Some(_) => {}
        None => {
            if let Some(notice) = shown.take() {
                let _ = js::call(&notice, "close", &[]);
            }
        }
    });
}
