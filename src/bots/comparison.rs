//! What comes of two decisions, compared: the notable things that follow one of them much more
//! often than the other.
//!
//! It is for when no certain reason tells two decisions apart. Like the judge, it knows the seat's
//! view and nothing else, and plays both decisions on in the same sampled worlds with the same
//! chance. The worlds are others than the judge's, so that what made a decision look good there
//! does not count again.

use super::judge::world_of_half;
use super::{Bots, Judgement, Sure, Weighed, first_reason, mean_and_se};
use crate::engine::{Rng, Seat, Stream, Turn};
use serde::Serialize;
use std::fmt::Debug;

/// The number of worlds in which two decisions are compared.
pub const COMPARED: u32 = 120;

/// The number of their first world: the judge's two halves begin at 0 and at `u32::MAX / 2`.
const FIRST: u32 = u32::MAX / 4;

/// The smallest difference worth mentioning, in percent.
const LEAST: u32 = 8;

/// The square of the number of standard errors by which the outcomes of two decisions must differ.
const SURE_SQUARED: i64 = 9;

/// The least mean gain or loss, as a chance to win, with which something hidden decides between two
/// decisions.
const MATTERS: f64 = 0.04;

/// The least number of worlds with something hidden, and without it, that tell whether it decides.
const ENOUGH: usize = 12;

/// The number of standard errors by which two mean scores must differ to be told apart.
const SURE: f64 = 3.0;

/// Something notable that may come of a decision.
pub trait Prospective: Copy + Debug + PartialEq + Serialize {
    /// Returns true if it is good for the seat, false if it is bad.
    fn helps(self) -> bool;

    /// Returns true for a weak prospect, which is mentioned only if nothing else differs.
    fn is_vague(self) -> bool {
        false
    }
}

/// A prospect that one decision fulfils much more often than the other, or much less often if it is
/// bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison<P> {
    /// The prospect.
    pub prospect: P,
    /// The number of worlds of ten in which it follows the decision, rounded.
    pub here: u32,
    /// The number of worlds of ten in which it follows the other one, rounded.
    pub there: u32,
}

/// The reason for one decision over another.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why<R, P> {
    /// A certain reason.
    Certain(R),
    /// A comparison of what comes of them.
    Compared(Comparison<P>),
    /// The mean scores that come of them, in tenths: the seat's own ones, or else those of the best other
    /// player.
    Scores {
        /// True if they are the seat's own.
        own: bool,
        /// With the decision.
        here: i32,
        /// With the other one.
        there: i32,
    },
    /// Only the other one surely loses the match.
    Escapes,
    /// Whatever the seat does, it surely loses the match.
    Lost,
    /// Neither is clearly better: the first comparison favours the decision, the second the other one.
    Trade([Comparison<P>; 2]),
    /// Neither is clearly better: the comparison favours the decision, and hardly matters.
    Leans(Comparison<P>),
    /// Neither is clearly better: the first reason holds only for the decision, the second only for the other.
    Each([R; 2]),
    /// Neither is clearly better: the reason holds only for the decision, and hardly matters.
    Slight(R),
    /// Neither is clearly better: one of them is where this is true, which is hidden from the seat, and
    /// the other where it is not.
    Depends {
        /// The prospect that is hidden from the seat.
        hidden: P,
        /// True if the decision is the better one where it is true.
        here: bool,
    },
    /// Whatever the seat does, its chances are about the same.
    Indifferent,
    /// Whatever the seat does, it almost surely wins.
    Winning,
    /// Whatever the seat does, it can hardly win any more.
    Hopeless,
    /// All decisions lead to the same.
    Same,
}

impl<R, P> Why<R, P> {
    /// Returns true if it explains that neither of two decisions is clearly better.
    pub fn is_even(&self) -> bool {
        matches!(
            self,
            Self::Trade(_)
                | Self::Leans(_)
                | Self::Each(_)
                | Self::Slight(_)
                | Self::Depends { .. }
                | Self::Indifferent
                | Self::Winning
        )
    }

