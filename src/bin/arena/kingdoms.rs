//! Measures the exact kingdom builder of Mon Royaume, and checks its bound.

use regalia::bots::mon_royaume::{Aim, best_points};
use regalia::engine::{Game, Rng, Seat, Setup, Stream, Turn};
use regalia::games::mon_royaume::{MonRoyaume, Options, Step};
use serde_json::json;
use std::time::Instant;

/// The number of random drafts; each of their kingdoms is built.
const DRAFTS: u64 = 2_000;

/// Prints the mean and worst time of an answer, in microseconds.
pub fn run(seed: u64) {
    let setup = Setup { seats: 4, options: Options::default() };
    let (mut count, mut total, mut worst) = (0_u32, 0.0, 0.0_f64);
    let mut legal = Vec::new();
    for n in 0..DRAFTS {
        let mut rng = Rng::new(seed + n, Stream::Tool(1));
        let mut state = MonRoyaume::new(&setup, &mut rng);
        while state.public.step != Step::Build && matches!(state.turn(), Turn::Of(_)) {
            state.legal(&mut legal);
            let action = rng.pick(&legal);
            state.apply_silently(action, &mut rng);
        }
        let public = &state.public;
        for seat in Seat::all(setup.seats) {
            // The best of three, to exclude the machine's other work.
            let taken = (0..3).map(|_| {
                let start = Instant::now();
                let aim = Aim::new(public, seat, state.tokens[seat.index()], public.tale(seat));
                std::hint::black_box(best_points(public.taken[seat.index()], n % 2 == 0, &aim));
                start.elapsed().as_secs_f64() * 1e6
            });
            let taken = taken.fold(f64::INFINITY, f64::min);
            total += taken;
            worst = worst.max(taken);
            count += 1;
        }
    }
    let tenths = |value: f64| (value * 10.0).round() / 10.0;
    println!(
        "{}",
        json!({
            "kingdoms": count,
            "mean_microseconds": tenths(total / f64::from(count)),
            "worst_microseconds": tenths(worst),
        })
    );
}
