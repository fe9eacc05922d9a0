//! Sets of cards, one bit each.

use super::{Card, Suit};
use crate::engine::{Offers, Rng, bit_set};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

bit_set! {
    /// A set of cards: a hand, the cards won, the cards that no player has seen.
    pub struct CardSet(u64) of Card, |card| card.index(), |bit| Card::of_index(bit as u8)
}

/// Returns the cards of these ranks in all three suits.
const fn in_every_suit(places: u64) -> CardSet {
    CardSet(places | places << 16 | places << 32)
}

impl Suit {
    /// Returns all cards of the suit, including its three specials.
    pub const fn cards(self) -> CardSet {
        CardSet::of_bits(0xffff << (16 * self as u32))
    }
}

/// Returns the basic cards used with this number of players.
pub const fn deck(seats: usize) -> CardSet {
    if seats == 3 { CardSet::BASIC.without(Card::TWO_OF_DWARVES) } else { CardSet::BASIC }
}

impl CardSet {
    /// The 39 basic cards.
    pub const BASIC: Self = in_every_suit(0xf3fe);
    /// The figures: Jacks, Queens, Kings, Aces.
    pub const FIGURES: Self = in_every_suit(0xf000);
    /// The three Queens.
    pub const QUEENS: Self = in_every_suit(0x2000);
    /// The three Kings.
    pub const KINGS: Self = in_every_suit(0x4000);
    /// The three Aces.
    pub const ACES: Self = in_every_suit(0x8000);
    /// The fourteen specials.
    pub const SPECIALS: Self = Self(((1 << super::CARDS) - 1) & !Self::BASIC.0);

    pub(super) const fn of_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// Returns the cards of this number, 1 to 11.
    pub const fn numbered(number: u8) -> Self {
        if number == 11 { in_every_suit(0x0c00) } else { in_every_suit(1 << (number - 1)) }
    }

    /// Returns the cards of this suit in the set.
    #[inline]
    #[must_use]
    pub const fn of(self, suit: Suit) -> Self {
        self.and(suit.cards())
    }

    /// Returns the cards of a suit as bits, the 1 lowest and the Ace highest.
    pub(super) const fn in_row(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32)) as u16
    }

    /// Returns the cards of the same suit that rank above this one.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> Self {
        let suit = 0xffff << (card.index() & !15);
        Self(self.0 & suit & (!0 << card.index() << 1))
    }

    /// Offers a decision for each card, in order.
    #[inline]
    pub(super) fn offer<A: Copy, const N: usize>(
        self,
        list: &mut Offers<A, N>,
        decision: impl Fn(Card) -> A,
    ) {
        list.offer_bits(self.0, |bit| decision(Card::of_index(bit as u8)));
    }

    /// Returns the card at this index in order, counted from 0; the set must be large enough.
    pub(super) fn nth(self, place: usize) -> Card {
        self.iter().nth(place).expect("the set holds so many cards")
    }

    /// Returns a random card. The set must not be empty.
    pub(super) fn pick(self, rng: &mut Rng) -> Card {
        self.nth(rng.below(self.len()))
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}
