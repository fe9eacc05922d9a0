//! One match of a library: what it holds, what the store holds of it, and the write between them.
//!
//! Summaries and finished matches stay texts until their content is asked for: reading them
//! takes code that the home page does without.

use super::{
    Change, Finished, MATCHES, MatchId, NOW, Record, Summary, done_key, key_of, tried_record,
};
use crate::session::{AnyMatch, Records};
use std::cell::OnceCell;

/// Changes that the store makes together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The match that the changes belong to.
    pub id: MatchId,
    /// The key that must already be in the store, if any.
    pub need: Option<String>,
    /// The key that must not be in the store, if any.
    pub free: Option<String>,
    /// The changes, in order.
    pub changes: Vec<Change>,
    /// The version of the match that they bring into the store.
    pub(super) version: u64,
    /// The records of the match in the store afterwards.
    pub(super) after: Stored,
}

/// The part of a match that a library has in memory, besides its summary.
#[derive(Clone, Debug)]
pub(super) enum Content {
    /// Nothing: only its summary was read.
    Unread,
    /// The records of a match in progress.
    Steps(Records),
    /// The record of a finished match.
    Finished(String),
}

/// The part of a match that the store holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stored {
    /// Nothing.
    Nothing,
    /// A head, its summary, and this many steps.
    Steps(usize),
    /// The record of a finished match.
    Finished,
}

/// A match that the library keeps.
#[derive(Clone, Debug)]
pub(super) struct Kept {
    /// Its scope: the id of its game, or the scope of a table in another site's page
    /// (`embed::Request::scope`).
    pub scope: String,
    /// Its number in the scope: the time at which it began, in milliseconds, unless the clock was behind
    /// an earlier number. It is unique, and larger for a later match.
    pub number: u64,
    /// The text of the summary; empty for a finished match, whose record has it.
    pub summary_text: String,
    summary: OnceCell<Summary>,
    pub content: Content,
    /// True if a person has removed it.
    pub removed: bool,
    /// The day of which it was the official try when a person removed it.
    pub day: Option<u32>,
    /// Counts the changes.
    pub version: u64,
    /// The version from which on the records are others than before: steps that the store has of an
    /// earlier version do not go with them.
    pub records_since: u64,
    /// The version that the store has acknowledged; `None` before the first.
    pub written: Option<u64>,
    pub stored: Stored,
    /// The writes that the store may have made without an answer, the latest last.
    pub unanswered: Vec<Write>,
    /// The position that the last record leads to, once the match was opened.
    pub position: usize,
    /// True if a part of its records did not fit it, until a table has shown that; `None` before
    /// the match was opened.
    pub left_out: Option<bool>,
    /// The number under which the store still has it, beside a finished match of that number.
    pub beside: Option<u64>,
    /// True if it was begun in this tab, and no table has been opened for it yet.
    pub begun_here: bool,
    /// True if it has gone on by a letter, and no table has shown that yet.
    pub has_news: bool,
    /// True if this version has failed to open it.
    pub unreadable: bool,
}

impl Kept {
    pub fn new(scope: &str, number: u64, summary_text: String, content: Content) -> Self {
        Self {
            scope: scope.to_owned(),
            number,
            summary_text,
            summary: OnceCell::new(),
            content,
            removed: false,
            day: None,
            version: 0,
            records_since: 0,
            written: None,
            stored: Stored::Nothing,
            unanswered: Vec::new(),
            position: 0,
            left_out: None,
            beside: None,
            begun_here: false,
            has_news: false,
            unreadable: false,
        }
    }

    /// Returns the match as the store has it now.
    #[must_use]
    pub fn with_stored(mut self, stored: Stored) -> Self {
        self.stored = stored;
        self.written = Some(self.version);
        self
    }

    pub fn key(&self) -> String {
        key_of(&self.scope, self.number)
    }

    pub fn is_on_disk(&self) -> bool {
        self.written == Some(self.version)
    }

    /// Returns true if it is neither over nor removed.
    pub fn is_in_progress(&self) -> bool {
        !self.removed && !matches!(self.content, Content::Finished(_))
    }

    /// Returns true if it was finished, and another tab has removed it: nothing brings it back.
    pub fn is_gone(&self) -> bool {
        let is_finished = matches!(self.content, Content::Finished(_));
        self.removed && is_finished && self.stored == Stored::Nothing && self.is_on_disk()
    }

    /// Notes a change that the store must be told.
    pub fn changed(&mut self) {
        self.version += 1;
        self.removed = false;
    }

    /// Gives up the number, which another tab has taken, for this one.
    pub fn renumber(&mut self, number: u64) {
        self.number = number;
        (self.stored, self.written) = (Stored::Nothing, None);
        self.unanswered.clear();
    }

