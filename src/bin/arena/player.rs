//! Who can be seated in the arena: the levels that there are, and the cheat.

use regalia::bots::{Bots, Level, Search, decide_with, oracle};
use regalia::engine::{Rng, Seat, Viewer};
use std::fmt::{Display, Formatter};

/// Somebody who plays a seat in the arena, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A bot, which is given its view and nothing else.
    Bot(Level),
    /// The Regent's search in the true state; see [`oracle`].
    Cheat,
}

impl Player {
    /// Everybody, weakest first: the rungs of the ladder.
    pub const ALL: [Self; 5] = {
        let [random, squire, baron, regent] = Level::ALL;
        [Self::Bot(random), Self::Bot(squire), Self::Bot(baron), Self::Bot(regent), Self::Cheat]
    };

    /// The player of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.to_string() == name)
    }

    /// Whether it plays worlds out.
    pub fn searches(self) -> bool {
        matches!(self, Self::Bot(Level::Regent) | Self::Cheat)
    }

    /// Its decision in this state, its seat being to move. An index into the legal list.
    pub fn decide<G: Bots>(self, state: &G, seat: Seat, how: &Search, rng: &mut Rng) -> usize {
        let decision = match self {
            Self::Bot(level) => {
                let view = state.view(Viewer::Of(seat));
                decide_with::<G>(level, &view, how, rng, &mut || false)
            }
            Self::Cheat => oracle::decide(state, how, rng),
        };
        decision.index
    }
}

impl Display for Player {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(to),
            Self::Cheat => to.write_str("cheat"),
        }
    }
}
