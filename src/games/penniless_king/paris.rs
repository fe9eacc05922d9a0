//! The map: five neighbourhoods of three spots each, and the King's path.

use crate::engine::{below, bit_set, named_enum};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

named_enum! {
    /// A neighbourhood of Paris.
    pub enum Neighbourhood {
        /// La Grande Cour des Miracles: take coins.
        Cour = "cour",
        /// Le Châtelet: draw a Plot card.
        Chatelet = "chatelet",
        /// Les Halles: the toll to the Renown Square.
        Halles = "halles",
        /// La rue de l'Égyptienne: move another Rogue.
        Egyptienne = "egyptienne",
        /// La Taverne: exchange a Rogue.
        Taverne = "taverne",
    }
}

impl Neighbourhood {
    /// Returns its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns its spots, from the closest to the symbol to the farthest.
    #[inline]
    pub const fn spots(self) -> [Spot; 3] {
        let first = 3 * self as u8;
        [Spot(first), Spot(first + 1), Spot(first + 2)]
    }
}

/// The number of spots on the map.
pub const SPOTS: usize = 15;

/// A spot on the map, which holds one Rogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(#[serde(deserialize_with = "below::<{ SPOTS as u64 }, _, _>")] u8);

impl Spot {
    /// Returns the spot of this neighbourhood at this distance from its symbol: 0 is the closest.
    #[inline]
    pub const fn new(neighbourhood: Neighbourhood, distance: usize) -> Self {
        assert!(distance < 3, "a neighbourhood has three spots");
        Self(3 * neighbourhood as u8 + distance as u8)
    }

    /// Iterates over all spots, neighbourhood by neighbourhood.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SPOTS as u8).map(Self)
    }

    pub(super) const fn of_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// Returns its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its neighbourhood.
    #[inline]
    pub const fn neighbourhood(self) -> Neighbourhood {
        Neighbourhood::ALL[self.0 as usize / 3]
    }

    /// Returns its distance from the neighbourhood's symbol: 0, 1 or 2.
    #[inline]
    pub const fn distance(self) -> usize {
        self.0 as usize % 3
    }
}

impl Display for Spot {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "{}-{}", self.neighbourhood(), self.distance() + 1)
    }
}

bit_set! {
    /// A set of spots, one bit each.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct SpotSet(#[serde(deserialize_with = "below::<{ 1 << SPOTS }, _, _>")] u16) of Spot, |spot| spot.0, |bit| Spot(bit as u8)
}

impl SpotSet {
    /// All spots.
    pub const ALL: Self = Self((1 << SPOTS) - 1);

    /// Returns the set with two spots exchanged.
    #[inline]
    #[must_use]
    pub const fn swapped(self, a: Spot, b: Spot) -> Self {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        Self(self.0 ^ differ << a.0 ^ differ << b.0)
    }

    /// Returns the neighbourhoods whose spots are all in the set, one bit each.
    #[inline]
    pub(super) const fn full(self) -> u8 {
        // The first spot of each, moved together.
        let full = self.0 & self.0 >> 1 & self.0 >> 2 & 0b001_001_001_001_001;
        let full = (full | full >> 2) & 0b001_000_011_000_011;
        (full | full >> 4 | full >> 8) as u8 & 0b11111
    }

    /// Returns the set as bits, one for each spot.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// Returns the spots of a neighbourhood.
    #[inline]
    pub const fn in_neighbourhood(neighbourhood: Neighbourhood) -> Self {
        Self(7 << (3 * neighbourhood as u16))
    }
}

/// The gain of a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// This many coins from the reserve.
    Coins(u8),
    /// A Plot card.
    Plot,
    /// The King moves this many spaces.
    King(u8),
}

/// The target of a Wrath space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrath {
    /// This neighbourhood.
    In(Neighbourhood),
    /// The active player's choice.
    Choice,
}
