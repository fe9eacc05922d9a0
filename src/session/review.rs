//! The review of a match: the value of every decision, and the causes of every change in the
//! chances.
//!
//! **Judged from what they knew.** [`Review::judged`] compares a decision with the best one
//! by the [`judge`], which gets only the seat's view at that moment. A
//! [`Mark`] is given only if the loss exceeds two standard errors.
//!
//! **What moved the chances.** The match is over and all cards are open, so
//! [`Review::chances`] evaluates the true state: it plays on by rules of thumb, in which each
//! seat uses only what it knows, many times, with the same derived random numbers at every
//! position. Between two positions lies one decision and its chance. [`Review::decided`]
//! evaluates the moment between the two: the decision is made, its chance is still open. From
//! one position to the next
//! - the **decision** moves every seat's chances from `chances(n)` to `decided(n)`,
//! - the **cards** move them from there to `chances(n + 1)`,
//!
//! and if the decision draws no random numbers, the whole change belongs to the decision. A
//! [`Ledger`] adds up for one seat the effect of its own decisions (skill), of the others'
//! decisions, and of the cards (fortune), including the deal before the first decision. Even
//! share, skill, others and fortune add up exactly to the result of the match: chances are
//! whole multiples of 1 / [`PARTS`], whose sums in floats are exact.
//!
//! A decision that was right by what could be known may lower the chances in the true state:
//! the ledger shows what happened, the marks show what was done well.
//!
//! Positions are evaluated one by one, in any order, so that the caller can show the progress
//! or stop.

use super::Match;
use super::gesture::{gesture_from, judge_seed};
use super::ledger::{Ledger, Mark, PARTS, SHOWN, in_parts, in_thousand, is_sure, ledgers};
use super::reviewed::{Mistake, Part, Reviewable, Reviewed};
use crate::bots::{Bots, Chances, Judging, Why, after, judge, mean_of, of_outcome, play_on, why};
use crate::engine::{Game, Names, Rng, Seat, Stream, Turn, Viewer};
use serde::Serialize;

/// The comparison of a decision with the best one, from what the seat knew.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The decision's number in the match.
    pub n: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The number of legal decisions.
    pub choices: usize,
    /// The decision, as an index into the [legal list](Review::legal).
    pub made: usize,
    /// The best decision, as an index into the same list.
    pub best: usize,
    /// The chance to win with the best decision, as the seat could know it; `None` if there was no
    /// choice.
    pub chance: Option<f64>,
    /// The lost chance, from 0 to 1. Sometimes it is slightly below 0, since the best decision is
    /// chosen in other worlds than it is compared in.
    pub loss: f64,
    /// The standard error of the loss.
    pub se: f64,
    /// The mark, if the decision was bad enough for one.
    pub mark: Option<Mark>,
}

impl Judged {
    /// Returns true if a review can list the loss: it is large enough, and beyond the error.
    pub fn is_shown(&self) -> bool {
        in_thousand(self.loss) >= SHOWN && is_sure(self.loss, self.se)
    }
}

/// A match in review.
pub struct Review<G: Bots> {
    /// The states before each decision and after the last one.
    states: Vec<G>,
    decisions: Vec<G::Action>,
    seed: u64,
    bot_seed: u64,
    how: Judging,
    seats: usize,
}

impl<G: Bots> Review<G> {
    /// Prepares the review of the decisions of a match that are in force.
    pub fn new(play: &Match<G>, how: Judging) -> Self {
        let table = play.table();
        let decisions = play.decisions()[..play.position()].to_vec();
        let mut chance = play.chance();
        let mut state = G::new(&table.setup, &mut chance);
        let mut states = vec![state.clone()];
        for &action in &decisions {
            state.apply_silently(action, &mut chance);
            states.push(state.clone());
        }
        Self {
            states,
            decisions,
            seed: table.seed,
            bot_seed: table.bot_seed,
            how,
            seats: table.setup.seats,
        }
    }

    /// Returns the number of decisions.
    pub fn length(&self) -> usize {
        self.decisions.len()
    }

