//! The judge: evaluates each decision of a seat as its chance to win the match.
//!
//! It knows the seat's view and nothing else. Every decision is played out in the *same* sampled
//! worlds with the *same* chance: world `w` of a seed has its own generator, which deals the world,
//! and each decision starts from a copy of both. So a difference between two decisions is due to
//! them, and is known far more exactly than either chance.
//!
//! The luckiest of many candidates looks better than it is. So the worlds have two halves: the
//! first selects the best decision, the second compares it with the others, and only that
//! comparison is reported. In the first half the field is halved repeatedly, so that most worlds go
//! to decisions that may be the best.
//!
//! A judgement depends only on the view, the seed and the number of worlds, to the bit and on every
//! machine, unless the time guard cut it short, which it reports.

use super::chances::{Chances, play_on};
use super::{Bots, Search, Sure, Weighed, first_reason, search};
use crate::engine::{Rng, Stream, Turn};

/// The source of the advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Advice {
    /// From the playouts: the decision that was best in the first half of the worlds.
    Playouts,
    /// From the Regent's search, unless playouts are sure that another decision is better.
    Search,
}

/// The settings of a judgement.
#[derive(Clone, Copy, Debug)]
pub struct Judging {
    /// The number of sampled worlds, both halves together.
    pub worlds: u32,
    /// The source of the advice.
    pub advice: Advice,
    /// The least number of best decisions that are compared with each other in the second half.
    pub finalists: usize,
}

impl Judging {
    /// Returns the settings of a hint at a table with this number of seats; it also reports the
    /// second-best decision. More seats make playouts longer, so there are fewer of them.
    pub fn hint<G: Bots>(seats: usize) -> Self {
        let worlds = G::JUDGED * *G::INFO.seats.start() as u32 / seats as u32;
        Self { worlds, advice: G::ADVICE, finalists: 2 }
    }

    /// Returns the settings for the review of a decision: those of a hint, so that both name the same
    /// best decision.
    pub fn review<G: Bots>(seats: usize) -> Self {
        Self::hint::<G>(seats)
    }
}

/// The value of a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// The decision: an index into the legal list.
    pub index: usize,
    /// The seat's chance to win the match after it, from 0 to 1.
    pub chance: f64,
    /// The standard error of the chance.
    pub se: f64,
    /// The chance of the best decision less this one's, in the same worlds. Below 0 if the second
    /// half of the worlds contradicts the first.
    pub behind: f64,
    /// The standard error of that difference.
    pub behind_se: f64,
    /// The number of worlds in which it was compared.
    pub worlds: u32,
    /// True if it was compared with the best one in the second half of the worlds, so that the
    /// difference is not a matter of luck.
    pub compared: bool,
}

/// The values of a seat's decisions.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// Every decision that was tried: the advised one, then those that were compared with it, then
    /// the others, each group by increasing distance behind.
    pub worths: Vec<Worth>,
    /// The number of sampled worlds.
    pub worlds: u32,
    /// True if the time guard ended it early.
    pub cut_short: bool,
    /// The chances of those that were compared, by world of the second half.
    late: Vec<(usize, Vec<f64>)>,
}

impl Worth {
    /// Returns true if its difference from the best decision is within the error.
    pub fn is_even(&self) -> bool {
        // The best was chosen in the first half of the worlds, so there it looks better than it is.
        let errors = if self.compared { 2.0 } else { 3.0 };
        self.behind <= errors * self.behind_se
    }
}

impl Judgement {
    /// Returns the advised decision.
    pub fn best(&self) -> &Worth {
        &self.worths[0]
    }

    /// Returns the second-best decision, if there is a choice.
    pub fn next(&self) -> Option<&Worth> {
        self.worths.get(1).filter(|worth| worth.compared)
    }

    /// Returns the chances of this decision by world of the second half, if it was compared there.
    pub(super) fn late(&self, index: usize) -> Option<&[f64]> {
        self.late.iter().find(|(at, _)| *at == index).map(|(_, late)| &**late)
    }

