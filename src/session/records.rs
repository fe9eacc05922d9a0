//! The records that a match is kept as: a head, written once, and one small step for every
//! decision. Records are never rewritten, so a browser that dies during a write loses only that
//! write.

use super::play::EarlyEnd;
use super::save::Save;
use super::{Match, Reviewed, UndoRecord};
use crate::engine::{Game, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};

/// A step: decision `n` was made, or redone.
#[derive(Serialize, Deserialize)]
struct DecisionEntry {
    n: usize,
    decision: String,
    /// True if a bot's time ran out before it had thought to the end.
    #[serde(default, rename = "hasty", skip_serializing_if = "std::ops::Not::not")]
    timed_out: bool,
    /// True if a bot made it for a person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    stood_in: bool,
}

/// A step: the first `to` decisions are in force; the others can be redone. It also holds facts that
/// are not decisions: the persons for whom a bot plays, how the match was ended early, and who left it.
#[derive(Serialize, Deserialize)]
struct PositionEntry {
    to: usize,
    /// True if more was taken back so far than [`UndoRule::Honest`](super::UndoRule::Honest)
    /// allows.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    taken_back: bool,
    /// The undone decisions and second tries so far.
    #[serde(default, rename = "retakes", skip_serializing_if = "UndoRecord::is_empty")]
    undo_record: UndoRecord,
    /// The persons for whom a bot plays from now on.
    #[serde(default, skip_serializing_if = "is_no_one")]
    by_bots: SeatSet,
    /// How the match was ended early.
    #[serde(default, rename = "gave_up", skip_serializing_if = "Option::is_none")]
    ended_early: Option<EarlyEnd>,
    /// By seat, the number of the move, from 1 on, before which its person left the match to a bot; 0 for
    /// others. Empty if no one has left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    left: Vec<u16>,
}

fn is_no_one(seats: &SeatSet) -> bool {
    seats.is_empty()
}

/// A step: a seat was given hints; `times` is their number. It is 0 if the teacher had none.
#[derive(Serialize, Deserialize)]
struct HintEntry {
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

/// A step: the match was reviewed.
#[derive(Serialize, Deserialize)]
pub(super) struct ReviewEntry<R> {
    pub(super) review: R,
}

fn text_of(step: &impl Serialize) -> String {
    serde_json::to_string(step).expect("a step is plain data")
}

/// A match as it is kept: texts that are opaque to the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    /// The set-up, seeds and seats: a save without decisions.
    pub head: String,
    /// The steps since, in order.
    pub steps: Vec<String>,
}

impl<G: Game> Match<G> {
    /// Returns all records of the match.
    pub fn records(&self) -> Records {
        let mut steps: Vec<String> =
            (0..self.decisions().len()).map(|n| text_of(&self.decided(n))).collect();
        if self.position() < self.decisions().len()
            || self.taken_back()
            || !self.undo_record().is_empty()
            || !self.by_bots().is_empty()
            || !self.left().is_empty()
            || self.ended_early().is_some()
        {
            steps.push(text_of(&self.went()));
        }
        let given = Seat::all(self.hints.len()).zip(&self.hints).filter(|(_, times)| **times > 0);
        steps.extend(given.map(|(hint, &times)| text_of(&HintEntry { hint, times })));
        if self.unadvised {
            steps.push(text_of(&HintEntry { hint: Seat::new(0), times: 0 }));
        }
        if let Some(review) = self.review() {
            steps.push(text_of(&ReviewEntry { review }));
        }
        Records { head: self.head(), steps }
    }

    /// Returns the steps from the saved position `from` to the current one.
    pub fn steps_since(&self, from: usize) -> Vec<String> {
        if self.position() < from {
            return vec![text_of(&self.went())];
        }
        (from..self.position()).map(|n| text_of(&self.decided(n))).collect()
    }

    /// Returns the names of the decisions from `from` on; none if there are not as many.
    pub fn names_since(&self, from: usize) -> Vec<String> {
        let made = self.decisions().get(from..self.position()).unwrap_or_default();
        made.iter().map(ToString::to_string).collect()
    }

