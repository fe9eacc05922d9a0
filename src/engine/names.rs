//! The names of decisions, as saves and the arena write them.

use super::Game;
use std::fmt::{Display, Write};

/// Where among these decisions the one of this name stands.
pub fn named<A: Display>(actions: &[A], name: &str) -> Option<usize> {
    let mut text = String::new();
    actions.iter().position(|action| {
        text.clear();
        write!(text, "{action}").is_ok() && text == name
    })
}

/// All decisions that a game can ever ask for, to be found by their names.
pub struct Names<G: Game>(Vec<G::Action>);

impl<G: Game> Names<G> {
    /// The names of the game's whole vocabulary.
    pub fn new() -> Self {
        Self(G::vocabulary())
    }

    /// The decision of this name, if there is one.
    pub fn get(&self, name: &str) -> Option<G::Action> {
        named(&self.0, name).map(|nth| self.0[nth])
    }
}

impl<G: Game> Default for Names<G> {
    fn default() -> Self {
        Self::new()
    }
}
