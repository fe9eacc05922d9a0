//! Names that count as another name, because a person was renamed or merged with another.

use super::Summary;
use crate::session::sorted::add_in_order;
use crate::session::{Occupant, is_same_name};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The names that count as another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Aliases {
    named: BTreeMap<String, String>,
    /// The names that are spelled in another way in a later match.
    #[serde(skip)]
    spelled: BTreeMap<String, String>,
}

impl Aliases {
    /// Reads stored aliases. Text that is none gives no aliases.
    pub fn read(text: &str) -> Self {
        let read: Self = serde_json::from_str(text).unwrap_or_default();
        // One step leads to the name, whatever another program has stored.
        let mut named = read.named.clone();
        named.retain(|from, to| from != to && !read.named.contains_key(to));
        Self { named, spelled: BTreeMap::new() }
    }

    /// Lets names that differ in nothing but their case, or in how their accents are encoded, count as one:
    /// as they are spelled in the latest of these matches.
    #[must_use]
    pub fn with_spellings<'a>(&self, summaries: impl IntoIterator<Item = &'a Summary>) -> Self {
        let mut latest: BTreeMap<&str, u64> = BTreeMap::new();
        for summary in summaries {
            for occupant in &summary.seats {
                let Occupant::Person { name } = occupant else { continue };
                let known = latest.entry(self.name_of(name)).or_default();
                *known = (*known).max(summary.order());
            }
        }
        let mut names = Vec::new();
        for name in latest {
            add_in_order(&mut names, name, |(_, one), (_, other)| one > other);
        }
        let mut spelled: BTreeMap<String, String> = BTreeMap::new();
        for (nth, &(name, _)) in names.iter().enumerate() {
            let first = names[..nth].iter().find(|(before, _)| is_same_name(before, name));
            if let Some((first, _)) = first {
                spelled.insert(name.to_owned(), (*first).to_owned());
            }
        }
        Self { named: self.named.clone(), spelled }
    }

    /// Returns the text to store.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("names are plain data")
    }

    /// Returns the name that a name counts as: its own, if it is no alias.
    pub fn name_of<'a>(&'a self, name: &'a str) -> &'a str {
        let exact = self.named.get(name);
        let is_it = |from: &&String| is_same_name(from, name);
        let alias = exact.or_else(|| self.named.keys().find(is_it).map(|from| &self.named[from]));
        let name = alias.map_or(name, String::as_str);
        self.spelled.get(name).map_or(name, String::as_str)
    }

    /// Lets everything of the person `from` count as `to`. If that is a person, the two are merged.
    pub fn rename(&mut self, from: &str, to: &str) {
        let to = Some(self.name_of(to)).filter(|known| *known != from).unwrap_or(to).to_owned();
        for name in self.named.values_mut().filter(|name| *name == from) {
            name.clone_from(&to);
        }
        self.named.insert(from.to_owned(), to.clone());
        self.named.remove(&to);
    }

    /// Adds the aliases of another device. A name that is an alias here stays what it is.
    pub fn add(&mut self, other: &Self) {
        for (from, to) in &other.named {
            if !self.named.contains_key(from) && self.name_of(to) != from {
                self.rename(from, to);
            }
        }
    }

    /// Lets an alias count as itself again.
    pub fn separate(&mut self, alias: &str) {
        self.named.remove(alias);
    }

    /// Returns all aliases, each with the name that it counts as.
    pub fn all(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.named.iter().map(|(from, to)| (from.as_str(), to.as_str()))
    }
}
