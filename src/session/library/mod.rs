//! The matches of a page: in memory, and the changes that the store still needs.
//!
//! A decision is in memory at once. [`Library::next_write`] returns what the store does not have
//! yet, one match at a time and in the order of the decisions; the caller reports how the write
//! went. What the store has not acknowledged is returned again. A new match changes no other, and
//! none is removed unless a person does it, or the store is full.
//!
//! A match in progress is a head, one record for each step, and a summary that lists can show
//! without the rules of its game. When it ends, one record takes their place ([`Finished`]), in the
//! same write. Records are read when a match is opened; at the start only the summaries are.

mod bundle;
mod days;
mod finished;
mod kept;
mod keys;
mod letters;
mod merging;
mod storing;
mod summary;

pub use bundle::{Bundle, BundleError, Entry, Standing};
pub use days::{DayTries, DayTry, DaysIndex};
pub use finished::{Finished, game_in_file, open_file};
pub use kept::Write;
pub use keys::{
    DAYS_INDEX, DONE, GOALS, LAST, MATCHES, NOW, ROUNDS, TRIED, done_key, done_parts, key_of,
    parts_of, tried_day, tried_record,
};
pub use merging::{Answer, Merged, Merging, Next};
pub use storing::{FIRST_RETRY, LONGEST_RETRY, Safety};
pub use summary::{Final, LONGEST_PAUSE, Summary};

use super::{AnyMatch, LoadError, Records, load};
use kept::{Content, Kept, Stored};
use keys::HIGHEST;

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
    /// Removes all records whose keys begin with this.
    RemoveAll(String),
}

/// The records that the store has under the key of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Its head and steps, in order.
    pub steps: Vec<Record>,
    /// Its summary, if it is in progress.
    pub summary: Option<String>,
    /// Its record, if it is finished.
    pub finished: Option<String>,
}

