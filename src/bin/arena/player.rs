//! The players of the arena: the levels, the cheat, and the judge, which does what it would advise.

use regalia::bots::{Advice, Bots, Judging, Level, Search, decide_with, judge, oracle};
use regalia::engine::{Rng, Seat, Viewer};
use std::fmt::{Display, Formatter};

/// A player of a seat in the arena, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A bot, which is given its view and nothing else.
    Bot(Level),
    /// The Regent's search in the true state; see [`oracle`].
    Cheat,
    /// A player that follows the advice of the [judge](regalia::bots::judge), from its playouts
    /// alone or from the search.
    Judge(Advice),
}

impl Player {
    /// The rungs of the ladder, weakest first.
    pub const LADDER: [Self; 5] = {
        let [random, squire, baron, regent] = Level::ALL;
        [Self::Bot(random), Self::Bot(squire), Self::Bot(baron), Self::Bot(regent), Self::Cheat]
    };

    /// All players that can be named.
    pub const ALL: [Self; 7] = {
        let [random, squire, baron, regent, cheat] = Self::LADDER;
        let judges = [Self::Judge(Advice::Playouts), Self::Judge(Advice::Search)];
        [random, squire, baron, regent, cheat, judges[0], judges[1]]
    };

    /// Returns the player of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.to_string() == name)
    }

    /// Returns true if it plays out worlds.
    pub fn searches(self) -> bool {
        matches!(self, Self::Bot(Level::Regent) | Self::Cheat | Self::Judge(_))
    }

    /// Returns its decision in this state, in which its seat is to move: an index into the legal
    /// list.
    pub fn decide<G: Bots>(self, state: &G, seat: Seat, how: &Search, rng: &mut Rng) -> usize {
        let decision = match self {
            Self::Bot(level) => {
                let view = state.view(Viewer::Of(seat));
                decide_with::<G>(level, &view, how, rng, &mut || false)
            }
            Self::Cheat => oracle::decide(state, how, rng),
            Self::Judge(advice) => {
                let worlds = how.iterations.min(G::JUDGED);
                let how = Judging { worlds, advice, finalists: 1 };
                let view = state.view(Viewer::Of(seat));
                let judgement = judge::<G>(&view, None, &how, rng.word(), &mut || false);
                return judgement.best().index;
            }
        };
        decision.index
    }
}

impl Display for Player {
    fn fmt(&self, to: &mut Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bot(level) => level.fmt(to),
            Self::Cheat => to.write_str("cheat"),
            Self::Judge(Advice::Playouts) => to.write_str("judge-by-playouts"),
            Self::Judge(Advice::Search) => to.write_str("judge-by-search"),
        }
    }
}
