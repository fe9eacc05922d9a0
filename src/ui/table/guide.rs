//! The guide of a lesson: what it says, and what it lets a person decide.

use super::choice::Choice;
use super::thinking::Thinking;
use super::{Table, desk};
use crate::engine::Turn;
use crate::session::{AnyMatch, Bookmark, Hint, Lesson, Remark};
use crate::ui::lesson::{keep_progress, progress};

/// What is kept when a lesson has been heard to its end.
const DONE: &str = "done";

/// The guide of a lesson under way.
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
    pub says: &'a str,
    /// Which remark it is, and of how many.
    pub at: (usize, usize),
    pub awaits: Awaits,
}

/// Something that a person wants of the lesson.
#[derive(Clone, Copy, PartialEq, Eq)]
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
    /// A lesson where it was left, and its match.
    pub fn open(text: &str, game: &str) -> Option<(Self, AnyMatch)> {
        let lesson = Lesson::read(text)?;
        let mark = progress(game).and_then(|kept| Bookmark::read(&kept));
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
    fn is_asked(play: &AnyMatch) -> bool {
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
    fn holds(&self, play: &AnyMatch) -> bool {
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
            Awaits::Leave { goes_on: matches!(play.turn(), Turn::Of(_)) }
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
}

impl Table {
    /// What is advised to the person to move, by a hint or by the guide.
    pub(super) fn advice(&self) -> Option<Hint> {
        match (&self.guide, &self.play) {
            (Some(guide), Ok(play)) => guide.advice(play),
            _ => self.hinting.hint().cloned(),
        }
    }

    /// Whether a lesson goes another way than this decision; then it says so. What the
    /// rules do not allow they explain themselves.
    pub(super) fn guide_declines(&mut self, ctx: &yew::Context<Self>, choice: &Choice) -> bool {
        let (Some(guide), Ok(play)) = (&self.guide, &self.play) else { return false };
        if !guide.lets_decide(play) {
            return true;
        }
        let words = ctx.props().house.words;
        let n = play.position();
        let mut tried = play.clone();
        if choice.carry_out(&mut tried).is_err() {
            return false;
        }
        let cast = desk::cast(play, self.viewer(play), self.near(), words);
        let told = desk::told_of(&tried, n, &cast, words);
        tried.go_to(n);
        // What was decided before is still to come.
        if tried.save() == play.save() {
            return false;
        }
        let written = guide.remark(play).and_then(|remark| remark.otherwise.as_ref());
        let code = words.language.code();
        let said = written.map_or_else(
            || (words.lesson.otherwise)(told.as_deref()),
            |said| said.in_language(code).to_owned(),
        );
        if let Some(guide) = &mut self.guide {
            guide.otherwise = Some(said);
        }
        self.lifted = None;
        true
    }

    /// The person has heard what was said.
    fn heed(&mut self, ctx: &yew::Context<Self>) -> bool {
        let (Some(guide), Ok(play)) = (&mut self.guide, &self.play) else { return false };
        if !self.film.is_over() || !guide.holds(play) {
            return false;
        }
        self.lifted = None;
        guide.heard += 1;
        if guide.holds(play) {
            return true;
        }
        if play.position() < play.length() {
            self.marks.clear();
            self.wake_the_bot(ctx);
            return true;
        }
        let next = guide.chapter + 1;
        if next < guide.lesson.length()
            && let Ok(play) = guide.lesson.open(next)
        {
            guide.chapter = next;
            guide.heard = 0;
            self.put_on_the_table(ctx, play);
        } else {
            // The last remark stays, with the ways to go on.
            guide.heard -= 1;
        }
        true
    }

    /// Keeps how far the lesson has come; what was said is said.
    pub(super) fn go_on_in_lesson(&mut self) {
        let (Some(guide), Ok(play)) = (&mut self.guide, &self.play) else { return };
        guide.heard = 0;
        guide.otherwise = None;
        let mark = guide.mark(play);
        let last = mark.chapter + 1 == guide.lesson.length() && mark.at == play.length();
        let kept = if last { DONE.to_owned() } else { mark.text() };
        keep_progress(play.info().id, &kept);
    }

    /// In a lesson bots decide as they did before, when the guide has said what it had to.
    pub(super) fn think_as_before(&mut self, ctx: &yew::Context<Self>) {
        let (Some(guide), Ok(play)) = (&self.guide, &self.play) else { return };
        if guide.holds(play) || Guide::is_asked(play) {
            return;
        }
        if let Some(answer) = play.as_before() {
            self.thinking = Some(Thinking::decided(answer));
            self.let_the_bot_decide(ctx);
        }
    }

    /// Begins the lesson anew.
    fn learn_again(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Some(guide) = &mut self.guide else { return false };
        let Ok(play) = guide.lesson.open(0) else { return false };
        guide.chapter = 0;
        self.put_on_the_table(ctx, play);
        true
    }

    /// The lesson is over, and its match goes on as any other.
    fn play_on(&mut self, ctx: &yew::Context<Self>) -> bool {
        let Ok(play) = &self.play else { return false };
        self.begin(ctx, &play.clone());
        true
    }

    /// Does what a person wants of the lesson; whether something has changed for the eye.
    pub(super) fn learn(&mut self, ctx: &yew::Context<Self>, ask: Ask) -> bool {
        match ask {
            Ask::GoOn => self.heed(ctx),
            Ask::Again => self.learn_again(ctx),
            Ask::PlayOn => self.play_on(ctx),
        }
    }
}
