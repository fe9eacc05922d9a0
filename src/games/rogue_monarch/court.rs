//! The Court: four cards in a row, and the conspiracies that they can show.

use super::Kind;
use crate::engine::{below, bit_set};
use serde::{Deserialize, Serialize};

/// The four places, left to right.
pub const PLACES: [Place; 4] = [Place(0), Place(1), Place(2), Place(3)];

/// One of the four places of the Court, counted from 0 in the code and from 1 in names.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Place(#[serde(deserialize_with = "below::<4, _, _>")] pub u8);

impl Place {
    /// Returns the place's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_set! {
    /// A set of places, one bit each.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct PlaceSet(#[serde(deserialize_with = "below::<16, _, _>")] u8) of Place, |place| place.0, |bit| Place(bit as u8)
}

impl PlaceSet {
    /// All four places.
    pub const ALL: Self = Self(0b1111);

    /// Returns the places whose flag is true, left to right.
    #[inline]
    pub const fn from_flags([a, b, c, d]: [bool; 4]) -> Self {
        Self(a as u8 | (b as u8) << 1 | (c as u8) << 2 | (d as u8) << 3)
    }

    /// Returns the set as a number below 16, for tables.
    #[inline]
    pub const fn bits(self) -> usize {
        (self.0 & Self::ALL.0) as usize
    }

    /// Returns the set with this number.
    pub const fn of_bits(bits: usize) -> Self {
        Self(bits as u8 & Self::ALL.0)
    }

    /// Returns the set after two cards exchanged places and kept their sides.
    #[inline]
    #[must_use]
    pub const fn switched(self, a: Place, b: Place) -> Self {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        Self(self.0 ^ differ << a.0 ^ differ << b.0)
    }

    /// Returns the places directly between two of these.
    #[inline]
    #[must_use]
    pub const fn between(self) -> Self {
        Self(self.0 << 1 & self.0 >> 1)
    }

    /// Returns the middle places directly beside exactly one of these.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Self {
        const MIDDLE: u8 = 0b0110;
        Self((self.0 << 1 ^ self.0 >> 1) & MIDDLE)
    }
}

/// One of the three ways to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conspiracy {
    /// Three Kings are face up in the Court.
    Coronation,
    /// A face-up card is directly between two face-up Assassins.
    Murder,
    /// A player has three Queens in hand at the start of their turn.
    Marriage,
}

/// Returns the conspiracy that a Court shows, given the face-up card of each place.
pub fn conspiracy(open: [Option<Kind>; 4]) -> Option<Conspiracy> {
    let of = |wanted: fn(Option<Kind>) -> bool| PlaceSet::from_flags(open.map(wanted));
    let kings = of(|card| card == Some(Kind::King));
    let assassins = of(|card| card == Some(Kind::Assassin));
    shown(kings, assassins, of(|card| card.is_some()))
}

/// Returns the conspiracy that a Court shows, given the places of face-up Kings, of face-up
/// Assassins and of all face-up cards.
#[inline]
pub fn shown(kings: PlaceSet, assassins: PlaceSet, up: PlaceSet) -> Option<Conspiracy> {
    if kings.len() >= 3 {
        Some(Conspiracy::Coronation)
    } else if !assassins.between().and(up).is_empty() {
        Some(Conspiracy::Murder)
    } else {
        None
    }
}
