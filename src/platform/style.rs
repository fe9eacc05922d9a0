//! Style sheets that not every page needs, linked when they are.

use super::page::document;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlLinkElement;

/// Links a style sheet, and waits until it has loaded or failed. It takes the place of the one with this id.
/// Returns false if it cannot be fetched.
pub async fn link(id: &str, address: &str) -> bool {
    let Some(document) = document() else { return false };
    let made = document.create_element("link").ok();
    let Some(link) = made.and_then(|made| made.dyn_into::<HtmlLinkElement>().ok()) else {
        return false;
    };
    link.set_rel("stylesheet");
    link.set_href(address);
    let before = document.get_element_by_id(id);
    let arrived = js_sys::Promise::new(&mut |yes, no| {
        let yes = Closure::once_into_js(move || drop(yes.call0(&yes)));
        let no = Closure::once_into_js(move || drop(no.call0(&no)));
        link.set_onload(Some(yes.unchecked_ref()));
        link.set_onerror(Some(no.unchecked_ref()));
    });
    let Some(head) = document.head() else { return false };
    if head.append_child(&link).is_err() {
        return false;
    }
    let arrived = JsFuture::from(arrived).await.is_ok();
    if arrived {
        if let Some(before) = before {
            before.remove();
        }
        link.set_id(id);
    } else {
        link.remove();
        super::offline::missed();
    }
    arrived
}
