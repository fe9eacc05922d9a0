//! The guide of a lesson: its remarks, and the decisions that it accepts.

use super::effect::{Effect, Effects};
use super::live::{Env, Live};
pub use super::msg::LessonAsk as Ask;
use super::presenter;
use super::selection::Choice;
use crate::engine::Turn;
use crate::session::{AnyMatch, Bookmark, Hint, Lesson, Remark};

/// The stored progress of a finished lesson.
const DONE: &str = "done";

/// The guide of a lesson in progress.
#[derive(Clone)]
pub struct Guide {
    lesson: Lesson,
    chapter: usize,
    /// The number of remarks before the next decision that the person has read.
    heard: usize,
    /// The guide's answer to a decision other than the lesson's.
    otherwise: Option<String>,
}

/// A remark, and the ways to go on from it.
pub struct Guiding<'a> {
    /// The text of the remark.
    pub says: &'a str,
    /// The number of the remark, counted from 1, and the number of all remarks.
    pub at: (usize, usize),
    /// True if there is a remark before it.
    pub goes_back: bool,
    /// The thing that the guide waits for.
    pub awaits: Awaits,
}

/// The thing that the guide waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Awaits {
    /// The person to read the remark.
    Ear,
    /// A decision.
    Decision,
    /// The person's choice after the lesson.
    Leave {
        /// True if its match can be played on.
        goes_on: bool,
    },
}

impl Guide {
    /// Opens a lesson where it was left, with its match. Returns `None` if the text is not a
    /// lesson.
    pub fn open(text: &str, progress: Option<&str>) -> Option<(Self, AnyMatch)> {
        let lesson = Lesson::read(text)?;
        let mark = progress.and_then(Bookmark::read);
        let mark = mark.filter(|mark| mark.chapter < lesson.length()).unwrap_or_default();
        let mut play = lesson.open(mark.chapter).ok()?;
        // A bookmark can't be before the chapter begins.
        let from = play.position();
        play.go_to(mark.at.max(from));
        Some((Self { lesson, chapter: mark.chapter, heard: 0, otherwise: None }, play))
    }

    fn mark(&self, play: &AnyMatch) -> Bookmark {
        Bookmark { chapter: self.chapter, at: play.position() }
    }

    /// Returns true if a person decides next in this chapter.
    pub fn is_asked(play: &AnyMatch) -> bool {
        let person =
            |turn| matches!(turn, Turn::Of(seat) if play.occupants()[seat.index()].is_person());
        play.position() < play.length() && person(play.turn())
    }

    /// Returns the number of remarks that must be read before the lesson goes on.
    fn to_be_heard(&self, play: &AnyMatch) -> usize {
        let all = self.lesson.said_before(self.mark(play)).len();
        // The last one before a person's decision stays while they decide.
        all.saturating_sub(usize::from(Self::is_asked(play)))
    }

    /// Returns true if a remark must be read before the lesson goes on.
    pub fn holds(&self, play: &AnyMatch) -> bool {
        self.heard < self.to_be_heard(play)
    }

    /// Returns the number of the current remark in its chapter.
    fn saying(&self, play: &AnyMatch) -> Option<usize> {
        let here = self.lesson.said_before(self.mark(play));
        match here.len() {
            // In the middle of a gesture, the remark from its beginning stays.
            0 if Self::is_asked(play) => here.start.checked_sub(1),
            said => (self.heard < said).then_some(here.start + self.heard),
        }
    }

    fn remark(&self, play: &AnyMatch) -> Option<&Remark> {
        self.lesson.remarks(self.chapter).get(self.saying(play)?)
    }

    /// Returns the chapter and the number of the current remark.
    pub fn remark_number(&self, play: &AnyMatch) -> Option<(usize, usize)> {
        Some((self.chapter, self.saying(play)?))
    }

