//! Hearing of what happens in the page.

use super::js;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::Event;

/// How an event is heard.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hearing {
    /// Before what the event happened to hears of it.
    pub capture: bool,
    /// Without the right to keep the browser from doing what it usually does.
    pub passive: bool,
}

/// Hears until it is dropped.
pub struct Listener {
    target: JsValue,
    name: &'static str,
    options: JsValue,
    heard: Closure<dyn Fn(Event)>,
}

impl Drop for Listener {
    fn drop(&mut self) {
        let with = [&self.name.into(), self.heard.as_ref(), &self.options];
        let _ = js::call(&self.target, "removeEventListener", &with);
    }
}

/// Hears of an event of the window or the document. Where the browser does not
/// let us, nothing is ever heard.
pub fn listen(
    target: &str,
    name: &'static str,
    hearing: Hearing,
    heard: impl Fn(&Event) + 'static,
) -> Listener {
    let target = js::of_window(target).unwrap_or_default();
    let heard = Closure::<dyn Fn(Event)>::new(move |event: Event| heard(&event));
    let options =
        js::object(&[("capture", &hearing.capture.into()), ("passive", &hearing.passive.into())]);
    let with = [&name.into(), heard.as_ref(), &options];
    let _ = js::call(&target, "addEventListener", &with);
    Listener { target, name, options, heard }
}
