//! The page as a whole: its address, title, language, theme, and focus.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlElement, ResizeObserver};

pub(super) fn document() -> Option<web_sys::Document> {
    web_sys::window()?.document()
}

/// The part of the address behind the `#`, without it.
pub fn hash() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .map(|hash| hash.trim_start_matches('#').to_owned())
        .unwrap_or_default()
}

/// Goes to another place of the page.
pub fn go_to(hash: &str) {
    if let Some(window) = web_sys::window() {
        let _ = window.location().set_hash(hash);
    }
}

/// The address of a place of the page, whole.
pub fn address_of(hash: &str) -> String {
    let here =
        web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}#{hash}")
}

/// Loads the page again.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Names the page.
pub fn set_title(title: &str) {
    if let Some(document) = document()
        && document.title() != title
    {
        document.set_title(title);
    }
}

/// Tells the browser and screen readers what language and theme the page has.
pub fn set_attributes(pairs: &[(&str, &str)]) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        for (name, value) in pairs {
            let _ = root.set_attribute(name, value);
        }
    }
}

/// The language the browser asks for, such as `fr-CH`.
pub fn asked_language() -> String {
    web_sys::window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// Whether the system asks for little motion.
pub fn reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}

/// Puts the focus on the first element that a selector finds, unless the page
/// stands in another one that has the focus itself.
pub fn focus(selector: &str) {
    let theirs = super::offline::in_a_frame()
        && !document().and_then(|document| document.has_focus().ok()).unwrap_or(false);
    if theirs {
        return;
    }
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

/// The element that has the focus.
pub fn focused() -> Option<HtmlElement> {
    document()?.active_element()?.dyn_into().ok()
}

/// The first element that a selector finds.
pub fn find(selector: &str) -> Option<HtmlElement> {
    document()?.query_selector(selector).ok()??.dyn_into().ok()
}

/// All elements that a selector finds, in the order of the page.
pub fn find_all(selector: &str) -> Vec<HtmlElement> {
    let Some(list) = document().and_then(|document| document.query_selector_all(selector).ok())
    else {
        return Vec::new();
    };
    (0..list.length())
        .filter_map(|at| list.item(at))
        .filter_map(|node| node.dyn_into().ok())
        .collect()
}

/// Brings the top of the page into sight.
pub fn scroll_to_top() {
    if let Some(window) = web_sys::window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// The time in milliseconds, for measuring only.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Watches the height of what is on the page.
pub struct HeightWatch {
    observer: Option<ResizeObserver>,
    _told: Closure<dyn Fn()>,
}

impl Drop for HeightWatch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// Tells the height of the page's content, in CSS pixels, now and whenever it changes.
pub fn watch_height(tell: impl Fn(u32) + 'static) -> HeightWatch {
    let content = || document().and_then(|document| document.get_element_by_id("regalia"));
    let told = Closure::<dyn Fn()>::new(move || {
        if let Some(content) = content() {
            tell(content.get_bounding_client_rect().height().ceil() as u32);
        }
    });
    let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok();
    if let (Some(observer), Some(content)) = (&observer, content()) {
        observer.observe(&content);
    }
    HeightWatch { observer, _told: told }
}
