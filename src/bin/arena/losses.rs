//! Measures how much chance the levels lose by a decision. All are asked at the same positions,
//! those of one seat in matches of Barons, and judged in the same sampled worlds from that seat's
//! view. The better the level, the less it should lose.

use crate::order::Order;
use crate::player::Player;
use crate::playthrough::played;
use crate::progress::on_all_cores;
use crate::review::OPEN;
use regalia::bots::{Bots, Judging, Level, Search, decide, judge, mean_and_se};
use regalia::engine::{Rng, Seat, Stream, Turn, Viewer};
use regalia::session::judge_seed;
use serde_json::{Value, json};

/// The number of standard errors on each side of a mean's 95 % interval.
const Z: f64 = 1.959_964;

/// One number per level.
type OfLevels = [f64; Level::OFFERED.len()];

/// Plays and judges the matches and prints a line per level.
pub fn run<G: Bots>(order: &Order<G>) {
    let lost = on_all_cores(order.games, |game| mean_losses(order, game));
    let lost: Vec<OfLevels> = lost.into_iter().flatten().collect();
    for (nth, level) in Level::OFFERED.into_iter().enumerate() {
        let less = nth
            .checked_sub(1)
            .map(|weaker| interval(lost.iter().map(|losses| losses[weaker] - losses[nth])));
        println!(
            "{}",
            json!({
                "game": G::INFO.id,
                "players": order.setup.seats,
                "seed": order.seed,
                "worlds": order.judged,
                "level": level,
                "n": lost.len(),
                "mean_loss": interval(lost.iter().map(|losses| losses[nth])),
                "less_than_the_weaker": less,
            })
        );
    }
}

/// Returns the mean loss of each level at the decisions of one seat that had a choice, while the
/// match was open.
fn mean_losses<G: Bots>(order: &Order<G>, game: u32) -> Option<OfLevels> {
    let barons = vec![Player::Bot(Level::Baron); order.setup.seats];
    let seed = order.seed + u64::from(game);
    let worlds = Search { iterations: order.worlds };
    let mut play = played::<G>(&order.setup, seed, &barons, &worlds, None);
    let how = Judging { worlds: order.judged, ..Judging::review::<G>(order.setup.seats) };
    let one = Seat::new(game as usize % order.setup.seats);
    let (mut sums, mut count) = (OfLevels::default(), 0_u32);
    for n in 0..play.position() {
        play.go_to(n);
        if play.turn() != Turn::Of(one) || play.legal().len() == 1 {
            continue;
        }
        let view = play.view(Viewer::Of(one));
        let bot_seed = play.table().bot_seed;
        let mut open = true;
        let losses = Level::OFFERED.map(|level| {
            let mut rng = Rng::new(bot_seed, Stream::Bot(one.index() as u8, n as u32));
            let made = decide::<G>(level, &view, &mut rng, &mut || false).index;
            let seed = judge_seed(bot_seed, one);
            let judgement = judge::<G>(&view, Some(made), &how, seed, &mut || false);
            open = judgement.best().chance > OPEN;
            judgement.worth(made).expect("it was asked for").behind
        });
        if open {
            for (sum, loss) in sums.iter_mut().zip(losses) {
                *sum += loss;
            }
            count += 1;
        }
    }
    (count > 0).then(|| sums.map(|sum| sum / f64::from(count)))
}

/// Returns a mean and the ends of its 95 % interval: low, mean, high.
fn interval(values: impl Iterator<Item = f64> + Clone) -> Value {
    let (mean, se) = mean_and_se(values);
    json!([mean - Z * se, mean, mean + Z * se])
}
