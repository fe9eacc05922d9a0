//! Fits the game's table of how strongly points decide the match.
//!
//! Barons play matches. Wherever a playout of the judge would stop and use the table, the standing
//! is recorded, and later the winner. For every row and column the fitted keenness is the one that
//! makes those wins most likely.

use crate::order::{Fault, Order};
use crate::playthrough::bot_seed;
use crate::progress::on_all_cores;
use regalia::bots::{Bots, Level, Standing, decide};
use regalia::engine::{Rng, Seat, Setup, Stream, Turn, Viewer};

/// The largest keenness that is tried; the smallest is 0.
const KEENEST: f64 = 8.0;
/// The number of search steps, each of which shrinks the interval by a third.
const STEPS: u32 = 60;
/// The number of observations below which a column gets the value of the one before it.
const SEEN: usize = 100;
/// The number of digits after the decimal point.
const DIGITS: usize = 3;

/// The standings in one match, and each seat's share of the win.
type Seen = Vec<(Standing, Vec<f64>)>;

/// Plays one match of Barons.
fn watch<G: Bots>(setup: &Setup<G::Options>, seed: u64) -> Seen {
    let mut chance = Rng::for_match(seed);
    let mut state = G::new(setup, &mut chance);
    let mut legal = Vec::new();
    let mut standings = Vec::new();
    // As if a playout began where the one before it stopped.
    let mut since = None;
    for n in 0.. {
        let seat = match state.turn() {
            Turn::Of(seat) => seat,
            Turn::Over(outcome) => {
                let shares: Vec<f64> =
                    Seat::all(setup.seats).map(|seat| outcome.share(seat)).collect();
                return standings.into_iter().map(|standing| (standing, shares.clone())).collect();
            }
        };
        since.get_or_insert_with(|| state.view(Viewer::Public));
        let view = state.view(Viewer::Of(seat));
        let mut own = Rng::new(bot_seed(seed), Stream::Bot(seat.index() as u8, n));
        let index = decide::<G>(Level::Baron, &view, &mut own, &mut || false).index;
        state.legal(&mut legal);
        state.apply_silently(legal[index], &mut chance);
        if let Some(standing) = since.as_ref().and_then(|since| state.standing(since)) {
            standings.push(standing);
            since = None;
        }
    }
    unreachable!("every game ends")
}

/// Prints the table in the format of the game's bots.
///
/// Returns an error if the game's playouts go to the end of the match.
pub fn run<G: Bots>(order: &Order<G>) -> Result<(), Fault> {
    if G::WIN_PROBABILITY_SLOPE.is_empty() {
        return Err(format!(
            "playouts of {} go to the end of the game, so it has no table",
            G::INFO.id
        ));
    }
    let mut rows = Vec::new();
    for seats in G::INFO.seats {
        // Options per seat do not fit every number of seats: use the default.
        let setup = Setup { seats, options: order.setup.options.clone() };
        let seen =
            on_all_cores(order.games, |game| watch::<G>(&setup, order.seed + u64::from(game)));
        let seen: Seen = seen.into_iter().flatten().collect();
        let at = |left: usize| seen.iter().filter(move |(standing, _)| standing.left == left);
        let columns = (0..).take_while(|&left| at(left).count() >= SEEN);
        let fitted = columns.map(|left| {
            eprintln!("{seats} seats, {left} left: {} standings", at(left).count());
            let likelihood = |keenness| -> f64 {
                at(left)
                    .map(|(standing, shares)| {
                        let chances = standing.chances_if(keenness);
                        let log = |(chance, share): (&f64, &f64)| share * chance.max(1e-12).ln();
                        chances.iter().zip(shares).map(log).sum::<f64>()
                    })
                    .sum()
            };
            most_likely(likelihood)
        });
        let row: Vec<String> = fitted.map(|keenness| format!("{keenness:.DIGITS$}")).collect();
        rows.push(format!("    &[{}],", row.join(", ")));
    }
    println!("&[\n{}\n]", rows.join("\n"));
    Ok(())
}

/// Returns the argument of the maximum of a function with a single peak.
fn most_likely(likelihood: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, KEENEST);
    for _ in 0..STEPS {
        let third = (high - low) / 3.0;
        if likelihood(low + third) < likelihood(high - third) {
            low += third;
        } else {
            high -= third;
        }
    }
    f64::midpoint(low, high)
}
