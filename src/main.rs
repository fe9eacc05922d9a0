//! The page.

#[cfg(target_arch = "wasm32")]
fn main() {
    regalia::ui::start();
}

/// The page is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
