//! Sets of tile names, and bags that hold up to two of each.

use super::{Colour, TILES, Tile};
use crate::engine::{Rng, bit_set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{Debug, Formatter, Result};

bit_set! {
    /// A set of tile names, one bit each: the elements of a tale, a level.
    pub struct TileSet(u64) of Tile, |tile| tile.index(), |bit| Tile::of_index(bit as u8)
}

/// Returns the bits of these names of a colour, in all five colours.
const fn in_every_colour(places: u64) -> u64 {
    places | places << 7 | places << 14 | places << 21 | places << 28
}

impl TileSet {
    /// All names.
    pub const ALL: Self = Self((1 << TILES) - 1);
    /// The five Monsters.
    pub const MONSTERS: Self = Self(in_every_colour(0b100));

    /// Returns the tiles of a level, 1 to 4.
    pub const fn of_level(level: u8) -> Self {
        Self(match level {
            1 => in_every_colour(0b000_0111),
            2 => in_every_colour(0b001_1000),
            3 => in_every_colour(0b010_0000),
            _ => in_every_colour(0b100_0000) | 1 << Tile::BLACK_CASTLE.index(),
        })
    }

    /// Returns the tiles of a colour.
    #[inline]
    pub const fn of_colour(colour: Colour) -> Self {
        Self(0b111_1111 << (7 * colour as u32))
    }

    /// Returns the set of these tiles.
    pub const fn from_tiles(tiles: &[Tile]) -> Self {
        let mut set = Self::NONE;
        let mut at = 0;
        while at < tiles.len() {
            set = set.with(tiles[at]);
            at += 1;
        }
        set
    }

    /// Returns true if all tiles of the other set are in this one.
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
}

impl Tile {
    /// Returns true if the tile is one of the five Monsters.
    #[inline]
    pub const fn is_monster(self) -> bool {
        TileSet::MONSTERS.contains(self)
    }
}

/// A collection of tiles with at most two of each: a hand, the tiles that a player took.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bag {
    /// The names with at least one tile.
    one: TileSet,
    /// The names with two tiles.
    two: TileSet,
}

impl Bag {
    /// No tiles.
    pub const NONE: Self = Self { one: TileSet::NONE, two: TileSet::NONE };

    /// Returns all 56 tiles.
    pub fn box_of_tiles() -> Self {
        let two = Tile::all().filter(|tile| tile.copies() == 2).collect();
        Self { one: TileSet::ALL, two }
    }

    /// Returns the different names in the bag.
    #[inline]
    pub const fn names(self) -> TileSet {
        self.one
    }

    /// Returns the names with two tiles in the bag.
    #[inline]
    pub const fn pairs(self) -> TileSet {
        self.two
    }

    /// Returns true if the tile is in the bag.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.one.contains(tile)
    }

    /// Returns the number of tiles.
    #[inline]
    pub const fn len(self) -> usize {
        self.one.len() + self.two.len()
    }

    /// Returns true if the bag is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.one.is_empty()
    }

    /// Returns the bag with one more of this tile; it must have had at most one.
    #[inline]
    #[must_use]
    pub const fn with(self, tile: Tile) -> Self {
        let bit = 1 << tile.index();
        Self { one: TileSet(self.one.0 | bit), two: TileSet(self.two.0 | self.one.0 & bit) }
    }

    /// Returns the bag without one of this tile, which must be in it.
    #[inline]
    #[must_use]
    pub const fn without(self, tile: Tile) -> Self {
        let bit = 1 << tile.index();
        let twice = self.two.0 & bit;
        Self { one: TileSet(self.one.0 & !(bit & !twice)), two: TileSet(self.two.0 & !bit) }
    }

    /// Returns the tiles of both bags; no name may occur more than twice.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            one: self.one.or(other.one),
            two: self.two.or(other.two).or(self.one.and(other.one)),
        }
    }

    /// Returns this bag without the tiles of the other, all of which must be in it.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            one: self.one.minus(other.one).or(self.two.minus(other.two)),
            two: self.two.minus(other.one),
        }
    }

    /// Returns the tiles with these names.
    #[inline]
    #[must_use]
    pub const fn of(self, names: TileSet) -> Self {
        Self { one: self.one.and(names), two: self.two.and(names) }
    }

    /// Iterates over the tiles in order; a tile that occurs twice is returned twice.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> + Clone {
        self.one.iter().flat_map(move |tile| {
            std::iter::repeat_n(tile, 1 + usize::from(self.two.contains(tile)))
        })
    }

    /// Returns a uniformly random tile. The bag must not be empty.
    pub(super) fn pick(self, rng: &mut Rng) -> Tile {
        self.iter().nth(rng.below(self.len())).expect("the bag holds so many")
    }
}

impl FromIterator<Tile> for Bag {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        tiles.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Debug for Bag {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, to: S) -> std::result::Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(from: D) -> std::result::Result<Self, D::Error> {
        let mut bag = Self::NONE;
        for tile in Vec::<Tile>::deserialize(from)? {
            if bag.two.contains(tile) {
                return Err(D::Error::custom("no tile is there three times"));
            }
            bag = bag.with(tile);
        }
        Ok(bag)
    }
}
