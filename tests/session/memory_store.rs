//! A store in memory, and matches to keep in it.

use crate::helpers::{against_squire, go_on};
use regalia::session::library::{
    Change, Found, LAST, Library, MATCHES, MatchId, NOW as SUMMARIES, Record, Write, done_key,
    done_parts, key_of, parts_of,
};
use regalia::session::{AnyMatch, UndoRule};
use std::collections::BTreeMap;

/// The scope of all matches.
pub const SCOPE: &str = "rogue-monarch";

/// The time of all decisions, in milliseconds.
pub const NOW: u64 = 1_700_000_000_000;

/// A store like the browser's: it makes all changes of a write or none.
#[derive(Clone, Default, Debug, PartialEq)]
pub struct Store(pub BTreeMap<String, String>);

impl Store {
    /// Makes a write. Returns false if a key is taken, the needed one is missing, or the one that
    /// must be free is not.
    pub fn write(&mut self, write: &Write) -> bool {
        let is_there = |key: &String| self.0.contains_key(key);
        write.need.as_ref().is_none_or(is_there)
            && !write.free.as_ref().is_some_and(is_there)
            && self.make(&write.changes)
    }

    /// Makes all changes or none. Returns false if a key to add is taken.
    pub fn make(&mut self, changes: &[Change]) -> bool {
        let mut after = self.0.clone();
        for change in changes.iter().cloned() {
            match change {
                Change::Add(Record { key, text }) => {
                    if after.insert(key, text).is_some() {
                        return false;
                    }
                }
                Change::Put(Record { key, text }) => drop(after.insert(key, text)),
                Change::Remove(key) => drop(after.remove(&key)),
                Change::RemoveAll(prefix) => after.retain(|key, _| !key.starts_with(&prefix)),
            }
        }
        self.0 = after;
        true
    }

    pub fn read(&self, prefix: &str) -> Vec<Record> {
        let all = self.0.iter().filter(|(key, _)| key.starts_with(prefix));
        all.map(|(key, text)| Record { key: key.clone(), text: text.clone() }).collect()
    }

    /// Returns the keys of the matches and days.
    pub fn keys(&self) -> Vec<&str> {
        self.0.keys().map(String::as_str).filter(|key| *key != LAST).collect()
    }

    /// Returns what there is of a match.
    pub fn find(&self, scope: &str, number: u64) -> Found {
        let key = key_of(scope, number);
        Found {
            steps: self.read(&format!("{MATCHES}{key}")),
            summary: self.0.get(&format!("{SUMMARIES}{key}")).cloned(),
            finished: self.0.get(&done_key(scope, number)).cloned(),
        }
    }

    /// Returns a library that has just been opened, as the page does.
    pub fn listed(&self) -> Library {
        let mut library = Library::default();
        library.opened();
        library.received_summaries(self.read(SUMMARIES));
        library
    }

    /// Returns a library that has read every match.
    pub fn reader(&self) -> Library {
        let mut library = self.listed();
        let keys = self.read("").into_iter().map(|Record { key, .. }| key);
        let places = keys.filter_map(|key| match key.strip_prefix(MATCHES) {
            Some(rest) => parts_of(rest).map(|(scope, number)| (scope.to_owned(), number)),
            None => done_parts(&key).map(|(scope, number)| (scope.to_owned(), number)),
        });
        for (scope, number) in places.collect::<std::collections::BTreeSet<_>>() {
            library.received(&scope, number, self.find(&scope, number));
        }
        library
    }

    /// Gives a library the records of a match, as another tab's message does.
    pub fn tell(&self, library: &mut Library, number: u64) -> bool {
        library.received(SCOPE, number, self.find(SCOPE, number))
    }
}

/// Writes everything that the library has for the store, as the page does.
pub fn settle(library: &mut Library, store: &mut Store) {
    for _ in 0..100 {
        let Some(write) = library.next_write() else { return };
        if store.write(&write) {
            library.acknowledged(&write);
        } else {
            let found = store.find(library.scope(write.id), library.number(write.id));
            library.resolve(&write, &found, NOW);
        }
    }
    panic!("the library never has enough");
}

/// Returns a match after a number of decisions.
pub fn play(decisions: usize) -> AnyMatch {
    let mut play = against_squire(12, UndoRule::Free);
    go_on(&mut play, decisions);
    play.into()
}

pub fn finished() -> AnyMatch {
    let play = play(2_000);
    assert!(play.is_over());
    play
}

/// Makes one more decision.
pub fn decide(library: &mut Library, id: MatchId, play: &mut AnyMatch) {
    assert!(play.decide_index(0));
    library.keep(id, play, NOW);
}

pub fn key(number: u64) -> String {
    format!("{SCOPE}/{number:016}")
}
