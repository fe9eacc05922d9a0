//! Stores which goals were reached in which match, so each match is replayed only once.

use std::fmt::{self, Display, Formatter};

/// The version of all goals. Raise it when the conditions of a goal change: all matches are then replayed.
const VERSION: u32 = 1;

/// The goals that were reached in the matches of a game, with the key of each match, by which they are
/// sorted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptGoals {
    matches: Vec<(String, u16)>,
}

impl KeptGoals {
    /// Reads the text; entries of another version are ignored.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines();
        if lines.next() != Some(&VERSION.to_string()) {
            return Self::default();
        }
        let mut kept = Self::default();
        for (bits, key) in lines.filter_map(|line| line.split_once(' ')) {
            if let Ok(bits) = bits.parse() {
                kept.note(key, bits);
            }
        }
        kept
    }

    /// Returns the place of a match, or the one that it would have.
    fn find(&self, key: &str) -> Result<usize, usize> {
        self.matches.binary_search_by(|(known, _)| known.as_str().cmp(key))
    }

    /// Returns true if a match has been checked.
    pub fn has(&self, key: &str) -> bool {
        self.find(key).is_ok()
    }

    /// Notes the goals that were reached in a match.
    pub fn note(&mut self, key: &str, bits: u16) {
        match self.find(key) {
            Ok(nth) => self.matches[nth].1 = bits,
            Err(nth) => self.matches.insert(nth, (key.to_owned(), bits)),
        }
    }

    /// Forgets the matches that are gone.
    pub fn keep_only(&mut self, is_there: impl Fn(&str) -> bool) {
        self.matches.retain(|(key, _)| is_there(key));
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
