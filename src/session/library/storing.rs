//! Writing the library to the store: what it lacks, and what its answers, or their lack, mean.

use super::kept::{Content, Stored, Write};
use super::{
    Change, DONE, Finished, Found, LAST, Library, MatchId, NOW, Record, TRIED, done_parts,
    tried_record,
};

/// The wait after a failed write until it is tried again, in milliseconds. Each further try
/// waits twice as long, up to [`LONGEST_RETRY`].
pub const FIRST_RETRY: u32 = 2_000;

/// The longest wait between two tries, in milliseconds.
pub const LONGEST_RETRY: u32 = 60_000;

/// The most writes of a match that are remembered because the store did not answer.
const MOST_UNANSWERED: usize = 8;

impl Write {
    /// Returns true if the store has made the write and nothing else since, from what it has under
    /// the key of the match.
    fn is_made(&self, found: &Found) -> bool {
        let text = |key: &str| {
            if key.starts_with(NOW) {
                found.summary.as_ref()
            } else if key.starts_with(DONE) {
                found.finished.as_ref()
            } else {
                found.steps.iter().find(|record| record.key == key).map(|record| &record.text)
            }
        };
        self.changes.iter().all(|change| match change {
            Change::Add(record) | Change::Put(record) => {
                record.key.starts_with(TRIED)
                    || record.key == LAST
                    || text(&record.key) == Some(&record.text)
            }
            Change::Remove(key) => text(key).is_none(),
            // A beginning of the match may follow, in place of the one before.
            Change::RemoveAll(_) => found.steps.iter().all(|record| {
                self.changes
                    .iter()
                    .any(|other| matches!(other, Change::Add(made) if made == record))
            }),
        })
    }
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

/// Writing to the store, and its answers.
impl Library {
    /// Returns the next write for the store; `None` if it has everything.
    pub fn next_write(&self) -> Option<Write> {
        let at = self.all.iter().position(|kept| !kept.is_on_disk())?;
        let mut write = self.all[at].write(MatchId(at));
        write.changes.push(Change::Put(self.last_record()));
        Some(write)
    }

    /// Notes that the store has made a write.
    pub fn acknowledged(&mut self, write: &Write) {
        let kept = &mut self.all[write.id.0];
        (kept.stored, kept.written) = (write.after, Some(write.version));
        kept.beside = None;
        kept.unanswered.clear();
        self.reachable = true;
        self.retry = FIRST_RETRY;
        self.was_said = false;
    }

    /// Notes that the store could not be reached or is full, so that it may have made this write or
    /// not. Returns the time until the caller must call [`Library::retry`], in milliseconds; `None`
    /// if a wait is already running.
    pub fn failed(&mut self, write: Write) -> Option<u32> {
        self.reachable = false;
        let unanswered = &mut self.all[write.id.0].unanswered;
        unanswered.retain(|before| before.version != write.version);
        if unanswered.len() == MOST_UNANSWERED {
            unanswered.remove(0);
        }
        unanswered.push(write);
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
        self.was_said = true;
    }

    /// Returns true if finished matches may be removed to make room in a full store: once after each
    /// wait, so that it was said before.
    pub fn may_make_room(&mut self) -> bool {
        std::mem::take(&mut self.was_said)
    }

    /// Notes that the store refused a write because a key was taken or the needed one was missing.
    /// `found` is what it has under the key of the match. If an earlier write has brought that there
    /// without an answer, the rest follows it. If another tab has written there, both matches go on,
    /// this one under another number.
    pub fn resolve(&mut self, write: &Write, found: &Found, now: u64) {
        self.reachable = true;
        let next = self.following(now);
        let kept = &mut self.all[write.id.0];
        let unanswered = std::mem::take(&mut kept.unanswered);
        let is_listed = matches!(kept.content, Content::Unread) || kept.stored == Stored::Finished;
        let mut attempts = [write].into_iter().chain(unanswered.iter().rev());
        if let Some(made) = attempts.find(|attempt| attempt.is_made(found)) {
            (kept.stored, kept.written) = (made.after, Some(made.version));
        } else if is_listed && found.steps.is_empty() && found.finished.is_none() {
            // Another tab has removed it, and the change made here goes with it.
            (kept.removed, kept.stored, kept.written) = (true, Stored::Nothing, Some(kept.version));
        } else {
            kept.renumber(next);
            self.last = next;
        }
    }

    /// Returns the changes that make room in a full store: they remove those of these finished
    /// matches that have no star. One that cannot be read stays, and one with unsaved changes.
    pub fn room(&self, records: &[Record]) -> Vec<Change> {
        let mut changes = Vec::new();
        for Record { key, text } in records {
            let known = done_parts(key).and_then(|(scope, number)| self.numbered(scope, number));
            let stays = known.is_some_and(|id| !self.all[id.0].is_on_disk());
            let summary = Finished::summary(text).filter(|summary| !stays && !summary.star);
            let Some(summary) = summary else { continue };
            changes.push(Change::Remove(key.clone()));
            changes.extend(summary.day.map(|day| Change::Put(tried_record(day))));
        }
        changes
    }

    /// Returns the storage state of a match.
    pub fn safety(&self, id: MatchId) -> Safety {
        match (self.all[id.0].is_on_disk(), self.reachable) {
            (true, _) => Safety::OnDisk,
            (false, true) => Safety::Writing,
            (false, false) => Safety::InMemory,
        }
    }

    /// Returns true if something is in memory only, since the store does not answer or is full.
    pub fn is_unsaved(&self) -> bool {
        !self.reachable && self.all.iter().any(|kept| !kept.is_on_disk())
    }
}
