//! What comes of two decisions, compared: the notable things that follow one of them much more
//! often than the other.
//!
//! It is for when no certain reason tells two decisions apart. Like the judge, it knows the seat's
//! view and nothing else, and plays both decisions on in the same sampled worlds with the same
//! chance. The worlds are others than the judge's, so that what made a decision look good there
//! does not count again.

use super::Bots;
use crate::engine::{Rng, Seat, Stream, Turn};
use serde::Serialize;
use std::fmt::Debug;

/// The number of worlds in which two decisions are compared.
pub const COMPARED: u32 = 100;

/// The number of worlds of a close comparison, in which a smaller difference is told.
pub const CLOSELY_COMPARED: u32 = 400;

/// The number of their first world: the judge's two halves begin at 0 and at `u32::MAX / 2`.
const FIRST: u32 = u32::MAX / 4;

/// The least difference that is told, of ten.
const LEAST: u32 = 2;

/// The least difference that a close comparison tells, of ten.
const LEAST_CLOSELY: u32 = 1;

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
}

/// Returns the reason for one decision over another: the certain one that explains most, or else a
/// comparison of what comes of them. `None` if there is neither.
pub fn why<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Why<G::Reason, G::Prospect>> {
    let certain = G::reasons(view, decision, instead).first().copied();
    certain
        .map(Why::Certain)
        .or_else(|| compare::<G>(view, decision, instead, seed, out_of_time).map(Why::Compared))
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
    compare_in::<G>(view, [decision, instead], seed, [COMPARED, LEAST], out_of_time)
}

/// Returns the same from more worlds, in which a smaller difference is no coincidence either.
pub fn compare_closely<G: Bots>(
    view: &G::View,
    decision: G::Action,
    instead: G::Action,
    seed: u64,
) -> Option<Comparison<G::Prospect>> {
    let effort = [CLOSELY_COMPARED, LEAST_CLOSELY];
    compare_in::<G>(view, [decision, instead], seed, effort, &mut || false)
}

/// Compares two decisions in a number of worlds, and tells at least this difference of ten.
fn compare_in<G: Bots>(
    view: &G::View,
    both: [G::Action; 2],
    seed: u64,
    [worlds, least]: [u32; 2],
    out_of_time: &mut dyn FnMut() -> bool,
) -> Option<Comparison<G::Prospect>> {
    let mut counts: Vec<(G::Prospect, [u32; 2])> = Vec::new();
    let mut legal = Vec::new();
    for w in 0..worlds {
        if out_of_time() {
            return None;
        }
        let (world, rng) = compared_world::<G>(view, seed, w);
        if world.is_beyond(view) {
            return None;
        }
        for (side, decision) in both.into_iter().enumerate() {
            let met = met_after(&world, decision, view, rng.clone(), &mut legal);
            for prospect in met {
                match counts.iter_mut().find(|(other, _)| *other == prospect) {
                    Some((_, count)) => count[side] += 1,
                    None => counts.push((prospect, [1 - side as u32, side as u32])),
                }
            }
        }
    }
    let lead = |&(prospect, [here, there]): &(G::Prospect, [u32; 2])| {
        let lead = i64::from(here) - i64::from(there);
        if prospect.helps() { lead } else { -lead }
    };
    // The first of equal ones.
    let most = counts.iter().rev().max_by_key(|count| lead(count))?;
    let of_ten = |count: u32| (10 * count + worlds / 2) / worlds;
    let (prospect, [here, there]) = *most;
    (10 * lead(most) >= i64::from(least * worlds)).then_some(Comparison {
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
/// thumb.
fn met_after<G: Bots>(
    world: &G,
    decision: G::Action,
    since: &G::View,
    mut rng: Rng,
    legal: &mut Vec<G::Action>,
) -> Vec<G::Prospect> {
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
            return met;
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
