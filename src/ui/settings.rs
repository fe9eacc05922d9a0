//! The person's settings for the page.

#[cfg(target_arch = "wasm32")]
mod kept;

use super::locale::Language;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// Returns the number of the stored word among these. Returns an error if it is none of them.
fn word<'de, D: Deserializer<'de>>(from: D, words: &'static [&str]) -> Result<usize, D::Error> {
    let word = String::deserialize(from)?;
    let nth = words.iter().position(|one| *one == word);
    nth.ok_or_else(|| D::Error::unknown_variant(&word, words))
}

/// Reads the values of an enum from their words. A derived reader takes a kilobyte for each enum.
macro_rules! read_from_words {
    ($kind:ident: $($value:ident = $word:literal),+) => {
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                Ok([$(Self::$value),+][word(from, &[$($word),+])?])
            }
        }
    };
}

read_from_words!(Theme: Auto = "auto", Light = "light", Dark = "dark");
read_from_words!(Pace: Slow = "slow", Normal = "normal", Fast = "fast", Instant = "instant", Steps = "steps");
read_from_words!(TextSize: Usual = "usual", Larger = "larger", Large = "large", Largest = "largest");
read_from_words!(Volume: Low = "low", Middle = "middle", High = "high");
read_from_words!(Span: Usual = "usual", Longer = "longer", Long = "long", Longest = "longest");

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As in the system's settings.
    #[default]
    Auto,
    /// A pale oak table.
    Light,
    /// A dark table.
    Dark,
}

impl Theme {
    /// All themes, in the order of the settings.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];
}

/// The speed of bots and pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Slow enough to read along.
    Slow,
    /// As at a real table.
    #[default]
    Normal,
    /// Fast.
    Fast,
    /// Without pauses and motion.
    Instant,
    /// Stops after each event until the person goes on.
    Steps,
}

impl Pace {
    /// Returns the length of a piece's motion in milliseconds.
    pub fn motion(self) -> f64 {
        match self {
            Self::Slow => 420.0,
            Self::Normal | Self::Steps => 260.0,
            Self::Fast => 130.0,
            Self::Instant => 0.0,
        }
    }
}

/// The size of the text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TextSize {
    /// As in the browser's settings.
    #[default]
    Usual,
    /// A quarter larger.
    Larger,
    /// Half as large again.
    Large,
    /// Twice as large.
    Largest,
}

impl TextSize {
    /// All sizes, from the smallest.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Larger, Self::Large, Self::Largest];

    /// Returns the size in percent of the browser's.
    pub const fn percent(self) -> u16 {
        match self {
            Self::Usual => 100,
            Self::Larger => 125,
            Self::Large => 150,
            Self::Largest => 200,
        }
    }

    /// Returns the largest size that a text of this many percent reaches. It may be larger than the
    /// setting, since the browser's text size counts as well.
    pub fn of_percent(percent: f64) -> Self {
        let reached = |print: &Self| f64::from(print.percent()) <= percent + 0.5;
        Self::ALL.into_iter().rev().find(reached).unwrap_or_default()
    }
}

/// The volume of sounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    /// For a room with other people in it.
    Low,
    /// The default volume.
    #[default]
    Middle,
    /// For a table full of people.
    High,
}

impl Volume {
    /// All volumes, from the lowest.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// Returns the factor for a sound's loudness.
    pub const fn gain(self) -> f32 {
        match self {
            Self::Low => 0.4,
            Self::Middle => 1.0,
            Self::High => 2.5,
        }
    }
}

/// A length of time for a person's touch settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Span {
    /// The shortest.
    #[default]
    Usual,
    /// A little longer.
    Longer,
    /// Long.
    Long,
    /// The longest.
    Longest,
}

impl Span {
    /// All lengths, from the shortest.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Longer, Self::Long, Self::Longest];

