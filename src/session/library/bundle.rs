//! Everything that a device has, as one file: to take to another device, or to keep.

use super::kept::step_key;
use super::keys::has_deal;
use super::{Change, Finished, Found, MATCHES, NOW, Record, Summary, done_key, key_of};
use crate::engine::errors;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::{BTreeMap, BTreeSet};

/// The version of the file that is written today.
const FORMAT: u32 = 1;

/// The size limit of a file, in bytes. A longer text is refused unread.
const MAX_BYTES: usize = 64 << 20;

/// A match in the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The scope of the match.
    pub scope: String,
    /// The number of the match in its scope.
    pub number: u64,
    /// The record of a finished match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finished: Option<String>,
    /// The summary of a match in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// The head and the steps of a match in progress.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<String>,
}

/// What every version of the file has.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "regalia-device")]
    format: u32,
}

/// The file.
#[derive(Deserialize)]
struct File<'a> {
    #[serde(default)]
    settings: BTreeMap<String, String>,
    #[serde(borrow, default)]
    matches: Vec<&'a RawValue>,
    #[serde(default)]
    days: Vec<u32>,
    #[serde(default)]
    rounds: BTreeMap<String, String>,
}

/// Everything that a file holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bundle {
    /// The settings and other small values, by their keys.
    pub settings: BTreeMap<String, String>,
    /// The matches that can be read.
    pub matches: Vec<Entry>,
    /// The number of matches that cannot be read, and are left out.
    pub damaged: usize,
    /// The days whose official try was deleted, as days since 1970-01-01.
    pub days: Vec<u32>,
    /// What is kept of rounds, by their texts.
    pub rounds: BTreeMap<String, String>,
}

errors! {
    /// Why a file cannot be read. Nothing is changed.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BundleError {
        /// It is not a file of this kind, or was cut off.
        NotABundle,
        /// A newer version of the page wrote it.
        Newer,
        /// It is larger than any file can be.
        TooLarge,
    }
}

impl Bundle {
    /// Returns the text of the file.
    pub fn text(
        settings: &BTreeMap<String, String>,
        matches: &[Entry],
        days: &[u32],
        rounds: &BTreeMap<String, String>,
    ) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            #[serde(rename = "regalia-device")]
            format: u32,
            settings: &'a BTreeMap<String, String>,
            matches: &'a [Entry],
            #[serde(skip_serializing_if = "<[u32]>::is_empty")]
            days: &'a [u32],
            #[serde(skip_serializing_if = "BTreeMap::is_empty")]
            rounds: &'a BTreeMap<String, String>,
        }
        let written = Written { format: FORMAT, settings, matches, days, rounds };
        serde_json::to_string(&written).expect("texts are plain data")
    }

    /// Reads a file. Matches that are damaged are counted, and the others are read.
    ///
    /// # Errors
    /// Returns an error if the text is not such a file.
    pub fn read(text: &str) -> Result<Self, BundleError> {
        if text.len() > MAX_BYTES {
            return Err(BundleError::TooLarge);
        }
        // A newer version may hold anything else in another form.
        let head: Head = serde_json::from_str(text).map_err(|_| BundleError::NotABundle)?;
        if head.format > FORMAT {
            return Err(BundleError::Newer);
        }
        let file: File = serde_json::from_str(text).map_err(|_| BundleError::NotABundle)?;
        let all = file.matches.len();
        let whole = |raw: &&RawValue| serde_json::from_str(raw.get()).ok().filter(Entry::is_whole);
        let matches: Vec<Entry> = file.matches.iter().filter_map(whole).collect();
        // In order, and each once.
        let mut days = BTreeSet::new();
        days.extend(file.days.into_iter().filter(|&day| has_deal(day)));
        let days = days.into_iter().collect();
        let (settings, rounds) = (file.settings, file.rounds);
        Ok(Self { settings, damaged: all - matches.len(), matches, days, rounds })
    }
}

/// The relation of a match in a file to the one under the same number here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is none: the match of the file is new.
    New,
    /// It is the same, or a beginning of the one here.
    Known,
    /// The one here is its beginning.
    Further,
    /// It is another match, or one that went on differently.
    Other,
}

