//! The matches of a page: in memory, and the changes that the store still needs.
//!
//! A decision is in memory at once. [`Library::next_write`] returns what the store does not have
//! yet, one match at a time and in the order of the decisions; the caller reports how the write
//! went. What the store has not acknowledged is returned again. No match is ever removed, and a new
//! match changes no other.

use super::{AnyMatch, LoadError, Records};
use std::cmp::Reverse;
use std::collections::HashSet;

/// The prefix of all matches among the store's keys. A key is `match/SCOPE/NUMBER` for a head
/// and `match/SCOPE/NUMBER/STEP` for a step.
pub const MATCHES: &str = "match/";

/// The prefix of the marks of matches that are over; a mark is `over/SCOPE/NUMBER`. With them the
/// home page knows which matches are in progress without loading the rules of any game.
pub const OVER: &str = "over/";

/// The wait after a failed write until it is tried again, in milliseconds. Each further try
/// waits twice as long, up to [`LONGEST_RETRY`].
pub const FIRST_RETRY: u32 = 2_000;

/// The longest wait between two tries, in milliseconds.
pub const LONGEST_RETRY: u32 = 60_000;

/// A match that a library knows. The id is invalid in another tab and after a reload; there the
/// match is identified by its [`Library::key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchId(usize);

/// A text in the store and its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The key.
    pub key: String,
    /// The text.
    pub text: String,
}

/// A change of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adds a record under a key that must be free.
    Add(Record),
    /// Writes a record and replaces one with the same key.
    Put(Record),
    /// Removes the record of this key.
    Remove(String),
}

/// Changes that the store makes together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The match that the changes belong to.
    pub id: MatchId,
    /// The key that must already be in the store, if any.
    pub need: Option<String>,
    /// The changes, in order.
    pub changes: Vec<Change>,
    /// The number of steps that the store has afterwards.
    steps: usize,
    /// True if the store has the mark afterwards.
    over: bool,
}

/// The storage state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// The match is on the disk as it is now.
    OnDisk,
    /// It is being written.
    Writing,
    /// It is in memory only.
    InMemory,
}

/// A match that the library keeps.
#[derive(Clone, Debug)]
struct Kept {
    /// Its scope: the id of its game, or the scope of a table in another site's page
    /// (`embed::TeacherQuestion::scope`).
    scope: String,
    /// Its number in the scope: the time at which it began, in milliseconds. It is unique, and
    /// larger for a later match.
    number: u64,
    records: Records,
    /// The position that the last record leads to, once the match was opened.
    position: usize,
    /// The number of steps that the store has acknowledged; `None` before its head.
    on_disk: Option<usize>,
    /// True if a part of its records did not fit it, until a table has shown that; `None` before
    /// the match was opened.
    left_out: Option<bool>,
    /// True if it was begun in this tab, and no table has been opened for it yet.
    begun_here: bool,
    /// True if it is over.
    over: bool,
    /// True if the store has the mark that says so.
    marked_over: bool,
    /// True if this version has failed to open it.
    unreadable: bool,
}

impl Kept {
    fn new(scope: String, number: u64, records: Records) -> Self {
        Self {
            scope,
            number,
            records,
            position: 0,
            on_disk: None,
            left_out: None,
            begun_here: false,
            over: false,
            marked_over: false,
            unreadable: false,
        }
    }

    fn key(&self) -> String {
        format!("{}/{:016}", self.scope, self.number)
    }

    fn is_on_disk(&self) -> bool {
        self.on_disk == Some(self.records.steps.len()) && self.over == self.marked_over
    }

    /// Returns the change of the mark that the store still needs, if any.
    fn mark(&self) -> Option<Change> {
        let key = format!("{OVER}{}", self.key());
        match (self.over, self.marked_over) {
            (true, false) => Some(Change::Put(Record { key, text: String::new() })),
            (false, true) => Some(Change::Remove(key)),
            _ => None,
        }
    }

    fn write(&self, id: MatchId) -> Write {
        let head = format!("{MATCHES}{}", self.key());
        let begin = Record { key: head.clone(), text: self.records.head.clone() };
        let begin = self.on_disk.is_none().then_some(Change::Add(begin));
        let steps = self.records.steps.iter().enumerate().skip(self.on_disk.unwrap_or(0));
        let steps = steps.map(|(n, text)| {
            Change::Add(Record { key: format!("{head}/{n:06}"), text: text.clone() })
        });
        Write {
            id,
            changes: begin.into_iter().chain(steps).chain(self.mark()).collect(),
            need: self.on_disk.is_some().then_some(head),
            steps: self.records.steps.len(),
            over: self.over,
        }
    }
}

