//! Each seat's chance to win the match, and playouts that estimate it.

use super::Bots;
use crate::engine::{MAX_SEATS, Outcome, Rng, Seat, Turn};

/// Each seat's chance to win the match, from 0 to 1; a shared win counts as its share. Empty seats
/// are 0.
pub type Chances = [f64; MAX_SEATS];

/// The standing of a match where a playout should stop. [`Bots::WIN_PROBABILITY_SLOPE`] turns it into chances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The points of each seat, in the game's own measure.
    pub points: [f32; MAX_SEATS],
    /// The number of seats.
    pub seats: usize,
    /// The amount of the match that is left: the column of the table.
    pub left: usize,
}

impl Standing {
    /// Returns the chances by the game's table. Its last column covers everything further from the
    /// end.
    pub fn chances<G: Bots>(&self) -> Chances {
        let row = G::WIN_PROBABILITY_SLOPE[self.seats - G::INFO.seats.start()];
        self.chances_if(row[self.left.min(row.len() - 1)])
    }

    /// Returns the softmax of the points: a player who is one point ahead is about `1 + keenness`
    /// times as likely to win, or exactly exp(`keenness`) times.
    pub fn chances_if(&self, keenness: f64) -> Chances {
        let points = &self.points[..self.seats];
        let most = points.iter().copied().fold(f32::MIN, f32::max);
        let mut chances = [0.0; MAX_SEATS];
        for (chance, &points) in chances.iter_mut().zip(points) {
            *chance = exp(keenness * f64::from(points - most));
        }
        let sum: f64 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }
}

/// Returns the natural exponential of a number that is at most 0, as a power of 2 of (1 + x / n):
/// native and wasm libraries may differ in the last bit.
fn exp(x: f64) -> f64 {
    const DOUBLINGS: u32 = 12;
    let n = f64::from(1_u32 << DOUBLINGS);
    (0..DOUBLINGS).fold((1.0 + x / n).max(0.0), |power, _| power * power)
}

/// Returns each seat's share of the win of an ended match.
pub(crate) fn of_outcome(outcome: &Outcome) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    for (seat, chance) in Seat::all(outcome.scores().len()).zip(&mut chances) {
        *chance = outcome.share(seat);
    }
    chances
}

/// Plays a match on by rules of thumb that know what their seats know, to its end or as far as the
/// game's table reaches. `since` is the view where playing on began.
pub(crate) fn play_on<G: Bots>(
    world: &mut G,
    since: &G::View,
    rng: &mut Rng,
    legal: &mut Vec<G::Action>,
) -> Chances {
    loop {
        if let Turn::Over(outcome) = world.turn() {
            return of_outcome(&outcome);
        }
        if let Some(standing) = world.standing(since) {
            return standing.chances::<G>();
        }
        world.legal(legal);
        let index = if legal.len() == 1 { 0 } else { world.rollout_policy(legal, rng) };
        world.apply_silently(legal[index], rng);
    }
}

/// Returns the mean of some chances, at least one.
pub(crate) fn mean_of(all: impl Iterator<Item = Chances>) -> Chances {
    let mut sums = [0.0; MAX_SEATS];
    let mut count = 0.0;
    for chances in all {
        count += 1.0;
        for (sum, chance) in sums.iter_mut().zip(chances) {
            *sum += chance;
        }
    }
    sums.map(|sum| sum / count)
}
