//! The review of a match: what every decision was worth, and what moved the chances.
//!
//! **Judged from what they knew.** [`Review::judged`] holds a decision against the
//! best one by the [judge](crate::bots::judge), who is given the seat's view at that
//! moment and nothing else. A [`Mark`] is only given beyond two standard errors.
//!
//! **What moved the chances.** The match is over and all is open, so
//! [`Review::chances`] are those of the true state: it is played on by rules of thumb
//! in which each seat knows what it knows, again and again with the same derived chance
//! at every position. Between two positions lies one decision and what chance did in
//! it. [`Review::decided`] is how it stood between the two: the decision made, its
//! chance still open. So from one position to the next
//! - the **decision** moved every seat's chances from `chances(n)` to `decided(n)`,
//! - the **cards** moved them from there to `chances(n + 1)`,
//!
//! and where the decision drew no chance, all of it is the decision's. A [`Ledger`]
//! adds up, seat by seat, what its own decisions did (skill), what those of the
//! others did, and what the cards did (fortune), the deal before the first decision
//! included. Even share, skill, others and fortune add up to what the match
//! brought, exactly: chances are whole parts of [`PARTS`], whose sums in floats are exact.
//!
//! A decision that was right by what could be known may lower the chances in the true
//! state: the ledger tells what happened, the marks tell what was done well.
//!
//! Positions are reckoned one by one, in any order, so that whoever asks can show
//! how far it has come, or stop.

use super::Match;
use crate::bots::{Bots, Chances, Judging, after, judge, mean_of, of_outcome, play_on};
use crate::engine::{MAX_SEATS, Rng, Seat, Stream, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// Chances in the true state are whole numbers of such parts.
pub const PARTS: f64 = (1_u32 << 30) as f64;

/// How bad a decision was, by the chance to win that it lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// From three points in a hundred.
    Slip,
    /// From seven.
    Mistake,
    /// From fifteen.
    Blunder,
}

impl Mark {
    /// All marks, the worst first, with the chance that is lost at least.
    pub const ALL: [(Self, f64); 3] =
        [(Self::Blunder, 0.15), (Self::Mistake, 0.07), (Self::Slip, 0.03)];

    /// The mark of a loss, if it is one, and more than two standard errors of it.
    pub fn of(loss: f64, se: f64) -> Option<Self> {
        let (mark, _) = Self::ALL.into_iter().find(|&(_, from)| loss >= from)?;
        (loss > 2.0 * se).then_some(mark)
    }
}

/// What a decision lost against the best one, from what its seat knew.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Judged {
    /// The decision's number in the match.
    pub n: usize,
    /// Who decided.
    pub seat: Seat,
    /// How many decisions were legal.
    pub choices: usize,
    /// What was decided: an index into the [legal list](Review::legal).
    pub made: usize,
    /// The best decision, likewise.
    pub best: usize,
    /// The seat's chance to win with the best decision, as it could know it; `None`
    /// where there was no choice.
    pub chance: Option<f64>,
    /// The chance that was lost, from 0 to 1. Somewhat below 0 now and then, since
    /// the best decision is chosen in other worlds than it is compared in.
    pub loss: f64,
    /// The standard error of the loss.
    pub se: f64,
    /// How bad it was, if it was.
    pub mark: Option<Mark>,
}

/// What moved one seat's chances over a match. All but `seat` add up to what it won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ledger {
    /// Whose.
    pub seat: Seat,
    /// The same for every seat.
    pub even: f64,
    /// What the seat's own decisions did.
    pub own: f64,
    /// What the decisions of all others did.
    pub others: f64,
    /// What the deal and all later chance did.
    pub cards: f64,
}

/// A match that is looked back on.
pub struct Review<G: Bots> {
    /// Before each decision, and after the last one.
    states: Vec<G>,
    decisions: Vec<G::Action>,
    seed: u64,
    bot_seed: u64,
    how: Judging,
    seats: usize,
}

