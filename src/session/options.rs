//! Rules options by key and value, as used by the set-up page, the arena, embedding and links.

use crate::engine::{Game, OptionSpec};
use serde::de::{MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// A key and its value. A per-seat option has one value for each seat, separated by commas.
pub type Pair = (String, String);

/// Why a rules option was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of this key.
    Key {
        /// The key in the request.
        key: String,
        /// The valid keys.
        allowed: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        spec: OptionSpec,
        /// The value in the request.
        value: String,
    },
    /// A per-seat option needs one value for each seat.
    Seats {
        /// The option.
        spec: OptionSpec,
    },
}

impl Display for OptionError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Key { key, allowed } if allowed.is_empty() => {
                write!(to, "The game has no option {key}; it has none.")
            }
            Self::Key { key, allowed } => {
                write!(to, "The game has no option {key}; it has {}.", allowed.join(", "))
            }
            Self::Value { spec, value } => {
                write!(to, "Option {} must be {}, not {value}.", spec.key, spec.values.join(" or "))
            }
            Self::Seats { spec } => write!(to, "Option {} needs a value for each seat.", spec.key),
        }
    }
}

impl Error for OptionError {}

/// The written value of an option: one for the table, or one for each seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub(super) enum Chosen {
    /// The value for the table.
    Table(String),
    /// The value of each seat.
    Seats(Vec<String>),
}

// By hand: a derived reader of untagged variants keeps the value first, and is ten times as long.
impl<'de> Deserialize<'de> for Chosen {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Value;

        impl<'de> Visitor<'de> for Value {
            type Value = Chosen;

            fn expecting(&self, to: &mut Formatter<'_>) -> fmt::Result {
                to.write_str("a value, or one for each seat")
            }

            fn visit_str<E>(self, value: &str) -> Result<Chosen, E> {
                Ok(Chosen::Table(value.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seats: A) -> Result<Chosen, A::Error> {
                let mut values = Vec::new();
                while let Some(value) = seats.next_element()? {
                    values.push(value);
                }
                Ok(Chosen::Seats(values))
            }
        }

        from.deserialize_any(Value)
    }
}

/// Options by key, as in a save. It is a list because a separate map type would be larger than all
/// options together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written(Vec<(String, Chosen)>);

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Pairs;

        impl<'de> Visitor<'de> for Pairs {
            type Value = Written;

            fn expecting(&self, to: &mut Formatter<'_>) -> fmt::Result {
                to.write_str("options by key")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Written, A::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Written(pairs))
            }
        }

        from.deserialize_map(Pairs)
    }
}

/// Returns a game's options as a save writes them.
pub(super) fn written<G: Game>(options: &G::Options) -> Written {
    let json = serde_json::to_string(options).expect("options are plain data");
    serde_json::from_str(&json).expect("options are values and lists of values")
}

/// Reads a game's options from their written form. Returns `None` if the game does not have them.
pub(super) fn read<G: Game>(written: Written) -> Option<G::Options> {
    let json = serde_json::to_string(&written).expect("options are plain data");
    serde_json::from_str(&json).ok()
}

/// Reads a game's options as written by other rules: a missing option has its default, and an
/// unknown one is left out.
pub(super) fn read_from_others<G: Game>(written: &Written, seats: usize) -> Option<G::Options> {
    let mut here = chosen(G::INFO.options, &[], seats).ok()?;
    for (key, value) in &written.0 {
        if let Some((_, known)) = here.0.iter_mut().find(|(known, _)| known == key) {
            known.clone_from(value);
        }
    }
    read::<G>(here)
}

/// Returns the game's options with these values, and the defaults for the others.
///
/// # Errors
/// Returns an error if the game does not have a key or a value.
pub fn options_from<G: Game>(pairs: &[Pair], seats: usize) -> Result<G::Options, OptionError> {
    let written = chosen(G::INFO.options, pairs, seats)?;
    Ok(read::<G>(written).expect("the table of options is the type's own"))
}

fn chosen(
    specs: &'static [OptionSpec],
    pairs: &[Pair],
    seats: usize,
) -> Result<Written, OptionError> {
    let mut written = Vec::new();
    for spec in specs {
        let default = spec.default.to_owned();
        let value = if spec.per_seat {
            Chosen::Seats(vec![default; seats])
        } else {
            Chosen::Table(default)
        };
        written.push((spec.key.to_owned(), value));
    }
    for (key, value) in pairs {
        let nth =
            specs.iter().position(|spec| spec.key == key).ok_or_else(|| OptionError::Key {
                key: key.clone(),
                allowed: specs.iter().map(|spec| spec.key).collect(),
            })?;
        written[nth].1 = checked(&specs[nth], value, seats)?;
    }
    Ok(Written(written))
}

fn checked(spec: &OptionSpec, value: &str, seats: usize) -> Result<Chosen, OptionError> {
    let one = |value: &str| {
        if spec.values.contains(&value) {
            Ok(value.to_owned())
        } else {
            Err(OptionError::Value { spec: *spec, value: value.to_owned() })
        }
    };
    if !spec.per_seat {
        return one(value).map(Chosen::Table);
    }
    let values: Vec<String> = value.split(',').map(one).collect::<Result<_, _>>()?;
    if values.len() == seats {
        Ok(Chosen::Seats(values))
    } else {
        Err(OptionError::Seats { spec: *spec })
    }
}

/// Returns the options of a table as keys and values, in the order of the game's list.
pub fn pairs_of<G: Game>(options: &G::Options) -> Vec<Pair> {
    let written = written::<G>(options).0;
    let pair = |spec: &OptionSpec| {
        let chosen = written.iter().find(|(key, _)| key == spec.key);
        let value = match chosen.map(|(_, chosen)| chosen) {
            Some(Chosen::Table(value)) => value.clone(),
            Some(Chosen::Seats(values)) => values.join(","),
            None => String::new(),
        };
        (spec.key.to_owned(), value)
    };
    G::INFO.options.iter().map(pair).collect()
}