    /// Returns true if its sentence speaks of the other decision.
    pub fn names_other(&self) -> bool {
        matches!(
            self,
            Self::Compared(_)
                | Self::Scores { .. }
                | Self::Escapes
                | Self::Trade(_)
                | Self::Leans(_)
                | Self::Each(_)
                | Self::Depends { .. }
        )
    }
}

/// Returns the reason for one decision over another that is clearly worse: a sure win or loss, or the
/// certain reason that explains most, or else a comparison of what comes of them. `None` if there is none
/// of these.
pub fn why<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Why<G::Reason, G::Prospect>> {
    let reason = first_reason::<G>(view, decision, instead);
    let strong = reason.filter(|reason| !reason.is_slight()).map(Why::Certain);
    let sure = match G::sure(view, decision) {
        Sure::Wins(reason) => Some(Why::Certain(reason)),
        Sure::Open if G::sure(view, instead) == Sure::Loses => strong.or(Some(Why::Escapes)),
        _ => strong,
    };
    sure.or_else(|| outcomes::<G>(view, decision, instead, seed, out_of_time))
        .or(reason.map(Why::Certain))
}

/// Returns why neither of two decisions of a judgement is clearly better: what is hidden and decides
/// between them, or else what comes of each, or else what is certain of each. `None` if they hardly
/// differ, or time runs out.
pub fn why_even<G: Bots>(
    view: &G::View,
    judgement: &Judgement,
    both: [G::Action; 2],
    at: [usize; 2],
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Why<G::Reason, G::Prospect>> {
    let [decision, instead] = both;
    if let Some(why) = decisive::<G>(view, judgement, at, seed) {
        return Some(why);
    }
    let [one, other] = trade::<G>(view, both, seed, &mut Scores::default(), out_of_time);
    match (one, other) {
        (Some(one), Some(other)) => {
            // Both are told from the side of the decision.
            let other = Comparison { here: other.there, there: other.here, ..other };
            Some(Why::Trade([one, other]))
        }
        (Some(one), None) => Some(Why::Leans(one)),
        // A comparison for the other one alone is no reason.
        (None, _) => certain_of_even::<G>(view, decision, instead),
    }
}

/// Returns what is certain of a decision, and of another that is about as good; `None` if nothing is that
/// favours the first.
pub fn certain_of_even<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
) -> Option<Why<G::Reason, G::Prospect>> {
    let [reason, against] = [(decision, instead), (instead, decision)]
        .map(|(one, other)| first_reason::<G>(view, one, other));
    match (reason, against) {
        (Some(reason), Some(against)) => Some(Why::Each([reason, against])),
        (Some(reason), None) => Some(Why::Slight(reason)),
        _ => None,
    }
}

/// Returns what is hidden from the seat and decides which of two decisions is better, in the worlds in
/// which the judge compared them.
fn decisive<G: Bots>(
    view: &G::View,
    judgement: &Judgement,
    at: [usize; 2],
    seed: u64,
) -> Option<Why<G::Reason, G::Prospect>> {
    let [one, other] = at.map(|index| judgement.late(index));
    let mut known: Vec<(G::Prospect, Vec<u32>)> = Vec::new();
    let gains: Vec<f64> = one?.iter().zip(other?).map(|(one, other)| one - other).collect();
    for w in 0..gains.len() as u32 {
        let world = world_of_half::<G>(view, seed, w);
        let all = world.hidden_from(view);
        if w == 0 && all.is_empty() {
            return None;
        }
        for hidden in all {
            match known.iter_mut().find(|(other, _)| *other == hidden) {
                Some((_, worlds)) => worlds.push(w),
                None => known.push((hidden, vec![w])),
            }
        }
    }
    let mut most = None;
    for (hidden, worlds) in known {
        let is_there = |w: usize| worlds.binary_search(&(w as u32)).is_ok();
        let split = |wanted: bool| {
            let some = gains.iter().enumerate().filter(move |&(w, _)| is_there(w) == wanted);
            mean_and_se(some.map(|(_, &gain)| gain))
        };
        let is_rare = worlds.len() < ENOUGH || gains.len() - worlds.len() < ENOUGH;
        let [(with, with_se), (without, without_se)] = [split(true), split(false)];
        let apart = (with - without).abs() / (with_se * with_se + without_se * without_se).sqrt();
        let both_matter = with * without < 0.0 && with.abs().min(without.abs()) >= MATTERS;
        if both_matter && !is_rare && apart > SURE && most.is_none_or(|(other, _)| apart > other) {
            most = Some((apart, Why::Depends { hidden, here: with > 0.0 }));
        }
    }
    most.map(|(_, why)| why)
}

