//! Single-key shortcuts, on every keyboard layout.

/// Returns the letter or sign of a pressed key, in lower case. `key` and `code` are those of the
/// browser's event.
///
/// With a Latin layout, the letter typed counts, wherever its key is, as on Dvorak and AZERTY, and
/// no accented letter stands for another one. Other scripts have no such letters, so there the
/// letter at the key's position on a US keyboard counts. Returns `None` for all other keys, such as
/// arrows, and for dead keys.
pub fn letter(key: &str, code: &str) -> Option<char> {
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    if letter.is_ascii() {
        return letter.is_ascii_graphic().then(|| letter.to_ascii_lowercase());
    }
    let is_latin = matches!(letter, '\u{80}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}');
    let place = code.strip_prefix("Key").filter(|_| !is_latin && letter.is_alphabetic())?;
    place.chars().next().filter(char::is_ascii_alphabetic).map(|place| place.to_ascii_lowercase())
}
