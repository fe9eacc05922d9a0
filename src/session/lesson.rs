//! A lesson: matches whose decisions are known, and what a guide says of them. It is
//! data; the match that plays it is one like any other.

use super::{Answer, AnyMatch, Hint, LoadError, Match, load};
use crate::bots::Bots;
use crate::engine::{Game, Turn, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;

/// A lesson, chapter by chapter.
#[derive(Clone, Debug, Deserialize)]
pub struct Lesson {
    chapters: Vec<Chapter>,
}

/// A match of which a part is played, as it was played before.
#[derive(Clone, Debug, Deserialize)]
pub struct Chapter {
    /// The match as a save, standing where the chapter begins; the chapter ends with the
    /// last of its decisions.
    save: Box<RawValue>,
    /// What is said, in order.
    remarks: Vec<Remark>,
}

/// Something that the guide says.
#[derive(Clone, Debug, Deserialize)]
pub struct Remark {
    /// The number of the decision before which it is said.
    pub at: usize,
    /// The places on the board that it speaks of; none where it speaks of the decision
    /// that is to be made.
    #[serde(default)]
    pub point: Vec<String>,
    /// What it says.
    pub say: Said,
    /// What it says to whoever decides otherwise, where there is more to say than that
    /// the lesson goes another way.
    pub otherwise: Option<Said>,
}

/// A sentence in every language of the page, by the language's code.
#[derive(Clone, Debug, Deserialize)]
pub struct Said(BTreeMap<String, String>);

impl Said {
    /// The sentence in a language; empty where it is missing.
    pub fn in_language(&self, code: &str) -> &str {
        self.0.get(code).map_or("", String::as_str)
    }
}

/// Where somebody is in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bookmark {
    /// The number of the chapter.
    pub chapter: usize,
    /// The number of the decision.
    pub at: usize,
}

impl Bookmark {
    /// Reads a bookmark as it is kept; nothing if the text is none.
    pub fn read(text: &str) -> Option<Self> {
        let (chapter, at) = text.split_once('/')?;
        Some(Self { chapter: chapter.parse().ok()?, at: at.parse().ok()? })
    }

    /// The text to be kept.
    pub fn text(self) -> String {
        format!("{}/{}", self.chapter, self.at)
    }
}

impl Lesson {
    /// Reads a lesson; nothing if the text is none.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|lesson: &Self| !lesson.chapters.is_empty())
    }

    /// How many chapters it has.
    pub fn length(&self) -> usize {
        self.chapters.len()
    }

    /// The match of a chapter, at its beginning. The last chapter stands for all after it.
    ///
    /// # Errors
    /// When it does not replay, as after a change of the rules.
    pub fn open(&self, chapter: usize) -> Result<AnyMatch, LoadError> {
        load(self.chapter(chapter).save.get())
    }

    /// All that is said in a chapter.
    pub fn remarks(&self, chapter: usize) -> &[Remark] {
        &self.chapter(chapter).remarks
    }

    /// What is said before a decision: the numbers of the remarks in their chapter.
    pub fn said_before(&self, mark: Bookmark) -> Range<usize> {
        let remarks = self.remarks(mark.chapter);
        let from = remarks.partition_point(|remark| remark.at < mark.at);
        from..remarks.partition_point(|remark| remark.at <= mark.at)
    }

    /// Which remark of the whole lesson the `nth` of a chapter is, from 1, and of how many.
    pub fn count(&self, chapter: usize, nth: usize) -> (usize, usize) {
        let long = |chapter: &Chapter| chapter.remarks.len();
        let earlier: usize = self.chapters.iter().take(chapter).map(long).sum();
        (earlier + nth + 1, self.chapters.iter().map(long).sum())
    }

    fn chapter(&self, chapter: usize) -> &Chapter {
        &self.chapters[chapter.min(self.chapters.len() - 1)]
    }
}

impl<G: Game> Match<G> {
    /// The decision that was made here before, where decisions were taken back.
    pub fn as_before(&self) -> Option<Answer> {
        let before = self.decisions().get(self.position())?;
        let index = self.legal().iter().position(|action| action == before)?;
        Some(Answer { n: self.position() as u32, index, cut_short: false })
    }
}

impl<G: Bots> Match<G> {
    /// The decision that was made here before, and with it those of the same gesture, as
    /// a hint would advise them.
    pub fn advice_as_before(&self) -> Option<Hint> {
        let Turn::Of(seat) = self.turn() else { return None };
        let mut steps = Vec::new();
        let mut play = self.clone();
        while let Some(action) = self.decisions().get(play.position()) {
            steps.push(action.to_string());
            play.go_to(play.position() + 1);
            if play.turn() != Turn::Of(seat) || !G::second_half(&play.view(Viewer::Of(seat))) {
                break;
            }
        }
        let n = self.position() as u32;
        let advice =
            Hint { n, steps, reads: None, chance: 0, next: None, why: None, cut_short: false };
        (!advice.steps.is_empty()).then_some(advice)
    }
}
