//! The gallery: every piece in every state, for those who build. A program of
//! its own, so that nobody who only plays pays for it.

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::ui::start_gallery();
}

/// The gallery is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
