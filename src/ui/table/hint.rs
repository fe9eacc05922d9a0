//! A hint: asked for, lit on the board, and told in words.

use super::{Msg, Table, desk};
use crate::platform::thinker::{self, Heard, Thinker};
use crate::platform::timer::{self, Timer};
use crate::session::{Asked, Hint, Next};
use crate::ui::matches;

/// A teacher that has not answered for so long will not, in milliseconds: it may have
/// to be fetched first.
const PATIENCE: u32 = 20_000;

/// How far a person has asked for advice on the decision awaited.
#[derive(Default)]
pub enum Hinting {
    /// Not at all.
    #[default]
    No,
    /// The judge weighs it; whether the reason is wanted at once.
    Asked {
        why: bool,
        /// When the judge has not answered.
        _guard: Timer,
    },
    /// What is advised is lit; whether the reason is told as well.
    Lit { hint: Hint, why: bool },
}

impl Hinting {
    /// What is advised, once that is known.
    pub fn hint(&self) -> Option<&Hint> {
        match self {
            Self::Lit { hint, .. } => Some(hint),
            _ => None,
        }
    }
}

impl Table {
    /// A person asks for advice, or for its reason; whether something has changed for the eye.
    pub(super) fn ask_for_a_hint(&mut self, ctx: &yew::Context<Self>) -> bool {
        let words = ctx.props().house.words;
        match &mut self.hinting {
            Hinting::Asked { why, .. } | Hinting::Lit { why, .. } => {
                *why = true;
                self.lifted = None;
                return true;
            }
            Hinting::No => {}
        }
        if !self.film.is_over() || self.replay.is_some() {
            return false;
        }
        let Ok(play) = &self.play else { return false };
        if self.hand_over_to(play).is_some() {
            return false;
        }
        let Some(question) = play.hint_question(words.language.code()) else {
            // Where hints were agreed away, that is said.
            self.note = (!play.may_hint()).then(|| words.table.no_hints.to_owned());
            return true;
        };
        let link = ctx.link().clone();
        if self.teacher.is_none() {
            let heard = move |heard| link.send_message(Msg::Taught(heard));
            self.teacher = Thinker::start(thinker::TEACHER, heard);
        }
        let asked = serde_json::to_string(&Asked::Hint(question)).unwrap_or_default();
        let link = ctx.link().clone();
        let late = move || link.send_message(Msg::Taught(Heard::Failed));
        self.hinting = Hinting::Asked { why: false, _guard: timer::after(PATIENCE, late) };
        if !self.teacher.as_ref().is_some_and(|teacher| teacher.ask(asked)) {
            self.lose_the_teacher(ctx);
        }
        true
    }

    /// The teacher was heard of; whether something has changed for the eye.
    pub(super) fn hear_the_teacher(&mut self, ctx: &yew::Context<Self>, heard: Heard) -> bool {
        let text = match heard {
            Heard::Ready => return false,
            Heard::Failed => return self.lose_the_teacher(ctx),
            Heard::Answer(text) => text,
        };
        let Hinting::Asked { why, .. } = self.hinting else { return false };
        let hint: Option<Hint> = text.and_then(|text| serde_json::from_str(&text).ok().flatten());
        let Ok(play) = &mut self.play else { return false };
        let Some(hint) = hint.filter(|hint| desk::fits(play, hint)) else {
            return self.lose_the_teacher(ctx);
        };
        // It counts from the moment at which it is given.
        if let Some(step) = play.note_hint() {
            matches::add(play.info().id, step);
        }
        self.lifted = None;
        self.hinting = Hinting::Lit { hint, why };
        true
    }

    /// The teacher cannot be had: another is tried when a hint is asked for again.
    fn lose_the_teacher(&mut self, ctx: &yew::Context<Self>) -> bool {
        self.teacher = None;
        let waited = matches!(self.hinting, Hinting::Asked { .. });
        if waited {
            self.hinting = Hinting::No;
            self.notice = Some(ctx.props().house.words.table.hint_missing);
        }
        waited
    }

    /// Puts the hint out of sight; whether there was one.
    pub(super) fn drop_the_hint(&mut self) -> bool {
        !matches!(std::mem::take(&mut self.hinting), Hinting::No)
    }

    /// What there is to say of the hint, sentence by sentence.
    pub(super) fn say_hint(&self, ctx: &yew::Context<Self>) -> Vec<String> {
        let words = ctx.props().house.words;
        let w = &words.table;
        match (&self.hinting, &self.play) {
            (Hinting::Asked { .. }, _) => vec![w.hint_weighed.to_owned()],
            (Hinting::Lit { hint, why }, Ok(play)) => {
                let cast = desk::cast(play, self.viewer(play), self.near(), words);
                let told = |steps: &[String], reads: Option<u64>| {
                    desk::foretold(play, steps, Some(reads?), &cast, words)
                };
                if !why {
                    return vec![(w.hint_again)(told(&hint.steps, hint.reads).as_deref())];
                }
                let next = hint.next.as_ref();
                let next =
                    next.and_then(|next| told(std::slice::from_ref(&next.action), next.reads));
                let chances = match &hint.next {
                    Some(Next { chance, even: true, .. }) => {
                        (w.hint_even)(hint.chance, *chance, next.as_deref())
                    }
                    Some(Next { chance, .. }) => {
                        (w.hint_chances)(hint.chance, *chance, next.as_deref())
                    }
                    None => (w.hint_chance)(hint.chance),
                };
                hint.why.clone().into_iter().chain([chances]).collect()
            }
            _ => Vec::new(),
        }
    }
}