    /// Returns the value of this decision, an index into the legal list, if it was tried.
    pub fn worth(&self, index: usize) -> Option<&Worth> {
        self.worths.iter().find(|worth| worth.index == index)
    }
}

/// The least number of worlds in the first comparison.
const LEAST: usize = 16;

/// The number of times that the field is halved within the first half of the worlds.
const ROUNDS: u32 = 3;

/// The number of standard errors above which playouts overrule the search.
const SURE: f64 = 2.0;

/// Returns each seat's chances after a decision in world `w` of a seed.
pub fn chances_in_world<G: Bots>(
    view: &G::View,
    decision: G::Action,
    seed: u64,
    w: u32,
) -> Chances {
    let mut rng = Rng::new(seed, Stream::Tool(w));
    let world = G::sample_world(view, &mut rng);
    after(&world, decision, view, &rng, &mut Vec::new())
}

/// Returns each seat's chances after a decision in a world with this randomness to come.
pub(crate) fn after<G: Bots>(
    world: &G,
    decision: G::Action,
    since: &G::View,
    rng: &Rng,
    legal: &mut Vec<G::Action>,
) -> Chances {
    let (mut world, mut rng) = (world.clone(), rng.clone());
    world.apply_silently(decision, &mut rng);
    play_on(&mut world, since, &mut rng, legal)
}

/// A decision and its results.
struct Candidate {
    index: usize,
    /// By world of the first half, as far as it was played.
    early: Vec<f64>,
    /// By world of the second half, if it is compared there.
    late: Vec<f64>,
    /// True if it surely wins: then it need not be played out.
    wins: bool,
}

/// Judges the decisions that the view allows. The decision `asked`, an index into the legal list,
/// is compared in any case, and is the best only if it was worth trying. `out_of_time` is called at every
/// world and ends the judging early.
pub fn judge<G: Bots>(
    view: &G::View,
    asked: Option<usize>,
    how: &Judging,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Judgement {
    let half = (how.worlds as usize / 2).max(2);
    let mut court = Court::<G>::new(view, seed, half, out_of_time);
    let tried = court.field.all.len();
    // The search comes first: its advice need not survive the first half. It is not asked if a
    // win is sure, and its advice is dropped if it gains nothing.
    let won = court.field.all.iter().any(|candidate| candidate.wins);
    let searched = (how.advice == Advice::Search && court.field.all.len() > 1 && !won)
        .then(|| court.ask_search(seed))
        .or_else(|| court.settled().filter(|_| !won))
        .filter(|&index| !G::is_idle(view, court.choices[index]));
    let mut field: Vec<usize> = (0..tried).collect();
    let mut worlds = (half >> ROUNDS).max(LEAST).min(half);
    while field.len() > 1 {
        court.play(&field, worlds, Half::First);
        field = court.field.ranked(field);
        if worlds == half || court.cut_short {
            break;
        }
        field.truncate(field.len().div_ceil(2).max(how.finalists));
        worlds = (2 * worlds).min(half);
    }
    field.truncate(how.finalists.max(1));
    let (favourite, finalists) = (field[0], field.len());
    for index in asked.into_iter().chain(searched) {
        let at = court.position(index);
        if !field.contains(&at) {
            field.push(at);
        }
    }
    court.play(&field, half, Half::Second);
    let best = match searched.map(|index| court.position(index)) {
        Some(search) => {
            let (ahead, se) = court.field.difference(favourite, search);
            if ahead > SURE * se { favourite } else { search }
        }
        None => favourite,
    };
    // Of two that are as good, the one that gives nothing away.
    let spared = field[..finalists].iter().copied().find(|&at| court.spares(at, best));
    court.verdict(spared.unwrap_or(best))
}

/// The number of the first world of the second half.
const SECOND: u32 = u32::MAX / 2;

/// Returns world `w` of the second half.
pub(super) fn world_of_half<G: Bots>(view: &G::View, seed: u64, w: u32) -> G {
    G::sample_world(view, &mut Rng::new(seed, Stream::Tool(SECOND + w)))
}

/// One half of the worlds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    First,
    Second,
}

