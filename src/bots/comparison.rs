//! What comes of two decisions, compared: the notable things that follow one of them much more
//! often than the other.
//!
//! It is for when no certain reason tells two decisions apart. Like the judge, it knows the seat's
//! view and nothing else, and plays both decisions on in the same sampled worlds with the same
//! chance. The worlds are others than the judge's, so that what made a decision look good there
//! does not count again.

use super::{Bots, Sure, mean_and_se};
use crate::engine::{Rng, Seat, Stream, Turn};
use serde::Serialize;
use std::fmt::Debug;

/// The number of worlds in which two decisions are compared.
pub const COMPARED: u32 = 120;

/// The number of their first world: the judge's two halves begin at 0 and at `u32::MAX / 2`.
const FIRST: u32 = u32::MAX / 4;

/// The least difference that is told, in percent: about three standard errors.
const LEAST: u32 = 15;

/// The number of standard errors by which two mean scores must differ to be told apart.
const SURE: f64 = 3.0;

/// Something notable that may come of a decision.
pub trait Prospective: Copy + Debug + PartialEq + Serialize {
    /// Returns true if it is good for the seat, false if it is bad.
    fn helps(self) -> bool;
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
}

/// Returns the reason for one decision over another: what is sure of them, or the certain reason that
/// explains most, or else a comparison of what comes of them. `None` if there is none of these.
pub fn why<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Why<G::Reason, G::Prospect>> {
    let certain = || G::reasons(view, decision, instead).first().copied().map(Why::Certain);
    let sure = match G::sure(view, decision) {
        Sure::Wins(reason) => Some(Why::Certain(reason)),
        Sure::Open if G::sure(view, instead) == Sure::Loses => certain().or(Some(Why::Escapes)),
        _ => certain(),
    };
    sure.or_else(|| outcomes::<G>(view, decision, instead, seed, out_of_time))
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
    compare_in::<G>(view, [decision, instead], seed, &mut scores, out_of_time)
        .map(Why::Compared)
        .or_else(|| {
            let [own, others] = [scores.own, scores.others].map(|pairs| differing(&pairs));
            let [own, others] = [
                own.filter(|[here, there]| here > there),
                others.filter(|[here, there]| here < there),
            ];
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
    compare_in::<G>(view, [decision, instead], seed, &mut Scores::default(), out_of_time)
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

/// Compares two decisions, and adds their scores.
fn compare_in<G: Bots>(
    view: &G::View,
    both: [G::Action; 2],
    seed: u64,
    scores: &mut Scores,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Comparison<G::Prospect>> {
    let mut counts: Vec<(G::Prospect, [u32; 2])> = Vec::new();
    let mut legal = Vec::new();
    for w in 0..COMPARED {
        if out_of_time() {
            return None;
        }
        let (world, rng) = compared_world::<G>(view, seed, w);
        if world.is_beyond(view) {
            return None;
        }
        let mut side = 0;
        let ends = both.map(|decision| {
            let (met, end) = met_after(&world, decision, view, rng.clone(), &mut legal);
            for prospect in met {
                match counts.iter_mut().find(|(other, _)| *other == prospect) {
                    Some((_, count)) => count[side] += 1,
                    None => counts.push((prospect, [1 - side as u32, side as u32])),
                }
            }
            side += 1;
            end.counted()
        });
        scores.add(ends, mover(&world));
    }
    let lead = |&(prospect, [here, there]): &(G::Prospect, [u32; 2])| {
        let lead = i64::from(here) - i64::from(there);
        if prospect.helps() { lead } else { -lead }
    };
    // The first of equal ones.
    let most = counts.iter().rev().max_by_key(|count| lead(count))?;
    let of_ten = |count: u32| (10 * count + COMPARED / 2) / COMPARED;
    let (prospect, [here, there]) = *most;
    (100 * lead(most) >= i64::from(LEAST * COMPARED)).then_some(Comparison {
        prospect,
        here: of_ten(here),
        there: of_ten(there),
    })
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
