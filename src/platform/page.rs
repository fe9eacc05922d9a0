//! The page as a whole: its address, title, language, theme, and focus.

use super::listen::{Hearing, Listener, listen};
use super::{clock, js};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, Event, HtmlElement};

pub(super) fn document() -> Option<web_sys::Document> {
    js::of_window("document").ok()?.dyn_into().ok()
}

/// Returns the element that the page is rendered in.
pub fn root() -> Option<Element> {
    let document = document()?;
    document.get_element_by_id("regalia").or_else(|| document.body().map(Into::into))
}

/// Returns the part of the address after the `#`, without it.
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

/// Goes to another place of the page, which replaces this one in the browser's history.
pub fn replace_with(hash: &str) {
    let _ = js::of_window("location")
        .and_then(|location| js::call(&location, "replace", &[&format!("#{hash}").into()]));
}

/// Opens a place of the page in another window, or shows it in the window of that name. Returns
/// false if the browser has blocked that.
pub fn open_window(address: &str, name: &str) -> bool {
    let of_its_own = "popup,width=1280,height=720";
    js::of_window("window")
        .and_then(|window| {
            js::call(&window, "open", &[&address.into(), &name.into(), &of_its_own.into()])
        })
        .is_ok_and(|window| !window.is_null() && !window.is_undefined())
}

/// Gives this place of the page another address without navigating.
pub fn rename(hash: &str) {
    let address = format!("#{hash}");
    let _ = js::of_window("history").and_then(|history| {
        js::call(&history, "replaceState", &[&JsValue::NULL, &"".into(), &address.into()])
    });
}

/// Calls `gone` with the new place whenever the page's place changes.
pub fn on_place(gone: impl Fn(String) + 'static) -> Listener {
    listen("window", "hashchange", Hearing::default(), move |_| gone(hash()))
}

/// The attribute of the root element that names the folder with the files of this version, such as
/// `page-0123456789abcdef`. The build writes it (`tools/postbuild.mjs`).
pub(super) const FOLDER: &str = "data-files";

/// Returns the folder with the files of this version, beside the page.
pub fn folder() -> String {
    document()
        .and_then(|document| document.document_element()?.get_attribute(FOLDER))
        .unwrap_or_else(|| ".".to_owned())
}

/// Returns the address of a file of this version.
pub fn file(path: &str) -> String {
    format!("{}/{path}", folder())
}

/// Returns the full address of a place of the page.
pub fn address_of(hash: &str) -> String {
    let here = js::of_window("location")
        .and_then(|location| js::get(&location, "href"))
        .ok()
        .and_then(|here| here.as_string())
        .unwrap_or_default();
    let base = here.split('#').next().unwrap_or_default();
    format!("{base}#{hash}")
}

/// Returns how the browser names itself; empty if it does not.
pub fn browser() -> String {
    js::of_navigator("userAgent").ok().and_then(|name| name.as_string()).unwrap_or_default()
}

/// Warns the developers of the embedding page in the console.
pub fn warn(text: &str) {
    let _ =
        js::of_window("console").and_then(|console| js::call(&console, "warn", &[&text.into()]));
}

/// Reloads the page.
pub fn reload() {
    // If that fails, the page stays as it is.
    let _ = js::of_window("location").and_then(|location| js::call(&location, "reload", &[]));
}

/// Sets the page's title, if it is another.
pub fn set_title(title: &str) {
    if let Ok(document) = js::of_window("document")
        && js::get(&document, "title").ok().and_then(|now| now.as_string()).as_deref()
            != Some(title)
    {
        // The page works without its title.
        let _ = js::set(&document, "title", &title.into());
    }
}

/// Tells the browser and screen readers the page's language and theme.
pub fn set_attributes(pairs: &[(&str, &str)]) {
    if let Some(root) = document().and_then(|document| document.document_element()) {
        for (name, value) in pairs {
            let _ = root.set_attribute(name, value);
        }
    }
}

/// Returns the size of the page's text, in percent of the default size; 100 where the browser does
/// not tell.
pub fn text_percent() -> f64 {
    let root = document().and_then(|document| document.document_element());
    root.and_then(|root| js::call(&js_sys::global(), "getComputedStyle", &[&root]).ok())
        .and_then(|style| js::get(&style, "fontSize").ok())
        // Rust's parser would add five kilobytes.
        .and_then(|size| js::call(&js_sys::global(), "parseFloat", &[&size]).ok()?.as_f64())
        .map_or(100.0, |pixels| pixels / 0.16)
}

/// Returns true while the page is visible: its tab is shown and its window not minimized.
pub fn is_visible() -> bool {
    js::of_window("document")
        .and_then(|document| js::get(&document, "visibilityState"))
        .is_ok_and(|state| state == "visible")
}

