//! The page as a whole: its address, title, language, theme, and focus.

use super::js;
use super::listen::{Hearing, Listener, listen};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, Event, HtmlElement};

pub(super) fn document() -> Option<web_sys::Document> {
    js::of_window("document").ok()?.dyn_into().ok()
}

/// The page's element that everything is drawn in.
pub fn root() -> Option<Element> {
    let document = document()?;
    document.get_element_by_id("regalia").or_else(|| document.body().map(Into::into))
}

/// The part of the address behind the `#`, without it.
pub fn hash() -> String {
    js::of_window("location")
        .and_then(|location| js::get(&location, "hash"))
        .ok()
        .and_then(|hash| hash.as_string())
        .map(|hash| hash.trim_start_matches('#').to_owned())
        .unwrap_or_default()
}

/// Goes to another place of the page.
pub fn go_to(hash: &str) {
    let _ = js::of_window("location").and_then(|location| js::set(&location, "hash", &hash.into()));
}

/// Goes to another place of the page, which takes the place of this one in the browser's
/// history.
pub fn replace_with(hash: &str) {
    let _ = js::of_window("location")
        .and_then(|location| js::call(&location, "replace", &[&format!("#{hash}").into()]));
}

/// Gives this place of the page another address, without going anywhere.
pub fn rename(hash: &str) {
    let address = format!("#{hash}");
    let _ = js::of_window("history").and_then(|history| {
        js::call(&history, "replaceState", &[&JsValue::NULL, &"".into(), &address.into()])
    });
}

/// Tells whenever another place of the page is gone to.
pub fn on_place(gone: impl Fn(String) + 'static) -> Listener {
    listen("window", "hashchange", Hearing::default(), move |_| gone(hash()))
}

/// The attribute of the root element that names the folder with the files of this
/// version, such as `page-0123456789abcdef`. The build writes it (`tools/postbuild.mjs`).
pub(super) const FOLDER: &str = "data-files";

/// The folder with the files of this version, beside the page.
pub fn folder() -> String {
    document()
        .and_then(|document| document.document_element()?.get_attribute(FOLDER))
        .unwrap_or_else(|| ".".to_owned())
}

/// The address of a file of this version.
pub fn file(path: &str) -> String {
    format!("{}/{path}", folder())
}

/// The address of a place of the page, whole.
pub fn address_of(hash: &str) -> String {
    let here = js::of_window("location")
        .and_then(|location| js::get(&location, "href"))
        .ok()
        .and_then(|here| here.as_string())
        .unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}#{hash}")
}

/// Tells the developers of the page around this one what they may want to mend.
pub fn warn(text: &str) {
    let _ =
        js::of_window("console").and_then(|console| js::call(&console, "warn", &[&text.into()]));
}

/// Loads the page again.
pub fn reload() {
    // Whoever cannot load it again still sees what is there.
    let _ = js::of_window("location").and_then(|location| js::call(&location, "reload", &[]));
}

