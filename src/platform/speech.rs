//! The browser's speech synthesis, where it has one.

use super::js::{self, JsResult};
use super::timer::{self, Timer};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The time between two checks that the browser still speaks, in milliseconds.
const CHECK: u32 = 900;

/// The number of checks after which a browser that has not begun to speak never will.
const PATIENCE: u32 = 10;

/// The same for a browser without voices; some load them only after a moment.
const PATIENCE_WITHOUT_VOICES: u32 = 2;

/// A text that is being spoken.
struct Reading {
    /// Kept because the browser drops an utterance that nothing refers to, with its events.
    utterance: JsValue,
    has_begun: Rc<Cell<bool>>,
    on_over: Box<dyn FnOnce()>,
}

thread_local! {
    static READING: RefCell<Option<Reading>> = const { RefCell::new(None) };
    static CHECKING: RefCell<Option<Timer>> = const { RefCell::new(None) };
}

/// Returns true if the browser can speak.
pub fn is_here() -> bool {
    js::of_window("speechSynthesis").is_ok() && js::of_window("SpeechSynthesisUtterance").is_ok()
}

fn synthesis() -> JsResult {
    js::of_window("speechSynthesis")
}

/// Speaks `text`, cancelling current speech, and calls `on_over` once when it has ended: at the end
/// of the text, after an error, when another page takes the voice, and where there is no voice.
/// Returns false if the browser refuses at once; then `on_over` is never called.
pub fn say(text: &str, language: &str, on_over: impl FnOnce() + 'static) -> bool {
    stop();
    let has_begun = Rc::new(Cell::new(false));
    let begun = || {
        let utterance = js::make("SpeechSynthesisUtterance", &[&text.into()])?;
        js::set(&utterance, "lang", &language.into())?;
        let start = has_begun.clone();
        js::set(&utterance, "onstart", &Closure::once_into_js(move || start.set(true)))?;
        let ended = {
            let utterance = utterance.clone();
            Closure::<dyn Fn()>::new(move || end(&utterance)).into_js_value()
        };
        js::set(&utterance, "onend", &ended)?;
        js::set(&utterance, "onerror", &ended)?;
        js::call(&synthesis()?, "speak", &[&utterance])?;
        Ok::<_, JsValue>(utterance)
    };
    let Ok(utterance) = begun() else { return false };
    check_later(utterance.clone(), 0);
    READING.set(Some(Reading { utterance, has_begun, on_over: Box::new(on_over) }));
    true
}

/// Checks later if the speech has ended. Not every browser reports every end: after another page's
/// `cancel()`, or without voices, some say nothing.
fn check_later(utterance: JsValue, nth: u32) {
    let check = timer::after(CHECK, move || {
        if goes_on(nth) {
            check_later(utterance, nth + 1);
        } else {
            end(&utterance);
        }
    });
    CHECKING.set(Some(check));
}

/// Returns true while the browser speaks or may still begin to.
fn goes_on(nth: u32) -> bool {
    let Ok(synthesis) = synthesis() else { return false };
    let is = |state: &str| js::get(&synthesis, state).is_ok_and(|is| is == JsValue::TRUE);
    let voices = js::call(&synthesis, "getVoices", &[])
        .and_then(|voices| js::get(&voices, "length"))
        .is_ok_and(|length| length != 0.0);
    let patience = if voices { PATIENCE } else { PATIENCE_WITHOUT_VOICES };
    let has_begun = READING
        .with_borrow(|reading| reading.as_ref().is_some_and(|reading| reading.has_begun.get()));
    (is("speaking") || is("pending")) && (has_begun || nth < patience)
}

/// Ends the speech of an utterance, if it is still the current one: one that was stopped may report
/// its end later.
fn end(utterance: &JsValue) {
    let over = READING
        .with_borrow_mut(|reading| reading.take_if(|reading| reading.utterance == *utterance));
    if let Some(reading) = over {
        stop();
        (reading.on_over)();
    }
}

/// Stops speaking.
pub fn stop() {
    READING.take();
    CHECKING.take();
    // A browser without a voice is silent anyway.
    let _ = synthesis().and_then(|synthesis| js::call(&synthesis, "cancel", &[]));
}
