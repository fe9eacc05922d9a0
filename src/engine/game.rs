//! The trait that every rulebook implements.

use super::{Outcome, Recall, Rng, Seat, Viewer};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;

/// The static properties of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// The id in routes, saves and commands.
    pub id: &'static str,
    /// The numbers of players that the game supports.
    pub seats: RangeInclusive<usize>,
    /// The version of the rules, raised whenever an old save would play differently.
    pub rules: u16,
    /// The rules options that a table may choose.
    pub options: &'static [OptionSpec],
}

/// A rules option, as named by the set-up page, the arena, embedding and links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The name in `--option key=value` and in saves.
    pub key: &'static str,
    /// The allowed values.
    pub values: &'static [&'static str],
    /// The standard value; one of `values`.
    pub default: &'static str,
    /// The value recommended for a first game; one of `values`.
    pub first: &'static str,
    /// True if each seat chooses its own value; the value is then a list by seat.
    pub per_seat: bool,
    /// The option and the value of it without which this one has no effect.
    pub needs: Option<&'static (&'static str, &'static str)>,
}

/// The options of a game that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoOptions {}

/// The number of players and the options, agreed before the game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup<O> {
    /// The number of players; within [`Info::seats`].
    pub seats: usize,
    /// The rules options chosen.
    pub options: O,
}

/// The seat to move, or the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This seat has at least one legal decision.
    Of(Seat),
    /// The game is over.
    Over(Outcome),
}

/// An event that some viewers may not see in full.
pub trait Observable: Clone + PartialEq + Debug + Hash + Serialize + DeserializeOwned {
    /// Returns the event as this viewer sees it, without what is hidden from them; `None` if they
    /// see nothing of it.
    fn seen_by(&self, to: Viewer) -> Option<Self>;

    /// Returns true if the event revealed a hidden card to a player. The decision that caused it
    /// cannot be undone, except with free undo.
    fn reveals_hidden(&self) -> bool;

    /// Returns true if the event begins a new deal or round of the match.
    fn begins(&self) -> bool {
        false
    }

    /// True if the game turns open cards face down again. The log then shows such events
    /// permanently only if the table has agreed to an open log.
    const HAS_LIMITED_LOG: bool = false;

    /// Returns how long the event stays visible in the log.
    fn recall(&self) -> Recall {
        Recall::Always
    }
}

/// The whole state of a game: the true one, or one sampled from a view.
///
/// The contract, which the test battery checks for every game:
/// - [`legal`](Self::legal) is never empty before the end, has no duplicates,
///   agrees with [`refuse`](Self::refuse), and depends only on what
///   the seat to move knows;
/// - [`view`](Self::view) and the events told contain nothing that the viewer may not know;
/// - `view(sample(view)) == view`, and a sampled state plays on like a true one;
/// - set-up, seed and decisions rebuild every state, bit for bit, on every machine;
/// - two matches of one seed meet the same deals, reshuffles and cards drawn, in order, whatever the
///   players decide, as far as the cards in them are the same.
///
/// ```
/// use regalia::engine::{Game, Rng, Setup, Stream, Turn};
///
/// /// Plays a match in which every decision is drawn at random.
/// fn play<G: Game>(setup: &Setup<G::Options>, seed: u64) -> Vec<i16> {
///     let (mut chance, mut players) = (Rng::for_match(seed), Rng::new(seed, Stream::Tool(0)));
///     let (mut game, mut legal) = (G::new(setup, &mut chance), Vec::new());
///     loop {
///         if let Turn::Over(outcome) = game.turn() {
///             return outcome.scores().to_vec();
///         }
///         game.legal(&mut legal);
///         game.apply_silently(players.pick(&legal), &mut chance);
///     }
/// }
///
/// use regalia::games::dwarf_king::{DwarfKing, Options};
/// let setup = Setup { seats: 4, options: Options::default() };
/// assert_eq!(play::<DwarfKing>(&setup, 1), play::<DwarfKing>(&setup, 1));
/// ```
pub trait Game: Clone + Debug + PartialEq + Hash + Serialize + 'static {
    /// The id, seats, rules version and options.
    const INFO: Info;
    /// The rules options, serialised under the keys of [`Info::options`].
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Sync;
    /// One small decision. It is written as its kebab-case name; seats are counted from 0, as in
    /// all data, places on the board from 1, as players count them.
    type Action: Copy + Ord + Debug + Hash + Display;
    /// Everything that one viewer may know, and no more.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// An event.
    type Event: Observable;
    /// The reason why a decision is not allowed; the sentences are in the page's locale tables.
    type Refusal: Copy + PartialEq + std::error::Error;

    /// Sets up the game: shuffles, deals, chooses the first player.
    fn new(setup: &Setup<Self::Options>, rng: &mut Rng) -> Self;

    /// Returns the seat to move, or the outcome.
    fn turn(&self) -> Turn;

    /// Returns the kind of end that the match came to, as a name that stays the same in all versions. `None`
    /// before the end, and in a game whose result names no kind.
    fn ending(&self) -> Option<&'static str> {
        None
    }

    /// Replaces the content of `into` with the legal decisions, in an order that is part of the
    /// rules version. Empty once the game is over.
    fn legal(&self, into: &mut Vec<Self::Action>);

    /// Returns why the decision is not allowed now; `None` exactly when it is legal.
    fn refuse(&self, action: Self::Action) -> Option<Self::Refusal>;

    /// Applies a legal decision and passes each event to `tell`, with the state as the event left
    /// it. Calls [`Rng::stream_for`] before whatever it draws. Trusts its caller: the session
    /// checks.
    fn apply(
        &mut self,
        action: Self::Action,
        rng: &mut Rng,
        tell: &mut impl FnMut(&Self, Self::Event),
    );

    /// Applies a legal decision without reporting events, for playouts. A separate method, so that
    /// the rules are compiled once for all silent callers, and a game need not make the events.
    #[inline]
    fn apply_silently(&mut self, action: Self::Action, rng: &mut Rng) {
        self.apply(action, rng, &mut |_, _| {});
    }

    /// Applies a legal decision and passes each event to `tell`, as [`Game::apply`] does. The listener is not
    /// generic, so that the rules are compiled once for all that listen.
    fn apply_told(
        &mut self,
        action: Self::Action,
        rng: &mut Rng,
        mut tell: &mut dyn FnMut(&Self, Self::Event),
    ) {
        self.apply(action, rng, &mut tell);
    }

    /// Returns everything that the viewer may know.
    fn view(&self, to: Viewer) -> Self::View;

    /// Returns a full state consistent with a seat's view, dealing hidden cards anew. Takes only
    /// views of a seat, not of [`Viewer::Public`].
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// Returns every decision that can ever occur, legal now or not.
    fn vocabulary() -> Vec<Self::Action>;

    /// Returns true if a view that another device has told may be this viewer's at such a table. Whatever
    /// is done with a view may rely on it.
    fn accepts(_view: &Self::View, _to: Viewer, _setup: &Setup<Self::Options>) -> bool {
        true
    }

    /// Returns the decision of a mover who has none to make: all can see that every other one would
    /// change nothing. `None` if there is something to decide, and after the end.
    fn forced(&self) -> Option<Self::Action> {
        None
    }

    /// Returns the points of each seat as they stand; `None` if the game counts none before its end.
    fn points(&self) -> Option<Vec<i16>> {
        None
    }

    /// Returns the names of what a seat owns, for tournaments that measure which cards win.
    fn owned(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }
}
