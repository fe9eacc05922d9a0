//! The bots. A bot gets a seat's [`View`](Game::View) and a seeded generator, and nothing else: it
//! cannot see what its seat cannot.

mod chances;
mod comparison;
mod judge;
mod level;
#[cfg(not(target_arch = "wasm32"))]
pub mod oracle;
mod reason;
mod search;

crate::with_games!(game_modules);

pub use chances::{Chances, Standing};
pub(crate) use chances::{mean_of, of_outcome, play_on};
pub use comparison::{
    COMPARED, Comparison, Prospective, Why, certain_of_even, compare, compared_world, outcomes,
    why, why_even,
};
pub(crate) use judge::after;
pub use judge::{
    Advice, Judgement, Judging, Worth, chances_in_world, judge, mean_and_se, surely_wins,
};
pub use level::{Level, UnknownLevel};
pub use reason::{Sure, Weighed, first_reason, telling};
pub use search::{Search, search};

use crate::engine::{Game, MAX_SEATS, Outcome, Rng, Seat, Stream};

/// A game's bots. The three levels differ in how much of this they use.
pub trait Bots: Game {
    /// The number of worlds that a Regent plays out for one decision. It is a count and not a time,
    /// so that the same seed gives the same decision on every machine; it is chosen so that a slow
    /// phone is done within 400 ms (`make bench` measures it).
    const REGENT: u32;