    /// Returns the length of a long press in milliseconds.
    pub const fn long_press(self) -> u32 {
        match self {
            Self::Usual => 500,
            Self::Longer => 800,
            Self::Long => 1200,
            Self::Longest => 2000,
        }
    }

    /// Returns the time after a tap in which another one is ignored, in milliseconds: a hand that
    /// shakes, or a switch that bounces, taps twice.
    pub const fn second_tap(self) -> u32 {
        match self {
            Self::Usual => 0,
            Self::Longer => 300,
            Self::Long => 600,
            Self::Longest => 1000,
        }
    }
}

/// All settings of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; `None` for the browser's.
    pub language: Option<Language>,
    /// The colour theme.
    pub theme: Theme,
    /// The speed of bots and pieces.
    pub pace: Pace,
    /// The size of the text.
    pub print: TextSize,
    /// True if cards show only corner and symbol, as large as possible. Large text implies it.
    pub large_cards: bool,
    /// True if sounds are played.
    pub sound: bool,
    /// The volume of the sounds.
    pub volume: Volume,
    /// True if the device vibrates when a person has to decide.
    pub vibration: bool,
    /// True if pieces move.
    pub motion: bool,
    /// True if cards that the viewer has seen are marked.
    pub memory: bool,
    /// True if one tap plays a piece that has no effect to read first. `None` for the default of
    /// the game and the table.
    pub one_tap: Option<bool>,
    /// True if the table asks for confirmation before a decision that cannot be undone.
    pub ask_first: bool,
    /// True if the table makes decisions that are no choice.
    pub plays_forced: bool,
    /// True if on a phone the prompt and its buttons are at the bottom, within reach of the thumb.
    pub keys_below: bool,
    /// The length of a long press.
    pub long_press: Span,
    /// The time after a tap in which another one is ignored.
    pub second_tap: Span,
    /// True if single letters do something at the table (WCAG 2.1.4).
    pub shortcuts: bool,
    /// True if the page says what a hand is good for, and guides a first deal.
    pub hints: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            pace: Pace::Normal,
            print: TextSize::Usual,
            large_cards: false,
            sound: false,
            volume: Volume::Middle,
            vibration: false,
            motion: true,
            memory: true,
            one_tap: None,
            ask_first: false,
            plays_forced: true,
            keys_below: true,
            long_press: Span::Usual,
            second_tap: Span::Usual,
            shortcuts: true,
            hints: true,
        }
    }
}

impl Settings {
    /// Reads saved settings. An unreadable field gets its default, and does not affect the others.
    /// Unknown fields of another version are ignored.
    pub fn read(text: &str) -> Self {
        let mut fields = fields(text);
        fields.retain(|name, value| {
            let alone = Fields::from([(name.clone(), value.clone())]);
            serde_json::from_str::<Self>(&object(&alone)).is_ok()
        });
        serde_json::from_str(&object(&fields)).unwrap_or_default()
    }

    /// Returns the text to save after a change from `before` to these settings, where `kept` is
    /// saved now. Only changed fields are written. So neither another tab's changes, nor a newer
    /// version's fields, nor defaults never chosen here are overwritten.
    pub fn merged(&self, before: &Self, kept: &str) -> String {
        let (old, mut all) = (fields(&before.text()), fields(kept));
        let own = fields(&self.text()).into_iter();
        all.extend(
            own.filter(|(name, value)| old.get(name).is_none_or(|old| old.get() != value.get())),
        );
        object(&all)
    }

    /// Returns the text to save.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }
}

/// The fields of saved settings, each value as the JSON that it was.
type Fields = BTreeMap<String, Box<RawValue>>;

/// Returns the fields of saved settings; none if the text is not a JSON object. Of two fields with
/// the same name, the last counts.
fn fields(text: &str) -> Fields {
    serde_json::from_str(text).unwrap_or_default()
}

/// Writes fields as a JSON object.
fn object(fields: &Fields) -> String {
    serde_json::to_string(fields).expect("fields are JSON")
}
