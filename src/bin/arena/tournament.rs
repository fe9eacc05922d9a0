//! Bots against bots: the same deals with the seats rotated.

use crate::order::Order;
use crate::playthrough::bot_seed;
use regalia::bots::{Bots, Level, decide};
use regalia::engine::{Outcome, Rng, Seat, Stream, Turn, Viewer};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// What one contestant has to show.
#[derive(Default)]
struct Tally {
    wins: f64,
    points: f64,
    seats: u32,
}

/// What a tournament has counted.
#[derive(Default)]
struct Counts {
    /// By contestant.
    tallies: Vec<Tally>,
    /// Wins by seat.
    by_seat: Vec<f64>,
    /// Wins by place in turn order, from whoever decided first.
    by_turn: Vec<f64>,
    /// How often a card was owned in the end, and the wins of its owners.
    by_card: BTreeMap<String, (u32, f64)>,
}

/// Plays one game of these bots to its end.
fn play<G: Bots>(order: &Order<G>, seed: u64, seats: &[Level]) -> (G, Seat, Outcome) {
    let bot_seed = bot_seed(seed);
    let mut state = G::new(&order.setup, &mut Rng::of(seed, Stream::Setup));
    let mut legal = Vec::new();
    let mut first = None;
    for n in 0.. {
        let seat = match state.turn() {
            Turn::Over(outcome) => {
                return (state, first.expect("somebody decided something"), outcome);
            }
            Turn::Of(seat) => seat,
        };
        first.get_or_insert(seat);
        state.legal(&mut legal);
        let mut rng = Rng::of(bot_seed, Stream::Bot(seat.index() as u8, n));
        let view = state.view(Viewer::Of(seat));
        let action = legal[decide::<G>(seats[seat.index()], &view, &mut rng, &mut || false).index];
        state.apply(action, &mut Rng::of(seed, Stream::Chance(n)), &mut |_, _| {});
    }
    unreachable!("every game ends")
}

/// Runs the tournament and prints its table as JSON.
pub fn run<G: Bots>(order: &Order<G>) {
    let players = order.setup.seats;
    let mut names = order.seats.clone();
    names.sort_unstable();
    names.dedup();
    let counts = Mutex::new(Counts {
        tallies: names.iter().map(|_| Tally::default()).collect(),
        by_seat: vec![0.0; players],
        by_turn: vec![0.0; players],
        by_card: BTreeMap::new(),
    });
    let next = AtomicU32::new(0);
    let rotated = |by: usize| {
        let mut seats = order.seats.clone();
        seats.rotate_right(by);
        seats
    };
    // Of contestants that are alike a rotation is the same game again.
    let rotations = (1..players).find(|&by| rotated(by) == order.seats).unwrap_or(players);
    let total = order.games * rotations as u32;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= total {
                        break;
                    }
                    let deal = u64::from(game) / rotations as u64;
                    let seats = rotated(game as usize % rotations);
                    let (end, first, outcome) = play(order, order.seed + deal, &seats);
                    let mut counts = counts.lock().expect("no thread panics while it counts");
                    for seat in Seat::all(players) {
                        let at = names
                            .binary_search(&seats[seat.index()])
                            .expect("every contestant is in the list");
                        let share = outcome.share(seat);
                        counts.tallies[at].wins += share;
                        counts.tallies[at].points += f64::from(outcome.scores()[seat.index()]);
                        counts.tallies[at].seats += 1;
                        counts.by_seat[seat.index()] += share;
                        counts.by_turn[seat.steps_after(first, players)] += share;
                        for card in end.owned(seat).into_iter().filter(|_| order.cards) {
                            let (owned, wins) = counts.by_card.entry(card).or_default();
                            *owned += 1;
                            *wins += share;
                        }
                    }
                }
            });
        }
    });
    let games = f64::from(total);
    let counts = counts.into_inner().expect("all threads have ended well");
    let contestants: Vec<_> = names
        .iter()
        .zip(&counts.tallies)
        .map(|(name, tally)| {
            let share = tally.wins / games;
            let (low, high) = wilson(share, games);
            json!({
                "name": name,
                "wins": tally.wins,
                "fair": f64::from(tally.seats) / games / players as f64,
                "share": share,
                "low": low,
                "high": high,
                "mean_score": tally.points / f64::from(tally.seats),
            })
        })
        .collect();
    let shares = |wins: Vec<f64>| wins.into_iter().map(|wins| wins / games).collect::<Vec<_>>();
    let mut table = json!({
        "game": G::INFO.id,
        "players": players,
        "seed": order.seed,
        "options": order.options,
        "n": total,
        "contestants": contestants,
        "share_by_seat": shares(counts.by_seat),
        "share_by_turn": shares(counts.by_turn),
    });
    if order.cards {
        let card = |(name, (owned, wins)): (String, (u32, f64))| {
            (name, json!({ "owned": owned, "share": wins / f64::from(owned) }))
        };
        table["cards"] = counts.by_card.into_iter().map(card).collect();
    }
    println!("{table}");
}

/// The 95 % interval of a share of `n` by Wilson's score.
fn wilson(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At 0 and 1 rounding must not push an end past the share.
    (((middle - spread) / scale).clamp(0.0, share), ((middle + spread) / scale).clamp(share, 1.0))
}
