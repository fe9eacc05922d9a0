//! The page in English.

#[cfg(target_arch = "wasm32")]
fn main() {
    use regalia::ui::locale::{Language, Words};
    const WORDS: &Words = Language::En.words();
    regalia::ui::start(WORDS);
}

/// The page is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
