//! The names of decisions, as saves and the arena write them.

use super::Game;
use std::collections::BTreeMap;

/// The two-way table between a game's decisions and their kebab-case names.
pub struct Names<G: Game>(BTreeMap<String, G::Action>);

impl<G: Game> Names<G> {
    /// The table of all decisions the game can ever ask for.
    pub fn new() -> Self {
        Self(G::vocabulary().into_iter().map(|action| (action.to_string(), action)).collect())
    }

    /// The decision of this name, if there is one.
    pub fn get(&self, name: &str) -> Option<G::Action> {
        self.0.get(name).copied()
    }
}

impl<G: Game> Default for Names<G> {
    fn default() -> Self {
        Self::new()
    }
}