/// Names the page.
pub fn set_title(title: &str) {
    if let Ok(document) = js::of_window("document")
        && js::get(&document, "title").ok().and_then(|now| now.as_string()).as_deref()
            != Some(title)
    {
        // A page without its name is still the page.
        let _ = js::set(&document, "title", &title.into());
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

/// How large the page's text is, in hundredths of what it is where nobody asked for
/// another size; 100 where the browser does not tell.
pub fn text_percent() -> f64 {
    let root = document().and_then(|document| document.document_element());
    root.and_then(|root| js::call(&js_sys::global(), "getComputedStyle", &[&root]).ok())
        .and_then(|style| js::get(&style, "fontSize").ok())
        // Ours would bring five kilobytes of its own.
        .and_then(|size| js::call(&js_sys::global(), "parseFloat", &[&size]).ok()?.as_f64())
        .map_or(100.0, |pixels| pixels / 0.16)
}

/// Returns true while the page is in sight: its tab is shown and its window not minimized.
pub fn is_visible() -> bool {
    js::of_window("document")
        .and_then(|document| js::get(&document, "visibilityState"))
        .is_ok_and(|state| state == "visible")
}

/// The language the browser asks for, such as `fr-CH`.
pub fn asked_language() -> String {
    js::of_navigator("language").ok().and_then(|tag| tag.as_string()).unwrap_or_default()
}

/// A time in the person's own time zone and in the way of a language, such as
/// `25 Nov 2026, 14:05`, from milliseconds since 1970; `None` where the browser does not
/// tell, and for what is no time of this century.
pub fn local_time(milliseconds: u64, language: &str) -> Option<String> {
    const THIS_CENTURY: u64 = 978_307_200_000;
    if milliseconds < THIS_CENTURY {
        return None;
    }
    let date = js::make("Date", &[&JsValue::from(milliseconds as f64)]).ok()?;
    let style = js::object(&[("dateStyle", &"medium".into()), ("timeStyle", &"short".into())]);
    js::call(&date, "toLocaleString", &[&language.into(), &style]).ok()?.as_string()
}

/// Whether the system asks for little motion.
pub fn reduced_motion() -> bool {
    js::call(&js_sys::global(), "matchMedia", &[&"(prefers-reduced-motion: reduce)".into()])
        .and_then(|query| js::get(&query, "matches"))
        .is_ok_and(|matches| matches == JsValue::TRUE)
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
        focus_on(&element);
    }
}

/// Puts the focus on an element, and scrolls to it if it is a control. A place that only
/// scripts can focus, such as the page's main part, is not scrolled to: where it does not
/// fit on the screen, `WebKit` puts its top at the top of the screen and the bar out of sight.
pub fn focus_on(element: &HtmlElement) {
    let is_place = element.tab_index() < 0;
    let how = js::object(&[("preventScroll", &is_place.into())]);
    // Without the focus the page can still be used.
    let _ = js::call(element, "focus", &[&how]);
}

/// The element that has the focus.
pub fn focused() -> Option<HtmlElement> {
    js::get(&js::of_window("document").ok()?, "activeElement").ok()?.dyn_into().ok()
}

/// The element that an event happened to, in an extension's own tree too where that is open.
pub fn target_of(event: &Event) -> Option<Element> {
    let path = js::call(event, "composedPath", &[]).ok();
    let first = path.and_then(|path| js::get(&path, "0").ok());
    first.or_else(|| event.target().map(Into::into))?.dyn_into().ok()
}

/// Returns true if an element's own keys include letters: a field, a list to choose from, or
/// text that can be edited.
pub fn takes_keys(element: &Element) -> bool {
    matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
        || js::get(element, "isContentEditable").is_ok_and(|editable| editable == JsValue::TRUE)
        || element
            .closest("[role=textbox], [role=searchbox], [role=combobox], [role=listbox]")
            .is_ok_and(|field| field.is_some())
}

/// Returns true if text can be typed into an element, with spaces.
pub fn types_text(element: &Element) -> bool {
    let is_pressed = element.tag_name() == "INPUT"
        && element
            .get_attribute("type")
            .is_some_and(|kind| PRESSED.contains(&kind.to_ascii_lowercase().as_str()));
    takes_keys(element) && !is_pressed
}

/// Kinds of inputs that are pressed or moved, and not typed into.
const PRESSED: [&str; 9] =
    ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

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

/// Where an element is, if the browser tells.
pub fn area_of(element: &HtmlElement) -> Option<DomRect> {
    js::call(element, "getBoundingClientRect", &[]).ok()?.dyn_into().ok()
}

/// Brings the top of the page into sight.
pub fn scroll_to_top() {
    let top = JsValue::from(0);
    let _ = js::call(&js_sys::global(), "scrollTo", &[&top, &top]);
}

/// Brings an element into sight, moving no more than that takes.
pub fn bring_into_sight(element: &HtmlElement) {
    let nearest = js::object(&[("block", &"nearest".into())]);
    let _ = js::call(element, "scrollIntoView", &[&nearest]);
}

/// The time of day in milliseconds since 1970. It jumps when the clock is set: a duration
/// is measured with [`elapsed`].
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// The time since the page or the worker was started, in milliseconds. It never goes back
/// nor jumps (`performance.now()`); the time of day where the browser does not give it.
pub fn elapsed() -> f64 {
    js::of_window("performance")
        .and_then(|performance| js::call(&performance, "now", &[]))
        .ok()
        .and_then(|time| time.as_f64())
        .unwrap_or_else(now)
}

/// Watches the height of what is on the page.
pub struct HeightWatch {
    observer: Option<JsValue>,
    _told: Closure<dyn Fn()>,
}

impl Drop for HeightWatch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            let _ = js::call(observer, "disconnect", &[]);
        }
    }
}

/// Tells the height of the page's content, in CSS pixels, now and whenever it changes.
pub fn watch_height(tell: impl Fn(u32) + 'static) -> HeightWatch {
    let content = || find("#regalia");
    let told = Closure::<dyn Fn()>::new(move || {
        if let Some(area) = content().and_then(|content| area_of(&content)) {
            tell(area.height().ceil() as u32);
        }
    });
    let observer = js::make("ResizeObserver", &[told.as_ref()]).ok();
    if let (Some(observer), Some(content)) = (&observer, content()) {
        let _ = js::call(observer, "observe", &[&content]);
    }
    HeightWatch { observer, _told: told }
}
