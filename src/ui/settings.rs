//! What a person has chosen for the page.

#[cfg(target_arch = "wasm32")]
mod kept;

use super::locale::Language;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::fmt;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// As the system asks.
    #[default]
    Auto,
    /// A pale oak table.
    Light,
    /// A quiet table at night.
    Dark,
}

/// How fast bots play and pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// With time to read along.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// Briskly.
    Fast,
    /// Without a pause, without motion.
    Instant,
}

impl Pace {
    /// How long a piece moves, in milliseconds.
    pub fn motion(self) -> f64 {
        match self {
            Self::Slow => 420.0,
            Self::Normal => 260.0,
            Self::Fast => 130.0,
            Self::Instant => 0.0,
        }
    }
}

/// How large the text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Print {
    /// As the browser has it.
    #[default]
    Usual,
    /// A quarter larger.
    Larger,
    /// Half as large again.
    Large,
    /// Twice as large.
    Largest,
}

impl Print {
    /// From the smallest.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Larger, Self::Large, Self::Largest];

    /// So many hundredths of what the browser has.
    pub const fn percent(self) -> u16 {
        match self {
            Self::Usual => 100,
            Self::Larger => 125,
            Self::Large => 150,
            Self::Largest => 200,
        }
    }

    /// The largest that a text of so many hundredths is at least: the browser may have
    /// larger text than most of its own.
    pub fn of_percent(percent: f64) -> Self {
        let reached = |print: &Self| f64::from(print.percent()) <= percent + 0.5;
        Self::ALL.into_iter().rev().find(reached).unwrap_or_default()
    }
}

/// How loud sounds are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Volume {
    /// For a room with others in it.
    Low,
    /// As is usual.
    #[default]
    Middle,
    /// Over a table full of people.
    High,
}

impl Volume {
    /// From the lowest.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    /// What a sound's loudness is multiplied by.
    pub const fn gain(self) -> f32 {
        match self {
            Self::Low => 0.4,
            Self::Middle => 1.0,
            Self::High => 2.5,
        }
    }
}

/// A time that suits the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// From the shortest.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Longer, Self::Long, Self::Longest];

    /// How long something is held until it is read, in milliseconds.
    pub const fn long_press(self) -> u32 {
        match self {
            Self::Usual => 500,
            Self::Longer => 800,
            Self::Long => 1200,
            Self::Longest => 2000,
        }
    }

    /// How soon after a tap another one counts, in milliseconds: a hand that shakes, or
    /// a switch that bounces, taps twice.
    pub const fn second_tap(self) -> u32 {
        match self {
            Self::Usual => 0,
            Self::Longer => 300,
            Self::Long => 600,
            Self::Longest => 1000,
        }
    }
}

/// Everything a person can choose for the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The language; none while it is the browser's.
    pub language: Option<Language>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub pace: Pace,
    /// How large the text is.
    pub print: Print,
    /// Whether cards show corner and picture alone, as large as they can; large text
    /// brings them along.
    pub large_cards: bool,
    /// Whether sounds are played.
    pub sound: bool,
    /// How loud they are.
    pub volume: Volume,
    /// Whether the device shakes when a person is to decide.
    pub vibration: bool,
    /// Whether pieces move.
    pub motion: bool,
    /// Whether cards that one has seen are marked.
    pub memory: bool,
    /// Whether one tap plays what has no effect to be read first; none, as
    /// suits the game and the table.
    pub one_tap: Option<bool>,
    /// Whether the table asks before what cannot be taken back.
    pub ask_first: bool,
    /// Whether on a phone what is asked, and its keys, stand below, where the thumb is.
    pub keys_below: bool,
    /// How long something is held until it is read.
    pub long_press: Span,
    /// How soon after a tap another one counts.
    pub second_tap: Span,
    /// True if single letters do something at the table (WCAG 2.1.4).
    pub shortcuts: bool,
    /// Whether the page says what a hand promises and guides a first deal.
    pub hints: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            pace: Pace::Normal,
            print: Print::Usual,
            large_cards: false,
            sound: false,
            volume: Volume::Middle,
            vibration: false,
            motion: true,
            memory: true,
            one_tap: None,
            ask_first: false,
            keys_below: false,
            long_press: Span::Usual,
            second_tap: Span::Usual,
            shortcuts: true,
            hints: true,
        }
    }
}

impl Settings {
    /// Reads kept settings. A field that this version cannot read has its default, and
    /// takes no other field with it; fields of another version are passed over.
    pub fn read(text: &str) -> Self {
        let is_readable = |field: &Field| serde_json::from_str::<Self>(&object(&[field])).is_ok();
        let fields = fields(text);
        let readable: Vec<&Field> = fields.iter().filter(|field| is_readable(field)).collect();
        serde_json::from_str(&object(&readable)).unwrap_or_default()
    }

    /// The text to be kept after a change from `before` to these settings, where `kept` is
    /// kept now: only what was changed is written. So neither another tab's changes, nor what
    /// a newer version has written, nor what was never chosen here is overwritten.
    pub fn merged(&self, before: &Self, kept: &str) -> String {
        let (old, kept, own) = (fields(&before.text()), fields(kept), fields(&self.text()));
        let is_changed = |field: &&Field| {
            old.iter().all(|old| old.name != field.name || old.value != field.value)
        };
        let changed: Vec<&Field> = own.iter().filter(is_changed).collect();
        let is_left = |field: &&Field| changed.iter().all(|other| other.name != field.name);
        let left = kept.iter().filter(is_left);
        object(&left.chain(changed.iter().copied()).collect::<Vec<_>>())
    }

    /// The text to be kept.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("settings are plain data")
    }
}

/// A field of kept settings: its name and its value, both as JSON.
struct Field {
    name: String,
    value: String,
}

/// The fields of kept settings, each once; none if the text is anything but a JSON object.
fn fields(text: &str) -> Vec<Field> {
    struct Fields(Vec<Field>);

    impl<'de> Deserialize<'de> for Fields {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            struct Object;

            impl<'de> Visitor<'de> for Object {
                type Value = Fields;

                fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                    formatter.write_str("an object")
                }

                fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                    let mut fields: Vec<Field> = Vec::new();
                    while let Some((name, value)) = map.next_entry::<&RawValue, &RawValue>()? {
                        // Of two fields of one name the last counts.
                        fields.retain(|field| field.name != name.get());
                        fields.push(Field { name: name.get().into(), value: value.get().into() });
                    }
                    Ok(Fields(fields))
                }
            }

            deserializer.deserialize_map(Object)
        }
    }

    serde_json::from_str(text).map_or_else(|_| Vec::new(), |Fields(fields)| fields)
}

/// Fields as a JSON object.
fn object(fields: &[&Field]) -> String {
    let pairs: Vec<String> =
        fields.iter().map(|field| [&*field.name, ":", &field.value].concat()).collect();
    ["{", &pairs.join(","), "}"].concat()
}