/// Returns what comes of one decision rather than the other: the prospect in which they differ most, or
/// else their scores. `None` if they hardly differ, or time runs out.
pub fn outcomes<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Why<G::Reason, G::Prospect>> {
    let mut scores = Scores::default();
    let [more, _] = trade::<G>(view, [decision, instead], seed, &mut scores, out_of_time);
    more.map(Why::Compared).or_else(|| {
        let [own, others] = [scores.own, scores.others].map(|pairs| differing(&pairs));
        let [own, others] =
            [own.filter(|[here, there]| here > there), others.filter(|[here, there]| here < there)];
        let told = own.map(|both| (true, both)).or(others.map(|both| (false, both)));
        told.map(|(own, [here, there])| Why::Scores { own, here, there })
    })
}

/// Returns the prospect in which two decisions differ most, in favour of the first one. `None` if
/// no prospect differs enough, or time runs out.
pub fn compare<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Comparison<G::Prospect>> {
    let [more, _] =
        trade::<G>(view, [decision, instead], seed, &mut Scores::default(), out_of_time);
    more
}

/// The scores that come of two decisions, by world: the seat's own ones, and those of the best other
/// player.
#[derive(Default)]
struct Scores {
    own: Vec<[f64; 2]>,
    others: Vec<[f64; 2]>,
}

impl Scores {
    /// Adds the scores of both ends of a world.
    fn add(&mut self, ends: [Option<Vec<f32>>; 2], seat: Seat) {
        let [Some(here), Some(there)] = ends else { return };
        let own = |scores: &[f32]| f64::from(scores[seat.index()]);
        let best = |scores: &[f32]| {
            let others = scores.iter().enumerate().filter(|&(at, _)| at != seat.index());
            f64::from(others.map(|(_, &score)| score).fold(f32::MIN, f32::max))
        };
        self.own.push([own(&here), own(&there)]);
        self.others.push([best(&here), best(&there)]);
    }
}

/// Returns the means of both sides in tenths, if they surely differ.
fn differing(pairs: &[[f64; 2]]) -> Option<[i32; 2]> {
    let (ahead, se) = mean_and_se(pairs.iter().map(|[here, there]| here - there));
    let sum = |side: usize| pairs.iter().map(|pair| pair[side]).sum::<f64>();
    let tenths = [0, 1].map(|side| (10.0 * sum(side) / pairs.len() as f64).round() as i32);
    (pairs.len() > 1 && ahead.abs() > SURE * se && tenths[0] != tenths[1]).then_some(tenths)
}