/// Returns the language that the browser asks for, such as `fr-CH`.
pub fn asked_language() -> String {
    js::of_navigator("language").ok().and_then(|tag| tag.as_string()).unwrap_or_default()
}

/// Returns a time, in milliseconds since 1970, in the person's time zone and in the format of a
/// language, such as `25 Nov 2026, 14:05`; `None` where the browser does not tell, or if the time
/// is before this century.
pub fn local_time(milliseconds: u64, language: &str) -> Option<String> {
    TIME_FORMAT.with_borrow_mut(|known| {
        // Making a format takes as long as formatting a hundred times.
        if known.as_ref().is_none_or(|(of, _)| of != language) {
            let style = [("dateStyle", &"medium".into()), ("timeStyle", &"short".into())];
            *known = Some((language.to_owned(), time_format(language, &style)?));
        }
        known.as_ref().and_then(|(_, format)| formatted(milliseconds, format))
    })
}

/// Returns the date of a time as [`local_time`] does, with the whole name of its month.
pub fn long_date(milliseconds: u64, language: &str) -> Option<String> {
    LONG_DATES.with_borrow_mut(|known| {
        if !known.iter().any(|(of, _)| of == language) {
            let style = [("dateStyle", &"long".into())];
            known.push((language.to_owned(), time_format(language, &style)?));
        }
        let (_, format) = known.iter().find(|(of, _)| of == language)?;
        formatted(milliseconds, format)
    })
}

fn formatted(milliseconds: u64, format: &JsValue) -> Option<String> {
    const THIS_CENTURY: u64 = 978_307_200_000;
    if milliseconds < THIS_CENTURY {
        return None;
    }
    js::call(format, "format", &[&JsValue::from(milliseconds as f64)]).ok()?.as_string()
}

thread_local! {
    /// The last format of times, with its language.
    static TIME_FORMAT: RefCell<Option<(String, JsValue)>> = const { RefCell::new(None) };
    /// The formats of long dates that were made, each with its language.
    static LONG_DATES: RefCell<Vec<(String, JsValue)>> = const { RefCell::new(Vec::new()) };
}

/// Returns the browser's format of times in a language, in this style.
fn time_format(language: &str, style: &[(&str, &JsValue)]) -> Option<JsValue> {
    let style = js::object(style);
    let intl = js::of_window("Intl").ok()?;
    js::call(&intl, "DateTimeFormat", &[&locale(language).into(), &style]).ok()
}

/// Returns the tag of a language with the device's region, which orders its dates and clocks, if the
/// device speaks that language and its tag is one: on some systems it is `en-US@posix`, with which a format
/// throws.
fn locale(language: &str) -> String {
    let own = asked_language();
    let is_tag = || {
        let intl = js::of_window("Intl")?;
        js::call(&intl, "getCanonicalLocales", &[&own.as_str().into()])
    };
    let is_its = own.split('-').next() == Some(language);
    if is_its && is_tag().is_ok() { own } else { language.to_owned() }
}

/// Returns the day with which weeks begin in the device's region, from 0 for Monday; Monday where the
/// browser does not tell.
pub fn first_weekday() -> u32 {
    let first = || {
        let locale = js::make_of(&js::of_window("Intl")?, "Locale", &[&asked_language().into()])?;
        // A method now, a property before.
        let week =
            js::call(&locale, "getWeekInfo", &[]).or_else(|_| js::get(&locale, "weekInfo"))?;
        js::get(&week, "firstDay")
    };
    first().ok().and_then(|day| day.as_f64()).map_or(0, |day| (day as u32 + 6) % 7)
}

