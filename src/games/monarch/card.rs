//! The market deck: 74 cards of 68 faces.

use super::{COURT, CourtCard, GUESTS, Guest, IMPROVEMENTS, Improvement, MOONS, Moon};
use crate::engine::{Rng, stands_by_name};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Display, Formatter, Result as Written};
use std::hash::{Hash, Hasher};

/// A card of the market deck. Two cards with the same face are equal.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The number of faces.
pub const FACES: usize = 68;

/// The numbers of the first Guest, Moon and improvement.
const GUEST: usize = COURT.len();
const MOON: usize = GUEST + GUESTS.len();
const PLOT: usize = MOON + MOONS.len();

/// The kind of a market card, with its data.
#[derive(Clone, Copy, Debug)]
pub enum Face {
    /// A Court Card, which joins a court.
    Court(&'static CourtCard),
    /// A Guest, who goes to another sister.
    Guest(&'static Guest),
    /// An improvement, which goes onto the land.
    Improvement(&'static Improvement),
    /// A Moon, an event.
    Moon(Moon),
}

impl Card {
    /// The Lioness is worth nothing beside it.
    pub const PURE_WHITE_STAG: Self = Self(24);
    /// The Astronomer is worth nothing beside it.
    pub const FIREWORKS: Self = Self(8);
    /// The friend of the Snowy Owl.
    pub const ASTRONOMER: Self = Self(16);

    /// Starts with the second of two sisters.
    pub const BOORISH_UNCLE: Self = Self(GUEST as u8 + 1);
    /// Starts with the last of three or four sisters.
    pub const DRUNK_JUGGLER: Self = Self(GUEST as u8 + 2);
    /// Starts with the same sister as the Drunk Juggler.
    pub const INSISTENT_PEDDLER: Self = Self(GUEST as u8 + 3);
    /// Starts with the last but one of three or four sisters.
    pub const GOSSIPING_COUSIN: Self = Self(GUEST as u8 + 4);

    /// Iterates over all faces in the order of the rulebook: Court Cards, Guests, Moons,
    /// improvements.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FACES as u8).map(Self)
    }

    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// Iterates over the 38 Court Cards.
    pub fn courtiers() -> impl Iterator<Item = Self> {
        Self::all().take(GUEST)
    }

    /// Iterates over the six Guests.
    pub fn guests() -> impl Iterator<Item = Self> {
        Self::all().skip(GUEST).take(GUESTS.len())
    }

    /// Returns the card of a Moon.
    pub const fn of_moon(moon: Moon) -> Self {
        Self(MOON as u8 + moon as u8)
    }

    /// Returns the face's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the face.
    #[inline]
    pub const fn face(self) -> Face {
        match self.index() {
            nth if nth < GUEST => Face::Court(&COURT[nth]),
            nth if nth < MOON => Face::Guest(&GUESTS[nth - GUEST]),
            nth if nth < PLOT => Face::Moon(MOONS[nth - MOON]),
            nth => Face::Improvement(&IMPROVEMENTS[nth - PLOT]),
        }
    }

    /// Returns the Court Card, if it is one.
    #[inline]
    pub fn court(self) -> Option<&'static CourtCard> {
        COURT.get(self.index())
    }

    /// Returns the Guest, if it is one.
    #[inline]
    pub fn guest(self) -> Option<&'static Guest> {
        self.index().checked_sub(GUEST).and_then(|nth| GUESTS.get(nth))
    }

    /// Returns the improvement, if it is one.
    #[inline]
    pub fn improvement(self) -> Option<&'static Improvement> {
        self.index().checked_sub(PLOT).map(|nth| &IMPROVEMENTS[nth])
    }

    /// Returns a 1 in the byte of its group of eight in the sums of a [`Stock`]; 0 if it has none
    /// there.
    const fn in_its_eight(self) -> u64 {
        match 1_u64.checked_shl(8 * (self.0 as u32 / 8)) {
            Some(one) => one,
            None => 0,
        }
    }

    /// Returns the number of cards with this face.
    pub fn copies(self) -> u8 {
        self.improvement().map_or(1, |improvement| improvement.copies)
    }

    /// Returns the name in saves.
    pub fn name(self) -> &'static str {
        match self.face() {
            Face::Court(card) => card.name,
            Face::Guest(guest) => guest.name,
            Face::Improvement(improvement) => improvement.name,
            Face::Moon(moon) => moon.name(),
        }
    }
}

impl Display for Card {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        to.write_str(self.name())
    }
}

stands_by_name!(Card, "card");

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
