//! The official tries of days. Each stays known after its match was deleted, so that a day has one.

use super::kept::Kept;
use super::{Finished, Library, NOW, Record, Summary, done_parts, parts_of, tried_day};
use crate::engine::Fingerprint;
use crate::session::day::Day;
use std::collections::BTreeSet;
use std::hash::Hasher;

/// The official try of a day.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DayTry<'a> {
    /// Its match is kept: the number and the summary.
    Kept(u64, &'a Summary),
    /// Its match was deleted.
    Deleted,
}

/// The number of days of which one may be left out without ending a run.
const WEEK: u32 = 7;

/// The official tries of days.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DayTries {
    /// The scopes, numbers and summaries of those that are kept.
    kept: Vec<(String, u64, Summary)>,
    /// The days of those that were deleted.
    deleted: BTreeSet<u32>,
}

impl DayTries {
    /// Returns the official try of a day; `None` if there was none. If there are several, of two devices,
    /// it is the one that began first.
    pub fn of(&self, day: Day) -> Option<DayTry<'_>> {
        let kept = self.kept.iter().filter(|(_, _, summary)| summary.day == Some(day.0));
        let first = kept.min_by_key(|(_, number, _)| *number);
        let found = first.map(|(_, number, summary)| DayTry::Kept(*number, summary));
        found.or_else(|| self.deleted.contains(&day.0).then_some(DayTry::Deleted))
    }

    /// Returns the number of days in a row, up to `today`, on which the official try was played to its
    /// end. Until today's is, the run goes on from yesterday. One day without, in any seven, does not end
    /// it, and is not counted. A deleted match counts: how far it came is not known.
    pub fn run(&self, today: Day) -> u32 {
        let is_played = |day| self.is_played(day);
        let (mut day, mut run, mut since_pause) = (today, u32::from(is_played(today)), WEEK);
        while day.number().is_some_and(|number| number > 1) {
            day = day.before();
            if is_played(day) {
                run += 1;
                since_pause += 1;
            } else if since_pause < WEEK {
                break;
            } else {
                since_pause = 1;
            }
        }
        run
    }

    /// Returns true if the official try of a day was played to its end, or deleted.
    pub fn is_played(&self, day: Day) -> bool {
        match self.of(day) {
            Some(DayTry::Kept(_, summary)) => summary.is_over(),
            Some(DayTry::Deleted) => true,
            None => false,
        }
    }

    /// Returns the last run of several days, which has ended, its last day, and how many of its days still count:
    /// those after the earlier of two days without within seven. `None` if all of it goes on, or today's deal was
    /// played.
    pub fn ended(&self, today: Day) -> Option<(u32, Day, u32)> {
        let kept = self.kept.iter().filter_map(|(_, _, summary)| summary.day);
        let days = kept.chain(self.deleted.iter().copied()).map(Day);
        let last = days.filter(|&day| day < today && self.is_played(day)).max()?;
        let (run, left) = (self.run(last), self.run(today));
        (left < run && run > 1 && !self.is_played(today)).then_some((run, last, left))
    }
}

/// An index of the finished matches that are the official try of a day. It saves reading all matches again;
/// it is derived from them, and worth nothing if others were added or removed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DaysIndex {
    /// A hash of the keys of all matches that were looked through, the latest first.
    hash: u64,
    /// The number of these matches.
    count: usize,
    /// The keys of those that are the official try of a day.
    pub keys: Vec<String>,
}

impl DaysIndex {
    /// Reads the text of an index. Any other text gives an empty index.
    pub fn read(text: &str) -> Self {
        let mut lines = text.lines();
        let mut number = || lines.next()?.parse::<u64>().ok();
        let (hash, count) = (number().unwrap_or(0), number().unwrap_or(0) as usize);
        Self { hash, count, keys: lines.map(str::to_owned).collect() }
    }

    /// Returns the number of the latest of these matches that were not looked through: all, if the others are
    /// not those that were. The index is empty then.
    pub fn fresh(&mut self, all: &[String]) -> usize {
        let fresh = all.len().wrapping_sub(self.count);
        if all.get(fresh..).is_some_and(|known| hash_of(known) == self.hash) {
            return fresh;
        }
        *self = Self::default();
        all.len()
    }

    /// Returns the text of the index once all of these matches were looked through.
    pub fn text(&self, all: &[String]) -> String {
        format!("{}\n{}\n{}", hash_of(all), all.len(), self.keys.join("\n"))
    }
}

/// Returns a hash of keys.
fn hash_of(keys: &[String]) -> u64 {
    let mut hasher = Fingerprint::default();
    for key in keys {
        hasher.write(key.as_bytes());
    }
    hasher.finish()
}

impl Library {
    /// Returns the official tries of days: those in memory, and those among records of the store,
    /// which are finished matches, summaries of matches in progress, and keys of days whose try was
    /// deleted.
    pub fn day_tries(&self, done: &[Record], now: &[Record], deleted: &[String]) -> DayTries {
        let mut tries = DayTries::default();
        tries.deleted.extend(deleted.iter().filter_map(|key| tried_day(key)));
        for kept in &self.all {
            let Kept { scope, number, removed, .. } = kept;
            let summary = kept.summary();
            match summary.day {
                Some(day) if *removed => drop(tries.deleted.insert(day)),
                Some(_) => tries.kept.push((scope.clone(), *number, summary.clone())),
                None => {}
            }
        }
        let done = done.iter().filter_map(|Record { key, text }| {
            let (scope, number) = done_parts(key)?;
            Some((scope, number, Finished::summary(text)?))
        });
        // Another tab may have begun one.
        let now = now.iter().filter_map(|Record { key, text }| {
            let (scope, number) = key.strip_prefix(NOW).and_then(parts_of)?;
            Some((scope, number, serde_json::from_str::<Summary>(text).ok()?))
        });
        for (scope, number, summary) in done.chain(now) {
            let same = |(of, nth, _): &&mut (String, u64, Summary)| of == scope && *nth == number;
            match tries.kept.iter_mut().find(same) {
                // Another tab may have finished it.
                Some((_, _, known)) if summary.is_over() && !known.is_over() => *known = summary,
                None if summary.day.is_some() && self.numbered(scope, number).is_none() => {
                    tries.kept.push((scope.to_owned(), number, summary));
                }
                _ => {}
            }
        }
        tries
    }
}
