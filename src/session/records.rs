//! The records that a match under way is kept as: a head, written once, and one
//! small step for every decision. What was written is never written again, so
//! a browser that dies in the middle of a write loses that write and no other.

use super::save::Save;
use super::{Match, Retakes, Reviewed};
use crate::engine::{Game, Seat, Turn};
use serde::{Deserialize, Serialize};

/// Decision `n` was made, or made again.
#[derive(Serialize, Deserialize)]
struct Decided {
    n: usize,
    decision: String,
    /// True if a bot's time ran out before it had thought to the end.
    #[serde(default, rename = "hasty", skip_serializing_if = "std::ops::Not::not")]
    timed_out: bool,
}

/// The first so many decisions are in force; the others stay to be done again.
#[derive(Serialize, Deserialize)]
struct Went {
    to: usize,
    /// Whether more was taken back, up to now, than an honest table gives back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    taken_back: bool,
    /// The take-backs and second tries up to now.
    #[serde(default, skip_serializing_if = "Retakes::is_empty")]
    retakes: Retakes,
}

/// A seat was given a hint, or all that it was given.
#[derive(Serialize, Deserialize)]
struct Hinted {
    hint: Seat,
    #[serde(default = "once", skip_serializing_if = "is_once")]
    times: u16,
}

fn once() -> u16 {
    1
}

fn is_once(times: &u16) -> bool {
    *times == once()
}

/// The match was reviewed.
#[derive(Serialize, Deserialize)]
struct Looked<R> {
    review: R,
}

fn text_of(step: &impl Serialize) -> String {
    serde_json::to_string(step).expect("a step is plain data")
}

/// A match as it is kept: texts that mean nothing to whoever keeps them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// Set-up, seeds, seats: a save without decisions.
    pub head: String,
    /// What happened since, in order.
    pub steps: Vec<String>,
}

impl<G: Game> Match<G> {
    /// All records of the match.
    pub fn records(&self) -> Records {
        let mut steps: Vec<String> =
            (0..self.decisions().len()).map(|n| text_of(&self.decided(n))).collect();
        if self.position() < self.decisions().len()
            || self.taken_back()
            || !self.retakes().is_empty()
        {
            steps.push(text_of(&self.went()));
        }
        let given = Seat::all(self.hints.len()).zip(&self.hints).filter(|(_, times)| **times > 0);
        steps.extend(given.map(|(hint, &times)| text_of(&Hinted { hint, times })));
        if let Some(review) = self.review() {
            steps.push(text_of(&Looked { review }));
        }
        Records { head: self.head(), steps }
    }

    /// The steps that lead here from the position that was kept last.
    pub fn steps_since(&self, from: usize) -> Vec<String> {
        if self.position() < from {
            return vec![text_of(&self.went())];
        }
        (from..self.position()).map(|n| text_of(&self.decided(n))).collect()
    }

    /// Notes that the seat to move is given a hint; the step that says so.
    pub fn note_hint(&mut self) -> Option<String> {
        let Turn::Of(hint) = self.turn() else { return None };
        self.hints.resize(self.table().setup.seats, 0);
        let count = &mut self.hints[hint.index()];
        *count = count.saturating_add(1);
        Some(text_of(&Hinted { hint, times: once() }))
    }

    /// Keeps a review with the match; the step that says so.
    pub fn keep_review(&mut self, review: Reviewed) -> String {
        let step = text_of(&Looked { review: &review });
        self.review = Some(review);
        step
    }

    fn decided(&self, n: usize) -> Decided {
        let decision = self.decisions()[n].to_string();
        Decided { n, decision, timed_out: self.timed_out().contains(&(n as u32)) }
    }

    fn went(&self) -> Went {
        Went { to: self.position(), taken_back: self.taken_back(), retakes: self.retakes() }
    }
}

impl Records {
    /// A text that came from elsewhere, kept as it is.
    pub fn foreign(text: String) -> Self {
        Self { head: text, steps: Vec::new() }
    }

    /// Everything that is kept, as one text to be taken elsewhere: the save, or
    /// line by line what no save can be made of.
    pub fn text(&self) -> String {
        if self.steps.is_empty() {
            return self.head.clone();
        }
        self.save().unwrap_or_else(|| {
            let lines: Vec<&str> =
                std::iter::once(&self.head).chain(&self.steps).map(String::as_str).collect();
            lines.join("\n")
        })
    }

    /// The save that head and steps come to, if they can be read.
    pub(super) fn save(&self) -> Option<String> {
        let mut save: Save = serde_json::from_str(&self.head).ok()?;
        for step in &self.steps {
            // Either kind is known by its fields.
            if let Ok(Decided { n, decision, timed_out }) = serde_json::from_str(step) {
                save.decide(n, decision, timed_out)?;
            } else if let Ok(Hinted { hint, times }) = serde_json::from_str(step) {
                save.hint(hint, times)?;
            } else if let Ok(Looked { review }) = serde_json::from_str(step) {
                save.review(review);
            } else {
                let Went { to, taken_back, retakes } = serde_json::from_str(step).ok()?;
                save.go_to(to, taken_back, retakes)?;
            }
        }
        serde_json::to_string(&save).ok()
    }
}
