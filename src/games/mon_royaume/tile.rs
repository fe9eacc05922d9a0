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

/// Declares the tiles: the short name of each, for the tables of tales and Adventures, and the one in
/// saves.
macro_rules! tiles {
    ($($NAME:ident $name:literal,)*) => {
        const NAMES: [&str; TILES] = [$($name,)*];

        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Number { $($NAME,)* }

        #[allow(missing_docs)]
        impl Tile {
            $(pub const $NAME: Self = Self(Number::$NAME as u8);)*
        }
    };
}

// The black castle has no colour, and may be on any tile of level 3 in a kingdom with a Monster.
tiles! {
    WOODCUTTER "woodcutter", HEALER "healer", WEREWOLF "werewolf", FOREST "forest", GLADE "glade",
        SAWMILL "sawmill", GREEN_CASTLE "green-castle",
    MILLER "miller", FARMER "farmer", SCARECROW "scarecrow", WHEAT_FIELD "wheat-field",
        ORCHARD "orchard", WINDMILL "windmill", YELLOW_CASTLE "yellow-castle",
    KNIGHT "knight", ARCHER "archer", DRAGON "dragon", BORDER_POST "border-post",
        BATTLEFIELD "battlefield", FORGE "forge", RED_CASTLE "red-castle",
    STONECUTTER "stonecutter", SHEPHERDESS "shepherdess", TROLL "troll", QUARRY "quarry",
        LAKE "lake", MASONS_LODGE "masons-lodge", BLUE_CASTLE "blue-castle",
    WIZARD "wizard", PRINCESS "princess", WITCH "witch", ENCHANTED_MARSH "enchanted-marsh",
        ROYAL_GARDEN "royal-garden", LABORATORY "laboratory", VIOLET_CASTLE "violet-castle",
    BLACK_CASTLE "black-castle",
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
