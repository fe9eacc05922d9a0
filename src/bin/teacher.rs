//! Advises persons in a web worker: rules, bots, and why they think so; no page.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::platform::thinker::serve(regalia::ui::teacher::answer);
}

/// The teacher is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
