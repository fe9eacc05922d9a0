//! A review as it arrives, part by part, and as it is kept with its match.

use super::gesture::LONGEST_GESTURE;
use super::ledger::{Ledger, Mark, PARTS, ledgers};
use crate::bots::Chances;
use crate::engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The question to the worker. The match is over, so it may contain all of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewQuestion {
    /// The match as a save.
    pub save: String,
}

/// A part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Every seat's chances after `n` decisions, in whole [`PARTS`], and before that, when decision
    /// `n - 1` was made and its chance still open.
    Stood {
        /// The number of decisions.
        n: usize,
        /// The chances by seat.
        chances: Vec<u32>,
        /// The chances by seat; `None` before the first decision.
        decided: Option<Vec<u32>>,
    },
    /// The judgement of a person's decision.
    Judged(Mistake),
    /// The end of the review.
    Done,
}

/// A mistake: a decision, and the best one instead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mistake {
    /// The decision's number.
    pub n: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The name of the best decision.
    pub best: String,
    /// The names of the decisions that complete its gesture.
    #[serde(default)]
    pub then: Vec<String>,
    /// The chance with the best decision, as the seat could know it, in thousandths.
    pub chance: i32,
    /// The lost chance, in thousandths; 0 if it is too small to list, or within the error.
    pub loss: i32,
    /// The mark, if the decision was bad enough for one.
    pub mark: Option<Mark>,
    /// The reason why the best decision is better, in each language of the page; `None` if no
    /// reason fits.
    pub why: Option<Vec<String>>,
}

/// The review of a match, as far as it has arrived.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// The chances by position and seat.
    chances: Vec<Vec<u32>>,
    /// The chances by decision and seat, before the decision's chance.
    decided: Vec<Vec<u32>>,
    /// The mistakes, the largest loss first.
    #[serde(rename = "findings")]
    mistakes: Vec<Mistake>,
    /// True if the review is complete.
    done: bool,
}

impl Reviewed {
    pub(super) fn take_in(&mut self, part: Part, of: &Reviewable) -> bool {
        match part {
            Part::Stood { n, chances, decided } => {
                let fits = n <= of.length
                    && decided.is_some() == (n > 0)
                    && decided.iter().chain([&chances]).all(|row| of.has_row(row));
                // Ignore duplicate and out-of-order parts.
                if fits && n == self.chances.len() {
                    self.chances.push(chances);
                    self.decided.extend(decided);
                }
                fits
            }
            Part::Judged(mistake) => {
                let fits = of.has(&mistake);
                if fits && self.mistakes.iter().all(|other| other.n != mistake.n) {
                    let later = |other: &Mistake| other.loss >= mistake.loss;
                    let at = self.mistakes.partition_point(later);
                    self.mistakes.insert(at, mistake);
                }
                fits
            }
            Part::Done => {
                self.done = self.is_whole(of);
                self.done
            }
        }
    }

    /// Returns true if the review is complete.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Returns a review of which nothing is known but this curve, which another table has told.
    pub fn of_curve(chances: Vec<Vec<u32>>) -> Self {
        Self { chances, ..Self::default() }
    }

    /// Returns the curve as far as it is known: the chances by position and seat, in whole [`PARTS`].
    pub fn curve(&self) -> &[Vec<u32>] {
        &self.chances
    }

    /// Returns the chances by position and seat, from 0 to 1.
    pub fn chances(&self) -> impl ExactSizeIterator<Item = Chances> {
        self.chances.iter().map(|row| in_chances(row))
    }

    /// Returns the mistakes, the largest loss first.
    pub fn mistakes(&self) -> &[Mistake] {
        &self.mistakes
    }

    /// Returns the ledger of every seat; empty until the whole curve is known. `movers` has the
    /// seat of each decision.
    pub fn ledgers(&self, movers: &[Seat], seats: usize) -> Vec<Ledger> {
        if self.chances.len() != movers.len() + 1 {
            return Vec::new();
        }
        let chances: Vec<Chances> = self.chances().collect();
        let decided: Vec<Chances> = self.decided.iter().map(|row| in_chances(row)).collect();
        ledgers(seats, |n| movers[n], &chances, &decided)
    }

    pub(super) fn is_whole(&self, of: &Reviewable) -> bool {
        self.chances.len() == of.length + 1
            && self.decided.len() == of.length
            && self.chances.iter().chain(&self.decided).all(|row| of.has_row(row))
            && self.mistakes.iter().all(|mistake| of.has(mistake))
            && self.mistakes.is_sorted_by(|one, next| one.loss >= next.loss)
            && self
                .mistakes
                .iter()
                .enumerate()
                .all(|(at, mistake)| self.mistakes[..at].iter().all(|other| other.n != mistake.n))
    }
}

/// The data of a match that a review is checked against, independent of the game.
pub(super) struct Reviewable<'a> {
    pub length: usize,
    pub seats: usize,
    /// Returns the seat that made decision `n`, if a decision of this name was legal then.
    pub mover: &'a dyn Fn(usize, &str) -> Option<Seat>,
    /// Returns true if a decision of the game has this name.
    pub is_name: &'a dyn Fn(&str) -> bool,
}

impl Reviewable<'_> {
    fn has_row(&self, row: &[u32]) -> bool {
        row.len() == self.seats && row.iter().all(|&part| f64::from(part) <= PARTS)
    }

    fn has(&self, mistake: &Mistake) -> bool {
        mistake.n < self.length
            && (self.mover)(mistake.n, &mistake.best) == Some(mistake.seat)
            && mistake.then.len() < LONGEST_GESTURE
            && mistake.then.iter().all(|name| (self.is_name)(name))
            && (0..=1000).contains(&mistake.chance)
            && (-1000..=1000).contains(&mistake.loss)
            && mistake.why.as_ref().is_none_or(|why| !why.is_empty())
    }
}

fn in_chances(row: &[u32]) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    chances.iter_mut().zip(row).for_each(|(chance, &part)| *chance = f64::from(part) / PARTS);
    chances
}
