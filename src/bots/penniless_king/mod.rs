//! The bots of The Penniless King.
//!
//! Everything is weighed in coins. A [`Features`] is the knowledge of the seat to move, with the
//! possible strength of each Rogue on the map; `stakes` evaluates a Standoff for the seat as Rogues
//! stand, and `evaluate` a decision's effect on that, beside its immediate gain. The Baron and the
//! playouts use the same rules of thumb. Certain facts, in `certain`, are no matter of weighing:
//! `reasons` rest on them alone.

mod certain;
mod evaluate;
mod features;
mod plots;
mod prizes;
mod prospects;
mod reasons;
mod stakes;
mod strength;
mod values;

pub use prospects::Prospect;
pub use reasons::Reason;

use super::{Bots, Standing, Sure};
use crate::engine::{MAX_SEATS, Outcome, Rng, Seat};
use crate::games::penniless_king::{Action, Event, PennilessKing, Public, RENOWN, Step, View};
use evaluate::Weighing;
use features::{Features, Memory};

/// The number of rounds after which a playout stops: later rounds are as good for one player as for
/// another.
const ROUNDS: u8 = 3;

/// The largest random change of a bot's valuation, in coins: a player who always does the same is
/// predictable.
const MOOD: f32 = 1.2;

// Not inlined: otherwise the worker would contain a copy per caller.
#[inline(never)]
fn sensible(features: &Features<'_>, legal: &[Action], rng: &mut Rng) -> usize {
    let weighing = Weighing::new(features);
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, &action) in legal.iter().enumerate() {
        let mood = MOOD * rng.below(256) as f32 / 256.0;
        let worth = weighing.worth(action) + mood;
        if worth > best.0 {
            best = (worth, index);
        }
    }
    best.1
}

impl Bots for PennilessKing {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 600;
    const JUDGED: u32 = 384;

    fn squire(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(&Features::of_view(view, Memory::Forgets), legal, rng)
    }

    fn baron(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(&Features::of_view(view, Memory::Keeps), legal, rng)
    }

    fn second_half(view: &View) -> bool {
        matches!(
            view.public.step,
            Step::Spot(_) | Step::Move(_) | Step::EmpressTo(_) | Step::Lovers(Some(_))
        )
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little randomness keeps playouts from repeating one line of play.
        if rng.chance(1, 12) {
            return rng.below(legal.len());
        }
        self.rollout_policy(legal, rng)
    }

    fn rollout_policy(&self, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(&Features::of_mover(self), legal, rng)
    }

    const WIN_PROBABILITY_SLOPE: &'static [&'static [f64]] = WIN_PROBABILITY_SLOPE;

    fn standing(&self, since: &View) -> Option<Standing> {
        let public = &self.public;
        if !is_far_enough(public, &since.public) {
            return None;
        }
        let mut scores = [0.0; MAX_SEATS];
        for (score, seat) in scores.iter_mut().zip(public.all()) {
            *score = points(public, seat);
        }
        let leader = public.all().map(|seat| public.renown(seat)).max();
        let left = leader.map_or(0, |most| RENOWN - 1 - most);
        Some(Standing { points: scores, seats: public.seats(), left })
    }

    fn estimate(&self, since: &View) -> Option<[f32; MAX_SEATS]> {
        let public = &self.public;
        if !is_far_enough(public, &since.public) {
            return None;
        }
        let mut values = [0.0; MAX_SEATS];
        let standings: [f32; MAX_SEATS] = std::array::from_fn(|at| {
            if at < public.seats() { standing(public, Seat::new(at)) } else { 0.0 }
        });
        let total: f32 = standings.iter().sum();
        for (value, standing) in values.iter_mut().zip(standings) {
            *value = standing / total;
        }
        Some(values)
    }

    /// Mostly the win, but a player who can no longer win still plays for Renown.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let scores = outcome.scores();
        let renown = f32::from(scores[seat.index()]);
        let sum: i16 = scores.iter().sum();
        0.9 * outcome.share(seat) as f32 + 0.1 * renown / f32::from(sum.max(1))
    }

    fn reasons(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
        reasons::for_decision(view, decision, instead)
    }

    /// A Plot card that changes nothing now may do so later, unless it only takes room.
    fn is_idle(view: &View, decision: Action) -> bool {
        reasons::is_idle(&view.public, decision)
    }

    fn sure(view: &View, decision: Action) -> Sure<Reason> {
        reasons::sure(view, decision)
    }

    fn fulfilled(&self, event: &Event, seat: Seat, since: &View) -> Vec<Prospect> {
        prospects::fulfilled(self, event, seat, since)
    }

    fn is_about(prospect: Prospect, decision: Action) -> bool {
        prospects::is_about(prospect, decision)
    }

    fn is_beyond(&self, since: &View) -> bool {
        prospects::is_beyond(self, since)
    }
}

/// The effect of points on the chance to win, for two to five players, where the leader lacks one
/// of Renown, two, and so on, as `arena fit --game penniless-king` prints it.
const WIN_PROBABILITY_SLOPE: &[&[f64]] = &[
    &[1.024, 0.633, 0.380, 0.395, 0.353],
    &[0.808, 0.564, 0.400, 0.308],
    &[0.706, 0.544, 0.249, 0.221],
    &[0.721, 0.472, 0.297, 0.267],
];

/// Returns true if a playout that began at `since` stops here.
fn is_far_enough(public: &Public, since: &Public) -> bool {
    public.step == Step::Place && public.round >= since.round + ROUNDS
}

/// Returns the player's Renown, plus the coins and Plot cards that may bring more of it, in Renown.
fn points(public: &Public, seat: Seat) -> f32 {
    let renown = public.renown(seat) as f32;
    let coins = f32::from(public.coins[seat.index()].min(20));
    let plots = f32::from(public.hands[seat.index()]);
    renown + 0.13 * coins + 0.1 * plots
}

/// Returns a weight for a player's chance to win against the others.
fn standing(public: &Public, seat: Seat) -> f32 {
    // Another Renown roughly doubles the chance.
    let base = 1.0 + 0.25 * points(public, seat);
    let square = base * base;
    square * square
}
