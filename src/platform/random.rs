//! Randomness of the browser, for new seeds and keys only.

/// Returns random bytes for a key or a name; `None` if the browser has no source of randomness.
pub fn bytes<const N: usize>() -> Option<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).ok().map(|()| bytes)
}

/// Returns a new seed below 2^53 from the browser's source of randomness.
pub fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    let word = match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        // Without a source of randomness, the time of day must do.
        Err(_) => (js_sys::Date::now() * 1_000.0) as u64,
    };
    word >> 11
}
