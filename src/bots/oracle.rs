//! The cheat of the arena: the Regent's search in the one true world.
//!
//! It measures the value of hidden information, and so how near a Regent comes to a player who
//! lacks none. It is no [`Level`](super::Level), and not even compiled for the browser: page,
//! worker, saves and links cannot name it.
//!
//! It knows everything in the state: every hand, every face-down card, the order of piles that are
//! already shuffled. It does not know chance events to come: it draws those anew in every playout,
//! as a Regent does. So in a game that [hides nothing](hides_something) it is the Regent.

use super::search::search_in;
use super::{Bots, Decision, Search};
use crate::engine::{Rng, Turn, Viewer};
use std::any::TypeId;

/// Returns the decision of a seat that sees the true state.
pub fn decide<G: Bots>(state: &G, how: &Search, rng: &mut Rng) -> Decision {
    let Turn::Of(seat) = state.turn() else {
        unreachable!("a bot is asked while its seat is to move")
    };
    let view = state.view(Viewer::Of(seat));
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let settled = if legal.len() == 1 { Some(0) } else { G::settled(&view, &legal) };
    match settled {
        Some(index) => Decision::at_ease(index),
        None => search_in(&view, |_| state.clone(), how, rng, &mut || false),
    }
}

/// Returns true if a game hides anything beside chance events to come: otherwise its view is its
/// state, and cheating gains nothing.
pub fn hides_something<G: Bots>() -> bool {
    TypeId::of::<G>() != TypeId::of::<G::View>()
}
