//! Keys that mean something by themselves, on every keyboard layout.

/// The letter or sign that a pressed key stands for, in lower case. `key` and `code` are those
/// of the browser's event.
///
/// A Latin layout is taken at its word, wherever its letters lie: on Dvorak and AZERTY the
/// letter counts, and no letter with an accent stands for another one. Other scripts have
/// no such letters, so there the key at the letter's place on a US keyboard counts. `None` for
/// all other keys, such as arrows, and for dead keys.
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