    /// Returns the summary. What cannot be read of it is unknown.
    pub fn summary(&self) -> &Summary {
        self.summary.get_or_init(|| {
            let read = match &self.content {
                Content::Finished(text) => Finished::summary(text),
                Content::Unread => serde_json::from_str(&self.summary_text).ok(),
                Content::Steps(records) => serde_json::from_str(&self.summary_text)
                    .ok()
                    .or_else(|| Summary::of_head(&records.head, self.number)),
            };
            read.unwrap_or_else(|| Summary::unknown(self.number))
        })
    }

    /// Replaces the summary.
    pub fn summarize(&mut self, summary: Summary) {
        if let Content::Finished(text) = &mut self.content {
            if let Some((_, finished)) = Finished::read(text) {
                *text = finished.text(&summary);
            }
        } else {
            self.summary_text = serde_json::to_string(&summary).expect("a summary is plain data");
        }
        self.summary = OnceCell::from(summary);
    }

    /// Takes over a match and its summary; one that is over becomes a single record.
    pub fn settle(&mut self, summary: Summary, play: &AnyMatch) {
        if play.is_over() {
            self.finish(summary, &Finished::new(play));
        } else {
            self.summarize(summary);
        }
    }

    /// Replaces the content by that of a finished match.
    pub fn finish(&mut self, summary: Summary, finished: &Finished) {
        self.content = Content::Finished(finished.text(&summary));
        self.summary_text.clear();
        self.summary = OnceCell::from(summary);
    }

    /// Takes over what the store has.
    pub fn replace(&mut self, summary_text: String, content: Content, stored: Stored) {
        (self.summary_text, self.content, self.stored) = (summary_text, content, stored);
        self.summary.take();
        self.removed = false;
    }

    /// Returns the record of the summary in the store.
    fn summary_record(&self) -> Record {
        Record { key: format!("{NOW}{}", self.key()), text: self.summary_text.clone() }
    }

    /// Returns the write that brings the store up to date.
    pub fn write(&self, id: MatchId) -> Write {
        let head = format!("{MATCHES}{}", self.key());
        let done = done_key(&self.scope, self.number);
        let (mut need, mut free) = (None, None);
        let mut changes = Vec::new();
        let mut after = self.stored;
        match (&self.content, self.removed) {
            (_, true) => {
                changes.extend(removal(&self.key()));
                changes.push(Change::Remove(done));
                changes.extend(self.day.map(|day| Change::Put(tried_record(day))));
                after = Stored::Nothing;
            }
            (Content::Unread, false) => {
                need = Some(head);
                changes.push(Change::Put(self.summary_record()));
            }
            (Content::Steps(records), false) => {
                let is_known = self.written.is_some_and(|written| written >= self.records_since);
                let known = match self.stored {
                    Stored::Steps(known) => {
                        need = Some(head.clone());
                        if is_known {
                            known
                        } else {
                            free = Some(step_key(&head, known));
                            changes.push(Change::RemoveAll(head.clone()));
                            0
                        }
                    }
                    Stored::Finished => {
                        need = Some(done.clone());
                        changes.push(Change::Remove(done));
                        0
                    }
                    Stored::Nothing => {
                        // A finished match may have this number.
                        free = Some(done);
                        changes.extend(
                            self.beside
                                .into_iter()
                                .flat_map(|number| removal(&key_of(&self.scope, number))),
                        );
                        0
                    }
                };
                if !is_known || !matches!(self.stored, Stored::Steps(_)) {
                    let text = records.head.clone();
                    changes.push(Change::Add(Record { key: head.clone(), text }));
                }
                let steps = records.steps.iter().enumerate().skip(known);
                changes.extend(steps.map(|(n, text)| {
                    Change::Add(Record { key: step_key(&head, n), text: text.clone() })
                }));
                changes.push(Change::Put(self.summary_record()));
                after = Stored::Steps(records.steps.len());
            }
            (Content::Finished(text), false) => {
                let record = Record { key: done.clone(), text: text.clone() };
                match self.stored {
                    Stored::Nothing => {
                        // A beginning that was written without an answer must not stay beside it.
                        free = Some(head);
                        changes.push(Change::Add(record));
                    }
                    Stored::Steps(known) => {
                        // Another tab may have gone on with the match.
                        free = Some(step_key(&head, known));
                        changes.extend(removal(&self.key()));
                        need = Some(head);
                        changes.push(Change::Add(record));
                    }
                    Stored::Finished => {
                        need = Some(done);
                        changes.push(Change::Put(record));
                    }
                }
                after = Stored::Finished;
            }
        }
        Write { id, need, free, changes, version: self.version, after }
    }
}

/// Returns the changes that remove the records of the match in progress with this key.
fn removal(key: &str) -> [Change; 2] {
    [Change::RemoveAll(format!("{MATCHES}{key}")), Change::Remove(format!("{NOW}{key}"))]
}

pub(super) fn step_key(head: &str, n: usize) -> String {
    format!("{head}/{n:06}")
}
