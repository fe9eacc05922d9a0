//! The tiles of the kingdom: seven names in each of five colours, and the black castle.

use crate::engine::stands_by_name;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The five colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// The forest people.
    Green,
    /// The people of the fields.
    Yellow,
    /// The people of the sword.
    Red,
    /// The people of stone and sheep.
    Blue,
    /// The people of magic.
    Violet,
}

impl Colour {
    /// The colours in the order of the table of tiles.
    pub const ALL: [Self; 5] = [Self::Green, Self::Yellow, Self::Red, Self::Blue, Self::Violet];

    /// Returns the colour's Monster.
    pub const fn monster(self) -> Tile {
        Tile(NAMES_OF_A_COLOUR * self as u8 + 2)
    }

    /// Returns the colour's castle.
    pub const fn castle(self) -> Tile {
        Tile(NAMES_OF_A_COLOUR * self as u8 + 6)
    }
}

/// A tile by its name. There may be two of the same, which are identical.
///
/// The names of a colour are numbered in this order: two characters, the Monster, the double
/// terrain, the other terrain, the workshop, the castle.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// The number of different tiles.
pub const TILES: usize = 36;

const NAMES_OF_A_COLOUR: u8 = 7;

/// The levels of the names of a colour, in order; also their values.
const LEVELS: [u8; 7] = [1, 1, 1, 2, 2, 3, 4];

/// The number of copies of each.
const COPIES: [u8; 7] = [2, 2, 1, 2, 1, 2, 1];

#[rustfmt::skip]
const NAMES: [&str; TILES] = [
    "woodcutter", "healer", "werewolf", "forest", "glade", "sawmill", "green-castle",
    "miller", "farmer", "scarecrow", "wheat-field", "orchard", "windmill", "yellow-castle",
    "knight", "archer", "dragon", "border-post", "battlefield", "forge", "red-castle",
    "stonecutter", "shepherdess", "troll", "quarry", "lake", "masons-lodge", "blue-castle",
    "wizard", "princess", "witch", "enchanted-marsh", "royal-garden", "laboratory", "violet-castle",
    "black-castle",
];

/// Short names for the tables of tales and Adventures.
#[rustfmt::skip]
#[allow(missing_docs)]
impl Tile {
    pub const WOODCUTTER: Self = Self(0);
    pub const HEALER: Self = Self(1);
    pub const WEREWOLF: Self = Self(2);
    pub const FOREST: Self = Self(3);
    pub const GLADE: Self = Self(4);
    pub const SAWMILL: Self = Self(5);
    pub const GREEN_CASTLE: Self = Self(6);
    pub const MILLER: Self = Self(7);
    pub const FARMER: Self = Self(8);
    pub const SCARECROW: Self = Self(9);
    pub const WHEAT_FIELD: Self = Self(10);
    pub const ORCHARD: Self = Self(11);
    pub const WINDMILL: Self = Self(12);
    pub const YELLOW_CASTLE: Self = Self(13);
    pub const KNIGHT: Self = Self(14);
    pub const ARCHER: Self = Self(15);
    pub const DRAGON: Self = Self(16);
    pub const BORDER_POST: Self = Self(17);
    pub const BATTLEFIELD: Self = Self(18);
    pub const FORGE: Self = Self(19);
    pub const RED_CASTLE: Self = Self(20);
    pub const STONECUTTER: Self = Self(21);
    pub const SHEPHERDESS: Self = Self(22);
    pub const TROLL: Self = Self(23);
    pub const QUARRY: Self = Self(24);
    pub const LAKE: Self = Self(25);
    pub const MASONS_LODGE: Self = Self(26);
    pub const BLUE_CASTLE: Self = Self(27);
    pub const WIZARD: Self = Self(28);
    pub const PRINCESS: Self = Self(29);
    pub const WITCH: Self = Self(30);
    pub const ENCHANTED_MARSH: Self = Self(31);
    pub const ROYAL_GARDEN: Self = Self(32);
    pub const LABORATORY: Self = Self(33);
    pub const VIOLET_CASTLE: Self = Self(34);
    /// It has no colour, and may be on any tile of level 3 in a kingdom with a Monster.
    pub const BLACK_CASTLE: Self = Self(35);
}

impl Tile {
    /// Iterates over all names in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..TILES as u8).map(Self)
    }

    /// Returns the tile's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// Returns the colour; `None` for the black castle.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        match self.0 / NAMES_OF_A_COLOUR {
            0 => Some(Colour::Green),
            1 => Some(Colour::Yellow),
            2 => Some(Colour::Red),
            3 => Some(Colour::Blue),
            4 => Some(Colour::Violet),
            _ => None,
        }
    }

    /// Returns the level for the tile face up, 1 to 4, which is also its value in points.
    #[inline]
    pub const fn level(self) -> u8 {
        if self.0 == Self::BLACK_CASTLE.0 {
            4
        } else {
            LEVELS[(self.0 % NAMES_OF_A_COLOUR) as usize]
        }
    }

    /// Returns the number of copies among the 56 tiles.
    pub const fn copies(self) -> u8 {
        if self.0 == Self::BLACK_CASTLE.0 {
            1
        } else {
            COPIES[(self.0 % NAMES_OF_A_COLOUR) as usize]
        }
    }

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }
}

impl Display for Tile {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

stands_by_name!(Tile, "tile");
