//! The market deck: 74 cards.

use super::{Card, FACES};
use crate::engine::Rng;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Formatter, Result as Written};
use std::hash::{Hash, Hasher};

/// Cards in unknown order: the number of cards of each face.
///
/// The market deck is a `Stock`. A shuffled pile is indistinguishable from one whose next card is
/// drawn at random when it is turned up, so the deck has no order, and this game has no hidden
/// information.
///
/// The counts are in groups of eight, one byte each, next to the sum of each of the first eight
/// groups, so that a random card is found in two steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stock {
    counts: [[u8; 8]; EIGHTS],
    sums: u64,
    total: u8,
}

/// The number of groups of eight faces.
const EIGHTS: usize = FACES.div_ceil(8);

/// Finds an item in eight heaps whose sizes are the bytes of a word. Items are counted from 0
/// through all heaps, at most 127 in total. Returns the heap, 8 if it is in none of them, and the
/// number of items in the heaps before it.
#[inline]
fn heap_of(sizes: u64, thing: u64) -> (usize, u64) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Each byte becomes the cumulative size up to its heap; its top bit then says if that is above
    // the item's number.
    let up_to = sizes.wrapping_mul(ONES);
    let above = (up_to + 127 * ONES - thing * ONES) & (ONES << 7);
    let heap = above.trailing_zeros() / 8;
    let before = if heap == 0 { 0 } else { up_to >> (8 * (heap - 1)) & 0xff };
    (heap as usize, before)
}

impl Card {
    /// Returns a 1 in the byte of its group of eight in the sums of a [`Stock`]; 0 if it has none
    /// there.
    const fn in_its_eight(self) -> u64 {
        match 1_u64.checked_shl(8 * (self.0 as u32 / 8)) {
            Some(one) => one,
            None => 0,
        }
    }
}

impl Stock {
    /// The empty stock.
    pub const EMPTY: Self = Self { counts: [[0; 8]; EIGHTS], sums: 0, total: 0 };

    /// Returns all 74 cards.
    pub fn whole() -> Self {
        let mut stock = Self::EMPTY;
        for card in Card::all() {
            for _ in 0..card.copies() {
                stock.add(card);
            }
        }
        stock
    }

    /// Returns the number of cards.
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Returns true if there are no cards.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Returns the number of cards with this face.
    pub const fn count(&self, card: Card) -> u8 {
        self.counts.as_flattened()[card.index()]
    }

    /// Adds a card.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts.as_flattened_mut()[card.index()] += 1;
        self.sums += card.in_its_eight();
        self.total += 1;
    }

    /// Removes a card with this face, which must be in the stock.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.counts.as_flattened_mut()[card.index()] -= 1;
        self.sums -= card.in_its_eight();
        self.total -= 1;
    }

    /// Removes and returns a random card; `None` if the stock is empty.
    pub fn draw(&mut self, rng: &mut Rng) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let drawn = rng.below(self.len()) as u64;
        let (eight, before) = heap_of(self.sums, drawn);
        let (face, _) = heap_of(u64::from_le_bytes(self.counts[eight]), drawn - before);
        let card = Card((8 * eight + face) as u8);
        self.take(card);
        Some(card)
    }

    /// Iterates over the cards in the order of the rulebook.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card) as usize))
    }
}

impl Hash for Stock {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.counts.as_flattened()[..FACES].hash(state);
        self.total.hash(state);
    }
}

impl FromIterator<Card> for Stock {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut stock = Self::EMPTY;
        cards.into_iter().for_each(|card| stock.add(card));
        stock
    }
}

impl Debug for Stock {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Stock {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Stock {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(from)?;
        if cards.len() > Self::whole().len() {
            return Err(D::Error::invalid_length(cards.len(), &"at most the whole deck"));
        }
        Ok(cards.into_iter().collect())
    }
}
