//! The guide of a lesson: what it says, and what it lets a person decide.

use super::choice::Choice;
use super::effect::{Effect, Effects};
use super::presenter;
use super::screen::{Env, Live};
use crate::engine::Turn;
use crate::session::{AnyMatch, Bookmark, Hint, Lesson, Remark};

/// The progress of a lesson that was finished.
const DONE: &str = "done";

/// The guide of a lesson under way.
#[derive(Clone)]
pub struct Guide {
    lesson: Lesson,
    chapter: usize,
    /// How many remarks before the decision awaited have been heard.
    heard: usize,
    /// What is said to a person who has decided otherwise.
    otherwise: Option<String>,
}

/// What there is to be said, and what can be done about it.
pub struct Guiding<'a> {
    /// The remark.
    pub says: &'a str,
    /// Which remark it is, and of how many.
    pub at: (usize, usize),
    /// What the guide waits for.
    pub awaits: Awaits,
}

/// Something that a person wants from the lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// On to what comes next.
    GoOn,
    /// From the beginning.
    Again,
    /// To play the last match on.
    PlayOn,
}

/// What the guide waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Awaits {
    /// That it is heard.
    Ear,
    /// A decision.
    Decision,
    /// What the person wants to do after the lesson.
    Leave {
        /// Whether its match can be played on.
        goes_on: bool,
    },
}

impl Guide {
    /// A lesson where it was left, and its match; `None` if the text is no lesson.
    pub fn open(text: &str, progress: Option<&str>) -> Option<(Self, AnyMatch)> {
        let lesson = Lesson::read(text)?;
        let mark = progress.and_then(Bookmark::read);
        let mark = mark.filter(|mark| mark.chapter < lesson.length()).unwrap_or_default();
        let mut play = lesson.open(mark.chapter).ok()?;
        // Nowhere before its chapter begins.
        let from = play.position();
        play.go_to(mark.at.max(from));
        Some((Self { lesson, chapter: mark.chapter, heard: 0, otherwise: None }, play))
    }

    fn mark(&self, play: &AnyMatch) -> Bookmark {
        Bookmark { chapter: self.chapter, at: play.position() }
    }

    /// Whether a person decides next in this chapter.
    pub fn is_asked(play: &AnyMatch) -> bool {
        let person =
            |turn| matches!(turn, Turn::Of(seat) if play.occupants()[seat.index()].is_person());
        play.position() < play.length() && person(play.turn())
    }

    /// How many remarks there are that have to be heard before anything goes on.
    fn to_be_heard(&self, play: &AnyMatch) -> usize {
        let all = self.lesson.said_before(self.mark(play)).len();
        // The last one before a person's decision stays while they decide.
        all.saturating_sub(usize::from(Self::is_asked(play)))
    }

    /// Whether something has to be heard before anything goes on.
    pub fn holds(&self, play: &AnyMatch) -> bool {
        self.heard < self.to_be_heard(play)
    }

    /// The number, in its chapter, of what is being said.
    fn saying(&self, play: &AnyMatch) -> Option<usize> {
        let here = self.lesson.said_before(self.mark(play));
        match here.len() {
            // In the middle of a gesture what was said at its beginning still holds.
            0 if Self::is_asked(play) => here.start.checked_sub(1),
            said => (self.heard < said).then_some(here.start + self.heard),
        }
    }

    fn remark(&self, play: &AnyMatch) -> Option<&Remark> {
        self.lesson.remarks(self.chapter).get(self.saying(play)?)
    }

    /// The chapter and the number of the remark that is being made.
    pub fn remark_number(&self, play: &AnyMatch) -> Option<(usize, usize)> {
        Some((self.chapter, self.saying(play)?))
    }

    /// What is being said, in a language, and what it waits for.
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
        Some(Guiding { says: remark.say.in_language(language), at: (nth, all), awaits })
    }

    /// What is said to a person who has decided otherwise.
    pub fn otherwise(&self) -> Option<&str> {
        self.otherwise.as_deref()
    }

    /// Whether a person may decide now.
    pub fn lets_decide(&self, play: &AnyMatch) -> bool {
        Self::is_asked(play) && !self.holds(play)
    }

    /// The decision that it wants, as a hint advises one.
    pub fn advice(&self, play: &AnyMatch) -> Option<Hint> {
        self.lets_decide(play).then(|| play.advice_as_before()).flatten()
    }

    /// The places on the board that it speaks of.
    pub fn points(&self, play: &AnyMatch) -> &[String] {
        self.remark(play).map_or(&[], |remark| &remark.point)
    }

    /// Returns true for another decision than the lesson's, and says so. Returns false if
    /// the rules refuse it: they say why themselves.
    pub fn declines(&mut self, live: &Live, choice: &Choice, env: &Env) -> bool {
        let play = &live.game;
        let n = play.position();
        let mut tried = play.clone();
        if presenter::of_mut(&mut tried).decide(choice, env.words).is_err() {
            return false;
        }
        let told = presenter::of(&tried).first_line(n, &live.cast(env), env.words);
        tried.go_to(n);
        // What was decided before is still to come.
        if tried.save() == play.save() {
            return false;
        }
        let written = self.remark(play).and_then(|remark| remark.otherwise.as_ref());
        let said = written.map_or_else(
            || (env.words.lesson.otherwise)(told.as_deref()),
            |said| said.in_language(env.words.language.code()).to_owned(),
        );
        self.otherwise = Some(said);
        true
    }

    /// Notes that a remark was read. Returns the next chapter's match if the chapter is over.
    pub fn go_on(&mut self, play: &AnyMatch) -> Option<AnyMatch> {
        self.heard += 1;
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

    /// The match of the first chapter, from where the lesson begins again.
    pub fn restart(&mut self) -> Option<AnyMatch> {
        let play = self.lesson.open(0).ok()?;
        self.chapter = 0;
        Some(play)
    }

    /// Saves how far the lesson has come after a decision; what was said is said.
    pub fn after_decision(&mut self, play: &AnyMatch, effects: &mut Effects) {
        self.heard = 0;
        self.otherwise = None;
        let mark = self.mark(play);
        let is_done = mark.chapter + 1 == self.lesson.length() && mark.at == play.length();
        let progress = if is_done { DONE.to_owned() } else { mark.text() };
        effects.push(Effect::SaveProgress(progress));
    }
}
