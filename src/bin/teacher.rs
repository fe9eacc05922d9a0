//! The teacher, a web worker that gives hints and reviews: rules, bots, and reasons; no page.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::platform::worker::serve(regalia::ui::teacher::answer);
}

/// The teacher is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
