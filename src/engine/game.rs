//! The one trait every rulebook implements.

use super::{Outcome, Recall, Rng, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// What is fixed about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The id that serves in routes, saves and commands.
    pub id: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// The version of the rules: raised whenever an old save would play differently.
    pub rules: u16,
    /// The rules options a table may choose.
    pub options: &'static [OptionSpec],
}

/// One rules option, as set-up page, arena, embedding and links name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in `--option key=value` and in saves.
    pub key: &'static str,
    /// The values it may take.
    pub values: &'static [&'static str],
    /// The value of an ordinary game; one of `values`.
    pub default: &'static str,
    /// The value for people who have not played the game before; one of `values`.
    pub first: &'static str,
    /// Whether each seat chooses its own; such a value is a list by seat.
    pub per_seat: bool,
}

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoOptions {}

/// What is agreed before the first card is dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<O> {
    /// How many play; within [`Info::seats`].
    pub seats: usize,
    /// The rules options chosen.
    pub options: O,
}

/// Whose decision is awaited, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat has at least one legal decision.
    Of(Seat),
    /// The game is over.
    Over(Outcome),
}

/// Something that happened, which not everybody saw in full.
pub trait Told: Clone + PartialEq + Debug + Hash + Serialize {
    /// What this viewer learns of it: the event with what is hidden from them
    /// left out, or nothing at all.
    fn told(&self, to: Viewer) -> Option<Self>;

    /// Whether it showed somebody a card that was hidden from them before, so
    /// that the decision that caused it cannot be taken back in earnest.
    fn uncovers(&self) -> bool;

    /// Whether a new deal or round of the match begins with it.
    fn begins(&self) -> bool {
        false
    }

    /// Whether the game turns something down again that lay open, so that the
    /// log must not tell it for good unless the table has agreed so.
    const TURNS_DOWN: bool = false;

    /// Whether it may be looked up in the log.
    fn recall(&self) -> Recall {
        Recall::Always
    }
}

/// A game: its whole state, the true one or one that a player imagines.
///
/// The contract, which the test battery checks for every game:
/// - [`legal`](Self::legal) is never empty before the end, has no duplicates,
///   is what [`refuse`](Self::refuse) lets through, and depends only on what
///   the seat to move knows;
/// - [`view`](Self::view) and the events told hold nothing the viewer may not know;
/// - `view(sample(view)) == view`, and a sampled state goes on like a true one;
/// - set-up, seed and decisions rebuild every state, bit for bit, everywhere.
pub trait Game: Clone + Debug + PartialEq + Hash + Serialize + 'static {
    /// Id, seats, rules version, options.
    const INFO: Info;
    /// The rules options, serialised under the keys of [`Info::options`].
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Sync;
    /// One small decision. It is written by its kebab-case name, with seats counted
    /// from 0, as in all data, and places of the board from 1, as people count them.
    type Action: Copy + Ord + Debug + Hash + Display;
    /// All that one viewer may know, and no more.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Something that happened.
    type Event: Told;
    /// Why a decision is not allowed; the sentences are in the page's tables.
    type Refusal: Copy + Debug + PartialEq;

    /// Sets the game up: shuffles, deals, chooses the first player.
    fn new(setup: &Setup<Self::Options>, rng: &mut Rng) -> Self;

    /// Whose decision is awaited, or how it ended.
    fn turn(&self) -> Turn;

    /// Replaces the content of `into` by the legal decisions, in an order that
    /// is part of the rules version. Empty once the game is over.
    fn legal(&self, into: &mut Vec<Self::Action>);

    /// Why the decision is not allowed now; `None` exactly when it is legal.
    fn refuse(&self, action: Self::Action) -> Option<Self::Refusal>;

    /// Carries out a legal decision and tells what happened, each event with the
    /// state as the event left it: a film of the decision. Trusts its caller:
    /// the session checks. Playouts hand in a `tell` that does nothing, which
    /// costs nothing.
    fn apply(
        &mut self,
        action: Self::Action,
        rng: &mut Rng,
        tell: &mut impl FnMut(&Self, Self::Event),
    );

    /// Carries a legal decision out where nobody is told. Written out once a game,
    /// where each `tell` of its own would be the rules once more.
    fn apply_untold(&mut self, action: Self::Action, rng: &mut Rng) {
        self.apply(action, rng, &mut |_, _| {});
    }

    /// All that the viewer may know.
    fn view(&self, to: Viewer) -> Self::View;

    /// A whole state that a seat's view allows: what is hidden is dealt anew.
    /// Only for views of a seat, not for [`Viewer::Public`].
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// Every decision that can ever be asked for, legal now or not.
    fn vocabulary() -> Vec<Self::Action>;

    /// What a seat owns by name, for tournaments that ask which cards win.
    fn owned(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}
