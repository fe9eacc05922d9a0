//! Compares what a seat can work out from everything it was told since the deal with the worlds
//! sampled for it.
//!
//! A [`Witness`] is told what the seat is told, and keeps what must be true, by the rules page
//! alone, without any code of the game's own memory. At any depth of a match a sampled world must
//! not contradict it; nor must the true one, which shows that the witness itself makes no false
//! claim.

use crate::inspect::Inspect;
use crate::{dealt, dice, setups};
use regalia::engine::{Game, Observable, Rng, Seat, Setup, Turn, Viewer};

/// An observer that hears everything that one seat was told.
pub trait Witness<G: Game> {
    /// Creates the witness before the first decision, with what the seat sees then.
    fn new(setup: &Setup<G::Options>, seat: Seat, first: &G::View) -> Self;

    /// Updates the witness after a decision with what the seat was told of it.
    fn hears(&mut self, told: &[G::Event]);

    /// Returns the reason why this world cannot be the true one, if there is one.
    fn refutes(&self, world: &G) -> Option<String>;
}

/// A game with its witness.
pub trait Remembered: Inspect {
    /// The type of its witness.
    type Witness: Witness<Self>;

    /// The number of sampled worlds in a thousand that may contradict the witness, where the game
    /// says why.
    const LOOSE: usize = 0;
}

/// The most decisions of a match that are followed: the witnesses try all ways in which something
/// may have come about.
const LENGTH: u32 = 220;

/// Worlds sampled for a seat at a time.
const WORLDS: usize = 3;

/// Checks at every other decision of random matches and for every seat that no sampled world
/// contradicts what the seat was ever told.
pub fn sampled_worlds_forget_nothing<G: Remembered>(decisions: u32) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(500 + which as u64);
        let (mut played, mut seed) = (0, 0);
        let (mut worlds, mut impossible) = (0, 0);
        let mut last = String::new();
        while played < decisions {
            seed += 1;
            let mut state: G = dealt(setup, seed);
            let seats: Vec<Seat> = Seat::all(setup.seats).collect();
            let witness = |&seat| G::Witness::new(setup, seat, &state.view(Viewer::Of(seat)));
            let mut witnesses: Vec<G::Witness> = seats.iter().map(witness).collect();
            for n in 0..LENGTH {
                for (&seat, witness) in seats.iter().zip(&witnesses) {
                    if let Some(why) = witness.refutes(&state) {
                        panic!("the witness is wrong at {n} of {seed} for {seat:?}: {why}");
                    }
                    for _ in 0..WORLDS * usize::from(n % 2 == 0) {
                        let world = G::sample(&state.view(Viewer::Of(seat)), &mut dice);
                        worlds += 1;
                        if let Some(why) = witness.refutes(&world) {
                            impossible += 1;
                            last = format!("{seat:?} knows better at {n} of {seed}: {why}");
                        }
                    }
                }
                if matches!(state.turn(), Turn::Over(_)) {
                    break;
                }
                let mut legal = Vec::new();
                state.legal(&mut legal);
                let action = dice.pick(&legal);
                let mut events = Vec::new();
                let chance = &mut Rng::for_match(seed);
                state.apply(action, chance, &mut |_, event| events.push(event));
                for (&seat, witness) in seats.iter().zip(&mut witnesses) {
                    let told: Vec<G::Event> =
                        events.iter().filter_map(|event| event.seen_by(Viewer::Of(seat))).collect();
                    witness.hears(&told);
                }
                played += 1;
            }
        }
        assert!(
            impossible * 1000 <= worlds * G::LOOSE,
            "{impossible} of {worlds} worlds cannot be; {last}"
        );
    }
}
