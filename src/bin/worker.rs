//! Thinks for the bots in a web worker: rules and bots only, no page.

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::platform::thinker::serve();
}

/// The worker is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
