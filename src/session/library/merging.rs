//! Taking over the matches of a file.

use super::{Change, Entry, Found, NOW, Standing, done_key, key_of, tried_record};
use std::collections::{HashSet, VecDeque};

/// The most numbers that are tried for a match of a file whose number another match has here.
const MOST_NUMBERS: u64 = 100;

/// The most times that a match of a file is compared again because the store has refused it.
const MOST_REFUSED: u32 = 3;

/// The number of changes from which on they are written while a file is taken over.
const MANY: usize = 500;

/// The outcome of taking over the matches of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Merged {
    /// The number of matches that are new here, or have advanced further in the file.
    pub added: usize,
    /// The number of matches that were here already, or are in the file twice.
    pub known: usize,
    /// The number of matches that could not be read.
    pub damaged: usize,
    /// The number of matches that could not be stored.
    pub unsaved: usize,
}

/// The answer of the store to a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// All changes are on the disk.
    Written,
    /// Nothing was changed: a key to add is taken.
    Taken,
    /// Nothing was changed, and the same write may fail again.
    Failed,
}

/// The next task for the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Make these changes, together or not at all; then call [`Merging::wrote`].
    Write(Vec<Change>),
    /// Find what there is under a scope and a number; then call [`Merging::found`].
    Find(String, u64),
}

/// A file that is being taken over: the matches that are new here, and those that have advanced
/// further there. Another match under the same number stays, and the file's gets the next free
/// number.
///
/// New matches are written together, many at a time. If that fails, they are tried one by one, so a
/// match that cannot be stored takes no other with it.
pub struct Merging<'a> {
    entries: &'a [Entry],
    /// The days whose official try was deleted on the other device, until they are written.
    days: &'a [u32],
    /// The number of entries that are taken over, in the batch, or alone.
    begun: usize,
    /// The keys in the store, of finished matches and of summaries.
    taken: HashSet<String>,
    /// The entries that are written together.
    batch: Vec<usize>,
    /// The changes of the batch.
    changes: Vec<Change>,
    /// The keys of the batch.
    keys: HashSet<String>,
    /// The entries that are taken over one by one, each with the number to try.
    alone: VecDeque<(usize, u64)>,
    /// The relation of the first of these to what the store has there, once that is known.
    standing: Option<Standing>,
    /// The number of times that the store has refused to write that one.
    refused: u32,
    merged: Merged,
    /// The keys of matches that have been replaced here.
    replaced: Vec<String>,
}

/// Returns the keys that a match can have in the store under a number: finished, and in progress.
fn keys_of(entry: &Entry, number: u64) -> [String; 2] {
    [done_key(&entry.scope, number), format!("{NOW}{}", key_of(&entry.scope, number))]
}

impl<'a> Merging<'a> {
    /// Begins with a file's matches and days. `taken` has the keys of all finished matches and of all
    /// summaries in the store.
    pub fn new(
        entries: &'a [Entry],
        days: &'a [u32],
        taken: impl IntoIterator<Item = String>,
    ) -> Self {
        Self {
            entries,
            days,
            begun: 0,
            taken: taken.into_iter().collect(),
            batch: Vec::new(),
            changes: Vec::new(),
            keys: HashSet::new(),
            alone: VecDeque::new(),
            standing: None,
            refused: 0,
            merged: Merged::default(),
            replaced: Vec::new(),
        }
    }

    /// Returns what the store must do next; `None` at the end.
    pub fn next_step(&mut self) -> Option<Next> {
        loop {
            if let (Some(&(nth, number)), standing) = (self.alone.front(), self.standing) {
                let entry = &self.entries[nth];
                return Some(standing.map_or_else(
                    || Next::Find(entry.scope.clone(), number),
                    |standing| Next::Write(entry.changes(number, standing)),
                ));
            }
            let entry = self.entries.get(self.begun);
            let in_batch = |entry: &Entry| self.is_pending(entry, entry.number);
            if !self.batch.is_empty() && (self.changes.len() >= MANY || entry.is_none_or(in_batch))
            {
                return Some(Next::Write(self.changes.clone()));
            }
            let Some(entry) = entry else {
                let days = std::mem::take(&mut self.days).iter();
                let days: Vec<Change> = days.map(|&day| Change::Put(tried_record(day))).collect();
                return (!days.is_empty()).then_some(Next::Write(days));
            };
            let keys = keys_of(entry, entry.number);
            if keys.iter().any(|key| self.taken.contains(key)) {
                self.alone.push_back((self.begun, entry.number));
            } else {
                self.batch.push(self.begun);
                self.changes.extend(entry.changes(entry.number, Standing::New));
                self.keys.extend(keys);
            }
            self.begun += 1;
        }
    }

    /// Notes the answer to a write.
    pub fn wrote(&mut self, answer: Answer) {
        if let Some((nth, number)) = self.alone.pop_front() {
            let standing = self.standing.take();
            match answer {
                Answer::Written => {
                    let entry = &self.entries[nth];
                    self.merged.added += 1;
                    self.taken.extend(keys_of(entry, number));
                    if standing == Some(Standing::Further) {
                        self.replaced.push(key_of(&entry.scope, number));
                    }
                }
                // Another tab has just written there: it is compared again.
                Answer::Taken if self.refused < MOST_REFUSED => {
                    self.refused += 1;
                    self.alone.push_front((nth, number));
                    return;
                }
                Answer::Taken | Answer::Failed => self.merged.unsaved += 1,
            }
            self.refused = 0;
            return;
        }
        let batch = std::mem::take(&mut self.batch);
        self.changes.clear();
        if answer == Answer::Written {
            self.merged.added += batch.len();
            self.taken.extend(self.keys.drain());
        } else {
            self.keys.clear();
            self.alone.extend(batch.iter().map(|&nth| (nth, self.entries[nth].number)));
        }
    }

    /// Notes what the store has where it was asked; `None` if it cannot be read.
    pub fn found(&mut self, found: Option<Found>) {
        let Some(&(nth, number)) = self.alone.front() else { return };
        let entry = &self.entries[nth];
        let here = found.map(|found| Entry::from_found(&entry.scope, number, found));
        let Some(standing) = here.map(|here| entry.beside(here.as_ref())) else {
            self.alone.pop_front();
            self.merged.unsaved += 1;
            return;
        };
        match standing {
            Standing::New if self.is_pending(entry, number) => self.try_next_number(),
            Standing::New | Standing::Further => self.standing = Some(standing),
            Standing::Known => {
                self.alone.pop_front();
                self.merged.known += 1;
            }
            Standing::Other => self.try_next_number(),
        }
    }

    /// Returns true if the batch has a match under this number.
    fn is_pending(&self, entry: &Entry, number: u64) -> bool {
        keys_of(entry, number).iter().any(|key| self.keys.contains(key))
    }

    /// Tries the next number for the first of the matches that are taken over one by one.
    fn try_next_number(&mut self) {
        let Some((nth, number)) = self.alone.pop_front() else { return };
        if number + 1 - self.entries[nth].number < MOST_NUMBERS {
            self.alone.push_front((nth, number + 1));
        } else {
            self.merged.unsaved += 1;
        }
    }

    /// Returns the number of matches that are done.
    pub fn done(&self) -> usize {
        let Merged { added, known, unsaved, .. } = self.merged;
        added + known + unsaved
    }

    /// Returns how the matches were taken over, and the keys of those that have been replaced.
    pub fn end(self) -> (Merged, Vec<String>) {
        (self.merged, self.replaced)
    }
}
