//! A lesson: matches whose decisions are known, and a guide's remarks on them. It is data; its
//! chapters are played as ordinary matches.

use super::{Answer, AnyMatch, Hint, LoadError, Match, load};
use crate::bots::Bots;
use crate::engine::{Game, Turn, Viewer};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use std::ops::Range;

/// A lesson, in chapters.
#[derive(Clone, Debug, Deserialize)]
pub struct Lesson {
    chapters: Vec<Chapter>,
}

/// A match of which the learner replays a part.
#[derive(Clone, Debug, Deserialize)]
pub struct Chapter {
    /// The match as a save, at the position where the chapter begins. The chapter ends with the
    /// last decision of the save.
    save: Box<RawValue>,
    /// The guide's remarks, in order.
    remarks: Vec<Remark>,
}

/// A remark of the guide.
#[derive(Clone, Debug, Deserialize)]
pub struct Remark {
    /// The number of the decision that the remark precedes.
    pub at: usize,
    /// The places on the board that the remark is about; empty if it is about the decision to make.
    #[serde(default)]
    pub point: Vec<String>,
    /// The text.
    pub say: LocalText,
    /// The text for a learner who decides otherwise, if there is more to say than that the lesson
    /// takes another path.
    pub otherwise: Option<LocalText>,
}

/// A sentence in every language of the page, by language code.
#[derive(Clone, Debug, Deserialize)]
pub struct LocalText(BTreeMap<String, String>);

impl LocalText {
    /// Returns the sentence in a language. It is empty if it is missing.
    pub fn in_language(&self, code: &str) -> &str {
        self.0.get(code).map_or("", String::as_str)
    }
}

/// A position in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bookmark {
    /// The number of the chapter.
    pub chapter: usize,
    /// The number of the decision.
    pub at: usize,
}

impl Bookmark {
    /// Reads a stored bookmark. Returns `None` if the text is not a bookmark.
    pub fn read(text: &str) -> Option<Self> {
        let (chapter, at) = text.split_once('/')?;
        Some(Self { chapter: chapter.parse().ok()?, at: at.parse().ok()? })
    }

    /// Returns the bookmark as text, for the store.
    pub fn text(self) -> String {
        format!("{}/{}", self.chapter, self.at)
    }
}

impl Lesson {
    /// Reads a lesson. Returns `None` if the text is not a lesson.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok().filter(|lesson: &Self| !lesson.chapters.is_empty())
    }

    /// Returns the number of chapters.
    pub fn length(&self) -> usize {
        self.chapters.len()
    }

    /// Opens the match of a chapter at its beginning. The last chapter stands for all later ones.
    ///
    /// # Errors
    /// Returns an error if the match does not replay, such as after a change of the rules.
    pub fn open(&self, chapter: usize) -> Result<AnyMatch, LoadError> {
        load(self.chapter(chapter).save.get())
    }

    /// Returns all remarks of a chapter.
    pub fn remarks(&self, chapter: usize) -> &[Remark] {
        &self.chapter(chapter).remarks
    }

    /// Returns the indices, within the chapter, of the remarks before a decision.
    pub fn said_before(&self, mark: Bookmark) -> Range<usize> {
        let remarks = self.remarks(mark.chapter);
        let from = remarks.partition_point(|remark| remark.at < mark.at);
        from..remarks.partition_point(|remark| remark.at <= mark.at)
    }

    /// Returns the number of a chapter's remark `nth` within the whole lesson, counted from 1, and
    /// the total.
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
    /// Returns the decision that was made here before, if decisions were taken back.
    pub fn as_before(&self) -> Option<Answer> {
        let before = self.decisions().get(self.position())?;
        let index = self.legal().iter().position(|action| action == before)?;
        Some(Answer { n: self.position() as u32, index, cut_short: false })
    }
}

impl<G: Bots> Match<G> {
    /// Returns the first decision of the gesture that decision `n` belongs to.
    pub fn gesture(&self, n: usize) -> usize {
        let goes_on = |n: usize| {
            let seat = self.log()[n].seat;
            self.log()[n - 1].seat == seat && G::second_half(&self.view_before(n, Viewer::Of(seat)))
        };
        let mut first = n;
        while first > 0 && goes_on(first) {
            first -= 1;
        }
        first
    }

    /// Returns the decision that was made here before and the rest of its gesture, in the form of a
    /// hint.
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
        let advice = Hint {
            n,
            steps,
            chance: 0,
            next: None,
            alike: Vec::new(),
            why: None,
            names_next: false,
            cut_short: false,
        };
        (!advice.steps.is_empty()).then_some(advice)
    }
}
