//! Sets of cards, one bit each.

use super::{Card, Suit};
use crate::engine::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Formatter, Result};

/// A set of cards: a hand, a pile won, the cards nobody has seen.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

/// The bits of one rank, in all three suits.
const fn in_every_suit(places: u64) -> CardSet {
    CardSet(places | places << 16 | places << 32)
}

impl CardSet {
    /// No card.
    pub const NONE: Self = Self(0);
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

    /// The cards of this number, 1 to 11.
    pub const fn numbered(number: u8) -> Self {
        if number == 11 { in_every_suit(0x0c00) } else { in_every_suit(1 << (number - 1)) }
    }

    /// This card alone.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.index())
    }

    /// Whether the card is in the set.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// The set with the card in it.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.index())
    }

    /// The set without the card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.index()))
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of this suit in the set.
    #[inline]
    #[must_use]
    pub const fn of(self, suit: Suit) -> Self {
        self.and(suit.cards())
    }

    /// The cards of a suit as a row of bits, the 1 lowest and the Ace highest.
    pub(super) const fn in_row(self, suit: Suit) -> u16 {
        (self.0 >> (16 * suit as u32)) as u16
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of the same suit above this one.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> Self {
        let suit = 0xffff << (card.index() & !15);
        Self(self.0 & suit & (!0 << card.index() << 1))
    }

    /// The first card in order: of one suit, the lowest.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::of_index(self.0.trailing_zeros() as u8)) }
    }

    /// The card of this place in order, counted from 0. There must be so many.
    pub(super) fn nth(self, place: usize) -> Card {
        self.iter().nth(place).expect("the set holds so many cards")
    }

    /// One of the cards. There must be one.
    pub(super) fn pick(self, rng: &mut Rng) -> Card {
        self.nth(rng.below(self.len()))
    }

    /// The cards in order.
    #[inline]
    pub fn iter(self) -> Cards {
        Cards(self)
    }
}

/// The cards of a set, one by one.
#[derive(Clone, Debug)]
pub struct Cards(CardSet);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0 = CardSet(self.0.0 & (self.0.0 - 1));
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Cards {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Debug for CardSet {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(from)?.into_iter().collect())
    }
}