/// Returns the matches among the store's records, each with its scope and number. A step without
/// its head is left out, such as a remainder of a removed match.
fn in_order(records: Vec<Record>) -> Vec<(String, u64, Records)> {
    let mut found: Vec<(String, u64, Records)> = Vec::new();
    for Record { key, text } in records {
        let mut parts = key.strip_prefix(MATCHES).unwrap_or_default().split('/');
        let (Some(scope), Some(number)) = (parts.next(), parts.next()) else { continue };
        let Ok(number) = number.parse() else { continue };
        match (parts.next(), found.last_mut()) {
            (None, _) => found.push((scope.to_owned(), number, Records::foreign(text))),
            (Some(_), Some((of, nth, records))) if of == scope && *nth == number => {
                records.steps.push(text);
            }
            (Some(_), _) => {}
        }
    }
    found
}

/// All matches that a page knows.
#[derive(Clone, Debug)]
pub struct Library {
    /// The matches in the order in which this page learned of them; none is ever removed.
    all: Vec<Kept>,
    /// True if the store has answered and its last answer was not a failure.
    reachable: bool,
    /// The wait before the next try after a failed write, in milliseconds.
    retry: u32,
    /// True while that wait is running.
    retrying: bool,
}

impl Default for Library {
    /// Returns an empty library. It is unreachable until the store has answered.
    fn default() -> Self {
        Self { all: Vec::new(), reachable: false, retry: FIRST_RETRY, retrying: false }
    }
}

/// Writing to the store, and its answers.
impl Library {
    /// Returns the next write for the store; `None` if it has everything.
    pub fn next_write(&self) -> Option<Write> {
        let at = self.all.iter().position(|kept| !kept.is_on_disk())?;
        Some(self.all[at].write(MatchId(at)))
    }

    /// Notes that the store has made a write.
    pub fn acknowledged(&mut self, write: &Write) {
        let kept = &mut self.all[write.id.0];
        (kept.on_disk, kept.marked_over) = (Some(write.steps), write.over);
        self.reachable = true;
        self.retry = FIRST_RETRY;
    }

    /// Notes that the store could not be reached or is full. Returns the time until the caller must
    /// call [`Library::retry`], in milliseconds; `None` if a wait is already running.
    pub fn failed(&mut self) -> Option<u32> {
        self.reachable = false;
        if self.retrying {
            return None;
        }
        self.retrying = true;
        let wait = self.retry;
        self.retry = (wait * 2).min(LONGEST_RETRY);
        Some(wait)
    }

    /// Notes that the wait after a failure is over.
    pub fn retry(&mut self) {
        self.retrying = false;
    }

    /// Notes that the store refused a write because a key was taken or the needed one was missing.
    /// `found` is what it has under the key of the match. If that is the beginning of this same
    /// match, an earlier write succeeded without an answer, and the rest follows it. If another tab
    /// has written there, both matches go on, this one under another number.
    pub fn resolve(&mut self, id: MatchId, found: Vec<Record>, now: u64) {
        self.reachable = true;
        let there = in_order(found).pop().map(|(_, _, records)| records);
        let kept = &mut self.all[id.0];
        match there {
            Some(there)
                if there.head == kept.records.head
                    && kept.records.steps.starts_with(&there.steps)
                    && kept.on_disk.is_none_or(|known| there.steps.len() > known) =>
            {
                kept.on_disk = Some(there.steps.len());
            }
            _ => {
                kept.number = (kept.number + 1).max(now);
                kept.on_disk = None;
                kept.marked_over = false;
            }
        }
    }

    /// Notes that the store was opened and read.
    pub fn opened(&mut self) {
        self.reachable = true;
    }

    /// Adds records of the store: at the start all of them, later what another tab has written. A
    /// known match is replaced only if all decisions made here are on the disk: the decisions of
    /// the other tab then follow them. Returns true if anything is new.
    pub fn received(&mut self, records: Vec<Record>, marks: &[Record]) -> bool {
        let over: HashSet<&str> =
            marks.iter().filter_map(|mark| mark.key.strip_prefix(OVER)).collect();
        let mut is_new = false;
        for (scope, number, records) in in_order(records) {
            let steps = records.steps.len();
            let kept = match self.numbered(&scope, number) {
                Some(MatchId(at)) => {
                    let known = &mut self.all[at];
                    if !known.is_on_disk() || steps <= known.records.steps.len() {
                        continue;
                    }
                    known.records = records;
                    known
                }
                None => self.all.push_mut(Kept::new(scope, number, records)),
            };
            kept.on_disk = Some(steps);
            kept.over = over.contains(kept.key().as_str());
            kept.marked_over = kept.over;
            is_new = true;
        }
        is_new
    }

    /// Returns the storage state of a match.
    pub fn safety(&self, id: MatchId) -> Safety {
        match (self.all[id.0].is_on_disk(), self.reachable) {
            (true, _) => Safety::OnDisk,
            (false, true) => Safety::Writing,
            (false, false) => Safety::InMemory,
        }
    }
}

