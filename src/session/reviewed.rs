//! A review as it comes, part by part, and as it is kept with its match.

use super::review::{Ledger, PARTS, Review, ledgers};
use super::{Mark, Match};
use crate::bots::{Bots, Chances, Judging};
use crate::engine::{Game, MAX_SEATS, Names, Seat, Turn};
use serde::{Deserialize, Serialize};

/// What is asked of the worker: the match is over, so it may know all of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ReviewQuestion {
    /// The match as a save.
    pub save: String,
}

/// A part of a review.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Every seat's chances after `n` decisions, in whole [`PARTS`], and before that
    /// how it stood when decision `n - 1` was made and its chance still open.
    Stood {
        /// How many decisions.
        n: usize,
        /// By seat.
        chances: Vec<u32>,
        /// By seat; nothing before the first decision.
        decided: Option<Vec<u32>>,
    },
    /// A person's decision was judged.
    Judged(Finding),
    /// That was all.
    Done,
}

/// What is told of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// The decision's number.
    pub n: usize,
    /// Who decided.
    pub seat: Seat,
    /// The best decision, by its name.
    pub best: String,
    /// The seat's chance with the best one as it could know it, in a thousand.
    pub chance: i32,
    /// What was lost of it, in a thousand.
    pub loss: i32,
    /// How bad that was, if it was.
    pub mark: Option<Mark>,
    /// Why the best one is better, in each language of the page, where a reason fits.
    pub why: Option<Vec<String>>,
}

/// What has been reckoned of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Reviewed {
    /// By position and seat, as far as it has come.
    chances: Vec<Vec<u32>>,
    /// By decision and seat.
    decided: Vec<Vec<u32>>,
    /// The findings, the dearest first.
    findings: Vec<Finding>,
    /// Whether all has been reckoned.
    done: bool,
}

impl Reviewed {
    /// Takes a part in; false, and nothing changed, if it is none of this match.
    pub fn add<G: Game>(&mut self, part: Part, play: &Match<G>) -> bool {
        self.take_in(part, &Reviewable::new(play, &legal_at(play)))
    }

    fn take_in(&mut self, part: Part, of: &Reviewable) -> bool {
        match part {
            Part::Stood { n, chances, decided } => {
                let fits = n <= of.length
                    && decided.is_some() == (n > 0)
                    && decided.iter().chain([&chances]).all(|row| of.has_row(row));
                // A part twice, or out of order, is nothing new.
                if fits && n == self.chances.len() {
                    self.chances.push(chances);
                    self.decided.extend(decided);
                }
                fits
            }
            Part::Judged(finding) => {
                let fits = of.has(&finding);
                if fits && self.findings.iter().all(|other| other.n != finding.n) {
                    let later = |other: &Finding| other.loss >= finding.loss;
                    let at = self.findings.partition_point(later);
                    self.findings.insert(at, finding);
                }
                fits
            }
            Part::Done => {
                self.done = self.is_whole(of);
                self.done
            }
        }
    }

    /// Whether all has been reckoned.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// The chances by position and seat, from 0 to 1.
    pub fn chances(&self) -> impl ExactSizeIterator<Item = Chances> {
        self.chances.iter().map(|row| in_chances(row))
    }

    /// The findings, the dearest first.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// What moved the chances, once the whole curve is known. `movers` says whose each
    /// decision was.
    pub fn ledgers(&self, movers: &[Seat], seats: usize) -> Vec<Ledger> {
        if self.chances.len() != movers.len() + 1 {
            return Vec::new();
        }
        let chances: Vec<Chances> = self.chances().collect();
        let decided: Vec<Chances> = self.decided.iter().map(|row| in_chances(row)).collect();
        ledgers(seats, |n| movers[n], &chances, &decided)
    }

    /// Whether this can be a review of that match.
    pub fn fits<G: Game>(&self, play: &Match<G>) -> bool {
        self.done && self.is_whole(&Reviewable::new(play, &legal_at(play)))
    }

