//! The cards: three suits of sixteen, and five Magic cards without a suit.

use crate::engine::stands_by_name;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The three suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Suit {
    /// Nains, green.
    Dwarves,
    /// Chevaliers, blue.
    Knights,
    /// Gobelins, red.
    Goblins,
}

impl Suit {
    /// The suits in the order of the rulebook.
    pub const ALL: [Self; 3] = [Self::Dwarves, Self::Knights, Self::Goblins];
}

/// The rank of a card in its suit, low to high.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// A number from 1 to 11. Only specials are a 1 or an 11.
    Number(u8),
    /// Valet.
    Jack,
    /// Dame.
    Queen,
    /// Roi.
    King,
    /// As.
    Ace,
}

/// One of the 53 cards; each exists once.
///
/// The cards of a suit are numbered by rank: the 1, the numbers 2 to 10, its two 11s (of which no
/// deal has both), Jack, Queen, King, Ace. So the order of the inner numbers is the order of the
/// ranks.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The number of different cards.
pub const CARDS: usize = 53;

/// The names of the cards in saves, suit by suit and low to high; then the Magic cards.
#[rustfmt::skip]
const NAMES: [&str; CARDS] = [
    "druid", "dwarves-2", "dwarves-3", "dwarves-4", "dwarves-5", "dwarves-6", "dwarves-7",
    "dwarves-8", "dwarves-9", "dwarves-10", "dwarves-flag-bearer", "tinkerer",
    "dwarves-jack", "dwarves-queen", "dwarves-king", "dwarves-ace",
    "jester", "knights-2", "knights-3", "knights-4", "knights-5", "knights-6", "knights-7",
    "knights-8", "knights-9", "knights-10", "knights-flag-bearer", "enchanter",
    "knights-jack", "knights-queen", "knights-king", "knights-ace",
    "scout", "goblins-2", "goblins-3", "goblins-4", "goblins-5", "goblins-6", "goblins-7",
    "goblins-8", "goblins-9", "goblins-10", "goblins-flag-bearer", "shaman",
    "goblins-jack", "goblins-queen", "goblins-king", "goblins-ace",
    "dragon", "mummy", "clone", "sorcerer", "excalibur",
];

/// The fourteen special cards in the order of the rulebook.
pub const SPECIALS: [Card; 14] = [
    Card::DRUID,
    Card::DWARVES_FLAG_BEARER,
    Card::TINKERER,
    Card::JESTER,
    Card::KNIGHTS_FLAG_BEARER,
    Card::ENCHANTER,
    Card::SCOUT,
    Card::SHAMAN,
    Card::GOBLINS_FLAG_BEARER,
    Card::DRAGON,
    Card::MUMMY,
    Card::CLONE,
    Card::SORCERER,
    Card::EXCALIBUR,
];

impl Card {
    /// Dwarves 1: after its trick, its player swaps hands with a player of their choice.
    pub const DRUID: Self = Self(0);
    /// Dwarves 11: +3 to the winner of the card.
    pub const DWARVES_FLAG_BEARER: Self = Self(10);
    /// Dwarves 11: +3 to the winner of the next trick.
    pub const TINKERER: Self = Self(11);
    /// Knights 1: +3 to its player if played in the last trick.
    pub const JESTER: Self = Self(16);
    /// Knights 11: after its trick, its player passes all hands left or right.
    pub const KNIGHTS_FLAG_BEARER: Self = Self(26);
    /// Knights 11: the winner of the card doubles their points of the deal.
    pub const ENCHANTER: Self = Self(27);
    /// Goblins 1: +1 to its player for every figure in the trick.
    pub const SCOUT: Self = Self(32);
    /// Goblins 11: before the first trick, its holder exchanges two cards with a player.
    pub const GOBLINS_FLAG_BEARER: Self = Self(42);
    /// Goblins 11: −3 to the winner of the card.
    pub const SHAMAN: Self = Self(43);
    /// Magic: wins unless the trick has an Ace.
    pub const DRAGON: Self = Self(48);
    /// Magic: copies the card that won the previous trick.
    pub const MUMMY: Self = Self(49);
    /// Magic: ranks just above the previous card of the trick.
    pub const CLONE: Self = Self(50);
    /// Magic: between two tricks, it is exchanged with a card of the last trick.
    pub const SORCERER: Self = Self(51);
    /// Magic: wins, but cannot be played by a player who can follow suit.
    pub const EXCALIBUR: Self = Self(52);

    /// The Musician whose winner deals next.
    pub const FIVE_OF_DWARVES: Self = Self::numbered(Suit::Dwarves, 5);
    /// The Musician whose holder chooses the Quest.
    pub const FIVE_OF_KNIGHTS: Self = Self::numbered(Suit::Knights, 5);
    /// The Musician whose holder leads the first trick.
    pub const FIVE_OF_GOBLINS: Self = Self::numbered(Suit::Goblins, 5);
    /// The card removed with three players.
    pub const TWO_OF_DWARVES: Self = Self::numbered(Suit::Dwarves, 2);

    /// Returns the basic card of this suit and number, 2 to 10.
    pub const fn numbered(suit: Suit, number: u8) -> Self {
        assert!(2 <= number && number <= 10, "the basic numbers are 2 to 10");
        Self(16 * suit as u8 + number - 1)
    }

    /// Returns the figure of this suit: Jack, Queen, King or Ace.
    pub const fn figure(suit: Suit, rank: Rank) -> Self {
        let place = match rank {
            Rank::Number(_) => panic!("a number is no figure"),
            Rank::Jack => 12,
            Rank::Queen => 13,
            Rank::King => 14,
            Rank::Ace => 15,
        };
        Self(16 * suit as u8 + place)
    }

    /// Iterates over all cards in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARDS as u8).map(Self)
    }

    /// Returns the card's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// Returns the suit; `None` for a Magic card.
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        match self.0 >> 4 {
            0 => Some(Suit::Dwarves),
            1 => Some(Suit::Knights),
            2 => Some(Suit::Goblins),
            _ => None,
        }
    }

    /// Returns the rank; `None` for a Magic card.
    pub const fn rank(self) -> Option<Rank> {
        match (self.0 >> 4, self.0 & 15) {
            (3.., _) => None,
            (_, place @ 0..=9) => Some(Rank::Number(place + 1)),
            (_, 12) => Some(Rank::Jack),
            (_, 13) => Some(Rank::Queen),
            (_, 14) => Some(Rank::King),
            (_, 15) => Some(Rank::Ace),
            _ => Some(Rank::Number(11)),
        }
    }

    /// Returns the number on the card, 1 to 11; `None` for figures and Magic cards.
    pub const fn number(self) -> Option<u8> {
        match self.rank() {
            Some(Rank::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// Returns true if the card is one of the fourteen specials.
    pub fn is_special(self) -> bool {
        SPECIALS.contains(&self)
    }

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }
}

impl Display for Card {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

stands_by_name!(Card, "card");