impl Entry {
    /// Returns true if the match can be listed. Whether it can be opened shows later: it may be of
    /// other rules.
    fn is_whole(&self) -> bool {
        let is_scope = !self.scope.is_empty() && !self.scope.contains('/');
        let is_finished = |text: &String| Finished::read(text).is_some();
        let is_begun =
            || self.steps.first().is_some_and(|head| Summary::of_head(head, 0).is_some());
        is_scope && self.finished.as_ref().map_or_else(is_begun, is_finished)
    }

    /// Returns the summary of the match.
    pub fn summary(&self) -> Option<Summary> {
        if let Some(text) = &self.finished {
            return Some(Finished::read(text)?.0);
        }
        let read = self.summary.as_ref().and_then(|text| serde_json::from_str(text).ok());
        read.or_else(|| Summary::of_head(self.steps.first()?, self.number))
    }

    /// Returns the changes that add the match to the store under `number`, in place of what it is
    /// further than.
    pub fn changes(&self, number: u64, standing: Standing) -> Vec<Change> {
        let key = key_of(&self.scope, number);
        let head = format!("{MATCHES}{key}");
        let summary = format!("{NOW}{key}");
        let mut changes = Vec::new();
        if standing == Standing::Further {
            changes.push(Change::RemoveAll(head.clone()));
            changes.push(Change::Remove(summary.clone()));
        }
        if let Some(text) = &self.finished {
            let key = done_key(&self.scope, number);
            changes.push(Change::Add(Record { key, text: text.clone() }));
            return changes;
        }
        let begin = self.steps.iter().take(1).map(|text| (head.clone(), text));
        let steps = self.steps.iter().skip(1).enumerate();
        let steps = steps.map(|(n, text)| (step_key(&head, n), text));
        changes.extend(
            begin.chain(steps).map(|(key, text)| Change::Add(Record { key, text: text.clone() })),
        );
        if let Some(text) = self.summary().and_then(|summary| serde_json::to_string(&summary).ok())
        {
            changes.push(Change::Add(Record { key: summary, text }));
        }
        changes
    }

    /// Returns what the store has of a match as an entry of a file; `None` if it has nothing.
    pub fn from_found(scope: &str, number: u64, found: Found) -> Option<Self> {
        let steps: Vec<String> = found.steps.into_iter().map(|record| record.text).collect();
        let entry = Self {
            scope: scope.to_owned(),
            number,
            finished: found.finished,
            summary: found.summary,
            steps,
        };
        (entry.finished.is_some() || !entry.steps.is_empty()).then_some(entry)
    }

    /// Compares the match with one that is under the same number here; `None` if there is none.
    pub fn beside(&self, here: Option<&Entry>) -> Standing {
        let Some(here) = here else { return Standing::New };
        let (Some(there), Some(known)) = (self.summary(), here.summary()) else {
            return Standing::Other;
        };
        let seeds = |summary: &Summary| (summary.seed, summary.bot_seed, summary.seats.clone());
        if seeds(&there) != seeds(&known) {
            return Standing::Other;
        }
        match (&self.finished, &here.finished) {
            (Some(there), Some(here)) if Finished::is_same(there, here) => Standing::Known,
            (Some(over), None) if here.may_lead_to(over) => Standing::Further,
            (None, Some(over)) if self.may_lead_to(over) => Standing::Known,
            (None, None) if here.steps.starts_with(&self.steps) => Standing::Known,
            (None, None) if self.steps.starts_with(&here.steps) => Standing::Further,
            _ => Standing::Other,
        }
    }

    /// Returns true if the match, which is in progress, can be the beginning of a finished one: it has at most as
    /// many decisions. Comparing them would take the game's rules.
    fn may_lead_to(&self, over: &str) -> bool {
        let decisions = |summary: Option<Summary>| summary.map_or(0, |summary| summary.decisions);
        // Without its summary, the steps after the head are counted.
        let begun = match decisions(self.summary()) {
            0 => self.steps.len().saturating_sub(1),
            known => known,
        };
        begun <= decisions(Finished::summary(over))
    }
}