/// The candidates. It is not generic, so that all games have the same code for it.
struct Field {
    all: Vec<Candidate>,
    /// The number of worlds of the second half that a candidate needs for them to count: that of
    /// the first comparison. With fewer, because time ran out, they say less than the first half.
    enough: usize,
}

/// A judgement in progress.
struct Court<'a, G: Bots> {
    view: &'a G::View,
    seed: u64,
    field: Field,
    mover: usize,
    choices: Vec<G::Action>,
    /// The number of sampled worlds.
    worlds: u32,
    cut_short: bool,
    out_of_time: &'a mut dyn FnMut() -> bool,
}

impl<'a, G: Bots> Court<'a, G> {
    fn new(
        view: &'a G::View,
        seed: u64,
        half: usize,
        out_of_time: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        // The legal decisions depend only on what the seat knows, so any world shows them.
        let world = G::sample(view, &mut Rng::new(seed, Stream::Tool(0)));
        let Turn::Of(mover) = world.turn() else {
            unreachable!("the judge is asked while the seat is to move")
        };
        let mut choices = Vec::new();
        world.legal(&mut choices);
        let mut field = Field { all: Vec::new(), enough: LEAST.min(half) };
        for (index, &choice) in choices.iter().enumerate() {
            field.add(index, surely_wins::<G>(view, choice));
        }
        // Nothing is better than a win that is sure.
        if field.all.iter().any(|candidate| candidate.wins) {
            field.all.retain(|candidate| candidate.wins);
        } else {
            let mut tried = choices.clone();
            world.worth_trying(&mut tried);
            field.all.retain(|candidate| tried.contains(&choices[candidate.index]));
            let is_idle = |candidate: &Candidate| G::is_idle(view, choices[candidate.index]);
            if !field.all.iter().all(is_idle) {
                field.all.retain(|candidate| !is_idle(candidate));
            }
        }
        let mover = mover.index();
        Self { view, seed, field, mover, choices, worlds: 0, cut_short: false, out_of_time }
    }

    /// Returns the position of the decision with this index in the field, and adds it if it is new.
    fn position(&mut self, index: usize) -> usize {
        // If any decision surely won, all that do would be there already.
        self.field.position(index).unwrap_or_else(|| self.field.add(index, false))
    }

    /// Returns the decision that the game computes exactly, if it does.
    fn settled(&self) -> Option<usize> {
        G::settled(self.view, &self.choices)
    }

    /// Returns a Regent's decision.
    fn ask_search(&mut self, seed: u64) -> usize {
        self.settled().unwrap_or_else(|| {
            let mut rng = Rng::new(seed, Stream::Bot(self.mover as u8, 0));
            let how = Search::of::<G>();
            let decision = search::<G>(self.view, &how, &mut rng, self.out_of_time);
            self.cut_short |= decision.cut_short;
            decision.index
        })
    }

    /// Plays these candidates out until each has this number of worlds of the half.
    fn play(&mut self, field: &[usize], worlds: usize, half: Half) {
        let mut legal = Vec::new();
        let (from, first) = match half {
            Half::First => (self.field.all[field[0]].early.len(), 0),
            Half::Second => (0, SECOND),
        };
        for w in from..worlds {
            if (self.out_of_time)() && w > 0 {
                self.cut_short = true;
                return;
            }
            let mut rng = Rng::new(self.seed, Stream::Tool(first + w as u32));
            let world = G::sample_world(self.view, &mut rng);
            self.worlds += 1;
            for &at in field {
                let candidate = &mut self.field.all[at];
                let chance = if candidate.wins {
                    1.0
                } else {
                    let decision = self.choices[candidate.index];
                    after(&world, decision, self.view, &rng, &mut legal)[self.mover]
                };
                match half {
                    Half::First => candidate.early.push(chance),
                    Half::Second => candidate.late.push(chance),
                }
            }
        }
    }