    /// Returns the seat that made decision `n`.
    pub fn mover(&self, n: usize) -> Seat {
        match self.states[n].turn() {
            Turn::Of(seat) => seat,
            Turn::Over(_) => unreachable!("nothing is decided after the end"),
        }
    }

    /// Returns the decisions that were legal as decision `n`.
    pub fn legal(&self, n: usize) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.states[n].legal(&mut legal);
        legal
    }

    /// Judges decision `n` from what the seat knew.
    pub fn judged(&self, n: usize) -> Judged {
        let (seat, legal) = (self.mover(n), self.legal(n));
        let action = self.decisions[n];
        let made = legal.iter().position(|&other| other == action).expect("it was legal");
        let choices = legal.len();
        let forced = Judged {
            n,
            seat,
            choices,
            made,
            best: made,
            chance: None,
            loss: 0.0,
            se: 0.0,
            mark: None,
        };
        if choices == 1 {
            return forced;
        }
        let view = self.states[n].view(Viewer::Of(seat));
        let seed = judge_seed(self.bot_seed, seat);
        let judgement = judge::<G>(&view, Some(made), &self.how, seed, &mut || false);
        let (best, worth) = (judgement.best(), judgement.worth(made).expect("it was asked for"));
        // Only the whole turn counts: its decisions may be made in another order.
        if best.index != made && self.is_made_later(n, legal[best.index]) {
            return Judged { chance: Some(best.chance), ..forced };
        }
        let (loss, se) = (worth.behind, worth.behind_se);
        let mark = Mark::from_loss(loss, se);
        Judged { best: best.index, chance: Some(best.chance), loss, se, mark, ..forced }
    }

    /// Returns true if the seat makes this decision later in the same turn as decision `n`, and all would
    /// be the same had it been made first.
    fn is_made_later(&self, n: usize, first: G::Action) -> bool {
        let turn = Turn::Of(self.mover(n));
        let mut rest = (n + 1..self.length()).take_while(|&m| self.states[m].turn() == turn);
        let Some(at) = rest.find(|&m| self.decisions[m] == first) else { return false };
        let (mut state, mut rng) = (self.states[n].clone(), Rng::for_match(self.seed));
        let mut legal = Vec::new();
        for &action in [first].iter().chain(&self.decisions[n..at]) {
            state.legal(&mut legal);
            if state.turn() != turn || !legal.contains(&action) {
                return false;
            }
            state.apply_silently(action, &mut rng);
        }
        state.comes_to(&self.states[at + 1])
    }

    /// Returns the reasons for the best decision and against the one made, from what the seat knew.
    /// Empty if the best one was made.
    pub fn reasons(&self, judged: &Judged) -> Vec<G::Reason> {
        if judged.best == judged.made {
            return Vec::new();
        }
        let legal = self.legal(judged.n);
        let view = self.states[judged.n].view(Viewer::Of(judged.seat));
        G::reasons(&view, legal[judged.best], legal[judged.made])
    }

    /// Returns the reason for the best decision and against the one made, from what the seat knew.
    /// `None` if the best one was made, or nothing tells the two apart.
    pub fn why(&self, judged: &Judged) -> Option<Why<G::Reason, G::Prospect>> {
        if judged.best == judged.made {
            return None;
        }
        let legal = self.legal(judged.n);
        let view = self.states[judged.n].view(Viewer::Of(judged.seat));
        let seed = judge_seed(self.bot_seed, judged.seat);
        let [best, made] = [judged.best, judged.made].map(|index| legal[index]);
        why::<G>(&view, best, made, seed, &mut || false)
    }

    /// Returns the names of the decisions that complete the gesture of the best one, from what the
    /// seat knew.
    pub fn then(&self, judged: &Judged) -> Vec<String> {
        let view = self.states[judged.n].view(Viewer::Of(judged.seat));
        let seed = judge_seed(self.bot_seed, judged.seat);
        let best = self.legal(judged.n)[judged.best];
        let gesture = gesture_from::<G>(&view, best, &self.how, seed, &mut || false);
        gesture.steps.into_iter().skip(1).collect()
    }

    /// Returns every seat's chances after `n` decisions, with all cards open.
    pub fn chances(&self, n: usize) -> Chances {
        let state = &self.states[n];
        match state.turn() {
            Turn::Over(outcome) => in_parts(of_outcome(&outcome)),
            Turn::Of(_) => {
                let since = state.view(Viewer::Public);
                self.mean(|rng, legal| play_on(&mut state.clone(), &since, rng, legal))
            }
        }
    }

    /// Returns every seat's chances after decision `n` was made, with its chance still open.
    pub fn decided(&self, n: usize) -> Chances {
        if !self.drew(n) {
            return self.chances(n + 1);
        }
        let (state, action) = (&self.states[n], self.decisions[n]);
        let since = state.view(Viewer::Public);
        self.mean(|rng, legal| after(state, action, &since, rng, legal))
    }

    /// Returns true if decision `n` drew random numbers.
    fn drew(&self, n: usize) -> bool {
        let mut rng = Rng::for_match(self.seed);
        let untouched = rng.clone();
        self.states[n].clone().apply_silently(self.decisions[n], &mut rng);
        rng != untouched
    }

    /// Returns the mean over a number of futures chosen so that the curve of a match costs about as
    /// much as judging one seat.
    fn mean(&self, mut play: impl FnMut(&mut Rng, &mut Vec<G::Action>) -> Chances) -> Chances {
        let mut legal = Vec::new();
        let futures = (self.how.worlds / 4).max(1);
        let future = |w| play(&mut Rng::new(self.bot_seed, Stream::Tool(w)), &mut legal);
        in_parts(mean_of((0..futures).map(future)))
    }

    /// Returns the ledger of every seat, from the results of [`chances`](Self::chances) and
    /// [`decided`](Self::decided) at every position.
    pub fn ledgers(&self, chances: &[Chances], decided: &[Chances]) -> Vec<Ledger> {
        ledgers(self.seats, |n| self.mover(n), chances, decided)
    }
}

