//! Plays bots against bots: the same deals with the seats rotated, on all cores.

use crate::order::Order;
use crate::player::Player;
use crate::playthrough::bot_seed;
use crate::progress;
use indicatif::ProgressBar;
use rayon::prelude::*;
use regalia::bots::{Bots, Search};
use regalia::engine::{Fingerprint, MAX_SEATS, Outcome, Rng, Seat, Stream, Turn};
use regalia::session::Pair;
use regalia::session::statistics::wilson;
use serde::Serialize;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

/// A game played to its end.
struct Played {
    outcome: Outcome,
    /// The seat that decided first.
    first: Seat,
    /// The names of each seat's cards, if they are requested.
    owned: Vec<Vec<String>>,
    /// A hash of all decisions.
    fingerprint: u64,
}

/// Plays the game of this number: a deal has one for every rotation.
fn play<G: Bots>(order: &Order<G>, rotations: usize, game: u32, how: &Search) -> Played {
    let players = order.setup.seats;
    let seed = order.seed + u64::from(game) / rotations as u64;
    let bot_seed = bot_seed(seed);
    let mut seats = order.seats.clone();
    seats.rotate_right(game as usize % rotations);
    let mut chance = Rng::for_match(seed);
    let mut state = G::new(&order.setup, &mut chance);
    let mut legal = Vec::new();
    let mut first = None;
    let mut decided = Fingerprint::default();
    for n in 0.. {
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                let cards = order.cards.then(|| Seat::all(players).map(|seat| state.owned(seat)));
                return Played {
                    outcome,
                    first: first.expect("a seat has decided"),
                    owned: cards.into_iter().flatten().collect(),
                    fingerprint: decided.finish(),
                };
            }
        };
        first.get_or_insert(seat);
        let mut rng = Rng::new(bot_seed, Stream::Bot(seat.index() as u8, n));
        let index = seats[seat.index()].decide(&state, seat, how, &mut rng);
        state.legal(&mut legal);
        legal[index].hash(&mut decided);
        state.apply_silently(legal[index], &mut chance);
    }
    unreachable!("every game ends")
}

/// Returns a fingerprint of these bots' decisions in the first game of a tournament, with searches
/// of at most this number of worlds. It changes when the bots or the rules no longer are those that
/// played the tournament.
pub fn probe<G: Bots>(order: &Order<G>, worlds: u32) -> u64 {
    let how = Search { iterations: order.worlds.min(worlds) };
    play(order, 1, 0, &how).fingerprint
}

/// The running results of one contestant.
#[derive(Clone, Default)]
struct Tally {
    wins: f64,
    points: f64,
    seats: u32,
}

/// The results of one contestant, as printed.
#[derive(Serialize)]
struct Contestant {
    name: String,
    wins: f64,
    fair: f64,
    share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
}

/// The counts of a card's owners at the end.
#[derive(Default, Serialize)]
struct Owned {
    owned: u32,
    share: f64,
}

/// The table of a tournament. Wins are counted in shares of a win.
#[derive(Serialize)]
pub struct Table {
    game: &'static str,
    players: usize,
    seed: u64,
    options: Vec<Pair>,
    /// The largest number of worlds that a search played out.
    worlds: u32,
    /// The number of games played.
    n: u32,
    contestants: Vec<Contestant>,
    share_by_seat: Vec<f64>,
    /// By place in turn order, from the player who decided first.
    share_by_turn: Vec<f64>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    cards: BTreeMap<String, Owned>,
}

/// Returns the number of games per deal: with identical contestants some rotations are the same
/// game again.
pub fn rotations(seats: &[Player]) -> usize {
    let alike = |by: &usize| {
        let mut rotated = seats.to_vec();
        rotated.rotate_right(*by);
        rotated == seats
    };
    (1..seats.len()).find(alike).unwrap_or(seats.len())
}

/// Plays a tournament, and calls `ended` after every game.
pub fn table<G: Bots>(order: &Order<G>, ended: impl Fn() + Sync) -> Table {
    let players = order.setup.seats;
    let rotations = rotations(&order.seats);
    let n = order.games * rotations as u32;
    let how = Search { iterations: order.worlds };
    // The games are in their order, not in the order in which they ended: sums of floats depend on
    // the order, and a table must not depend on the number of threads.
    let games: Vec<Played> = (0..n)
        .into_par_iter()
        .map(|game| {
            let played = play(order, rotations, game, &how);
            ended();
            played
        })
        .collect();

    let mut names = order.seats.clone();
    names.sort_unstable();
    names.dedup();
    let mut tallies = vec![Tally::default(); names.len()];
    let mut by_seat = [0.0; MAX_SEATS];
    let mut by_turn = [0.0; MAX_SEATS];
    let mut cards: BTreeMap<String, Owned> = BTreeMap::new();
    for (game, played) in games.iter().enumerate() {
        for seat in Seat::all(players) {
            // Undo the rotation of the seats.
            let at = (seat.index() + players - game % rotations) % players;
            let name = names.binary_search(&order.seats[at]).expect("everybody is in the list");
            let share = played.outcome.share(seat);
            tallies[name].wins += share;
            tallies[name].points += f64::from(played.outcome.scores()[seat.index()]);
            tallies[name].seats += 1;
            by_seat[seat.index()] += share;
            by_turn[seat.steps_after(played.first, players)] += share;
            for card in played.owned.get(seat.index()).into_iter().flatten() {
                let card = cards.entry(card.clone()).or_default();
                card.owned += 1;
                card.share += share;
            }
        }
    }
    let n_as_float = f64::from(n);
    let contestant = |(name, tally): (&Player, &Tally)| {
        let share = tally.wins / n_as_float;
        let (low, high) = wilson(share, n_as_float);
        Contestant {
            name: name.to_string(),
            wins: tally.wins,
            fair: f64::from(tally.seats) / n_as_float / players as f64,
            share,
            low,
            high,
            mean_score: tally.points / f64::from(tally.seats),
        }
    };
    let shares = |wins: [f64; MAX_SEATS]| {
        wins[..players].iter().map(|wins| wins / n_as_float).collect::<Vec<_>>()
    };
    for card in cards.values_mut() {
        card.share /= f64::from(card.owned);
    }
    Table {
        game: G::INFO.id,
        players,
        seed: order.seed,
        options: order.options.clone(),
        worlds: order.worlds,
        n,
        contestants: names.iter().zip(&tallies).map(contestant).collect(),
        share_by_seat: shares(by_seat),
        share_by_turn: shares(by_turn),
        cards,
    }
}

/// Plays a tournament and prints its table as JSON.
pub fn run<G: Bots>(order: &Order<G>) {
    let games = order.games * rotations(&order.seats) as u32;
    let bar: ProgressBar = progress::bar(games.into());
    let table = table(order, || bar.inc(1));
    bar.finish_and_clear();
    println!("{}", serde_json::to_string(&table).expect("a table is plain data"));
}
