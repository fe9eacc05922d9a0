//! Stored settings: of this version, of a newer one, and damaged.

use regalia::ui::locale::Language;
use regalia::ui::settings::{Pace, Settings, TextSize, Theme};

fn chosen() -> Settings {
    Settings {
        language: Some(Language::Fr),
        theme: Theme::Dark,
        print: TextSize::Largest,
        sound: true,
        one_tap: Some(false),
        ..Settings::default()
    }
}

/// Returns the settings chosen above, with one field replaced or added.
fn with(field: &str, value: &str) -> String {
    let text = chosen().text();
    let rest: Vec<_> = text
        .trim_matches(['{', '}'])
        .split(',')
        .filter(|pair| !pair.starts_with(&format!("\"{field}\"")))
        .collect();
    format!("{{\"{field}\":{value},{}}}", rest.join(","))
}

const ODD: [&str; 12] = [
    "null",
    "\"a-word-of-tomorrow\"",
    "true",
    "-1",
    "1e300",
    "[]",
    "[\"dark\"]",
    "{}",
    "{\"theme\":\"dark\"}",
    "\"\"",
    "\"DARK\"",
    "[[[[[[[[[[]]]]]]]]]]",
];

#[test]
fn a_field_that_cannot_be_read_is_lost_alone() {
    for odd in ODD {
        let read = Settings::read(&with("theme", odd));
        assert_eq!(read, Settings { theme: Theme::Auto, ..chosen() }, "theme {odd}");
        let read = Settings::read(&with("pace", odd));
        assert_eq!(read, Settings { pace: Pace::Normal, ..chosen() }, "pace {odd}");
        let read = Settings::read(&with("sound", odd));
        assert_eq!(read, Settings { sound: odd == "true", ..chosen() }, "sound {odd}");
        let read = Settings::read(&with("language", odd));
        assert_eq!(read, Settings { language: None, ..chosen() }, "language {odd}");
    }
}

#[test]
fn unknown_fields_are_passed_over() {
    for odd in ODD {
        assert_eq!(Settings::read(&with("a-field-of-tomorrow", odd)), chosen(), "{odd}");
        assert_eq!(Settings::read(&with("__proto__", odd)), chosen(), "{odd}");
    }
    let long = format!("\"{}\"", "x".repeat(100_000));
    assert_eq!(Settings::read(&with("long", &long)), chosen());
    let deep = format!("{}{}", "[".repeat(100), "]".repeat(100));
    assert_eq!(Settings::read(&with("deep", &deep)), chosen());
}

#[test]
fn several_unknown_words_lose_no_more_than_their_fields() {
    let text = r#"{"theme":"sepia","pace":7,"volume":null,"print":"largest","motion":"no","large-cards":true}"#;
    let expected = Settings { print: TextSize::Largest, large_cards: true, ..Settings::default() };
    assert_eq!(Settings::read(text), expected);
}

#[test]
fn a_field_said_twice_has_its_last_value() {
    let text = r#"{"theme":"light","print":"large","theme":"dark"}"#;
    let expected = Settings { theme: Theme::Dark, print: TextSize::Large, ..Settings::default() };
    assert_eq!(Settings::read(text), expected);
}

#[test]
fn what_is_no_object_is_the_defaults() {
    for text in
        ["", "null", "7", "\"dark\"", "[]", "[null,\"dark\"]", "{", "{\"theme\"}", "\u{FEFF}{}"]
    {
        assert_eq!(Settings::read(text), Settings::default(), "{text}");
    }
}

#[test]
fn a_newer_version_finds_its_settings_again() {
    let newer = r#"{"theme":"sepia","print":"large","clock":{"size":[1,2]},"pace":"slow"}"#;
    let before = Settings::read(newer);
    let mut settings = Settings { pace: Pace::Fast, ..before };
    let kept = settings.merged(&before, newer);
    assert_eq!(Settings::read(&kept), settings);
    assert!(kept.contains(r#""theme":"sepia""#), "the unknown word stays: {kept}");
    assert!(kept.contains(r#""clock":{"size":[1,2]}"#), "the unknown field stays: {kept}");
    assert!(kept.contains(r#""pace":"fast""#), "what was chosen is kept: {kept}");
    // A choice made here replaces the unknown value.
    let before = settings;
    settings.theme = Theme::Light;
    assert!(settings.merged(&before, &kept).contains(r#""theme":"light""#));
}

#[test]
fn the_buttons_are_below_the_board_unless_a_person_has_chosen_otherwise() {
    for text in ["", "{}", r#"{"theme":"dark"}"#, r#"{"keys-below":"above"}"#] {
        assert!(Settings::read(text).keys_below, "{text}");
    }
    assert!(!Settings::read(r#"{"keys-below":false}"#).keys_below);
    assert!(Settings::read(r#"{"keys-below":true}"#).keys_below);
}