/// Reviews a match and reports each part as it is known: first the curve, then the persons'
/// decisions, or all decisions if no person played. `said` turns a reason into a sentence in every
/// language.
pub fn review<G: Bots>(
    play: &Match<G>,
    said: impl Fn(Why<G::Reason, G::Prospect>) -> Vec<String>,
    tell: &mut dyn FnMut(Part),
) {
    let seats = play.table().setup.seats;
    let review = Review::new(play, Judging::review::<G>(seats));
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
        let is_shown = judged.is_shown();
        let why = is_shown.then(|| review.why(&judged)).flatten();
        tell(Part::Judged(Mistake {
            n,
            seat,
            best: review.legal(n)[judged.best].to_string(),
            then: if is_shown { review.then(&judged) } else { Vec::new() },
            chance: in_thousand(chance),
            // What is within the error is no mistake.
            loss: if is_shown { in_thousand(judged.loss) } else { 0 },
            mark: judged.mark,
            why: why.map(&said),
        }));
    }
    tell(Part::Done);
}

impl Reviewed {
    /// Adds a part. Returns false and changes nothing if it is not for this match.
    pub fn add<G: Game>(&mut self, part: Part, play: &Match<G>) -> bool {
        check_against(play, |of| self.take_in(part, of))
    }

    /// Returns true if this is a complete and valid review of the match.
    pub fn fits<G: Game>(&self, play: &Match<G>) -> bool {
        self.is_done() && check_against(play, |of| self.is_whole(of))
    }
}

/// Checks something of a review against the data of its match.
fn check_against<G: Game>(play: &Match<G>, check: impl FnOnce(&Reviewable<'_>) -> bool) -> bool {
    let names = Names::<G>::new();
    let mover = |n: usize, name: &str| {
        let action = names.get(name)?;
        let before = play.state_before(n);
        let Turn::Of(seat) = before.turn() else { return None };
        let mut legal = Vec::new();
        before.legal(&mut legal);
        legal.contains(&action).then_some(seat)
    };
    check(&Reviewable {
        length: play.decisions().len(),
        seats: play.table().setup.seats,
        mover: &mover,
        is_name: &|name| names.get(name).is_some(),
    })
}