/// Returns a number with all its digits, as the browser writes it; the code for that is long.
pub fn digits(number: f64) -> String {
    let text = js::call(&js_sys::global(), "String", &[&number.into()]);
    text.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// Returns the height of the window in pixels; 0 where the browser does not tell.
pub fn height() -> f64 {
    js::of_window("innerHeight").ok().and_then(|height| height.as_f64()).unwrap_or(0.0)
}

/// Returns a date, in days since 1970-01-01, in the words of a language, with the parts that `style`
/// names as `Intl.DateTimeFormat` does; `None` where the browser does not tell.
pub fn date_text(days: u32, language: &str, style: &[(&str, &str)]) -> Option<String> {
    let middle_of_day = f64::from(days) * 86_400_000.0 + 43_200_000.0;
    let date = js::make("Date", &[&JsValue::from(middle_of_day)]).ok()?;
    let options = js::object(&[("timeZone", &"UTC".into())]);
    for (part, how) in style {
        js::set(&options, part, &(*how).into()).ok()?;
    }
    js::call(&date, "toLocaleDateString", &[&locale(language).into(), &options]).ok()?.as_string()
}

/// Opens the browser's dialog that prints the page.
pub fn print() {
    let _ = js::call(&js_sys::global(), "print", &[]);
}

/// Returns the time at which the input was made that is being handled, as [`clock::elapsed`] has it; now if
/// none is.
pub fn input_time() -> f64 {
    js::of_window("event")
        .and_then(|event| js::get(&event, "timeStamp"))
        .ok()
        .and_then(|time| time.as_f64())
        .unwrap_or_else(clock::elapsed)
}

/// Returns the text in the first field of a form, or other element; empty if it has none.
pub fn text_in(form: Option<HtmlElement>) -> String {
    let field = form.and_then(|form| form.query_selector("input, textarea").ok().flatten());
    let text = field.and_then(|field| js::get(&field, "value").ok()?.as_string());
    text.unwrap_or_default()
}

/// Returns true if the page is embedded in another one.
pub fn in_a_frame() -> bool {
    let window = js_sys::global();
    js::get(&window, "parent").map_or(true, |parent| parent != *AsRef::<JsValue>::as_ref(&window))
}

/// Returns true if the system asks for reduced motion.
pub fn reduced_motion() -> bool {
    js::call(&js_sys::global(), "matchMedia", &[&"(prefers-reduced-motion: reduce)".into()])
        .and_then(|query| js::get(&query, "matches"))
        .is_ok_and(|matches| matches == JsValue::TRUE)
}

/// Focuses the first element that a selector finds, unless the page is embedded in one that has the
/// focus.
pub fn focus(selector: &str) {
    let theirs =
        in_a_frame() && !document().and_then(|document| document.has_focus().ok()).unwrap_or(false);
    if theirs {
        return;
    }
    if let Some(element) = find(selector) {
        focus_on(&element);
    }
}

/// Focuses an element, and scrolls to it if it is a control out of sight. A place that only scripts
/// can focus, such as the page's main part, is not scrolled to: where it does not fit on the screen,
/// `WebKit` scrolls its top to the top of the screen, which hides the bar.
pub fn focus_on(element: &HtmlElement) {
    // A part that sticks to an edge of the screen, with `data-sticks`, is in sight, but browsers
    // scroll to where it would be without that.
    let is_in_sight = element.closest("[data-sticks]").is_ok_and(|part| part.is_some());
    let is_place = element.tab_index() < 0;
    let how = js::object(&[("preventScroll", &(is_place || is_in_sight).into())]);
    // The page works without the focus.
    let _ = js::call(element, "focus", &[&how]);
}

/// Returns the element that has the focus.
pub fn focused() -> Option<HtmlElement> {
    js::get(&js::of_window("document").ok()?, "activeElement").ok()?.dyn_into().ok()
}

/// Returns the target of an event, even inside an open shadow tree of an extension.
pub fn target_of(event: &Event) -> Option<Element> {
    let path = js::call(event, "composedPath", &[]).ok();
    let first = path.and_then(|path| js::get(&path, "0").ok());
    first.or_else(|| event.target().map(Into::into))?.dyn_into().ok()
}

/// Returns true if an element uses letter keys itself: a field, a list to choose from, or editable
/// text.
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

/// Types of inputs that are pressed or moved rather than typed into.
const PRESSED: [&str; 9] =
    ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/// Returns the first element that a selector finds.
pub fn find(selector: &str) -> Option<HtmlElement> {
    document()?.query_selector(selector).ok()??.dyn_into().ok()
}

/// Returns the topmost element at a point of the window.
pub fn element_at(x: i32, y: i32) -> Option<web_sys::Element> {
    let document = JsValue::from(document()?);
    let (x, y) = (JsValue::from(x), JsValue::from(y));
    js::call(&document, "elementFromPoint", &[&x, &y]).ok()?.dyn_into().ok()
}

/// Returns all elements that a selector finds, in document order.
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

/// Returns the area of an element, if the browser tells.
pub fn area_of(element: &HtmlElement) -> Option<DomRect> {
    js::call(element, "getBoundingClientRect", &[]).ok()?.dyn_into().ok()
}

/// Scrolls to the top of the page.
pub fn scroll_to_top() {
    let top = JsValue::from(0);
    let _ = js::call(&js_sys::global(), "scrollTo", &[&top, &top]);
}

/// Scrolls an element into view, no further than necessary.
pub fn bring_into_sight(element: &HtmlElement) {
    let nearest = js::object(&[("block", &"nearest".into())]);
    let _ = js::call(element, "scrollIntoView", &[&nearest]);
}

/// Watches the height of the page's content until it is dropped.
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

/// Calls `tell` with the height of the page's content, in CSS pixels, now and whenever it changes.
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
