//! The matches of a page: in memory, and what the store has to be told of them.
//!
//! A decision is in memory at once. [`Library::next_write`] says what the store does not have
//! yet, one match at a time and in the order of the decisions; whoever writes it tells the
//! library how it went. What the store has not acknowledged is handed out again. No match is
//! ever removed, and one that begins changes no other.

use super::{AnyMatch, LoadError, Records};
use std::cmp::Reverse;
use std::collections::HashSet;

/// The prefix of all matches among the store's keys. A key is `match/SCOPE/NUMBER` for a head
/// and `match/SCOPE/NUMBER/STEP` for a step.
pub const MATCHES: &str = "match/";

/// The prefix of the marks of matches that are over; a mark is `over/SCOPE/NUMBER`. By them
/// the home page knows without the rules of any game which matches go on.
pub const OVER: &str = "over/";

/// The wait after a failed write until it is tried again, in milliseconds. Each further try
/// waits twice as long, up to [`LONGEST_RETRY`].
pub const FIRST_RETRY: u32 = 2_000;

/// The longest wait between two tries, in milliseconds.
pub const LONGEST_RETRY: u32 = 60_000;

/// A match that a library knows. It means nothing to another tab, nor after a reload: there
/// the match goes by its [`Library::key`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchId(usize);

/// A text of the store under its key.
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
    /// Writes a record, over what there may be.
    Put(Record),
    /// Removes the record of this key.
    Remove(String),
}

/// Changes that the store makes together or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Write {
    /// The match that they are of.
    pub id: MatchId,
    /// The key that the store must have already, if there must be one.
    pub need: Option<String>,
    /// The changes, in order.
    pub changes: Vec<Change>,
    /// The number of steps that the store has afterwards.
    steps: usize,
    /// True if the store has the mark afterwards.
    over: bool,
}

/// Says if a match is on the disk as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// It is.
    OnDisk,
    /// It soon will be.
    Writing,
    /// It is in memory only.
    InMemory,
}

/// A match as it is kept.
#[derive(Clone, Debug)]
struct Kept {
    /// The scope that it belongs to: the id of its game, or that of a table in another site's
    /// page (`embed::Asked::scope`).
    scope: String,
    /// Its number in the scope, unique and larger for a later match: the time at which it
    /// began, in milliseconds.
    number: u64,
    records: Records,
    /// The position that the last of the records leads to, once the match was opened.
    position: usize,
    /// The number of steps that the store has acknowledged; `None` before its head.
    on_disk: Option<usize>,
    /// True if its records said something that did not fit it, until a table has shown that;
    /// `None` before the match was opened.
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

    /// The change of the mark that the store has to make, if any.
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

/// The matches among the store's records, each with its scope and number. A step without its
/// head is left out: so is what remains of a match that was removed.
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
    /// In the order in which this page came to know them; none is ever removed.
    all: Vec<Kept>,
    /// True if the store has answered and its last answer was no failure.
    reachable: bool,
    /// The wait before the next try after a failed write, in milliseconds.
    retry: u32,
    /// True while such a try is waiting.
    retrying: bool,
}

impl Default for Library {
    /// An empty library. Until the store has answered, it may be that it never will.
    fn default() -> Self {
        Self { all: Vec::new(), reachable: false, retry: FIRST_RETRY, retrying: false }
    }
}

/// What the store is told, and what it answers.
impl Library {
    /// Returns what the store has to be told next; `None` if it has everything.
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

    /// Notes that the store could not be reached or had no room. Returns the wait until
    /// [`Library::retry`] has to be called, in milliseconds; `None` if a wait is running.
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

    /// Notes that the store refused a write because a key was taken, or the needed one was
    /// gone. `found` is what it has under the key of the match. If that is the beginning of
    /// this very match, a write was made whose answer was lost, and the rest follows it. If
    /// another tab has written there, both matches go on, this one under another number.
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

