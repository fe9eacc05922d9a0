//! The sets of tiles that may be face up on one level.

use super::aim::Aim;
use crate::games::mon_royaume::{Bag, Tile, TileSet, slots_of};
use std::ops::Range;

/// A small number for each colour, four bits wide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Colours(u32);

/// The highest bit of each number.
const TOPS: u32 = 0x8_8888;

impl Colours {
    pub const fn one(colour: u8) -> Self {
        Self(1 << (4 * colour))
    }

    pub const fn of(self, colour: u8) -> u8 {
        (self.0 >> (4 * colour) & 15) as u8
    }

    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Returns the number of demanded tiles that are missing; no number may exceed 7.
    pub fn lacking(self, demanded: Self) -> u8 {
        // Each difference plus 8: without its top bit, it is negative.
        let apart = (self.0 | TOPS) - demanded.0;
        if apart & TOPS == TOPS {
            return 0;
        }
        (0..5).map(|colour| demanded.of(colour).saturating_sub(self.of(colour))).sum()
    }
}

/// The tiles face up on one level, and their relevant counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice {
    pub tiles: Bag,
    /// The number of tiles of each colour.
    pub colours: Colours,
    /// The number of tiles.
    pub count: u8,
    /// The number of elements of the tale, each name once.
    pub met: u8,
    /// The number of Monsters.
    pub monsters: u8,
    /// The number of tiles among the two that the tale's bonus requires.
    pub paired: u8,
}

impl Choice {
    fn with(mut self, tile: Tile, elements: TileSet, pair: TileSet) -> Self {
        let new = !self.tiles.contains(tile);
        self.tiles = self.tiles.with(tile);
        if let Some(colour) = tile.colour() {
            self.colours = self.colours.plus(Colours::one(colour as u8));
        }
        self.count += 1;
        self.met += u8::from(new && elements.contains(tile));
        self.monsters += u8::from(tile.is_monster());
        self.paired += u8::from(new && pair.contains(tile));
        self
    }
}

/// Adds all choices of tiles of a level that its slots have room for, the largest first: the
/// earlier a good one is found, the more is pruned later. Returns their range.
pub(super) fn choices(level: u8, tiles: Bag, aim: &Aim, all: &mut Vec<Choice>) -> Range<usize> {
    let (elements, pair) =
        aim.tale.map_or_else(Default::default, |tale| (tale.elements(), tale.pair()));
    let slots = slots_of(level).len() as u8;
    let tiles = tiles.of(TileSet::of_level(level));
    let from = all.len();
    all.push(Choice::default());
    for tile in tiles.names() {
        let both = tiles.pairs().contains(tile);
        for at in from..all.len() {
            let choice = all[at];
            if choice.count < slots {
                let one = choice.with(tile, elements, pair);
                all.push(one);
                if both && one.count < slots {
                    all.push(one.with(tile, elements, pair));
                }
            }
        }
    }
    all[from..].reverse();
    from..all.len()
}
