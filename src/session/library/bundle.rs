//! Everything that a device has, as one file: to take to another device, or to keep.

use super::kept::Content;
use super::{Finished, Library, MatchId, Summary};
use crate::session::Records;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::collections::BTreeMap;

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

/// The file.
#[derive(Deserialize)]
struct File<'a> {
    #[serde(rename = "regalia-device")]
    format: u32,
    #[serde(default)]
    settings: BTreeMap<String, String>,
    #[serde(borrow, default)]
    matches: Vec<&'a RawValue>,
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
}

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

impl Bundle {
    /// Returns the text of the file.
    pub fn text(settings: &BTreeMap<String, String>, matches: &[Entry]) -> String {
        #[derive(Serialize)]
        struct Written<'a> {
            #[serde(rename = "regalia-device")]
            format: u32,
            settings: &'a BTreeMap<String, String>,
            matches: &'a [Entry],
        }
        let written = Written { format: FORMAT, settings, matches };
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
        let file: File = serde_json::from_str(text).map_err(|_| BundleError::NotABundle)?;
        if file.format > FORMAT {
            return Err(BundleError::Newer);
        }
        let all = file.matches.len();
        let whole = |raw: &&RawValue| serde_json::from_str(raw.get()).ok().filter(Entry::is_whole);
        let matches: Vec<Entry> = file.matches.iter().filter_map(whole).collect();
        Ok(Self { settings: file.settings, damaged: all - matches.len(), matches })
    }
}

/// How a match of a file stands to the one under the same number here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There is none: the match of the file is new.
    New,
    /// It is the same, or has advanced further here.
    Known,
    /// It is the same, and has advanced further in the file.
    Further,
    /// It is another match.
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
            (Some(there), Some(here)) => {
                let link = |text: &str| {
                    let (_, finished) = Finished::read(text)?;
                    Some((finished.link()?.to_owned(), finished.save().map(str::to_owned)))
                };
                if link(there) == link(here) { Standing::Known } else { Standing::Other }
            }
            (Some(_), None) => Standing::Further,
            (None, Some(_)) => Standing::Known,
            (None, None) if here.steps.starts_with(&self.steps) => Standing::Known,
            (None, None) if self.steps.starts_with(&here.steps) => Standing::Further,
            (None, None) => Standing::Other,
        }
    }
}

impl Library {
    /// Returns a match whose records are in memory as an entry of a file; `None` if it was removed.
    pub fn entry(&self, id: MatchId) -> Option<Entry> {
        let kept = &self.all[id.0];
        let mut entry = Entry {
            scope: kept.scope.clone(),
            number: kept.number,
            finished: None,
            summary: None,
            steps: Vec::new(),
        };
        match &kept.content {
            _ if kept.removed => return None,
            Content::Unread => return None,
            Content::Finished(finished) => entry.finished = Some(finished.text(&kept.summary)),
            Content::Steps(Records { head, steps }) => {
                entry.summary = serde_json::to_string(&kept.summary).ok();
                entry.steps = std::iter::once(head).chain(steps).cloned().collect();
            }
        }
        Some(entry)
    }
}
