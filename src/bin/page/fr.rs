//! The page in French.

#[cfg(target_arch = "wasm32")]
fn main() {
    use regalia::ui::locale::{Language, Words};
    const WORDS: &Words = Language::Fr.words();
    regalia::ui::start(WORDS);
}

/// The page is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
