//! What the bots know of The Penniless King.

use super::Bots;
use crate::engine::Rng;
use crate::games::penniless_king::{Action, PennilessKing, View};

impl Bots for PennilessKing {
    const REGENT: u32 = 1_000;

    fn squire(_: &View, legal: &[Action], rng: &mut Rng) -> usize {
        rng.below(legal.len())
    }

    fn baron(_: &View, legal: &[Action], rng: &mut Rng) -> usize {
        rng.below(legal.len())
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        rng.below(legal.len())
    }
}
