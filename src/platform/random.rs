//! Chance from outside, for new seeds only.

/// A fresh seed below 2^53, from the browser's source of randomness.
pub fn fresh_seed() -> u64 {
    let word = getrandom::u64().unwrap_or_else(|_| {
        // Without a source of randomness, the time of day must do.
        (js_sys::Date::now() * 1_000.0) as u64
    });
    word >> 11
}
