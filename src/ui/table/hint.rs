//! A hint: asked for, lit on the board, and told in words.

use super::{Msg, Table, desk};
use crate::platform::page;
use crate::platform::press::text_of;
use crate::platform::thinker::{self, Heard, Thinker};
use crate::platform::timer::{self, Timer};
use crate::session::{Asked, Hint, Next};
use crate::ui::matches;
use web_sys::HtmlElement;

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
        if self.guide.is_some() {
            return false;
        }
        let words = ctx.props().house.words;
        match &mut self.hinting {
            Hinting::Asked { why, .. } | Hinting::Lit { why, .. } => {
                *why = true;
                self.lifted = None;
                return true;
            }
            Hinting::No => {}
        }
        if !self.film.is_over() || self.replay.is_some() || self.is_elsewhere() {
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
        if let (Some(step), Some(id)) = (play.note_hint(), self.id) {
            matches::add(id, step);
        }
        self.lifted = None;
        self.marked.clear();
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

    /// Reads what the board has marked, once it is drawn: where a decision cannot be told
    /// beforehand, an ear needs to know what to touch.
    pub(super) fn read_the_marks(&mut self, ctx: &yew::Context<Self>) {
        if self.hinting.hint().is_some() && self.marked.is_empty() {
            let names: Vec<String> =
                page::find_all(".play .advised").iter().filter_map(named_by).collect();
            if !names.is_empty() {
                ctx.link().send_message(Msg::Marked(names.join(", ")));
            }
        }
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
                    let read = told(&hint.steps, hint.reads);
                    // The names come with the next frame.
                    let waits = read.is_none() && self.marked.is_empty();
                    return vec![if waits {
                        w.hint_weighed.to_owned()
                    } else {
                        (w.hint_again)(read.as_deref(), &self.marked)
                    }];
                }
                let next = hint.next.as_ref();
                let next =
                    next.and_then(|next| told(std::slice::from_ref(&next.action), next.reads));
                let chances = match &hint.next {
                    Some(Next { even: true, .. }) => (w.hint_even)(hint.chance, next.as_deref()),
                    Some(Next { chance, .. }) => {
                        (w.hint_chances)(hint.chance, *chance, next.as_deref())
                    }
                    None => (w.hint_chance)(hint.chance),
                };
                let rough = hint.cut_short.then(|| w.hint_rough.to_owned());
                hint.why.clone().into_iter().chain([chances]).chain(rough).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// What a piece is called: the first part of its text, or the words on a key.
fn named_by(piece: &HtmlElement) -> Option<String> {
    let text = text_of(piece).or_else(|| piece.text_content())?;
    let name = text.split(". ").next()?.trim_end_matches('.').to_owned();
    (!name.is_empty()).then_some(name)
}