impl<G: Bots> Review<G> {
    /// Looks back on the decisions of a match that are in force.
    pub fn of(play: &Match<G>, how: Judging) -> Self {
        let table = play.table();
        let decisions = play.decisions()[..play.position()].to_vec();
        let mut state = G::new(&table.setup, &mut Rng::of(table.seed, Stream::Setup));
        let mut states = vec![state.clone()];
        for (n, &action) in decisions.iter().enumerate() {
            let mut rng = Rng::of(table.seed, Stream::Chance(n as u32));
            state.apply_untold(action, &mut rng);
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

    /// How many decisions there are.
    pub fn length(&self) -> usize {
        self.decisions.len()
    }

    /// Who made decision `n`.
    pub fn mover(&self, n: usize) -> Seat {
        match self.states[n].turn() {
            Turn::Of(seat) => seat,
            Turn::Over(_) => unreachable!("nothing is decided after the end"),
        }
    }

    /// What could have been decided as decision `n`.
    pub fn legal(&self, n: usize) -> Vec<G::Action> {
        let mut legal = Vec::new();
        self.states[n].legal(&mut legal);
        legal
    }

    /// Judges decision `n` from what its seat knew.
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
        let seed = judge_seed(self.bot_seed, seat, n);
        let judgement = judge::<G>(&view, Some(made), &self.how, seed, &mut || false);
        let (best, worth) = (judgement.best(), judgement.worth(made).expect("it was asked for"));
        let (loss, se) = (worth.behind, worth.behind_se);
        let mark = Mark::of(loss, se);
        Judged { best: best.index, chance: Some(best.chance), loss, se, mark, ..forced }
    }

    /// What spoke for the best decision and not for the one that was made, from what the
    /// seat knew; nothing where the best one was made.
    pub fn reasons(&self, judged: &Judged) -> Vec<G::Reason> {
        if judged.best == judged.made {
            return Vec::new();
        }
        let legal = self.legal(judged.n);
        let view = self.states[judged.n].view(Viewer::Of(judged.seat));
        G::reasons(&view, legal[judged.best], legal[judged.made])
    }

    /// Every seat's chances after `n` decisions, all cards open.
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

    /// The same once decision `n` was made and its chance was still open.
    pub fn decided(&self, n: usize) -> Chances {
        if !self.drew(n) {
            return self.chances(n + 1);
        }
        let (state, action) = (&self.states[n], self.decisions[n]);
        let since = state.view(Viewer::Public);
        self.mean(|rng, legal| after(state, action, &since, rng, legal))
    }

    /// Whether chance had a part in decision `n`.
    fn drew(&self, n: usize) -> bool {
        let mut rng = Rng::of(self.seed, Stream::Chance(n as u32));
        let mut untouched = rng.clone();
        self.states[n].clone().apply_untold(self.decisions[n], &mut rng);
        rng.word() != untouched.word()
    }

    /// The mean over so many futures as make the curve of a match about as dear as
    /// the judging of one seat.
    fn mean(&self, mut play: impl FnMut(&mut Rng, &mut Vec<G::Action>) -> Chances) -> Chances {
        let mut legal = Vec::new();
        let futures = (self.how.worlds / 4).max(1);
        let future = |w| play(&mut Rng::of(self.bot_seed, Stream::Tool(w)), &mut legal);
        in_parts(mean_of((0..futures).map(future)))
    }

    /// What moved the chances, seat by seat, from what [`chances`](Self::chances) and
    /// [`decided`](Self::decided) gave at every position.
    pub fn ledgers(&self, chances: &[Chances], decided: &[Chances]) -> Vec<Ledger> {
        ledgers(self.seats, |n| self.mover(n), chances, decided)
    }
}

/// The same where it is only known whose decision each was.
pub(super) fn ledgers(
    seats: usize,
    whose: impl Fn(usize) -> Seat,
    chances: &[Chances],
    decided: &[Chances],
) -> Vec<Ledger> {
    let even = in_parts([1.0 / seats as f64; MAX_SEATS])[0];
    let ledger = |seat: Seat| {
        let at = seat.index();
        let cards = chances[0][at] - even;
        let mut ledger = Ledger { seat, even, own: 0.0, others: 0.0, cards };
        for (n, decided) in decided.iter().enumerate() {
            let moved = decided[at] - chances[n][at];
            let side = if whose(n) == seat { &mut ledger.own } else { &mut ledger.others };
            *side += moved;
            ledger.cards += chances[n + 1][at] - decided[at];
        }
        ledger
    };
    Seat::all(seats).map(ledger).collect()
}

/// What the judge's chance comes from at a table, for a hint and in the review alike.
pub fn judge_seed(bot_seed: u64, seat: Seat, n: usize) -> u64 {
    Rng::of(bot_seed, Stream::Bot(seat.index() as u8, n as u32)).word()
}

/// The same in whole [`PARTS`].
fn in_parts(chances: Chances) -> Chances {
    chances.map(|chance| f64::from((chance * PARTS) as u32) / PARTS)
}
