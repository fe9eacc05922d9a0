//! The full state of a game.

use super::adventure::Task;
use super::{
    Adventure, BARD_TOKENS, Bag, Ending, Kingdom, Rules, SEATS, Tale, TaleSet, Tally, Tile, total,
};
use crate::engine::{Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The number of tiles in a hand at the beginning of a round.
pub const HAND: usize = 7;

/// The number of tiles that each player takes in a round; the last one is discarded.
pub const PICKS: u8 = 6;

/// The number of Adventures in a round.
pub const ADVENTURES_A_ROUND: usize = 6;

/// The direction in which hands are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// To the next player in turn order.
    Left,
    /// To the previous player in turn order.
    Right,
}

/// The kind of decision to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Choices: pick a tile in secret.
    Pick,
    /// Choices: choose who gets the marker of the mover's Monster.
    Give,
    /// Choices: discard a tale in secret.
    Tale,
    /// Builders: fill the next slot of the mover's kingdom, unseen by the others.
    Build,
    /// The game is over.
    Over,
}

/// The public part of the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// The number of players.
    pub seats: u8,
    /// The way to play.
    pub rules: Rules,
    /// True if bard sides have no colour.
    pub advanced: bool,
    /// The seats that play as adults.
    pub adults: SeatSet,
    /// The kind of decision to make.
    pub step: Step,
    /// The round of choices, 1 or 2; still 2 afterwards.
    pub round: u8,
    /// The number of tiles that each player has taken and revealed in this round.
    pub picks: u8,
    /// The tiles in the game; the others were removed (with two and three players).
    pub deck: Bag,
    /// The tiles that each player has taken.
    pub taken: [Bag; SEATS],
    /// The tales of each player.
    pub tales: [TaleSet; SEATS],
    /// The Adventures revealed in both rounds, in order.
    pub adventures: Pile<Adventure, 12>,
    /// The number of Adventures resolved.
    pub resolved: u8,
    /// The number of each player's Bard tokens.
    pub token_counts: [u8; SEATS],
    /// The number of Monster markers given to each player.
    pub markers: [u8; SEATS],
    /// The kingdoms, once all are confirmed.
    pub kingdoms: [Kingdom; SEATS],
    /// The Bard's show and the scores, once the game is over.
    pub ending: Option<Ending>,
}

/// A game of Mon Royaume, true or sampled.
///
/// ```
/// use regalia::engine::{Game, Rng, Setup};
/// use regalia::games::mon_royaume::{MonRoyaume, Options};
///
/// let setup = Setup { seats: 2, options: Options::default() };
/// let mut chance = Rng::for_match(1);
/// let game = MonRoyaume::new(&setup, &mut chance);
///
/// let mut legal = Vec::new();
/// game.legal(&mut legal);
/// assert!(legal.iter().all(|&action| game.refuse(action).is_none()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MonRoyaume {
    /// The public part.
    pub public: Public,
    /// The player to move.
    pub mover: Seat,
    /// The hands; a tile picked stays in its hand until it is revealed.
    pub hands: [Bag; SEATS],
    /// The tiles picked in secret.
    pub picked: [Option<Tile>; SEATS],
    /// The tales discarded in secret.
    pub dropped: [Option<Tale>; SEATS],
    /// The last tiles of the hands, discarded face down.
    pub discards: Bag,
    /// The Bard tokens of each player, by kind.
    pub tokens: [Tally; SEATS],
    /// The kingdoms being built.
    pub building: [Kingdom; SEATS],
    /// The tiles of each player that are in no slot, in the time of builders.
    pub spare: [Bag; SEATS],
}

impl Public {
    /// Returns true if as many Adventures may have been revealed and resolved in this round.
    pub(super) fn is_resolved_so_far(&self) -> bool {
        let (all, resolved) = (self.adventures.len(), usize::from(self.resolved));
        let before = ADVENTURES_A_ROUND * usize::from(self.round.saturating_sub(1));
        resolved <= all
            && (all == 0 || (before..=before + ADVENTURES_A_ROUND).contains(&all))
            && resolved >= before.min(all)
    }

    /// Returns the number of players.
    #[inline]
    pub fn count(&self) -> usize {
        self.seats.into()
    }

    /// Iterates over all seats in turn order, from the first player.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.count())
    }

    /// Returns the direction in which hands are passed in this round.
    pub fn side(&self) -> Side {
        if self.round == 1 { Side::Left } else { Side::Right }
    }

    /// Returns the player who receives this player's hand.
    #[inline]
    pub fn receiver(&self, of: Seat) -> Seat {
        match self.side() {
            Side::Left => of.next(self.count()),
            Side::Right => of.previous(self.count()),
        }
    }

    /// Returns true if a player knows another's hand, since it has passed through theirs in this
    /// round. Tiles taken from it since then were revealed.
    pub fn knows_hand(&self, seat: Seat, holder: Seat) -> bool {
        let count = self.count();
        let steps = match self.side() {
            Side::Left => holder.steps_after(seat, count),
            Side::Right => seat.steps_after(holder, count),
        };
        steps <= usize::from(self.picks)
    }

    /// Returns the Adventures of this round.
    pub fn adventures_now(&self) -> &[Adventure] {
        let first = ADVENTURES_A_ROUND * (usize::from(self.round) - 1);
        self.adventures.get(first..).unwrap_or_default()
    }

    /// Returns the tale that a player tells, once the other two are discarded.
    pub fn tale(&self, seat: Seat) -> Option<Tale> {
        let tales = self.tales[seat.index()];
        tales.first().filter(|_| tales.len() == 1)
    }

    /// Returns the number of Bard tokens that no player has.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        total(BARD_TOKENS) - total(self.token_counts)
    }

    /// Returns the players who would take a token for an Adventure now; for a Monster's, its
    /// owner.
    pub fn met_by(&self, adventure: Adventure) -> SeatSet {
        let meets = |wanted: &dyn Fn(Bag) -> bool| -> SeatSet {
            self.all().filter(|seat| wanted(self.taken[seat.index()])).collect()
        };
        match adventure.task() {
            Task::Monster(tile) => meets(&|taken| taken.contains(tile)),
            Task::Mission(tiles) => meets(&|taken| tiles.iter().all(|&tile| taken.contains(tile))),
            Task::Territory(_) => {
                let of_colour = |taken: Bag| taken.of(adventure.tiles()).len();
                let most = self.taken.iter().map(|&taken| of_colour(taken)).max().unwrap_or(0);
                meets(&|taken| most > 0 && of_colour(taken) == most)
            }
        }
    }
}

impl MonRoyaume {
    /// Returns the tiles not dealt so far.
    pub fn undealt(&self) -> Bag {
        let seats = self.public.count();
        let held = self.public.taken[..seats].iter().chain(&self.hands[..seats]);
        held.fold(self.public.deck.minus(self.discards), |left, &bag| left.minus(bag))
    }
}