    fn is_whole(&self, of: &Reviewable) -> bool {
        self.chances.len() == of.length + 1
            && self.decided.len() == of.length
            && self.chances.iter().chain(&self.decided).all(|row| of.has_row(row))
            && self.findings.iter().all(|finding| of.has(finding))
            && self.findings.is_sorted_by(|one, next| one.loss >= next.loss)
            && self
                .findings
                .iter()
                .enumerate()
                .all(|(at, finding)| self.findings[..at].iter().all(|other| other.n != finding.n))
    }
}

/// What a review has to fit: a match, whatever its game.
struct Reviewable<'a> {
    length: usize,
    seats: usize,
    /// Returns the seat that made decision `n`, if a decision of this name was legal then.
    mover: &'a dyn Fn(usize, &str) -> Option<Seat>,
}

impl<'a> Reviewable<'a> {
    fn new<G: Game>(play: &Match<G>, mover: &'a dyn Fn(usize, &str) -> Option<Seat>) -> Self {
        Self { length: play.decisions().len(), seats: play.table().setup.seats, mover }
    }

    fn has_row(&self, row: &[u32]) -> bool {
        row.len() == self.seats && row.iter().all(|&part| f64::from(part) <= PARTS)
    }

    fn has(&self, finding: &Finding) -> bool {
        finding.n < self.length
            && (self.mover)(finding.n, &finding.best) == Some(finding.seat)
            && (0..=1000).contains(&finding.chance)
            && (-1000..=1000).contains(&finding.loss)
            && finding.why.as_ref().is_none_or(|why| !why.is_empty())
    }
}

/// Returns the seat that made decision `n` of a match, if a decision of this name was legal
/// then.
fn legal_at<G: Game>(play: &Match<G>) -> impl Fn(usize, &str) -> Option<Seat> {
    let names = Names::<G>::new();
    move |n, name| {
        let action = names.get(name)?;
        let before = play.state_before(n);
        let Turn::Of(seat) = before.turn() else { return None };
        let mut legal = Vec::new();
        before.legal(&mut legal);
        legal.contains(&action).then_some(seat)
    }
}

fn in_chances(row: &[u32]) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    chances.iter_mut().zip(row).for_each(|(chance, &part)| *chance = f64::from(part) / PARTS);
    chances
}

fn in_thousand(chance: f64) -> i32 {
    (chance * 1000.0).round() as i32
}

/// Reviews a match, telling each part as it is known: the curve first, then what
/// persons decided, or everybody where no person played. `said` puts a reason into
/// words, in every language.
pub fn review<G: Bots>(
    play: &Match<G>,
    said: impl Fn(G::Reason) -> Vec<String>,
    tell: &mut dyn FnMut(Part),
) {
    let seats = play.table().setup.seats;
    let review = Review::of(play, Judging::review::<G>(seats));
    let row = |chances: Chances| -> Vec<u32> {
        chances[..seats].iter().map(|chance| (chance * PARTS) as u32).collect()
    };
    for n in 0..=review.length() {
        let decided = n.checked_sub(1).map(|before| row(review.decided(before)));
        tell(Part::Stood { n, chances: row(review.chances(n)), decided });
    }
    let persons = play.table().persons() > 0;
    for n in 0..review.length() {
        let seat = review.mover(n);
        if persons && !play.table().occupant(seat).is_person() {
            continue;
        }
        let judged = review.judged(n);
        let Some(chance) = judged.chance else { continue };
        let why = review.reasons(&judged).first().copied();
        tell(Part::Judged(Finding {
            n,
            seat,
            best: review.legal(n)[judged.best].to_string(),
            chance: in_thousand(chance),
            loss: in_thousand(judged.loss),
            mark: judged.mark,
            why: why.map(&said),
        }));
    }
    tell(Part::Done);
}
