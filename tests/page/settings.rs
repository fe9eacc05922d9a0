//! Settings that several tabs change.

use regalia::ui::settings::{Pace, Settings, Span, TextSize, Theme, Volume};

#[test]
fn a_change_writes_what_was_changed_and_nothing_else() {
    let before = Settings::default();
    let after = Settings { pace: Pace::Slow, ..before };
    assert_eq!(after.merged(&before, ""), r#"{"pace":"slow"}"#);
    assert_eq!(after.merged(&after, ""), "{}");
}

#[test]
fn a_change_keeps_what_another_tab_has_changed() {
    let before = Settings::default();
    let after = Settings { pace: Pace::Slow, ..before };
    let kept = Settings::read(&after.merged(&before, r#"{"theme":"dark"}"#));
    assert_eq!(kept, Settings { theme: Theme::Dark, ..after });
}

#[test]
fn a_change_back_to_the_default_is_written_too() {
    let before = Settings { theme: Theme::Dark, ..Settings::default() };
    let kept = Settings::default().merged(&before, r#"{"theme":"dark","sound":true}"#);
    assert_eq!(kept, r#"{"sound":true,"theme":"auto"}"#);
}

#[test]
fn a_change_keeps_what_a_newer_version_has_written() {
    let before = Settings::default();
    let after = Settings { pace: Pace::Slow, ..before };
    let kept = after.merged(&before, r#"{"telescope":{"on":true}}"#);
    assert_eq!(kept, r#"{"pace":"slow","telescope":{"on":true}}"#);
}

#[test]
fn what_cannot_be_read_is_written_over() {
    let before = Settings::default();
    let after = Settings { pace: Pace::Slow, ..before };
    for torn in ["torn paper", "[1]", "null"] {
        assert_eq!(after.merged(&before, torn), r#"{"pace":"slow"}"#);
    }
}

#[test]
fn every_value_is_read_as_it_was_written() {
    let paces = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant, Pace::Steps];
    for (nth, pace) in paces.into_iter().enumerate() {
        let settings = Settings {
            theme: Theme::ALL[nth % 3],
            pace,
            print: TextSize::ALL[nth % 4],
            volume: Volume::ALL[nth % 3],
            long_press: Span::ALL[nth % 4],
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.text()), settings);
    }
    // What no version has called so is as if it were not there.
    let settings = Settings::read(r#"{"pace":"glacial","theme":"dark"}"#);
    assert_eq!(settings, Settings { theme: Theme::Dark, ..Settings::default() });
}
