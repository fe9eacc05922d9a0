//! Each seat's chance to win the match, and how a match is played on to know it.

use super::Bots;
use crate::engine::{MAX_SEATS, Outcome, Rng, Seat, Turn};

/// Each seat's chance to win the match, from 0 to 1; a shared win is its part.
/// Seats that nobody has are 0.
pub type Chances = [f64; MAX_SEATS];

/// How a match stands where a playout had better stop. What such points are worth
/// is for [`Bots::KEENNESS`] to say.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The points of each seat, in the game's own measure.
    pub points: [f32; MAX_SEATS],
    /// How many seats there are.
    pub seats: usize,
    /// How much of the match is left: the column of the table.
    pub left: usize,
}

impl Standing {
    /// The chances by the game's table. Its last column is for all that is further
    /// from the end.
    pub fn chances<G: Bots>(&self) -> Chances {
        let row = G::KEENNESS[self.seats - G::INFO.seats.start()];
        self.chances_if(row[self.left.min(row.len() - 1)])
    }

    /// The chances if somebody who is ahead by a point is `1 + keenness` times as
    /// likely to win, more exactly by the natural exponential: the softmax of the points.
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

/// The natural exponential of a number that is not above 0, as a power of 2 of
/// (1 + x / n): the libraries of native and wasm may differ in the last bit.
fn exp(x: f64) -> f64 {
    const DOUBLINGS: u32 = 12;
    let n = f64::from(1_u32 << DOUBLINGS);
    (0..DOUBLINGS).fold((1.0 + x / n).max(0.0), |power, _| power * power)
}

/// How an ended match was won.
pub(crate) fn of_outcome(outcome: &Outcome) -> Chances {
    let mut chances = [0.0; MAX_SEATS];
    for (seat, chance) in Seat::all(outcome.scores().len()).zip(&mut chances) {
        *chance = outcome.share(seat);
    }
    chances
}

/// Plays a match on by rules of thumb that know what their seats know, to its end
/// or as far as the game's table reaches. `since` is the view where playing on began.
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
        let index = if legal.len() == 1 { 0 } else { world.thumb(legal, rng) };
        world.apply_untold(legal[index], rng);
    }
}

/// The mean of some chances, one at least.
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
