//! The fifteen tales. The leaflet names the first; the others are this project's own edition, made
//! to its pattern.

use super::{Tile, TileSet};
use crate::engine::{below, bit_set, stands_by_name};
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// The three types of tale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Two lovers: both together earn two more tokens and a ninth Bard card.
    Love,
    /// A circled terrain and workshop: both together score for the castle's colour.
    Heroic,
    /// Scores for Monsters, and carries the curse of the black castle.
    Evil,
}

/// A tale.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tale(u8);

/// The number of tales.
pub const TALES: usize = 15;

/// The content of a tale.
struct Card {
    name: &'static str,
    elements: &'static [Tile],
    /// Love: the lovers; Heroic: the circled terrain and workshop.
    pair: &'static [Tile],
}

/// Five of each type, Love, Heroic, Evil; elements from level 1 upwards.
#[rustfmt::skip]
const CARDS: [Card; TALES] = {
    type T = Tile;
    [
    Card { name: "the-tree-of-love", pair: &[T::WOODCUTTER, T::FARMER],
        elements: &[T::WOODCUTTER, T::FARMER, T::BORDER_POST, T::WINDMILL, T::GREEN_CASTLE] },
    Card { name: "the-arrow-and-the-grain", pair: &[T::MILLER, T::ARCHER],
        elements: &[T::MILLER, T::ARCHER, T::QUARRY, T::FORGE, T::YELLOW_CASTLE] },
    Card { name: "the-knights-oath", pair: &[T::KNIGHT, T::SHEPHERDESS],
        elements: &[T::KNIGHT, T::SHEPHERDESS, T::ENCHANTED_MARSH, T::MASONS_LODGE, T::RED_CASTLE] },
    Card { name: "the-princesss-statue", pair: &[T::STONECUTTER, T::PRINCESS],
        elements: &[T::STONECUTTER, T::PRINCESS, T::FOREST, T::LABORATORY, T::BLUE_CASTLE] },
    Card { name: "the-moon-philtre", pair: &[T::WIZARD, T::HEALER],
        elements: &[T::WIZARD, T::HEALER, T::WHEAT_FIELD, T::SAWMILL, T::VIOLET_CASTLE] },

    Card { name: "the-forest-regained", pair: &[T::WHEAT_FIELD, T::SAWMILL],
        elements: &[T::WOODCUTTER, T::SHEPHERDESS, T::WHEAT_FIELD, T::GLADE, T::SAWMILL, T::GREEN_CASTLE] },
    Card { name: "the-siege-of-the-harvest", pair: &[T::BORDER_POST, T::WINDMILL],
        elements: &[T::MILLER, T::PRINCESS, T::BORDER_POST, T::ORCHARD, T::WINDMILL, T::YELLOW_CASTLE] },
    Card { name: "the-sword-of-the-mountain", pair: &[T::QUARRY, T::FORGE],
        elements: &[T::KNIGHT, T::HEALER, T::QUARRY, T::BATTLEFIELD, T::FORGE, T::RED_CASTLE] },
    Card { name: "the-bridge-of-mists", pair: &[T::ENCHANTED_MARSH, T::MASONS_LODGE],
        elements: &[T::STONECUTTER, T::FARMER, T::ENCHANTED_MARSH, T::LAKE, T::MASONS_LODGE, T::BLUE_CASTLE] },
    Card { name: "the-quest-for-the-grimoire", pair: &[T::FOREST, T::LABORATORY],
        elements: &[T::WIZARD, T::ARCHER, T::FOREST, T::ROYAL_GARDEN, T::LABORATORY, T::VIOLET_CASTLE] },

    Card { name: "the-night-of-the-werewolf", pair: &[],
        elements: &[T::WEREWOLF, T::MILLER, T::ARCHER, T::MASONS_LODGE, T::VIOLET_CASTLE] },
    Card { name: "the-feast-of-crows", pair: &[],
        elements: &[T::SCARECROW, T::KNIGHT, T::SHEPHERDESS, T::LABORATORY, T::GREEN_CASTLE] },
    Card { name: "the-dragons-breath", pair: &[],
        elements: &[T::DRAGON, T::STONECUTTER, T::PRINCESS, T::SAWMILL, T::YELLOW_CASTLE] },
    Card { name: "the-trolls-toll", pair: &[],
        elements: &[T::TROLL, T::WIZARD, T::HEALER, T::WINDMILL, T::RED_CASTLE] },
    Card { name: "the-witchs-ball", pair: &[],
        elements: &[T::WITCH, T::WOODCUTTER, T::FARMER, T::FORGE, T::BLUE_CASTLE] },
    ]
};

const ELEMENTS: [TileSet; TALES] = sets(false);
const PAIRS: [TileSet; TALES] = sets(true);

const fn sets(pairs: bool) -> [TileSet; TALES] {
    let mut all = [TileSet::NONE; TALES];
    let mut at = 0;
    while at < TALES {
        all[at] = TileSet::from_tiles(if pairs { CARDS[at].pair } else { CARDS[at].elements });
        at += 1;
    }
    all
}

impl Tale {
    /// Iterates over all tales, type by type.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TALES as u8).map(Self)
    }

    /// Iterates over the tales of a type.
    pub fn of_kind(kind: Kind) -> impl Iterator<Item = Self> {
        Self::all().filter(move |tale| tale.kind() == kind)
    }

    /// Returns the tale's number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its type.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 / 5 {
            0 => Kind::Love,
            1 => Kind::Heroic,
            _ => Kind::Evil,
        }
    }

    /// Returns the tiles that it names, its elements, from level 1 upwards.
    pub const fn telling(self) -> &'static [Tile] {
        CARDS[self.0 as usize].elements
    }

    /// Returns its elements as a set.
    #[inline]
    pub const fn elements(self) -> TileSet {
        ELEMENTS[self.0 as usize]
    }

    /// Returns the two tiles of its bonus: a Love tale's lovers, or a Heroic tale's circled terrain
    /// and workshop. Empty for an Evil tale.
    #[inline]
    pub const fn pair(self) -> TileSet {
        PAIRS[self.0 as usize]
    }

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        CARDS[self.0 as usize].name
    }
}

impl Display for Tale {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        to.write_str(self.name())
    }
}

stands_by_name!(Tale, "tale");

bit_set! {
    /// The tales of a player, one bit each.
    #[derive(Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct TaleSet(#[serde(deserialize_with = "below::<{ 1 << TALES }, _, _>")] u16) of Tale, |tale| tale.0, |bit| Tale(bit as u8)
}
