//! One deal is one deal: two matches of one seed meet the same chance, whatever the players decide.

use crate::inspect::Inspect;
use crate::{dealt, dice, setups};
use regalia::engine::{Rng, Setup, Turn};
use std::collections::BTreeMap;

/// What chance decided in a match, by what it was for.
type Met = BTreeMap<String, String>;

/// Plays a match of a seed at random. Returns what chance decided.
fn played<G: Inspect>(setup: &Setup<G::Options>, seed: u64, dice: &mut Rng) -> Met {
    let mut state: G = dealt(setup, seed);
    let (mut met, mut legal) = (Met::new(), Vec::new());
    while let Turn::Of(_) = state.turn() {
        state.legal(&mut legal);
        let action = dice.pick(&legal);
        let mut later = state.clone();
        let mut note = |state: &G, event: G::Event| met.extend(state.chance(&event));
        state.apply(action, &mut Rng::for_match(seed), &mut note);
        // Whatever is drawn has a stream of its own, so it does not matter what was drawn before.
        let mut chance = Rng::for_match(seed);
        chance.word();
        later.apply_silently(action, &mut chance);
        assert_eq!(later, state, "{action} draws without a purpose");
    }
    met
}

/// Plays two matches of each seed, with other decisions, and compares what chance decided in both.
pub fn other_decisions_meet_the_same_chance<G: Inspect>(matches: u64) {
    for (which, setup) in setups::<G>().iter().enumerate() {
        let mut dice = dice(2_100 + which as u64);
        let (mut decided, mut compared) = (0, 0);
        for seed in 0..matches {
            let one = played::<G>(setup, seed, &mut dice);
            let other = played::<G>(setup, seed, &mut dice);
            decided += one.len();
            for (purpose, result) in &one {
                if let Some(there) = other.get(purpose) {
                    assert_eq!(result, there, "{purpose}, seed {seed} of {setup:?}");
                    compared += 1;
                }
            }
        }
        // What is decided after the set-up is the same in both only in part.
        assert!(decided == 0 || compared > 0, "nothing was compared for {setup:?}");
        println!("{}: {setup:?}: {compared} of {decided}", G::INFO.id);
    }
}
