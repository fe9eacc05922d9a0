//! Names that count as another name, because a person was renamed or merged with another.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The names that count as another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Aliases(BTreeMap<String, String>);

impl Aliases {
    /// Reads stored aliases. Text that is none gives no aliases.
    pub fn read(text: &str) -> Self {
        let read: Self = serde_json::from_str(text).unwrap_or_default();
        // One step leads to the name, whatever another program has stored.
        let is_plain = |(from, to): &(String, String)| from != to && !read.0.contains_key(to);
        Self(read.0.clone().into_iter().filter(is_plain).collect())
    }

    /// Returns the text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("names are plain data")
    }

    /// Returns the name that a name counts as: its own, if it is no alias.
    pub fn name_of<'a>(&'a self, name: &'a str) -> &'a str {
        self.0.get(name).map_or(name, String::as_str)
    }

    /// Lets everything of the person `from` count as `to`. If that is a person, the two are merged.
    pub fn rename(&mut self, from: &str, to: &str) {
        let to = Some(self.name_of(to)).filter(|known| *known != from).unwrap_or(to).to_owned();
        for name in self.0.values_mut().filter(|name| *name == from) {
            name.clone_from(&to);
        }
        self.0.insert(from.to_owned(), to.clone());
        self.0.remove(&to);
    }

    /// Adds the aliases of another device. A name that is an alias here stays what it is.
    pub fn add(&mut self, other: &Self) {
        for (from, to) in &other.0 {
            if !self.0.contains_key(from) && self.name_of(to) != from {
                self.rename(from, to);
            }
        }
    }

    /// Lets an alias count as itself again.
    pub fn separate(&mut self, alias: &str) {
        self.0.remove(alias);
    }

    /// Returns all aliases, each with the name that it counts as.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.0.iter().map(|(from, to)| (from.as_str(), to.as_str()))
    }
}
