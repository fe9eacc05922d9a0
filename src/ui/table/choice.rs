//! The decisions of a button or a tap, as data.

use crate::engine::Game;
use std::rc::Rc;

/// One or more decisions that are made together, by their places in the game's
/// [`vocabulary`](Game::vocabulary). Two choices are equal if they mean the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice(Rc<[usize]>);

impl Choice {
    /// Returns the choice of these decisions, in order.
    pub fn of<G: Game>(actions: &[G::Action]) -> Self {
        let vocabulary = G::vocabulary();
        let place = |action: &G::Action| {
            let found = vocabulary.iter().position(|other| other == action);
            found.expect("the vocabulary holds every decision")
        };
        Self(actions.iter().map(place).collect())
    }

    /// Returns its decisions in the game that it was made for. Places outside the vocabulary are
    /// skipped.
    pub fn actions<G: Game>(&self) -> Vec<G::Action> {
        let vocabulary = G::vocabulary();
        self.0.iter().filter_map(|&place| vocabulary.get(place).copied()).collect()
    }
}
