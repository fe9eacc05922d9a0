//! The Adventures: 36 cards of 31 kinds, this project's own edition.

use super::{Colour, Tile, TileSet};
use crate::engine::stands_by_name;
use std::fmt::{Display, Formatter, Result};

/// An Adventure. There are two cards of each Monster's.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Adventure(u8);

/// The number of kinds of Adventures.
pub const ADVENTURES: usize = 31;

/// The requirement of an Adventure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// The player with this Monster gives an opponent a Monster marker.
    Monster(Tile),
    /// The player with the most tiles of the colour takes a token.
    Territory(Colour),
    /// The player with the tile, or with both, takes a token.
    Mission(&'static [Tile]),
}

/// The requirements of the Missions: five pairs, ten places, six castles.
const MISSIONS: [&[Tile]; 21] = [
    &[Tile::WOODCUTTER, Tile::HEALER],
    &[Tile::MILLER, Tile::FARMER],
    &[Tile::KNIGHT, Tile::ARCHER],
    &[Tile::STONECUTTER, Tile::SHEPHERDESS],
    &[Tile::WIZARD, Tile::PRINCESS],
    &[Tile::FOREST],
    &[Tile::WHEAT_FIELD],
    &[Tile::BORDER_POST],
    &[Tile::QUARRY],
    &[Tile::ENCHANTED_MARSH],
    &[Tile::SAWMILL],
    &[Tile::WINDMILL],
    &[Tile::FORGE],
    &[Tile::MASONS_LODGE],
    &[Tile::LABORATORY],
    &[Tile::GREEN_CASTLE],
    &[Tile::YELLOW_CASTLE],
    &[Tile::RED_CASTLE],
    &[Tile::BLUE_CASTLE],
    &[Tile::VIOLET_CASTLE],
    &[Tile::BLACK_CASTLE],
];

impl Adventure {
    /// Iterates over all kinds: Monsters, Territories, Missions.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ADVENTURES as u8).map(Self)
    }

    /// Returns the number of cards of this kind.
    pub const fn copies(self) -> u8 {
        if self.0 < 5 { 2 } else { 1 }
    }

    /// Returns the requirement.
    pub const fn task(self) -> Task {
        match self.0 as usize {
            number @ 0..=4 => Task::Monster(Colour::ALL[number].monster()),
            number @ 5..=9 => Task::Territory(Colour::ALL[number - 5]),
            number => Task::Mission(MISSIONS[number - 10]),
        }
    }

    /// Returns the tiles that count; for a Territory, all of its colour.
    pub const fn tiles(self) -> TileSet {
        match self.task() {
            Task::Monster(tile) => TileSet::NONE.with(tile),
            Task::Territory(colour) => TileSet::of_colour(colour),
            Task::Mission(tiles) => TileSet::from_tiles(tiles),
        }
    }
}

impl Display for Adventure {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self.task() {
            Task::Monster(tile) => write!(to, "monster-{tile}"),
            Task::Territory(colour) => {
                write!(
                    to,
                    "territory-{}",
                    ["green", "yellow", "red", "blue", "violet"][colour as usize]
                )
            }
            Task::Mission([tile]) => write!(to, "mission-{tile}"),
            Task::Mission(tiles) => write!(to, "mission-{}-{}", tiles[0], tiles[1]),
        }
    }
}

stands_by_name!(Adventure, "Adventure");