    /// Returns the current remark in a language, and the thing that the guide waits for.
    pub fn says(&self, play: &AnyMatch, language: &str) -> Option<Guiding<'_>> {
        let remark = self.remark(play)?;
        let (nth, all) = self.lesson.count(self.chapter, self.saying(play)?);
        let awaits = if nth == all {
            Awaits::Leave { goes_on: !play.is_over() }
        } else if self.holds(play) {
            Awaits::Ear
        } else {
            Awaits::Decision
        };
        Some(Guiding {
            says: remark.say.in_language(language),
            at: (nth, all),
            goes_back: self.can_go_back(play),
            awaits,
        })
    }

    /// Returns the guide's answer to a decision other than the lesson's.
    pub fn otherwise(&self) -> Option<&str> {
        self.otherwise.as_deref()
    }

    /// Returns true if a person may decide now.
    pub fn lets_decide(&self, play: &AnyMatch) -> bool {
        Self::is_asked(play) && !self.holds(play)
    }

    /// Returns the lesson's next decision as a hint.
    pub fn advice(&self, play: &AnyMatch) -> Option<Hint> {
        self.lets_decide(play).then(|| play.advice_as_before()).flatten()
    }

    /// Returns the places on the board that the remark points at.
    pub fn points(&self, play: &AnyMatch) -> &[String] {
        self.remark(play).map_or(&[], |remark| &remark.point)
    }

    /// Returns true for a decision other than the lesson's, and explains. Returns false if the
    /// rules refuse it: they say why themselves.
    pub fn declines(&mut self, live: &Live, choice: &Choice, env: &Env) -> bool {
        let Some(play) = live.own() else { return false };
        let n = play.position();
        let mut tried = play.clone();
        if presenter::of_mut(&mut tried).decide(choice, env.messages).is_err() {
            return false;
        }
        let told = presenter::of(&tried).order(n, &live.players(env), env.messages);
        tried.go_to(n);
        // The decision as recorded keeps the recorded decisions after it.
        if tried.save() == play.save() {
            return false;
        }
        let written = self.remark(play).and_then(|remark| remark.otherwise.as_ref());
        let said = written.map_or_else(
            || (env.messages.language.guide().otherwise)(&told),
            |said| said.in_language(env.messages.language.code()).to_owned(),
        );
        self.otherwise = Some(said);
        true
    }

    /// Answers a tap on what does nothing before the remark has been read, or in this decision.
    pub fn answer_tap(&mut self, play: &AnyMatch, env: &Env) {
        let w = env.messages.language.guide();
        self.otherwise = Some(if self.holds(play) { w.first_read } else { w.not_this }.to_owned());
    }

    /// Marks a remark as read. Returns the next chapter's match if the chapter is over.
    pub fn go_on(&mut self, play: &AnyMatch) -> Option<AnyMatch> {
        self.heard += 1;
        self.otherwise = None;
        if self.holds(play) || play.position() < play.length() {
            return None;
        }
        let next = self.chapter + 1;
        let opened = (next < self.lesson.length()).then(|| self.lesson.open(next).ok()).flatten();
        if opened.is_some() {
            self.chapter = next;
            self.heard = 0;
        } else {
            // The last remark stays, with the ways to go on.
            self.heard -= 1;
        }
        opened
    }

    /// Returns the chapter, the decision and the number of the remark before the current one: the one
    /// that is said again if the guide goes back. `None` at the first.
    fn before(&self, play: &AnyMatch) -> Option<(usize, usize, usize)> {
        let at = play.position();
        let here = self.lesson.said_before(self.mark(play));
        // In the middle of a gesture, its remark is said again from its beginning.
        let nth = match here.len() {
            0 => here.start.checked_sub(1),
            _ => (here.start + self.heard).checked_sub(1),
        };
        let (chapter, nth) = if let Some(nth) = nth {
            (self.chapter, nth)
        } else {
            let chapter = self.chapter.checked_sub(1)?;
            (chapter, self.lesson.remarks(chapter).len().checked_sub(1)?)
        };
        let remark = self.lesson.remarks(chapter).get(nth)?;
        debug_assert!(chapter < self.chapter || remark.at <= at);
        Some((chapter, remark.at, nth))
    }

    /// Returns true if there is a remark before the current one.
    pub fn can_go_back(&self, play: &AnyMatch) -> bool {
        self.before(play).is_some()
    }

    /// Goes back one remark. Returns the match as it stood there, if it stood elsewhere.
    pub fn go_back(&mut self, play: &AnyMatch) -> Option<AnyMatch> {
        let (chapter, at, nth) = self.before(play)?;
        let other = if chapter == self.chapter {
            (at != play.position()).then(|| play.clone())
        } else {
            self.lesson.open(chapter).ok()
        };
        self.chapter = chapter;
        self.heard = nth - self.lesson.said_before(Bookmark { chapter, at }).start;
        self.otherwise = None;
        other.map(|mut other| {
            other.go_to(at);
            other
        })
    }

    /// Restarts the lesson. Returns the match of the first chapter.
    pub fn restart(&mut self) -> Option<AnyMatch> {
        let play = self.lesson.open(0).ok()?;
        self.chapter = 0;
        Some(play)
    }

    /// Saves the lesson's progress after a decision, and drops the remarks before it.
    pub fn after_decision(&mut self, play: &AnyMatch, effects: &mut Effects) {
        self.heard = 0;
        self.keep(play, effects);
    }

    /// Saves the lesson's progress.
    pub fn keep(&mut self, play: &AnyMatch, effects: &mut Effects) {
        self.otherwise = None;
        let mark = self.mark(play);
        let is_done = mark.chapter + 1 == self.lesson.length() && mark.at == play.length();
        let progress = if is_done { DONE.to_owned() } else { mark.text() };
        effects.push(Effect::SaveProgress(progress));
    }
}
