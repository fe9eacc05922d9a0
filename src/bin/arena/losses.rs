//! What the levels lose by a decision: one of each among Barons on the same deals,
//! judged from what they knew. The better the level, the less it should lose.

use crate::order::Order;
use crate::player::Player;
use crate::playthrough::played;
use crate::progress::on_all_cores;
use crate::review::mean_loss;
use regalia::bots::{Bots, Judging, Level, Search, mean_and_se};
use regalia::engine::Seat;
use regalia::session::Review;
use serde_json::json;

/// The 95 % interval of a mean reaches so many standard errors to each side.
const Z: f64 = 1.959_964;

/// Plays and judges the matches and prints a line a level.
pub fn run<G: Bots>(order: &Order<G>) {
    let how = Search { iterations: order.worlds };
    for level in Level::OFFERED {
        let lost = on_all_cores(order.games, |game| {
            let one = Seat::new(game as usize % order.setup.seats);
            let mut seats = vec![Player::Bot(Level::Baron); order.setup.seats];
            seats[one.index()] = Player::Bot(level);
            let seed = order.seed + u64::from(game);
            let play = played(&order.setup, seed, &seats, &how, None);
            let how = Judging { worlds: order.judged, ..Judging::review::<G>(order.setup.seats) };
            let review = Review::<G>::of(&play, how);
            let own = (0..review.length()).filter(|&n| review.mover(n) == one);
            let judged: Vec<_> = own.map(|n| review.judged(n)).collect();
            mean_loss(judged.iter())
        });
        let losses: Vec<f64> = lost.into_iter().flatten().collect();
        let (mean, se) = mean_and_se(losses.iter().copied());
        println!(
            "{}",
            json!({
                "game": G::INFO.id,
                "players": order.setup.seats,
                "seed": order.seed,
                "worlds": order.judged,
                "level": level,
                "n": losses.len(),
                "mean_loss": mean,
                "low": mean - Z * se,
                "high": mean + Z * se,
            })
        );
    }
}
