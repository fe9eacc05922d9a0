//! The map: five neighbourhoods of three spots each, and the King's path.

use crate::engine::bit_set;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// A neighbourhood of Paris.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Neighbourhood {
    /// La Grande Cour des Miracles: take coins.
    Cour,
    /// Le Châtelet: draw a Plot card.
    Chatelet,
    /// Les Halles: the toll to the Renown Square.
    Halles,
    /// La rue de l'Égyptienne: move another Rogue.
    Egyptienne,
    /// La Taverne: exchange a Rogue.
    Taverne,
}

/// The names in saves.
const NAMES: [&str; 5] = ["cour", "chatelet", "halles", "egyptienne", "taverne"];

impl Neighbourhood {
    /// All five, in the order of the rulebook.
    pub const ALL: [Self; 5] =
        [Self::Cour, Self::Chatelet, Self::Halles, Self::Egyptienne, Self::Taverne];

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its spots, from the closest to the symbol to the farthest.
    #[inline]
    pub const fn spots(self) -> [Spot; 3] {
        let first = 3 * self as u8;
        [Spot(first), Spot(first + 1), Spot(first + 2)]
    }

    /// The name in saves.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

impl Display for Neighbourhood {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

/// How many spots the map has.
pub const SPOTS: usize = 15;

/// A spot of the map that holds one Rogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(u8);

impl Spot {
    /// The spot of this neighbourhood so far from its symbol: 0 is the closest.
    #[inline]
    pub const fn new(neighbourhood: Neighbourhood, distance: usize) -> Self {
        assert!(distance < 3, "a neighbourhood has three spots");
        Self(3 * neighbourhood as u8 + distance as u8)
    }

    /// Every spot, neighbourhood by neighbourhood.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..SPOTS as u8).map(Self)
    }

    pub(super) const fn of_index(index: usize) -> Self {
        Self(index as u8)
    }

    /// Its number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Where it lies.
    #[inline]
    pub const fn neighbourhood(self) -> Neighbourhood {
        Neighbourhood::ALL[self.0 as usize / 3]
    }

    /// How far it is from the neighbourhood's symbol: 0, 1 or 2.
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
    pub struct SpotSet(u16) of Spot, |spot| spot.0, |bit| Spot(bit as u8)
}

impl SpotSet {
    /// Every spot.
    pub const ALL: Self = Self((1 << SPOTS) - 1);

    /// The set with what is said of two spots changed about.
    #[inline]
    #[must_use]
    pub const fn swapped(self, a: Spot, b: Spot) -> Self {
        let differ = (self.0 >> a.0 ^ self.0 >> b.0) & 1;
        Self(self.0 ^ differ << a.0 ^ differ << b.0)
    }

    /// The neighbourhoods of which it has every spot, a bit each.
    #[inline]
    pub(super) const fn full(self) -> u8 {
        // The first spot of each, pushed together.
        let full = self.0 & self.0 >> 1 & self.0 >> 2 & 0b001_001_001_001_001;
        let full = (full | full >> 2) & 0b001_000_011_000_011;
        (full | full >> 4 | full >> 8) as u8 & 0b11111
    }

    /// A bit for each spot.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The spots of a neighbourhood.
    #[inline]
    pub const fn of(neighbourhood: Neighbourhood) -> Self {
        Self(7 << (3 * neighbourhood as u16))
    }
}

/// What a spot gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// So many coins from the reserve.
    Coins(u8),
    /// A Plot card.
    Plot,
    /// The King moves so many spaces.
    King(u8),
}

/// Where a Wrath space strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wrath {
    /// In this neighbourhood.
    In(Neighbourhood),
    /// Where the active player says.
    Choice,
}
