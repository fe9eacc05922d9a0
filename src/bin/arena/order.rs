//! What a command of the arena is asked to do for one game.

use crate::player::Player;
use regalia::engine::{Game, Setup};
use regalia::session::Pair;

/// One line for whoever typed the command.
pub type Fault = String;

/// A command for one game, everything checked.
pub struct Order<G: Game> {
    pub setup: Setup<G::Options>,
    pub options: Vec<Pair>,
    pub seed: u64,
    pub seats: Vec<Player>,
    /// How many deals.
    pub games: u32,
    /// How many worlds a search plays out at most.
    pub worlds: u32,
    /// How many worlds the judge imagines for a decision.
    pub judged: u32,
    /// How many decisions of the bots lead to the position that is asked about.
    pub at: Option<u32>,
    /// The one seat whose decisions are judged, if one is named.
    pub only: Option<usize>,
    /// The decisions that lead there.
    pub decisions: Vec<String>,
    pub cards: bool,
    pub depth: u32,
    pub state: bool,
}
