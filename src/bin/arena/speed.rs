//! Measures the speed of the rules and the search, on one thread.

use crate::order::Order;
use regalia::bots::{Bots, Search, search};
use regalia::engine::{Rng, Stream, Turn, Viewer};
use serde_json::json;
use std::time::{Duration, Instant};

const PLAYOUTS: Duration = Duration::from_secs(2);
const SEARCHES: Duration = Duration::from_secs(3);
const ITERATIONS: u32 = 200;

/// Prints playouts and search iterations per second and ns per decision. A decision is turn, legal
/// list, pick and apply; the time includes new games.
pub fn run<G: Bots>(order: &Order<G>) {
    let mut rng = Rng::new(order.seed, Stream::Tool(1));
    let mut legal = Vec::new();
    let (mut games, mut decisions) = (0_u64, 0_u64);
    let start = Instant::now();
    while start.elapsed() < PLAYOUTS {
        let mut state = G::new(&order.setup, &mut rng);
        while let Turn::Of(_) = state.turn() {
            state.legal(&mut legal);
            let action = rng.pick(&legal);
            state.apply_silently(action, &mut rng);
            decisions += 1;
        }
        games += 1;
    }
    let playing = start.elapsed().as_secs_f64();

    let mut searched = 0_u64;
    let mut searching = 0.0;
    while searching < SEARCHES.as_secs_f64() {
        let state = G::new(&order.setup, &mut rng);
        let Turn::Of(seat) = state.turn() else { continue };
        let view = state.view(Viewer::Of(seat));
        let start = Instant::now();
        let how = Search { iterations: ITERATIONS };
        searched += u64::from(search::<G>(&view, &how, &mut rng, &mut || false).worlds);
        searching += start.elapsed().as_secs_f64();
    }
    println!(
        "{}",
        json!({
            "game": G::INFO.id,
            "players": order.setup.seats,
            "playouts_per_second": (games as f64 / playing).round(),
            "decisions_per_playout": (decisions as f64 / games as f64 * 10.0).round() / 10.0,
            "ns_per_decision": (playing / decisions as f64 * 1e10).round() / 10.0,
            "search_iterations_per_second": (searched as f64 / searching).round(),
        })
    );
}
