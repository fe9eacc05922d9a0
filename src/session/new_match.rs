//! The description of a new match: its seats, its options and its agreement.

use super::{Agreement, Occupant, Pair};

/// Everything a new match needs that does not depend on its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The rules options. Those not listed have their defaults.
    pub options: Vec<Pair>,
    /// The match's seed.
    pub seed: u64,
    /// The bots' seed.
    pub bot_seed: u64,
    /// The occupant of each seat.
    pub occupants: Vec<Occupant>,
    /// The agreements besides the rules.
    pub agreement: Agreement,
}

impl NewMatch {
    /// Returns the same match with new seeds: another deal, and bots that decide anew.
    #[must_use]
    pub fn with_seeds(self, seed: u64, bot_seed: u64) -> Self {
        Self { seed, bot_seed, ..self }
    }
}
