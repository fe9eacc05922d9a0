//! A finished match as the library keeps it: one record with its summary, its link, and the few
//! facts that a link leaves out.

use super::Summary;
use crate::engine::MAX_SEATS;
use crate::session::records::ReviewEntry;
use crate::session::save::Facts;
use crate::session::{
    AnyMatch, LinkError, LoadError, MAX_LINK_DECISIONS, Records, Reviewed, game_in_save, load,
    open_link,
};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

/// The decisions of a finished match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Decisions {
    /// As a link.
    Link(String),
    /// As a save, if they are too many for a link.
    Save(String),
}

/// Opens a file with a match: a save, the record of a finished match, or records line by line.
///
/// # Errors
/// Returns an error if the text is neither, or its match cannot be opened.
pub fn open_file(text: &str) -> Result<AnyMatch, LoadError> {
    match load(text) {
        Err(LoadError::NotASave) if let Some((summary, finished)) = Finished::read(text) => {
            finished.open(&summary)
        }
        Err(LoadError::NotJson) if let Some(records) = Records::from_lines(text) => records.open(),
        opened => opened,
    }
}

/// Returns the game of a file with a match; `None` if it is no such file.
pub fn game_in_file(text: &str) -> Option<String> {
    let of_finished = || Finished::summary(text).map(|summary| summary.game);
    let of_records = || game_in_save(&Records::from_lines(text)?.head);
    game_in_save(text).or_else(of_finished).or_else(of_records)
}

/// A finished match, besides its summary.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Finished {
    decisions: Decisions,
    /// The numbers of the decisions in which a bot's time ran out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    timed_out: Vec<u32>,
    /// The numbers of the decisions that a bot made for a person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    stood_in: Vec<u32>,
    /// By seat, the number of the move, from 1 on, before which its person left the match to a bot; 0 for
    /// others. Empty if no one has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<u16>,
    /// True if a person took back more than
    /// [`UndoRule::Honest`](crate::session::UndoRule::Honest) allows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    taken_back: bool,
    /// The review. It is parsed last and separately, since a match can be opened without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<Box<RawValue>>,
}

/// The record of a finished match.
#[derive(Serialize, Deserialize)]
struct Packed<S, F> {
    about: S,
    game: F,
}

/// Returns the summary unless it has more seats than any table.
fn checked(summary: Summary) -> Option<Summary> {
    (summary.seats.len() <= MAX_SEATS).then_some(summary)
}

impl Finished {
    /// Packs a match that is over.
    pub fn new(play: &AnyMatch) -> Self {
        let decisions = if play.position() <= MAX_LINK_DECISIONS {
            Decisions::Link(play.link())
        } else {
            Decisions::Save(play.save())
        };
        let numbers = |is_among: &dyn Fn(usize) -> bool| {
            (0..play.position()).filter(|&n| is_among(n)).map(|n| n as u32).collect()
        };
        let review = |review: &Reviewed| to_raw_value(review).expect("a review is plain data");
        Self {
            decisions,
            timed_out: numbers(&|n| play.timed_out(n)),
            stood_in: numbers(&|n| play.stood_in(n)),
            left: play.left().to_vec(),
            taken_back: play.taken_back(),
            review: play.review().map(review),
        }
    }

    /// Reads a record. `None` if it is not one.
    pub fn read(text: &str) -> Option<(Summary, Self)> {
        let Packed { about, game } = serde_json::from_str(text).ok()?;
        checked(about).map(|about| (about, game))
    }

    /// Reads the summary of a record alone. `None` if it is not one.
    pub fn summary(text: &str) -> Option<Summary> {
        let Packed::<Summary, IgnoredAny> { about, .. } = serde_json::from_str(text).ok()?;
        checked(about)
    }

    /// Returns true if two records are of one match: the decisions are the same, whatever was noted
    /// since its end.
    pub fn is_same(one: &str, other: &str) -> bool {
        let decisions = |text: &str| Self::read(text).map(|(_, finished)| finished.decisions);
        one == other || decisions(one).is_some_and(|one| Some(one) == decisions(other))
    }

    /// Returns the record.
    pub fn text(&self, summary: &Summary) -> String {
        let packed = Packed { about: summary, game: self };
        serde_json::to_string(&packed).expect("a finished match is plain data")
    }

    /// Returns true if a person took back more than
    /// [`UndoRule::Honest`](crate::session::UndoRule::Honest) allows.
    pub fn taken_back(&self) -> bool {
        self.taken_back
    }

    /// Returns the text of the match's link, if it is kept as one.
    pub fn link(&self) -> Option<&str> {
        match &self.decisions {
            Decisions::Link(link) => Some(link),
            Decisions::Save(_) => None,
        }
    }

    /// Returns the match's save, if it is kept as one.
    pub fn save(&self) -> Option<&str> {
        match &self.decisions {
            Decisions::Link(_) => None,
            Decisions::Save(save) => Some(save),
        }
    }

    /// Returns the review as it was kept; whether it fits the match is not checked.
    pub fn reviewed(&self) -> Option<Reviewed> {
        serde_json::from_str(self.review.as_deref()?.get()).ok()
    }

    /// Adds a step that came after the end: a review.
    pub(super) fn add(&mut self, step: &str) {
        if let Ok(ReviewEntry { review }) = serde_json::from_str(step) {
            self.review = Some(review);
        }
    }

    /// Opens the match.
    ///
    /// # Errors
    /// Returns an error if it was played with other rules, or is damaged.
    pub fn open(&self, summary: &Summary) -> Result<AnyMatch, LoadError> {
        let link = match &self.decisions {
            Decisions::Save(save) => {
                let mut play = load(save)?;
                play.keep_stand_ins(self.stood_in.clone());
                play.keep_left(self.left.clone());
                return Ok(play);
            }
            Decisions::Link(link) => link,
        };
        let mut play = open_link(link).map_err(|fault| match fault {
            LinkError::OtherVersion => LoadError::OtherRules,
            LinkError::UnknownGame => LoadError::UnknownGame(summary.game.clone()),
            LinkError::Incomplete | LinkError::Damaged | LinkError::Mismatch => LoadError::NotASave,
        })?;
        let facts = Facts {
            timed_out: self.timed_out.clone(),
            stood_in: self.stood_in.clone(),
            left: self.left.clone(),
            taken_back: self.taken_back,
            hints: summary.hints.clone(),
            unadvised: summary.unadvised,
            undo_record: summary.undo_record,
            ..Facts::default()
        };
        if play.info().id != summary.game
            || !play.restore(&summary.seats, facts, self.review.as_deref())
        {
            return Err(LoadError::Table);
        }
        Ok(play)
    }
}