    /// Returns the Squire's choice, an index into `legal`: it sees the obvious, and forgets and
    /// overlooks as a beginner would; it does not err at random.
    fn squire(view: &Self::View, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// Returns the Baron's choice by sound rules of thumb, an index into `legal`.
    fn baron(view: &Self::View, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// Returns the Regent's choice, an index into `legal`, if the game can compute the best
    /// decision exactly and needs no search.
    fn settled(_view: &Self::View, _legal: &[Self::Action]) -> Option<usize> {
        None
    }

    /// Removes from `legal` the decisions that a search need not try, since another one is as good
    /// or better; never all of them. Like the list itself, this may depend only on what the seat to
    /// move knows.
    fn worth_trying(&self, _legal: &mut Vec<Self::Action>) {}

    /// Playout policy: the choice of the player to move inside a playout, from that seat's
    /// knowledge. An index into `legal`.
    fn playout(&self, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// Returns the state's value to each seat, from 0 to 1, if a playout that began at the view
    /// `since` should stop here; `None` to play on. So a match of many deals is searched deal by
    /// deal.
    fn estimate(&self, _since: &Self::View) -> Option<[f32; MAX_SEATS]> {
        None
    }

    /// Returns a world for the judge: sampled, except that other players' secret decisions that
    /// will be revealed are those of a sound player.
    fn sample_world(view: &Self::View, rng: &mut Rng) -> Self {
        Self::sample(view, rng)
    }

    /// Playout policy of the judge: like `playout`, without its exploration noise.
    fn rollout_policy(&self, legal: &[Self::Action], rng: &mut Rng) -> usize {
        self.playout(legal, rng)
    }

    /// The number of worlds that the judge samples for one decision at the smallest table, both
    /// halves together. The review of a match should take a worker less than 30 s.
    const JUDGED: u32 = 512;

    /// The source of the judge's advice: the one that wins more in the arena.
    const ADVICE: Advice = Advice::Playouts;

    /// The table of how strongly points decide the match where [`standing`](Self::standing) returns
    /// one: a row per number of seats, a column per amount of the match left. `arena fit --game ID`
    /// prints it from matches of Barons.
    const WIN_PROBABILITY_SLOPE: &'static [&'static [f64]] = &[];

    /// Returns the standing of the match if a playout of the judge that began at the view `since`
    /// should stop here; `None` to play on. Unlike [`estimate`](Self::estimate), it is about the
    /// chance to win the match and nothing else. A public view means that the true state is judged;
    /// a seat's view means that this seat sampled it.
    fn standing(&self, _since: &Self::View) -> Option<Standing> {
        None
    }

    /// Returns true if the decision to be made belongs to the same gesture as the one before, so
    /// that advice on the first includes the second.
    fn second_half(_view: &Self::View) -> bool {
        false
    }

    /// Returns true if the match goes on from this state as from another.
    fn comes_to(&self, other: &Self) -> bool {
        self == other
    }

    /// A reason why a decision may be better than another, in the terms of the game: small data
    /// that `ui/locale` turns into words.
    type Reason: Weighed;

    /// Returns the reasons for `decision` that do not hold equally for `instead`, the one that
    /// explains most of their difference first. A reason is an exact fact and no estimate: it is
    /// true in every world that the view allows, or it is not given. Both decisions are legal, and
    /// the view's seat is to move.
    fn reasons(
        view: &Self::View,
        decision: Self::Action,
        instead: Self::Action,
    ) -> Vec<Self::Reason>;

    /// Returns true if two decisions lead to the same, but for the place of equal pieces.
    fn is_same(_view: &Self::View, _decision: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// Returns true if a decision gains nothing that its seat could use, such as a look at a card that it
    /// knows. It is not advised while there is another one.
    fn is_idle(_view: &Self::View, _decision: Self::Action) -> bool {
        false
    }

    /// Returns what is sure of a decision within the turn, from the view alone. Chance is never sure.
    fn sure(_view: &Self::View, _decision: Self::Action) -> Sure<Self::Reason> {
        Sure::Open
    }

    /// Something notable that may come of a decision, in the terms of the game: small data that
    /// `ui/locale` turns into words.
    type Prospect: Prospective;

    /// Returns the prospects that an event fulfils for the seat that decided at the view `since`.
    /// The event has just led to this state.
    fn fulfilled(&self, event: &Self::Event, seat: Seat, since: &Self::View)
    -> Vec<Self::Prospect>;

    /// Returns true if a prospect is about the place of a decision, or about none: it explains more than
    /// what comes of the decision elsewhere.
    fn is_about(_prospect: Self::Prospect, _decision: Self::Action) -> bool {
        true
    }

    /// Returns what is true in this world and hidden from the seat that decides at the view `since`, as far
    /// as it may decide which of two decisions is better.
    fn hidden_from(&self, _since: &Self::View) -> Vec<Self::Prospect> {
        Vec::new()
    }

    /// Returns true if this state lies beyond the prospects of a decision at the view `since`: it
    /// is far enough for its effect to show, and near enough for it not to be lost in later ones.
    fn is_beyond(&self, since: &Self::View) -> bool;

    /// Returns the score of each seat beyond the prospects; `None` if the game counts none.
    fn counted(&self) -> Option<Vec<f32>> {
        self.points().map(|points| points.into_iter().map(f32::from).collect())
    }

    /// Returns the value of an outcome to a seat, from 0 to 1.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        outcome.share(seat) as f32
    }
}

/// A bot's decision, and the effort behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// An index into the legal list.
    pub index: usize,
    /// The number of worlds that were played out.
    pub worlds: u32,
    /// True if the time guard ended the search early.
    pub cut_short: bool,
}

impl Decision {
    /// Returns a decision that took no search.
    fn at_ease(index: usize) -> Self {
        Self { index, worlds: 0, cut_short: false }
    }
}

/// Returns a bot's decision from a view of the seat to move. `out_of_time` is called from time to
/// time and ends a search early.
pub fn decide<G: Bots>(
    level: Level,
    view: &G::View,
    rng: &mut Rng,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Decision {
    decide_with::<G>(level, view, &Search::of::<G>(), rng, out_of_time)
}

/// Like [`decide`], with other search settings than the game's.
pub fn decide_with<G: Bots>(
    level: Level,
    view: &G::View,
    how: &Search,
    rng: &mut Rng,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Decision {
    let mut legal = Vec::new();
    // The legal list depends only on what the seat knows, so any world will do.
    G::sample(view, rng).legal(&mut legal);
    assert!(!legal.is_empty(), "a bot is asked while its seat is to move");
    match level {
        Level::Regent if legal.len() > 1 => match G::settled(view, &legal) {
            Some(index) => Decision::at_ease(index),
            None => search::<G>(view, how, rng, out_of_time),
        },
        _ => Decision::at_ease(by_rules::<G>(level, view, &legal, rng)),
    }
}

/// Returns a bot's decision without a search, where a Regent plays as a Baron: an index into
/// `legal`, which is not empty.
fn by_rules<G: Bots>(level: Level, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> usize {
    match level {
        _ if legal.len() == 1 => 0,
        Level::Random => rng.below(legal.len()),
        Level::Squire => G::squire(view, legal, rng),
        Level::Baron | Level::Regent => G::baron(view, legal, rng),
    }
}

/// Returns the legal decisions of the player to move, from the view: they depend only on what the
/// seat knows, so any world will do.
pub(crate) fn legal_of<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::sample(view, &mut Rng::new(0, Stream::Tool(0))).legal(&mut legal);
    legal
}

/// Returns the index of the best score, with ties broken at random.
pub(crate) fn best_of(scores: impl IntoIterator<Item = f32>, rng: &mut Rng) -> usize {
    let (mut best, mut at, mut ties) = (f32::NEG_INFINITY, 0, 0);
    for (index, score) in scores.into_iter().enumerate() {
        if score > best {
            (best, at, ties) = (score, index, 1);
        } else if score == best {
            ties += 1;
            if rng.below(ties) == 0 {
                at = index;
            }
        }
    }
    at
}
