//! Tests the judge's calibration: in each of many matches of Barons, the judge forecasts at one
//! moment the mover's chance after its decision. The forecasts are put into ten bins; in each, the
//! share of wins should equal the mean forecast.

use crate::order::Order;
use crate::player::Player;
use crate::playthrough::played;
use crate::progress::on_all_cores;
use regalia::bots::{Advice, Bots, Judging, Level, Search, judge};
use regalia::engine::{Rng, Stream, Turn, Viewer};
use regalia::session::judge_seed;
use regalia::session::statistics::wilson;
use serde_json::json;

const BINS: usize = 10;

/// Plays one match. Returns the forecast chance and the share of the win that followed.
fn foretold<G: Bots>(order: &Order<G>, game: u32) -> (f64, f64) {
    let how = Search { iterations: order.worlds };
    let seats = vec![Player::Bot(Level::Baron); order.setup.seats];
    let mut play = played::<G>(&order.setup, order.seed + u64::from(game), &seats, &how, None);
    let Turn::Over(outcome) = play.turn() else { unreachable!("it was played to its end") };
    let n = Rng::new(order.seed, Stream::Tool(game)).below(play.position());
    play.go_to(n);
    let Turn::Of(seat) = play.turn() else { unreachable!("it was not over there") };
    let made = play.legal().iter().position(|&action| action == play.decisions()[n]);
    // Only the decision that was made is of interest: it needs no competitors.
    let how = Judging { worlds: 2 * order.judged, advice: Advice::Playouts, finalists: 1 };
    let seed = judge_seed(play.table().bot_seed, seat);
    let view = play.view(Viewer::Of(seat));
    let judgement = judge::<G>(&view, made, &how, seed, &mut || false);
    let worth = made.and_then(|made| judgement.worth(made)).expect("it was asked for");
    (worth.chance, outcome.share(seat))
}

/// Plays the matches and prints a line per bin.
pub fn run<G: Bots>(order: &Order<G>) {
    let mut all = on_all_cores(order.games, |game| foretold(order, game));
    all.sort_by(|a, b| a.0.total_cmp(&b.0));
    for bin in 0..BINS {
        let edge = |bin: usize| bin as f64 / BINS as f64;
        let (low, high) = (edge(bin), edge(bin + 1));
        let last = bin + 1 == BINS;
        let inside: Vec<_> =
            all.iter().filter(|(told, _)| *told >= low && (*told < high || last)).collect();
        if inside.is_empty() {
            continue;
        }
        let n = inside.len() as f64;
        let told = inside.iter().map(|(told, _)| told).sum::<f64>() / n;
        let won = inside.iter().map(|(_, won)| won).sum::<f64>() / n;
        let (from, to) = wilson(won, n);
        println!(
            "{}",
            json!({
                "game": G::INFO.id,
                "players": order.setup.seats,
                "seed": order.seed,
                "from": low,
                "to": high,
                "n": inside.len(),
                "foretold": told,
                "won": won,
                "low": from,
                "high": to,
                "inside": from <= told && told <= to,
            })
        );
    }
}