/// Changes of matches.
impl Library {
    /// Begins to keep a match in a scope; `now` is the time in milliseconds.
    pub fn begin(&mut self, scope: &str, play: &AnyMatch, now: u64) -> MatchId {
        let after = self.last(scope).map_or(0, |id| self.number(id) + 1);
        self.all.push(Kept {
            position: play.position(),
            left_out: Some(play.left_out()),
            begun_here: true,
            over: play.is_over(),
            ..Kept::new(scope.to_owned(), after.max(now), play.records())
        });
        MatchId(self.all.len() - 1)
    }

    /// Keeps what has happened in a match since the last call.
    pub fn keep(&mut self, id: MatchId, play: &AnyMatch) {
        let kept = &mut self.all[id.0];
        kept.records.steps.extend(play.steps_since(kept.position));
        kept.position = play.position();
        kept.over = play.is_over();
    }

    /// Adds a step to a match.
    pub fn add(&mut self, id: MatchId, step: String) {
        self.all[id.0].records.steps.push(step);
    }

    /// Opens a match by replaying it.
    ///
    /// # Errors
    /// Returns an error if its records cannot be opened.
    pub fn play(&mut self, id: MatchId) -> Result<AnyMatch, LoadError> {
        let kept = &mut self.all[id.0];
        let opened = kept.records.open();
        kept.unreadable = opened.is_err();
        if let Ok(play) = &opened {
            kept.position = play.position();
            kept.left_out.get_or_insert(play.left_out());
            kept.over = play.is_over();
        }
        opened
    }

    /// Returns true once for a match that was begun in this tab, for its first table.
    pub fn was_begun_here(&mut self, id: MatchId) -> bool {
        std::mem::take(&mut self.all[id.0].begun_here)
    }

    /// Returns true once if a part of a match's records did not fit it and was left out, for the
    /// table that shows this.
    pub fn left_out(&mut self, id: MatchId) -> bool {
        self.all[id.0].left_out.replace(false).unwrap_or(false)
    }
}

/// Queries.
impl Library {
    /// Returns the key of a match, which identifies it in the store, in other tabs and after a
    /// reload. The key changes if another tab has taken it.
    pub fn key(&self, id: MatchId) -> String {
        self.all[id.0].key()
    }

    /// Returns the number of a match in its scope.
    pub fn number(&self, id: MatchId) -> u64 {
        self.all[id.0].number
    }

    /// Returns all records of a match as one text, for export.
    pub fn text(&self, id: MatchId) -> String {
        self.all[id.0].records.text()
    }

    /// Returns the match with this key, if it is known.
    pub fn find(&self, key: &str) -> Option<MatchId> {
        self.all.iter().position(|kept| kept.key() == key).map(MatchId)
    }

    /// Returns the match with this number in a scope, if it is known.
    pub fn numbered(&self, scope: &str, number: u64) -> Option<MatchId> {
        let same = |kept: &Kept| kept.scope == scope && kept.number == number;
        self.all.iter().position(same).map(MatchId)
    }

    /// Returns the matches in a scope, the latest first.
    pub fn in_scope(&self, scope: &str) -> Vec<MatchId> {
        let all = (0..self.all.len()).map(MatchId);
        let mut found: Vec<_> = all.filter(|id| self.all[id.0].scope == scope).collect();
        found.sort_unstable_by_key(|&id| Reverse(self.number(id)));
        found
    }

    /// Returns the latest match in a scope.
    pub fn last(&self, scope: &str) -> Option<MatchId> {
        self.in_scope(scope).first().copied()
    }

    /// Returns the latest match in a scope that is in progress.
    pub fn in_progress(&self, scope: &str) -> Option<MatchId> {
        let goes_on = |id: &MatchId| !self.all[id.0].over && !self.all[id.0].unreadable;
        self.in_scope(scope).into_iter().find(goes_on)
    }

    /// Returns the match in progress that began like `play` and has advanced further.
    pub fn further_than(&mut self, scope: &str, play: &AnyMatch) -> Option<MatchId> {
        let head = play.records().head;
        self.in_scope(scope).into_iter().find(|&id| {
            self.all[id.0].records.head == head
                && self
                    .play(id)
                    .is_ok_and(|known| !known.is_over() && known.position() > play.position())
        })
    }

    /// Returns the finished match whose position this match began from, if any. If there are
    /// several, it returns the earliest, so a second try of a second try leads back to the
    /// original.
    pub fn finished_before(&self, id: MatchId) -> Option<MatchId> {
        let kept = &self.all[id.0];
        let begun_from = |earlier: &Kept| {
            earlier.over
                && earlier.scope == kept.scope
                && earlier.number < kept.number
                && earlier.records.head == kept.records.head
        };
        let found = self.all.iter().enumerate().filter(|(_, earlier)| begun_from(earlier));
        found.min_by_key(|(_, earlier)| earlier.number).map(|(at, _)| MatchId(at))
    }
}
