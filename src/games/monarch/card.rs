//! The market deck: 74 cards of 68 faces.

use super::{COURT, CourtCard, GUESTS, Guest, IMPROVEMENTS, Improvement, MOONS, Moon};
use crate::engine::{Rng, stands_by_name};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Display, Formatter, Result as Written};
use std::hash::{Hash, Hasher};

/// A card of the market deck. Two of the same face are the same card to the rules.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// How many faces there are.
pub const FACES: usize = 68;

/// Where the Guests, Moons and improvements begin.
const GUEST: usize = COURT.len();
const MOON: usize = GUEST + GUESTS.len();
const PLOT: usize = MOON + MOONS.len();

/// What a card of the market deck is.
#[derive(Clone, Copy, Debug)]
pub enum Face {
    /// Joins a court.
    Court(&'static CourtCard),
    /// Goes to another sister.
    Guest(&'static Guest),
    /// Goes onto the land.
    Improvement(&'static Improvement),
    /// Happens.
    Moon(Moon),
}

impl Card {
    /// Without it the Lioness keeps her crowns.
    pub const PURE_WHITE_STAG: Self = Self(24);
    /// Beside it the Astronomer is worth nothing.
    pub const FIREWORKS: Self = Self(8);
    /// The Snowy Owl's friend.
    pub const ASTRONOMER: Self = Self(16);

    /// With the second of two sisters from the start.
    pub const BOORISH_UNCLE: Self = Self(GUEST as u8 + 1);
    /// With the last of three or four sisters from the start.
    pub const DRUNK_JUGGLER: Self = Self(GUEST as u8 + 2);
    /// Comes with the Drunk Juggler.
    pub const INSISTENT_PEDDLER: Self = Self(GUEST as u8 + 3);
    /// With the last but one of three or four sisters from the start.
    pub const GOSSIPING_COUSIN: Self = Self(GUEST as u8 + 4);

    /// Every face, in the order of the rulebook: Court Cards, Guests, Moons, improvements.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FACES as u8).map(Self)
    }

    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// The 38 Court Cards.
    pub fn courtiers() -> impl Iterator<Item = Self> {
        Self::all().take(GUEST)
    }

    /// The six Guests.
    pub fn guests() -> impl Iterator<Item = Self> {
        Self::all().skip(GUEST).take(GUESTS.len())
    }

    /// The card of a Moon.
    pub const fn of_moon(moon: Moon) -> Self {
        Self(MOON as u8 + moon as u8)
    }

    /// The face's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it is.
    #[inline]
    pub const fn face(self) -> Face {
        match self.index() {
            nth if nth < GUEST => Face::Court(&COURT[nth]),
            nth if nth < MOON => Face::Guest(&GUESTS[nth - GUEST]),
            nth if nth < PLOT => Face::Moon(MOONS[nth - MOON]),
            nth => Face::Improvement(&IMPROVEMENTS[nth - PLOT]),
        }
    }

    /// The Court Card, if it is one.
    #[inline]
    pub fn court(self) -> Option<&'static CourtCard> {
        COURT.get(self.index())
    }

    /// The Guest, if it is one.
    #[inline]
    pub fn guest(self) -> Option<&'static Guest> {
        self.index().checked_sub(GUEST).and_then(|nth| GUESTS.get(nth))
    }

    /// The improvement, if it is one.
    #[inline]
    pub fn improvement(self) -> Option<&'static Improvement> {
        self.index().checked_sub(PLOT).map(|nth| &IMPROVEMENTS[nth])
    }

    /// A one in the byte of its eight in the sums of a [`Stock`], if it has one there.
    const fn in_its_eight(self) -> u64 {
        match 1_u64.checked_shl(8 * (self.0 as u32 / 8)) {
            Some(one) => one,
            None => 0,
        }
    }

    /// How many cards of this face there are.
    pub fn copies(self) -> u8 {
        self.improvement().map_or(1, |improvement| improvement.copies)
    }

    /// The name in saves.
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

/// Cards without an order that anybody knows: how many there are of each face.
///
/// The market deck is one. Nobody can tell a shuffled pile from one whose next
/// card is drawn by lot when it is turned up, so the deck has no order, and
/// nothing of this game is hidden from anybody.
///
/// The counts stand in eights, a byte each, beside how many there are in each of
/// the first eight eights, so that a card drawn by lot is found in two steps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Stock {
    counts: [[u8; 8]; EIGHTS],
    sums: u64,
    total: u8,
}

/// How many eights the faces make.
const EIGHTS: usize = FACES.div_ceil(8);

/// Of eight heaps whose sizes stand in the bytes of a word, the one that holds
/// this thing, counted from 0 through all heaps, and how many lie in those before
/// it. The ninth if it is in none of them. No more than 127 in all.
#[inline]
fn heap_of(sizes: u64, thing: u64) -> (usize, u64) {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Each byte becomes the size of its heap and those before it; the top bit of
    // each then says whether that is above the thing's number.
    let up_to = sizes.wrapping_mul(ONES);
    let above = (up_to + 127 * ONES - thing * ONES) & (ONES << 7);
    let heap = above.trailing_zeros() / 8;
    let before = if heap == 0 { 0 } else { up_to >> (8 * (heap - 1)) & 0xff };
    (heap as usize, before)
}

impl Stock {
    /// No card.
    pub const EMPTY: Self = Self { counts: [[0; 8]; EIGHTS], sums: 0, total: 0 };

    /// All 74 cards.
    pub fn whole() -> Self {
        let mut stock = Self::EMPTY;
        for card in Card::all() {
            for _ in 0..card.copies() {
                stock.add(card);
            }
        }
        stock
    }

    /// How many cards there are.
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many there are of a face.
    pub const fn count(&self, card: Card) -> u8 {
        self.counts.as_flattened()[card.index()]
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.counts.as_flattened_mut()[card.index()] += 1;
        self.sums += card.in_its_eight();
        self.total += 1;
    }

    /// Takes one card of this face out, which must be there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        self.counts.as_flattened_mut()[card.index()] -= 1;
        self.sums -= card.in_its_eight();
        self.total -= 1;
    }

    /// Draws a card by lot; none from an empty stock.
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

    /// The cards in the order of the rulebook.
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
