//! Players made of code. A bot is given a seat's [`View`](Game::View) and a
//! seeded generator, and nothing else: it cannot see what its seat cannot.

mod chances;
mod judge;
mod level;
#[cfg(not(target_arch = "wasm32"))]
pub mod oracle;
mod search;

crate::with_games!(game_modules);

pub use chances::{Chances, Standing};
pub(crate) use chances::{mean_of, of_outcome, play_on};
pub(crate) use judge::after;
pub use judge::{Advice, Judgement, Judging, Worth, chances_in_world, judge, mean_and_se};
pub use level::{Level, UnknownLevel};
pub use search::{Search, search};

use crate::engine::{Game, MAX_SEATS, Outcome, Rng, Seat, Stream};
use serde::Serialize;
use std::fmt::Debug;

/// What the bots know of one game. The three levels differ in what they use of it.
pub trait Bots: Game {
    /// How many worlds a Regent plays out for one decision. A count and not a
    /// time, so that the same seed gives the same decision on every machine; so many
    /// that a slow phone is done within 400 ms (`make bench` measures it).
    const REGENT: u32;

    /// The Squire's choice: sees the obvious, and forgets and overlooks what a
    /// beginner would; it does not err at random. An index into `legal`.
    fn squire(view: &Self::View, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// The Baron's choice: sound rules of thumb. An index into `legal`.
    fn baron(view: &Self::View, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// The Regent's choice where the game can reckon the best exactly, so that
    /// no search is needed. An index into `legal`.
    fn settled(_view: &Self::View, _legal: &[Self::Action]) -> Option<usize> {
        None
    }

    /// Leaves out of `legal` what a search need not try, since something else
    /// in it is as good or better; never all of it. Like the list itself it
    /// may hang only on what the seat to move knows.
    fn worth_trying(&self, _legal: &mut Vec<Self::Action>) {}

    /// The choice of whoever is to move inside a playout, from what that seat
    /// knows. An index into `legal`.
    fn playout(&self, legal: &[Self::Action], rng: &mut Rng) -> usize;

    /// What the state is worth to each seat, from 0 to 1, if a playout that
    /// began at the view `since` had better stop here; `None` to play on. A
    /// match of many deals is so searched deal by deal.
    fn estimate(&self, _since: &Self::View) -> Option<[f32; MAX_SEATS]> {
        None
    }

    /// A world as the judge imagines it: like a sampled one, but what others decided in
    /// secret, and will be shown, was decided as a sound player would.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self {
        Self::sample(view, rng)
    }

    /// The choice of whoever is to move where the judge plays on, likewise: a playout
    /// without the little chance that is there for search's sake.
    fn thumb(&self, legal: &[Self::Action], rng: &mut Rng) -> usize {
        self.playout(legal, rng)
    }

    /// How many worlds the judge imagines for one decision at the smallest table, both
    /// halves together. The review of a match should take a worker less than 30 s.
    const JUDGED: u32 = 512;

    /// Where the judge's advice comes from: what wins more in the arena.
    const ADVICE: Advice = Advice::Playouts;

    /// How keenly points decide the match where [`standing`](Self::standing) knows how
    /// it stands: a row a number of seats, a column by how much of the match is left.
    /// `arena fit --game ID` prints it from matches of Barons.
    const KEENNESS: &'static [&'static [f64]] = &[];

    /// How the match stands, if a playout of the judge that began at the view `since`
    /// had better stop here; `None` to play on. Unlike [`estimate`](Self::estimate) this
    /// tells the chance to win the match, and nothing else. A public view means that
    /// the true state is judged; a seat's that it is one that this seat imagines.
    fn standing(&self, _since: &Self::View) -> Option<Standing> {
        None
    }

    /// Whether the decision that is awaited belongs to the same gesture as the one
    /// before, so that whoever is advised of the one is advised of both.
    fn second_half(_view: &Self::View) -> bool {
        false
    }

    /// Why a decision may be better than another, in the terms of the game: small data,
    /// which `ui/locale/reasons` says in words.
    type Reason: Copy + Debug + PartialEq + Serialize;

    /// What speaks for `decision` and not just as well for `instead`, the weightiest
    /// first. A reason is an exact fact and no estimate: true in every world that the
    /// view allows, or not given. Both are legal where the view's seat is to move.
    fn reasons(
        view: &Self::View,
        decision: Self::Action,
        instead: Self::Action,
    ) -> Vec<Self::Reason>;

    /// What an outcome is worth to a seat, from 0 to 1.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        outcome.share(seat) as f32
    }
}

/// A bot's decision, and whether it had the time it wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// An index into the legal list.
    pub index: usize,
    /// How many worlds were played out for it.
    pub worlds: u32,
    /// Whether the time guard ended the search early.
    pub cut_short: bool,
}

impl Decision {
    /// A decision that took no search.
    fn at_ease(index: usize) -> Self {
        Self { index, worlds: 0, cut_short: false }
    }
}

/// Lets a bot decide from a view of the seat to move. `out_of_time` is asked
/// now and then and ends a search early.
pub fn decide<G: Bots>(
    level: Level,
    view: &G::View,
    rng: &mut Rng,
    out_of_time: &mut dyn FnMut() -> bool,
) -> Decision {
    decide_with::<G>(level, view, &Search::of::<G>(), rng, out_of_time)
}

/// The same where a Regent searches otherwise than the game says.
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

/// What a bot decides without a search; a Regent then plays as a Baron.
/// An index into `legal`, which is not empty.
fn by_rules<G: Bots>(level: Level, view: &G::View, legal: &[G::Action], rng: &mut Rng) -> usize {
    match level {
        _ if legal.len() == 1 => 0,
        Level::Random => rng.below(legal.len()),
        Level::Squire => G::squire(view, legal, rng),
        Level::Baron | Level::Regent => G::baron(view, legal, rng),
    }
}

/// What speaks for one decision and not for another, by what speaks for each.
pub(crate) fn for_one_alone<R: PartialEq>(mut one: Vec<R>, other: &[R]) -> Vec<R> {
    one.retain(|reason| !other.contains(reason));
    one
}

/// The decisions of whoever is to move, as the view tells them: they depend only on
/// what the seat knows, so any world will do.
pub(crate) fn legal_of<G: Game>(view: &G::View) -> Vec<G::Action> {
    let mut legal = Vec::new();
    G::sample(view, &mut Rng::of(0, Stream::Tool(0))).legal(&mut legal);
    legal
}

/// The index of the best score, ties broken at random.
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