/// Returns the matches among the store's records, each with its scope and number. A step without
/// its head is left out, such as a remainder of a removed match.
fn in_order(records: Vec<Record>) -> Vec<(String, u64, Records)> {
    let mut found: Vec<(String, u64, Records)> = Vec::new();
    for Record { key, text } in records {
        let Some(key) = key.strip_prefix(MATCHES) else { continue };
        let Some((scope, number)) = parts_of(key) else { continue };
        match (key.split('/').nth(2), found.last_mut()) {
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
///
/// Matches are in the order of a counter, whatever the clock says. The counter follows the clock while
/// that goes forward, so that the matches of two devices are in order too; it never goes back.
#[derive(Clone, Debug)]
pub struct Library {
    /// The last number that was given to a match or to its last decision, here or in another tab.
    last: u64,
    /// The matches in the order in which this page learned of them.
    all: Vec<Kept>,
    /// True if the store has answered and its last answer was not a failure.
    reachable: bool,
    /// The wait before the next try after a failed write, in milliseconds.
    retry: u32,
    /// True while that wait is running.
    retrying: bool,
    /// True if such a wait is over and nothing was written since: tables have said meanwhile that
    /// nothing can be saved.
    was_said: bool,
}

impl Default for Library {
    /// Returns an empty library. It is unreachable until the store has answered.
    fn default() -> Self {
        Self {
            last: 0,
            all: Vec::new(),
            reachable: false,
            retry: FIRST_RETRY,
            retrying: false,
            was_said: false,
        }
    }
}

/// The content of the store.
impl Library {
    /// Notes that the store was opened.
    pub fn opened(&mut self) {
        self.reachable = true;
    }

    /// Goes on counting from this number at least.
    fn count_from(&mut self, number: u64) {
        if number <= HIGHEST {
            self.last = self.last.max(number);
        }
    }

    /// Returns the next number of the counter: the time `now` in milliseconds, unless that is behind.
    fn next(&mut self, now: u64) -> u64 {
        self.last = self.following(now);
        self.last
    }

    /// Returns the number that [`next`](Self::next) would give.
    fn following(&self, now: u64) -> u64 {
        (self.last + 1).max(now.min(HIGHEST))
    }

    /// Goes on counting from what the matches of a file have. Returns the record that keeps this.
    pub fn count_from_file(&mut self, entries: &[Entry]) -> Record {
        for entry in entries {
            self.count_from(entry.number);
            self.count_from(entry.summary().map_or(0, |summary| summary.order()));
        }
        self.last_record()
    }

    /// Returns the record of the last number.
    fn last_record(&self) -> Record {
        Record { key: LAST.to_owned(), text: self.last.to_string() }
    }

    /// Adds the summaries of the store: the matches in progress. The last number comes with them.
    pub fn received_summaries(&mut self, records: Vec<Record>) {
        for Record { key, text } in records {
            if key == LAST {
                self.count_from(text.parse().unwrap_or(0));
                continue;
            }
            let Some((scope, number)) = key.strip_prefix(NOW).and_then(parts_of) else { continue };
            self.count_from(number);
            if self.numbered(scope, number).is_some() {
                continue;
            }
            let kept = Kept::new(scope, number, text, Content::Unread);
            self.all.push(kept.with_stored(Stored::Steps(0)));
        }
    }

    /// Adds what the store has of a match: what another tab has written, or the records of a match
    /// that is about to be opened. A known match is replaced only if everything that happened here
    /// is on the disk: the decisions of the other tab then follow it. Returns true if anything is
    /// new.
    pub fn received(&mut self, scope: &str, number: u64, mut found: Found) -> bool {
        self.part(scope, number, &mut found);
        let known = self.numbered(scope, number);
        if known.is_some_and(|id| !self.all[id.0].is_on_disk()) {
            return false;
        }
        let Some((summary_text, content, stored)) = Self::read(scope, number, found) else {
            // Another tab has removed the match. A table that shows it keeps it.
            let Some(MatchId(at)) = known else { return false };
            self.all[at].stored = Stored::Nothing;
            return !std::mem::replace(&mut self.all[at].removed, true);
        };
        let Some(MatchId(at)) = known else {
            self.all.push(Kept::new(scope, number, summary_text, content).with_stored(stored));
            return true;
        };
        let kept = &mut self.all[at];
        let (is_new, is_renamed) = match (&kept.content, &content) {
            (Content::Steps(known), Content::Steps(there)) => (
                there.steps.len() > known.steps.len(),
                there.steps == known.steps && kept.summary_text != summary_text,
            ),
            (Content::Finished(known), Content::Finished(there)) => (known != there, false),
            _ => (true, false),
        };
        if is_new || is_renamed || kept.removed {
            kept.replace(summary_text, content, stored);
        }
        is_new
    }

    /// Gives a match in progress a number of its own whose records the store has beside a finished match:
    /// earlier versions gave a number twice if the clock had been ahead.
    fn part(&mut self, scope: &str, number: u64, found: &mut Found) {
        let is_both = found.finished.is_some() && !found.steps.is_empty();
        let known = self.numbered(scope, number).filter(|id| self.all[id.0].is_on_disk());
        if !is_both || self.parted(scope, number).is_some() {
            return;
        }
        let steps = std::mem::take(&mut found.steps);
        let running = Found { steps, summary: found.summary.take(), finished: None };
        let Some((summary_text, content, _)) = Self::read(scope, number, running) else { return };
        let mut kept = Kept::new(scope, number, summary_text, content);
        kept.renumber(self.next(0));
        kept.beside = Some(number);
        match known {
            // It is in a list.
            Some(MatchId(at)) if self.all[at].is_in_progress() => self.all[at] = kept,
            _ => self.all.push(kept),
        }
    }

    /// Returns the match in progress that is being given a number of its own, because a finished one has
    /// this number.
    pub fn parted(&self, scope: &str, number: u64) -> Option<MatchId> {
        let is_it = |kept: &Kept| kept.scope == scope && kept.beside == Some(number);
        self.all.iter().position(is_it).map(MatchId)
    }

    /// Reads what the store has of a match. `None` if it has nothing.
    fn read(scope: &str, number: u64, found: Found) -> Option<(String, Content, Stored)> {
        if let Some(text) = found.finished {
            return Some((String::new(), Content::Finished(text), Stored::Finished));
        }
        let of = |(there, nth, _): &(String, u64, Records)| there == scope && *nth == number;
        let (_, _, records) = in_order(found.steps).into_iter().find(of)?;
        let stored = Stored::Steps(records.steps.len());
        Some((found.summary.unwrap_or_default(), Content::Steps(records), stored))
    }
}

/// Changes of matches.
impl Library {
    /// Begins to keep a match in a scope; `now` is the time in milliseconds.
    pub fn begin(&mut self, scope: &str, play: &AnyMatch, now: u64) -> MatchId {
        let number = self.next(now);
        let mut kept = Kept::new(scope, number, String::new(), Content::Steps(play.records()));
        kept.position = play.position();
        kept.left_out = Some(play.left_out());
        kept.begun_here = true;
        kept.settle(Summary { order: number, ..Summary::new(play, now) }, play);
        self.all.push(kept);
        MatchId(self.all.len() - 1)
    }

    /// Keeps what has happened in a match since the last call; `now` is the time in milliseconds.
    pub fn keep(&mut self, id: MatchId, play: &AnyMatch, now: u64) {
        let order = self.next(now);
        let kept = &mut self.all[id.0];
        let mut summary = Summary { order, ..kept.summary().clone() };
        summary.update(play, now);
        if let Content::Steps(records) = &mut kept.content {
            records.steps.extend(play.steps_since(kept.position));
        } else {
            kept.content = Content::Steps(play.records());
            kept.records_since = kept.version + 1;
        }
        kept.settle(summary, play);
        kept.position = play.position();
        kept.changed();
    }

    /// Adds a step of a match that is no decision: a hint or a review.
    pub fn add(&mut self, id: MatchId, step: String) {
        let kept = &mut self.all[id.0];
        if kept.is_gone() {
            return;
        }
        match &mut kept.content {
            Content::Steps(records) => records.steps.push(step),
            Content::Finished(text) => {
                let Some((summary, mut finished)) = Finished::read(text) else { return };
                finished.add(&step);
                *text = finished.text(&summary);
            }
            Content::Unread => return,
        }
        kept.changed();
    }

    /// Changes the summary of a match: its name, its star, or where it comes from.
    pub fn edit(&mut self, id: MatchId, edit: impl FnOnce(&mut Summary)) {
        let kept = &mut self.all[id.0];
        if kept.is_gone() {
            return;
        }
        let mut summary = kept.summary().clone();
        edit(&mut summary);
        kept.summarize(summary);
        kept.changed();
    }

    /// Removes a match. Without its records in memory it cannot be restored.
    pub fn remove(&mut self, id: MatchId) {
        let kept = &mut self.all[id.0];
        kept.changed();
        kept.removed = true;
        kept.day = kept.summary().day;
    }

    /// Keeps a removed match again.
    pub fn restore(&mut self, id: MatchId) {
        self.all[id.0].changed();
    }

    /// Opens a match by replaying it.
    ///
    /// # Errors
    /// Returns an error if its records cannot be opened.
    pub fn play(&mut self, id: MatchId) -> Result<AnyMatch, LoadError> {
        let kept = &mut self.all[id.0];
        let opened = match &kept.content {
            Content::Unread => Err(LoadError::NotASave),
            Content::Steps(records) => records.open(),
            Content::Finished(text) => match Finished::read(text) {
                Some((summary, finished)) => finished.open(&summary),
                None => load(text),
            },
        };
        kept.unreadable = opened.is_err();
        let Ok(play) = &opened else { return opened };
        kept.position = play.position();
        kept.left_out.get_or_insert(play.left_out());
        let before = kept.summary();
        if before.turn.is_none() && before.result.is_none() {
            // Its summary was damaged.
            let summary = Summary {
                name: before.name.clone(),
                star: before.star,
                changed: before.changed,
                order: before.order,
                foreign: false,
                by_letter: before.by_letter,
                ..Summary::new(play, kept.number)
            };
            kept.settle(summary, play);
            kept.changed();
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

    /// Returns the scope of a match.
    pub fn scope(&self, id: MatchId) -> &str {
        &self.all[id.0].scope
    }

    /// Returns the summary of a match.
    pub fn summary(&self, id: MatchId) -> &Summary {
        self.all[id.0].summary()
    }

    /// Returns the known finished matches: their keys in the store, and their summaries.
    pub fn finished(&self) -> impl Iterator<Item = (String, &Summary)> {
        let is_finished =
            |kept: &&Kept| !kept.removed && matches!(kept.content, Content::Finished(_));
        self.all
            .iter()
            .filter(is_finished)
            .map(|kept| (done_key(&kept.scope, kept.number), kept.summary()))
    }

    /// Returns what is in memory of the matches as the store would have it: the records of finished
    /// matches, and the summaries of those in progress.
    pub fn listed(&self) -> Vec<Record> {
        let record = |kept: &Kept| match &kept.content {
            Content::Finished(text) => {
                Record { key: done_key(&kept.scope, kept.number), text: text.clone() }
            }
            Content::Unread | Content::Steps(_) => {
                let text = serde_json::to_string(kept.summary()).expect("a summary is plain data");
                Record { key: format!("{NOW}{}", kept.key()), text }
            }
        };
        self.all.iter().filter(|kept| !kept.removed).map(record).collect()
    }

    /// Returns true if a person's own match may be in progress.
    pub fn has_any(&self) -> bool {
        self.all.iter().any(|kept| kept.is_in_progress() && !kept.scope.contains('@'))
    }

    /// Returns true if this version has failed to open the match.
    pub fn is_unreadable(&self, id: MatchId) -> bool {
        self.all[id.0].unreadable
    }

    /// Returns true if the match can be opened without reading the store.
    pub fn is_read(&self, id: MatchId) -> bool {
        !matches!(self.all[id.0].content, Content::Unread)
    }

    /// Returns all records of a match as one text, for export: line by line, since making a save of
    /// them takes code that the home page does without.
    pub fn text(&self, id: MatchId) -> String {
        let kept = &self.all[id.0];
        match &kept.content {
            Content::Unread => String::new(),
            Content::Steps(records) => records.lines(),
            Content::Finished(text) => text.clone(),
        }
    }

    /// Returns the save of a match that this version cannot open, for viewing; `None` if only its link
    /// is kept.
    pub fn save(&self, id: MatchId) -> Option<String> {
        match &self.all[id.0].content {
            Content::Unread => None,
            Content::Steps(records) => Some(records.text()),
            Content::Finished(text) => match Finished::read(text) {
                Some((_, finished)) => finished.save().map(str::to_owned),
                None => Some(text.clone()),
            },
        }
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

    /// Returns the known matches in a scope, the latest first.
    pub fn in_scope(&self, scope: &str) -> Vec<MatchId> {
        let all = (0..self.all.len()).map(MatchId);
        let found = all.filter(|id| self.all[id.0].scope == scope);
        descending(found, |id| (0, self.number(id)))
    }

    /// Returns the latest match in a scope that is in progress.
    pub fn in_progress(&self, scope: &str) -> Option<MatchId> {
        let all = (0..self.all.len()).map(MatchId);
        let goes_on = |id: &MatchId| {
            let kept = &self.all[id.0];
            kept.scope == scope && kept.is_in_progress() && !kept.unreadable
        };
        all.filter(goes_on).max_by_key(|id| self.all[id.0].number)
    }

    /// Returns a person's own matches in progress, those of `game` or of all games, the one played
    /// last first. Those of tables in other sites' pages are not among them.
    pub fn all_in_progress(&self, game: Option<&str>) -> Vec<MatchId> {
        let own = |kept: &Kept| match game {
            Some(game) => kept.scope == game,
            None => !kept.scope.contains('@'),
        };
        let all = self.all.iter().enumerate();
        let found =
            all.filter(|(_, kept)| own(kept) && kept.is_in_progress()).map(|(at, _)| MatchId(at));
        descending(found, |id| (self.summary(id).order(), self.number(id)))
    }

    /// Returns the match in progress that began like `play` and has advanced further.
    pub fn further_than(&self, scope: &str, play: &AnyMatch) -> Option<MatchId> {
        let began = Summary::new(play, 0);
        self.all_in_progress(Some(scope)).into_iter().find(|&id| {
            let there = self.summary(id);
            (there.seed, there.bot_seed, there.rules) == (began.seed, began.bot_seed, began.rules)
                && there.decisions > play.position()
        })
    }

    /// Returns the number of the finished match whose position this match began from, if any.
    pub fn begun_from(&self, id: MatchId) -> Option<u64> {
        self.summary(id).from
    }
}

/// Returns these matches, that with the largest key first. There are few: the sorting of the standard
/// library would be longer than all else here.
fn descending<K: Ord>(
    ids: impl Iterator<Item = MatchId>,
    key: impl Fn(MatchId) -> K,
) -> Vec<MatchId> {
    let mut sorted: Vec<MatchId> = Vec::new();
    for id in ids {
        let at = sorted.iter().position(|&other| key(other) < key(id)).unwrap_or(sorted.len());
        sorted.insert(at, id);
    }
    sorted
}
