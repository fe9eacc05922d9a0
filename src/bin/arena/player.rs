//! Who can be seated in the arena: the levels that there are, the cheat, and the
//! judge, who does what it would advise.

use regalia::bots::{Advice, Bots, Judging, Level, Search, decide_with, judge, oracle};
use regalia::engine::{Rng, Seat, Viewer};
use std::fmt::{Display, Formatter};

/// Somebody who plays a seat in the arena, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Player {
    /// A bot, which is given its view and nothing else.
    Bot(Level),
    /// The Regent's search in the true state; see [`oracle`].
    Cheat,
    /// Whoever does what the [judge](regalia::bots::judge) advises, by its playouts
    /// alone or by the search.
    Judge(Advice),
}

impl Player {
    /// The rungs of the ladder, weakest first.
    pub const LADDER: [Self; 5] = {
        let [random, squire, baron, regent] = Level::ALL;
        [Self::Bot(random), Self::Bot(squire), Self::Bot(baron), Self::Bot(regent), Self::Cheat]
    };

    /// Everybody who can be named.
    pub const ALL: [Self; 7] = {
        let [random, squire, baron, regent, cheat] = Self::LADDER;
        let judges = [Self::Judge(Advice::Playouts), Self::Judge(Advice::Search)];
        [random, squire, baron, regent, cheat, judges[0], judges[1]]
    };

    /// The player of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|player| player.to_string() == name)
    }

    /// Whether it plays worlds out.
    pub fn searches(self) -> bool {
        matches!(self, Self::Bot(Level::Regent) | Self::Cheat | Self::Judge(_))
    }

    /// Its decision in this state, its seat being to move. An index into the legal list.
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
