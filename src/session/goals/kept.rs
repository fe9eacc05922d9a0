//! What a device keeps of the goals of a game, so that a match is replayed once.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};

/// The version of all goals. It is raised with any change of what reaches one: then matches are replayed
/// again.
const VERSION: u32 = 1;

/// The goals that were reached in the matches of a game, by the key of each match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptGoals {
    matches: BTreeMap<String, u16>,
}

impl KeptGoals {
    /// Reads the text; what an other version has kept is left out.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines();
        if lines.next() != Some(&VERSION.to_string()) {
            return Self::default();
        }
        let read = |line: &str| {
            let (bits, key) = line.split_once(' ')?;
            Some((key.to_owned(), bits.parse().ok()?))
        };
        Self { matches: lines.filter_map(read).collect() }
    }

    /// Returns true if a match was looked at.
    pub fn has(&self, key: &str) -> bool {
        self.matches.contains_key(key)
    }

    /// Notes the goals that were reached in a match.
    pub fn note(&mut self, key: &str, bits: u16) {
        self.matches.insert(key.to_owned(), bits);
    }

    /// Forgets the matches that are gone.
    pub fn keep_only(&mut self, is_there: impl Fn(&str) -> bool) {
        self.matches.retain(|key, _| is_there(key));
    }

    /// Returns the key of a match in which a goal was reached, the first in the order of the keys.
    pub fn reached(&self, goal: usize) -> Option<&str> {
        let found = self.matches.iter().find(|(_, bits)| *bits >> goal & 1 == 1);
        found.map(|(key, _)| key.as_str())
    }
}

impl Display for KeptGoals {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        writeln!(to, "{VERSION}")?;
        self.matches.iter().try_for_each(|(key, bits)| writeln!(to, "{bits} {key}"))
    }
}
