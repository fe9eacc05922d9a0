//! Thinks for the bots in a web worker: rules and bots only, no page.

#[cfg(target_arch = "wasm32")]
fn main() {
    use gloo::worker::Registrable;
    use regalia::platform::thinker::{Json, Thinker};
    Thinker::registrar().encoding::<Json>().register();
}

/// The worker is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
