//! The checked arguments of an arena command for one game.

use crate::player::Player;
use regalia::engine::{Game, Setup};
use regalia::session::Pair;

/// An error message for the person who typed the command, in one line.
pub type Fault = String;

/// A command for one game, with all arguments checked.
pub struct Order<G: Game> {
    pub setup: Setup<G::Options>,
    pub options: Vec<Pair>,
    pub seed: u64,
    pub seats: Vec<Player>,
    /// The number of deals.
    pub games: u32,
    /// The largest number of worlds that a search plays out.
    pub worlds: u32,
    /// The number of worlds that the judge samples for a decision.
    pub judged: u32,
    /// The number of bots' decisions before the position in question.
    pub at: Option<u32>,
    /// The one seat whose decisions are judged, if one is named.
    pub only: Option<usize>,
    /// The decisions that lead to the position.
    pub decisions: Vec<String>,
    pub cards: bool,
    pub depth: u32,
    pub state: bool,
}
