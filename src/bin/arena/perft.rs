//! Counts the sequences of decisions of a given length: a fingerprint of the rules.

use crate::order::Order;
use regalia::bots::Bots;
use regalia::engine::{Game, Rng};

/// Returns the number of sequences of `depth` decisions from here, with the chance events of the
/// seed. A game that ends earlier counts as one.
pub fn count<G: Game>(state: &G, seed: u64, depth: u32) -> u64 {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    if depth == 0 || legal.is_empty() {
        return 1;
    }
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .into_iter()
        .map(|action| {
            let mut next = state.clone();
            next.apply_silently(action, &mut Rng::for_match(seed));
            count(&next, seed, depth - 1)
        })
        .sum()
}

/// Prints the leaf count.
pub fn run<G: Bots>(order: &Order<G>) {
    let state = G::new(&order.setup, &mut Rng::for_match(order.seed));
    println!("{}", count(&state, order.seed, order.depth));
}