    /// Returns true if one decision is as good as the best one, and the best one gives something away for
    /// nothing.
    fn spares(&self, one: usize, best: usize) -> bool {
        let (behind, se) = self.field.difference(best, one);
        let [one, best] = [one, best].map(|at| self.choices[self.field.all[at].index]);
        behind <= se
            && first_reason::<G>(self.view, one, best).is_some_and(Weighed::spares)
            && first_reason::<G>(self.view, best, one).is_none_or(Weighed::is_slight)
    }

    fn verdict(self, best: usize) -> Judgement {
        let worths = self.field.worths(best);
        let compared = (0..self.field.all.len()).filter(|&at| self.field.is_compared(at));
        let late = compared.map(|at| {
            let candidate = &self.field.all[at];
            (candidate.index, candidate.late.clone())
        });
        let late = late.collect();
        Judgement { worths, worlds: self.worlds, cut_short: self.cut_short, late }
    }
}

impl Field {
    /// Adds a candidate and returns its position.
    fn add(&mut self, index: usize, wins: bool) -> usize {
        self.all.push(Candidate { index, early: Vec::new(), late: Vec::new(), wins });
        self.all.len() - 1
    }

    fn position(&self, index: usize) -> Option<usize> {
        self.all.iter().position(|candidate| candidate.index == index)
    }

    /// Sorts these candidates by the first half, the best first; equal ones keep the order of the
    /// list.
    fn ranked(&self, mut field: Vec<usize>) -> Vec<usize> {
        field.sort_by(|&a, &b| {
            let mean = |at: usize| mean_and_se(self.all[at].early.iter().copied()).0;
            let wins = |at: usize| self.all[at].wins;
            wins(b).cmp(&wins(a)).then(mean(b).total_cmp(&mean(a))).then(a.cmp(&b))
        });
        field
    }

    /// Returns true if a candidate has been compared with the best one in enough worlds of the
    /// second half.
    fn is_compared(&self, at: usize) -> bool {
        self.all[at].late.len() >= self.enough
    }

    /// Returns the mean advantage of one over another, and its standard error, in the worlds that
    /// both were played in: those of the second half if there are enough of them.
    fn difference(&self, one: usize, other: usize) -> (f64, f64) {
        let late = self.is_compared(one) && self.is_compared(other);
        let (one, other) = (&self.all[one], &self.all[other]);
        let [one, other] = [one, other].map(|at| if late { &at.late } else { &at.early });
        mean_and_se(one.iter().zip(other).map(|(one, other)| one - other))
    }

    /// Returns the values of all candidates in order, that of the `best` first.
    fn worths(&self, best: usize) -> Vec<Worth> {
        let worth = |at: usize| {
            let candidate = &self.all[at];
            let compared = self.is_compared(at);
            let values = if compared { &candidate.late } else { &candidate.early };
            let (chance, se) = mean_and_se(values.iter().copied());
            let (behind, behind_se) = self.difference(best, at);
            let worlds = values.len() as u32;
            Worth { index: candidate.index, chance, se, behind, behind_se, worlds, compared }
        };
        let mut worths: Vec<Worth> = (0..self.all.len()).map(worth).collect();
        let best = self.all[best].index;
        worths.sort_by(|a, b| {
            let rank = |worth: &Worth| (worth.index != best, !worth.compared);
            rank(a).cmp(&rank(b)).then(a.behind.total_cmp(&b.behind)).then(a.index.cmp(&b.index))
        });
        worths
    }
}

/// Returns true if the seat surely wins the match within its turn after this decision.
pub fn surely_wins<G: Bots>(view: &G::View, decision: G::Action) -> bool {
    matches!(G::sure(view, decision), Sure::Wins(_))
}

/// Returns the mean of some values and its standard error, which is infinite for fewer than two
/// values: a single one says nothing about their spread.
pub fn mean_and_se(values: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = values.clone().count();
    let mean = values.clone().sum::<f64>() / count.max(1) as f64;
    if count < 2 {
        return (mean, f64::INFINITY);
    }
    let count = count as f64;
    let spread: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
    (mean, (spread / (count - 1.0) / count).sqrt())
}
