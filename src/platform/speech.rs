//! The browser's own voice, where it has one.

use super::js;
use wasm_bindgen::closure::Closure;

/// Whether the browser can read aloud.
pub fn is_here() -> bool {
    js::of_window("speechSynthesis").is_ok() && js::of_window("SpeechSynthesisUtterance").is_ok()
}

/// Reads a text aloud in place of any other, and says when that is over;
/// whether the browser has taken it on.
pub fn say(text: &str, language: &str, on_over: impl FnOnce() + 'static) -> bool {
    stop();
    let begun = || {
        let spoken = js::make("SpeechSynthesisUtterance", &[&text.into()])?;
        js::set(&spoken, "lang", &language.into())?;
        js::set(&spoken, "onend", &Closure::once_into_js(on_over))?;
        js::call(&js::of_window("speechSynthesis")?, "speak", &[&spoken])
    };
    begun().is_ok()
}

/// Falls silent.
pub fn stop() {
    // A browser without a voice is silent.
    let _ = js::of_window("speechSynthesis").and_then(|voice| js::call(&voice, "cancel", &[]));
}