    /// Takes in what the store has: at the start everything, later what another tab has
    /// written. A known match is replaced only if all that was decided here is on the disk:
    /// the decisions of the other tab then follow ours. Returns true if anything is new.
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

    /// Says how safe a match is.
    pub fn safety(&self, id: MatchId) -> Safety {
        match (self.all[id.0].is_on_disk(), self.reachable) {
            (true, _) => Safety::OnDisk,
            (false, true) => Safety::Writing,
            (false, false) => Safety::InMemory,
        }
    }
}

/// What happens in matches.
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

    /// Keeps what has happened in a match since it was kept last.
    pub fn keep(&mut self, id: MatchId, play: &AnyMatch) {
        let kept = &mut self.all[id.0];
        kept.records.steps.extend(play.steps_since(kept.position));
        kept.position = play.position();
        kept.over = play.is_over();
    }

    /// Keeps something else that has happened in a match.
    pub fn add(&mut self, id: MatchId, step: String) {
        self.all[id.0].records.steps.push(step);
    }

    /// Opens a match, by replaying it.
    ///
    /// # Errors
    /// Why what is kept of it cannot be opened.
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

    /// Returns true once for a match that was begun in this tab: for the table that is opened
    /// for it.
    pub fn was_begun_here(&mut self, id: MatchId) -> bool {
        std::mem::take(&mut self.all[id.0].begun_here)
    }

    /// Returns true once if something that was said of a match did not fit it and was left
    /// out: for the table that says so.
    pub fn left_out(&mut self, id: MatchId) -> bool {
        self.all[id.0].left_out.replace(false).unwrap_or(false)
    }
}

/// Which matches there are.
impl Library {
    /// The key of a match, which names it in the store, in other tabs, and after a reload. It
    /// changes when another tab has taken it.
    pub fn key(&self, id: MatchId) -> String {
        self.all[id.0].key()
    }

    /// The number of a match in its scope.
    pub fn number(&self, id: MatchId) -> u64 {
        self.all[id.0].number
    }

    /// Everything kept of a match as one text, to be taken elsewhere.
    pub fn text(&self, id: MatchId) -> String {
        self.all[id.0].records.text()
    }

    /// The match of this key, if it is known.
    pub fn find(&self, key: &str) -> Option<MatchId> {
        self.all.iter().position(|kept| kept.key() == key).map(MatchId)
    }

    /// The match of this number in a scope, if it is known.
    pub fn numbered(&self, scope: &str, number: u64) -> Option<MatchId> {
        let same = |kept: &Kept| kept.scope == scope && kept.number == number;
        self.all.iter().position(same).map(MatchId)
    }

    /// The matches in a scope, the last one first.
    pub fn in_scope(&self, scope: &str) -> Vec<MatchId> {
        let all = (0..self.all.len()).map(MatchId);
        let mut found: Vec<_> = all.filter(|id| self.all[id.0].scope == scope).collect();
        found.sort_unstable_by_key(|&id| Reverse(self.number(id)));
        found
    }

    /// The last match in a scope.
    pub fn last(&self, scope: &str) -> Option<MatchId> {
        self.in_scope(scope).first().copied()
    }

    /// The last match in a scope that is in progress.
    pub fn in_progress(&self, scope: &str) -> Option<MatchId> {
        let goes_on = |id: &MatchId| !self.all[id.0].over && !self.all[id.0].unreadable;
        self.in_scope(scope).into_iter().find(goes_on)
    }

    /// The match in progress that began as `play` does and has come further.
    pub fn further_than(&mut self, scope: &str, play: &AnyMatch) -> Option<MatchId> {
        let head = play.records().head;
        self.in_scope(scope).into_iter().find(|&id| {
            self.all[id.0].records.head == head
                && self
                    .play(id)
                    .is_ok_and(|known| !known.is_over() && known.position() > play.position())
        })
    }

    /// The finished match from a position of which a match was begun, if it is one of those.
    /// Of several it is the first: a player who tries again what was tried again goes back to
    /// that.
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
