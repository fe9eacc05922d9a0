//! The pyramid of ten slots, and the rules of stacking.
//!
//! Slots are counted from the left of level 1 to the top: 0 to 3, 4 to 6, 7
//! and 8, 9. A tile rests on the two slots below it.

use super::{Bag, Colour, Tile, TileSet};
use crate::engine::{Pile, errors};
use serde::{Deserialize, Serialize};

/// The number of tiles in a kingdom.
pub const SLOTS: usize = 10;

/// The first slot of each level; the last number is the end of the last level.
const ROWS: [usize; 5] = [0, 4, 7, 9, SLOTS];

/// Returns the level of a slot, 1 to 4.
#[inline]
pub const fn level_of(slot: usize) -> u8 {
    match slot {
        0..=3 => 1,
        4..=6 => 2,
        7..=8 => 3,
        _ => 4,
    }
}

/// Returns the slots of a level.
pub const fn slots_of(level: u8) -> std::ops::Range<usize> {
    ROWS[level as usize - 1]..ROWS[level as usize]
}

/// Returns the left one of the two slots below a slot above level 1; the other is the next.
#[inline]
pub const fn below(slot: usize) -> usize {
    let row = level_of(slot) as usize - 1;
    ROWS[row - 1] + (slot - ROWS[row])
}

/// A tile in a kingdom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// True if it is on its bard side: without a name and worth nothing.
    pub bard: bool,
}

/// A pyramid, complete or being built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kingdom([Option<Laid>; SLOTS]);

errors! {
    /// The reason why a tile cannot be face up in a slot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PlacementError {
        /// The tile is of another level.
        Level {
            /// The tile's level.
            tile: u8,
            /// The slot's level.
            slot: u8,
        },
        /// No tile below it has its colour.
        NothingBelow(Colour),
        /// The black castle requires a Monster at level 1.
        NoMonster,
    }
}

/// A set of colours, one bit each.
type Colours = u8;

/// All colours, for a slot without restriction.
const ANY: Colours = 0b1_1111;

const fn only(colour: Colour) -> Colours {
    1 << colour as u8
}

impl Kingdom {
    /// Returns the tile in a slot.
    #[inline]
    pub const fn at(&self, slot: usize) -> Option<Laid> {
        self.0[slot]
    }

    /// Puts a tile into a slot, or removes it.
    #[inline]
    pub fn set(&mut self, slot: usize, laid: Option<Laid>) {
        self.0[slot] = laid;
    }

    /// Returns the first empty slot; `None` if the kingdom is complete.
    #[inline]
    pub fn next_slot(&self) -> Option<usize> {
        self.0.iter().position(Option::is_none)
    }

    /// Returns the tiles face up.
    #[inline]
    pub fn standing(&self) -> Bag {
        self.0.iter().flatten().filter(|laid| !laid.bard).map(|laid| laid.tile).collect()
    }

    /// Returns all tiles, on either side.
    pub fn tiles(&self) -> Bag {
        self.0.iter().flatten().map(|laid| laid.tile).collect()
    }

    /// Returns the tiles and their sides, slot by slot.
    pub fn slots(&self) -> Pile<Laid, SLOTS> {
        self.0.iter().flatten().copied().collect()
    }

    /// Returns true if a Monster is face up at level 1, or still can be.
    fn may_have_monster(&self) -> bool {
        self.0[slots_of(1)]
            .iter()
            .any(|slot| slot.is_none_or(|laid| !laid.bard && laid.tile.is_monster()))
    }

    /// Returns the colours that may be face up in a slot, given the tiles below it and to its left.
    /// An empty slot below allows everything.
    ///
    /// A bard side has one colour of its builder's choice, so it supports tiles of one colour only.
    /// From left to right, a tile that no face-up tile supports is supported by the bard side to
    /// its lower left if that can still have its colour: no tile further right can use that one.
    /// Otherwise it is supported by the one to its lower right, which then has this colour. This
    /// finds a choice of colours whenever there is one.
    fn carried(&self, slot: usize, advanced: bool) -> Colours {
        if level_of(slot) == 1 {
            return ANY;
        }
        let first = ROWS[level_of(slot) as usize - 1];
        // The colour that the bard side to the lower left has so far.
        let mut taken: Option<Colour> = None;
        let of_bard = if advanced { 0 } else { ANY };
        for here in first..=slot {
            let [left, right] = [self.0[below(here)], self.0[below(here) + 1]];
            let colours = |laid: Option<Laid>, of_bard| match laid {
                None => ANY,
                Some(Laid { bard: true, .. }) => of_bard,
                Some(Laid { tile, .. }) => tile.colour().map_or(0, only),
            };
            let bard_left = taken.map_or(of_bard, |colour| of_bard & only(colour));
            if here == slot {
                return colours(left, bard_left) | colours(right, of_bard);
            }
            // If there is no bard side to the lower right, this value is not used.
            taken = match self.0[here] {
                Some(Laid { tile, bard: false }) => {
                    tile.colour().filter(|&colour| colours(left, bard_left) & only(colour) == 0)
                }
                _ => None,
            };
        }
        unreachable!("the slot is one of its row")
    }

    /// Returns the tiles that may be face up in a slot, given the tiles below it and to its left.
    #[inline]
    pub fn may_stand(&self, slot: usize, advanced: bool) -> TileSet {
        let of_level = TileSet::of_level(level_of(slot));
        if slot < ROWS[1] {
            return of_level;
        }
        let carried = self.carried(slot, advanced);
        let mut tiles = Colour::ALL
            .into_iter()
            .filter(|&colour| carried & only(colour) != 0)
            .fold(TileSet::NONE, |tiles, colour| tiles.or(TileSet::of_colour(colour)));
        if self.may_have_monster() {
            tiles = tiles.with(Tile::BLACK_CASTLE);
        }
        tiles.and(of_level)
    }

    /// Returns why a tile cannot be face up in a slot, given the tiles below it and to its left;
    /// empty slots there are assumed to hold what it needs.
    /// Leaflet: « Le temps des Bâtisseurs », the three rules.
    pub fn fault(&self, slot: usize, tile: Tile, advanced: bool) -> Option<PlacementError> {
        let (of_tile, of_slot) = (tile.level(), level_of(slot));
        if of_tile != of_slot {
            return Some(PlacementError::Level { tile: of_tile, slot: of_slot });
        }
        match tile.colour() {
            None => (!self.may_have_monster()).then_some(PlacementError::NoMonster),
            Some(colour) => {
                let carried = self.carried(slot, advanced) & only(colour) != 0;
                (!carried).then_some(PlacementError::NothingBelow(colour))
            }
        }
    }

    /// Iterates over the faults of all face-up tiles, slot by slot.
    pub fn faults(&self, advanced: bool) -> impl Iterator<Item = (usize, PlacementError)> + '_ {
        (0..SLOTS).filter_map(move |slot| {
            let laid = self.0[slot].filter(|laid| !laid.bard)?;
            Some((slot, self.fault(slot, laid.tile, advanced)?))
        })
    }
}
