//! What a game does today, as lines of text for the golden files: whole games of Barons, a Regent's
//! first decision, the judge's first advice. The native tests, the browser tests and the arena
//! write the same lines.

use crate::bots::{Advice, Bots, Judging, Level, Worth, decide, judge};
use crate::engine::{Game, Rng, Setup, Stream, Turn, Viewer, fingerprint};

/// Returns the first state of a seed, at the smallest table.
fn dealt<G: Game>(seed: u64) -> G {
    let setup = Setup { seats: *G::INFO.seats.start(), options: G::Options::default() };
    G::new(&setup, &mut Rng::for_match(seed))
}

/// Plays a whole game of Barons. Returns the number of decisions and the last state.
fn whole_game<G: Bots>(seed: u64) -> (u32, G) {
    let mut state: G = dealt(seed);
    let mut legal = Vec::new();
    let mut n = 0;
    while let Turn::Of(seat) = state.turn() {
        state.legal(&mut legal);
        let mut own = Rng::new(seed + 1, Stream::Bot(seat.index() as u8, n));
        let view = state.view(Viewer::Of(seat));
        let choice = decide::<G>(Level::Baron, &view, &mut own, &mut || false);
        state.apply_silently(legal[choice.index], &mut Rng::for_match(seed));
        n += 1;
    }
    (n, state)
}

/// Returns the Regent's first decision.
fn first_of_regent<G: Bots>(seed: u64) -> G::Action {
    let state: G = dealt(seed);
    let Turn::Of(seat) = state.turn() else { unreachable!("no game is over at its start") };
    let mut own = Rng::new(seed + 1, Stream::Bot(seat.index() as u8, 0));
    let choice = decide::<G>(Level::Regent, &state.view(Viewer::Of(seat)), &mut own, &mut || false);
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal[choice.index]
}

/// Returns the line for a seed: the length and the final state of the game of Barons, and a
/// Regent's first decision.
pub fn golden_line<G: Bots>(seed: u64) -> String {
    let (decisions, state) = whole_game::<G>(seed);
    let last = fingerprint(&state);
    let regent = first_of_regent::<G>(seed);
    format!("seed {seed}: {decisions} decisions to {last:016x}, regent {regent}")
}

/// Returns the judge's result for the first decision of a seed, from a few worlds: its advice by
/// playouts, and how far each other decision is behind, to the last bit.
pub fn judge_line<G: Bots>(seed: u64) -> String {
    let state: G = dealt(seed);
    let Turn::Of(seat) = state.turn() else { unreachable!("no game is over at its start") };
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let how = Judging { worlds: 64, advice: Advice::Playouts, finalists: 2 };
    let judgement = judge::<G>(&state.view(Viewer::Of(seat)), None, &how, seed, &mut || false);
    let told =
        |worth: &Worth| format!("{} {} behind {}", legal[worth.index], worth.chance, worth.behind);
    let told: Vec<_> = judgement.worths.iter().map(told).collect();
    format!("seed {seed}: {}", told.join(", "))
}
