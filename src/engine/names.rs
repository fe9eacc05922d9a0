//! The names of decisions and items in saves, commands and messages.

use super::Game;
use std::fmt::{Display, Write};

/// Returns the item whose `Display` output is `name`.
pub fn named<T: Display>(mut all: impl Iterator<Item = T>, name: &str) -> Option<T> {
    let mut text = String::new();
    all.find(|thing| {
        text.clear();
        write!(text, "{thing}").is_ok() && text == name
    })
}

/// All decisions that can ever occur in a game, to look up by name.
pub struct Names<G: Game>(Vec<G::Action>);

impl<G: Game> Names<G> {
    /// Builds the list from the game's whole vocabulary.
    pub fn new() -> Self {
        Self(G::vocabulary())
    }

    /// Returns the decision of this name, if there is one.
    pub fn get(&self, name: &str) -> Option<G::Action> {
        named(self.0.iter().copied(), name)
    }
}

impl<G: Game> Default for Names<G> {
    fn default() -> Self {
        Self::new()
    }
}

/// Implements `Debug` and serde for a type by the name that its `Display` writes, looked up in its
/// `all()`. The string names the type in the error for an unknown name.
macro_rules! stands_by_name {
    ($Thing:ty, $word:literal) => {
        impl std::fmt::Debug for $Thing {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, to)
            }
        }

        impl serde::Serialize for $Thing {
            fn serialize<S: serde::Serializer>(
                &self,
                to: S,
            ) -> std::result::Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Thing {
            fn deserialize<D: serde::Deserializer<'de>>(
                from: D,
            ) -> std::result::Result<Self, D::Error> {
                let name = String::deserialize(from)?;
                $crate::engine::named(Self::all(), &name).ok_or_else(|| {
                    serde::de::Error::custom(format_args!(
                        concat!("no ", $word, " is called {}"),
                        name
                    ))
                })
            }
        }
    };
}

/// Declares a fieldless enum whose items have names in saves, each written once: with `ALL` items in
/// order, `name`, `Display`, and serde by name.
macro_rules! named_enum {
    (
        $(#[$meta:meta])*
        pub enum $Thing:ident { $($(#[$about:meta])* $Item:ident = $name:literal,)* }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize)]
        pub enum $Thing { $($(#[$about])* #[serde(rename = $name)] $Item,)* }

        impl $Thing {
            /// All items, in the order of the rulebook.
            pub const ALL: [Self; [$($name),*].len()] = [$(Self::$Item),*];

            /// Returns the name in saves.
            pub const fn name(self) -> &'static str {
                [$($name),*][self as usize]
            }
        }

        impl std::fmt::Display for $Thing {
            fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                to.write_str(self.name())
            }
        }
    };
}

pub(crate) use {named_enum, stands_by_name};