    /// Notes that the seat to move is given a hint. Returns the step to save.
    pub fn note_hint(&mut self) -> Option<String> {
        let Turn::Of(hint) = self.turn() else { return None };
        self.hints.resize(self.table().setup.seats, 0);
        let count = &mut self.hints[hint.index()];
        *count = count.saturating_add(1);
        Some(text_of(&HintEntry { hint, times: once() }))
    }

    /// Notes that the teacher had no hint for the seat to move. Returns the step to save, if that is new.
    pub fn note_unadvised(&mut self) -> Option<String> {
        let Turn::Of(hint) = self.turn() else { return None };
        let is_known = std::mem::replace(&mut self.unadvised, true);
        (!is_known).then(|| text_of(&HintEntry { hint, times: 0 }))
    }

    /// Notes for which persons a bot plays from now on. Returns the step to save, if that is new.
    pub fn note_by_bots(&mut self, seats: SeatSet) -> Option<String> {
        let before = self.by_bots;
        self.keep_by_bots(seats);
        (self.by_bots != before).then(|| text_of(&self.went()))
    }

    /// Notes that a person has left the match, for whom a bot plays. Returns the step to save.
    pub fn note_left(&mut self, seat: Seat) -> String {
        self.left.resize(self.table().setup.seats, 0);
        self.left[seat.index()] = self.position() as u16 + 1;
        text_of(&self.went())
    }

    /// Keeps a review with the match. Returns the step to save.
    pub fn keep_review(&mut self, review: Reviewed) -> String {
        let step = text_of(&ReviewEntry { review: &review });
        self.review = Some(review);
        step
    }

    fn decided(&self, n: usize) -> DecisionEntry {
        let decision = self.decisions()[n].to_string();
        let is_among = |numbers: &[u32]| numbers.contains(&(n as u32));
        let (timed_out, stood_in) = (is_among(self.timed_out()), is_among(self.stood_in()));
        DecisionEntry { n, decision, timed_out, stood_in }
    }

    fn went(&self) -> PositionEntry {
        PositionEntry {
            to: self.position(),
            taken_back: self.taken_back(),
            undo_record: self.undo_record(),
            by_bots: self.by_bots(),
            ended_early: self.ended_early(),
            left: self.left().to_vec(),
        }
    }
}

impl Records {
    /// Keeps a text from elsewhere unchanged.
    pub fn foreign(text: String) -> Self {
        Self { head: text, steps: Vec::new() }
    }

    /// Returns everything that is kept as one text, for export: the save, or the records line by
    /// line if they do not make a save.
    pub fn text(&self) -> String {
        if self.steps.is_empty() {
            return self.head.clone();
        }
        self.save().map_or_else(|| self.lines(), |save| save.text())
    }

    /// Returns the records line by line. [`open_file`](super::library::open_file) reads them too.
    pub fn lines(&self) -> String {
        let lines: Vec<&str> =
            std::iter::once(&self.head).chain(&self.steps).map(String::as_str).collect();
        lines.join("\n")
    }

    /// Reads records line by line; `None` if there is only one line.
    pub fn from_lines(text: &str) -> Option<Self> {
        let (head, steps) = text.trim_end().split_once('\n')?;
        Some(Self { head: head.to_owned(), steps: steps.lines().map(str::to_owned).collect() })
    }

    /// Combines the head and the steps into a save. `None` if they cannot be read.
    pub(super) fn save(&self) -> Option<Save> {
        let mut save = Save::read(&self.head)?;
        for step in &self.steps {
            // The fields of a step tell its type.
            if let Ok(DecisionEntry { n, decision, timed_out, stood_in }) =
                serde_json::from_str(step)
            {
                save.decide(n, decision, timed_out, stood_in)?;
            } else if let Ok(HintEntry { hint, times }) = serde_json::from_str(step) {
                save.hint(hint, times)?;
            } else if let Ok(ReviewEntry { review }) = serde_json::from_str(step) {
                save.review(review);
            } else {
                let PositionEntry { to, taken_back, undo_record, by_bots, ended_early, left } =
                    serde_json::from_str(step).ok()?;
                save.go_to(to, taken_back, undo_record)?;
                save.note(by_bots, ended_early, left);
            }
        }
        Some(save)
    }
}
