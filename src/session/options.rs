//! Rules options by key and value, as the set-up page, the arena, embedding
//! and links name them.

use crate::engine::{Game, OptionSpec};
use serde_json::{Map, Value};

/// A key and its value; of a per-seat option, the values by seat with commas between.
pub type Pair = (String, String);

/// Why an option is not one of the game's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// The game has no option of this key.
    Key {
        /// What was asked for.
        key: String,
        /// The keys there are.
        allowed: Vec<&'static str>,
    },
    /// The option has no such value.
    Value {
        /// The option.
        spec: OptionSpec,
        /// What was asked for.
        value: String,
    },
    /// A per-seat option needs one value a seat.
    Seats {
        /// The option.
        spec: OptionSpec,
    },
}

/// The game's options with these values and the defaults of the others.
///
/// # Errors
/// When a key or a value is not among the game's.
pub fn options_from<G: Game>(pairs: &[Pair], seats: usize) -> Result<G::Options, OptionError> {
    let mut map = Map::new();
    for spec in G::INFO.options {
        let default = Value::from(spec.default);
        let value = if spec.per_seat { Value::from(vec![default; seats]) } else { default };
        map.insert(spec.key.to_owned(), value);
    }
    for (key, value) in pairs {
        let spec = G::INFO.options.iter().find(|spec| spec.key == key).ok_or_else(|| {
            OptionError::Key {
                key: key.clone(),
                allowed: G::INFO.options.iter().map(|spec| spec.key).collect(),
            }
        })?;
        map.insert(key.clone(), checked(spec, value, seats)?);
    }
    Ok(serde_json::from_value(Value::Object(map)).expect("the table of options is the type's own"))
}

fn checked(spec: &OptionSpec, value: &str, seats: usize) -> Result<Value, OptionError> {
    let one = |value: &str| {
        if spec.values.contains(&value) {
            Ok(Value::from(value))
        } else {
            Err(OptionError::Value { spec: *spec, value: value.to_owned() })
        }
    };
    if !spec.per_seat {
        return one(value);
    }
    let values: Vec<Value> = value.split(',').map(one).collect::<Result<_, _>>()?;
    if values.len() == seats {
        Ok(Value::from(values))
    } else {
        Err(OptionError::Seats { spec: *spec })
    }
}

/// The options of a table as keys and values, in the order of the game's list.
pub fn pairs_of<G: Game>(options: &G::Options) -> Vec<Pair> {
    let values = serde_json::to_value(options).expect("options are plain data");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    G::INFO
        .options
        .iter()
        .map(|spec| {
            let value = &values[spec.key];
            let value = match value.as_array() {
                Some(by_seat) => by_seat.iter().map(text).collect::<Vec<_>>().join(","),
                None => text(value),
            };
            (spec.key.to_owned(), value)
        })
        .collect()
}