/// Returns the prospect in which the first of two decisions differs most in its favour, and that of the
/// second one in its own, and adds their scores.
fn trade<G: Bots>(
    view: &G::View,
    both: [G::Action; 2],
    seed: u64,
    scores: &mut Scores,
    out_of_time: &mut dyn FnMut() -> bool,
) -> [Option<Comparison<G::Prospect>>; 2] {
    let mut counts: Vec<Count<G::Prospect>> = Vec::new();
    let mut legal = Vec::new();
    for w in 0..COMPARED {
        if out_of_time() {
            return [None, None];
        }
        let (world, rng) = compared_world::<G>(view, seed, w);
        if world.is_beyond(view) {
            return [None, None];
        }
        let [one, other] =
            both.map(|decision| met_after(&world, decision, view, rng.clone(), &mut legal));
        for (prospect, side) in
            one.0.iter().map(|it| (it, 0)).chain(other.0.iter().map(|it| (it, 1)))
        {
            let at = counts.iter().position(|count| count.prospect == *prospect);
            let at = at.unwrap_or_else(|| {
                counts.push(Count { prospect: *prospect, worlds: [0; 2], apart: 0 });
                counts.len() - 1
            });
            counts[at].worlds[side] += 1;
            counts[at].apart += u32::from(one.0.contains(prospect) != other.0.contains(prospect));
        }
        scores.add([one.1.counted(), other.1.counted()], mover(&world));
    }
    [0, 1].map(|side| most_telling(&counts, side, |it| G::is_about(it, both[side])))
}

/// The number of worlds in which a prospect follows each of two decisions, and in which it follows only
/// one of them.
struct Count<P> {
    prospect: P,
    worlds: [u32; 2],
    apart: u32,
}

/// Returns the prospect that differs most in favour of one side. One that is about the decision itself
/// comes before all others.
fn most_telling<P: Prospective>(
    counts: &[Count<P>],
    side: usize,
    is_about: impl Fn(P) -> bool,
) -> Option<Comparison<P>> {
    let lead = |count: &Count<P>| {
        let [here, there] = [side, 1 - side].map(|side| i64::from(count.worlds[side]));
        if count.prospect.helps() { here - there } else { there - here }
    };
    let of_ten = |count: u32| (10 * count + COMPARED / 2) / COMPARED;
    let told = |count: &Count<P>| {
        let [here, there] = [side, 1 - side].map(|side| of_ten(count.worlds[side]));
        Comparison { prospect: count.prospect, here, there }
    };
    // The standard error of a difference in the same worlds comes from those in which one alone has it.
    let is_sure = |count: &Count<P>| {
        let lead = lead(count);
        100 * lead >= i64::from(LEAST * COMPARED)
            && lead * lead >= SURE_SQUARED * i64::from(count.apart)
            && told(count).here != told(count).there
    };
    // The first of equal ones.
    let sure = counts.iter().rev().filter(|&count| is_sure(count));
    sure.max_by_key(|&count| (!count.prospect.is_vague(), is_about(count.prospect), lead(count)))
        .map(told)
}

/// Returns world `w` of a seed's comparisons, and the chance to come in it.
pub fn compared_world<G: Bots>(view: &G::View, seed: u64, w: u32) -> (G, Rng) {
    let mut rng = Rng::new(seed, Stream::Tool(FIRST + w));
    let world = G::sample_world(view, &mut rng);
    (world, rng)
}

/// Returns the prospects that a decision fulfils in a world, each once, played on by rules of
/// thumb, and the state in which they end.
fn met_after<G: Bots>(
    world: &G,
    decision: G::Action,
    since: &G::View,
    mut rng: Rng,
    legal: &mut Vec<G::Action>,
) -> (Vec<G::Prospect>, G) {
    let mut world = world.clone();
    let seat = mover(&world);
    let mut met: Vec<G::Prospect> = Vec::new();
    let mut next = decision;
    loop {
        world.apply_told(next, &mut rng, &mut |state, event| {
            for prospect in state.fulfilled(&event, seat, since) {
                if !met.contains(&prospect) {
                    met.push(prospect);
                }
            }
        });
        if matches!(world.turn(), Turn::Over(_)) || world.is_beyond(since) {
            return (met, world);
        }
        world.legal(legal);
        let index = if legal.len() == 1 { 0 } else { world.rollout_policy(legal, &mut rng) };
        next = legal[index];
    }
}

fn mover<G: Bots>(world: &G) -> Seat {
    match world.turn() {
        Turn::Of(seat) => seat,
        Turn::Over(_) => unreachable!("decisions are compared while a seat is to move"),
    }
}
