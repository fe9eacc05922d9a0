//! The whole state of a game.

use super::adventure::Task;
use super::{
    Adventure, BARD_TOKENS, Bag, Ending, Kingdom, Rules, SEATS, Tale, TaleSet, Tally, Tile, total,
};
use crate::engine::{Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Tiles in a hand at the beginning of a round.
pub const HAND: usize = 7;

/// Tiles that everybody takes in a round; the last one is discarded.
pub const PICKS: u8 = 6;

/// Adventures of a round.
pub const ADVENTURES_A_ROUND: usize = 6;

/// Which way hands are passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// To the next player in turn order.
    Left,
    /// To the previous player in turn order.
    Right,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Choices: pick a tile in secret.
    Pick,
    /// Choices: say who gets the marker of one's Monster.
    Give,
    /// Choices: discard a tale in secret.
    Tale,
    /// Builders: fill the next slot of one's kingdom, unseen by the others.
    Build,
    /// The game is over.
    Over,
}

/// What lies open or was done openly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Public {
    /// How many play.
    pub seats: u8,
    /// Which of the three ways is played.
    pub rules: Rules,
    /// Whether bard sides have no colour.
    pub advanced: bool,
    /// Who plays as an adult.
    pub adults: SeatSet,
    /// What is asked.
    pub step: Step,
    /// The round of choices, 1 or 2; still 2 afterwards.
    pub round: u8,
    /// How many tiles everybody has taken and revealed in this round.
    pub picks: u8,
    /// The tiles played with, so also those removed at two and three seats.
    pub deck: Bag,
    /// The tiles that lie before each player.
    pub taken: [Bag; SEATS],
    /// The tales that lie before each player.
    pub tales: [TaleSet; SEATS],
    /// The Adventures revealed in both rounds, in order.
    pub adventures: Pile<Adventure, 12>,
    /// How many of them have been resolved.
    pub resolved: u8,
    /// How many Bard tokens each player has.
    pub token_counts: [u8; SEATS],
    /// How many Monster markers each player has been given.
    pub markers: [u8; SEATS],
    /// The kingdoms, once all are confirmed.
    pub kingdoms: [Kingdom; SEATS],
    /// The Bard's show and the scores, once the game is over.
    pub ending: Option<Ending>,
}

/// A game of Mon Royaume, or one that a player imagines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct MonRoyaume {
    /// What everybody sees.
    pub public: Public,
    /// Whose decision is awaited.
    pub mover: Seat,
    /// The hands; a tile picked stays in its hand until it is revealed.
    pub hands: [Bag; SEATS],
    /// What has been picked in secret.
    pub picked: [Option<Tile>; SEATS],
    /// The tales discarded in secret.
    pub dropped: [Option<Tale>; SEATS],
    /// The last tiles of the hands, discarded face down.
    pub discards: Bag,
    /// The Bard tokens of each player, by kind.
    pub tokens: [Tally; SEATS],
    /// The kingdoms in the making.
    pub building: [Kingdom; SEATS],
    /// The tiles of each player that lie in no slot, in the time of builders.
    pub spare: [Bag; SEATS],
}

impl Public {
    /// How many play.
    #[inline]
    pub fn count(&self) -> usize {
        self.seats.into()
    }

    /// All seats in turn order, from the first player.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.count())
    }

    /// Which way hands go in this round.
    pub fn side(&self) -> Side {
        if self.round == 1 { Side::Left } else { Side::Right }
    }

    /// Who is given the hand of this player.
    #[inline]
    pub fn receiver(&self, of: Seat) -> Seat {
        match self.side() {
            Side::Left => of.next(self.count()),
            Side::Right => of.previous(self.count()),
        }
    }

    /// Whether a player knows what another holds, since that hand has passed
    /// through theirs in this round. Tiles taken from it since were revealed.
    pub fn knows_hand(&self, seat: Seat, holder: Seat) -> bool {
        let count = self.count();
        let steps = match self.side() {
            Side::Left => holder.steps_after(seat, count),
            Side::Right => seat.steps_after(holder, count),
        };
        steps <= usize::from(self.picks)
    }

    /// The Adventures of this round.
    pub fn adventures_now(&self) -> &[Adventure] {
        let first = ADVENTURES_A_ROUND * (usize::from(self.round) - 1);
        self.adventures.get(first..).unwrap_or_default()
    }

    /// The tale a player tells, once the other two are discarded.
    pub fn tale(&self, seat: Seat) -> Option<Tale> {
        let tales = self.tales[seat.index()];
        tales.first().filter(|_| tales.len() == 1)
    }

    /// Bard tokens that nobody has.
    #[inline]
    pub fn tokens_left(&self) -> u8 {
        total(BARD_TOKENS) - total(self.token_counts)
    }

    /// Who takes a token for an Adventure, as things stand; for that of a
    /// Monster, who has it.
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
    /// The tiles that lie nowhere yet: not dealt so far.
    pub fn undealt(&self) -> Bag {
        let seats = self.public.count();
        let held = self.public.taken[..seats].iter().chain(&self.hands[..seats]);
        held.fold(self.public.deck.minus(self.discards), |left, &bag| left.minus(bag))
    }
}
