//! A rule of thumb for tiles, quick enough for playouts: everything that does not depend on the
//! tile is computed once.

use super::seated::Seated;
use crate::engine::{Pile, Seat};
use crate::games::mon_royaume::{
    ADVENTURES_A_ROUND, Adventure, Kind, Rules, Tale, Task, Tile, TileSet, elements_met, slots_of,
};

/// The average value of one more Bard token, in points.
const A_TOKEN: f32 = 1.5;

/// The value of tiles beside the kingdom, in points: tokens and markers.
pub(super) struct Aside {
    /// The value of a Monster.
    monster: f32,
    /// The expected value of this round's Adventures, with the tiles they are for.
    promises: Pile<(TileSet, f32), { 2 * ADVENTURES_A_ROUND }>,
    /// All tiles of any of these.
    promised: TileSet,
}

impl Aside {
    pub fn new(seated: &Seated<'_>) -> Self {
        let mut aside = Self { monster: 0.0, promises: Pile::new(), promised: TileSet::NONE };
        if seated.public.rules == Rules::Complete {
            aside.monster = A_TOKEN;
            for &card in seated.public.adventures_now() {
                aside.promise(seated, card);
            }
        }
        aside
    }

    /// Adds the expected value of an Adventure.
    fn promise(&mut self, seated: &Seated<'_>, card: Adventure) {
        let public = seated.public;
        match card.task() {
            Task::Monster(tile) => self.add(TileSet::only(tile), 0.8),
            Task::Territory(colour) => {
                let tiles = TileSet::of_colour(colour);
                let count = |seat: Seat| public.taken[seat.index()].of(tiles).len() as i32;
                let others = public.all().filter(|&other| other != seated.seat);
                let lead = count(seated.seat) - others.map(count).max().unwrap_or(0);
                let promised = if (-2..=1).contains(&lead) { 0.4 } else { 0.1 };
                self.add(tiles, promised);
            }
            Task::Mission(tiles) => {
                let taken = seated.taken();
                for &tile in tiles.iter().filter(|&&tile| !taken.contains(tile)) {
                    let last = tiles.iter().all(|&other| other == tile || taken.contains(other));
                    let promised = if last { A_TOKEN } else { 0.4 * A_TOKEN };
                    self.add(TileSet::only(tile), promised);
                }
            }
        }
    }

    fn add(&mut self, tiles: TileSet, promised: f32) {
        self.promises.push((tiles, promised));
        self.promised = self.promised.or(tiles);
    }

    /// Returns the value of this tile.
    pub fn of_tile(&self, tile: Tile) -> f32 {
        let mut worth = if tile.is_monster() { self.monster } else { 0.0 };
        if !self.promised.contains(tile) {
            return worth;
        }
        for &(tiles, promised) in self.promises.iter() {
            if tiles.contains(tile) {
                worth += promised;
            }
        }
        worth
    }
}

/// The largest number of tales before a seat.
const TALES: usize = 3;

/// The value of tiles under a tale, in points.
#[derive(Clone, Copy, Default)]
struct TaleValue {
    elements: TileSet,
    pair: TileSet,
    /// The value of one more element.
    element: f32,
    /// The value of a Monster.
    monster: f32,
}

/// A seat's valuation of tiles, in points.
pub(super) struct Liking {
    /// The names that the seat has.
    taken: TileSet,
    /// By level, true if a kingdom has room for one more.
    room: [bool; 4],
    tales: Pile<TaleValue, TALES>,
    aside: Aside,
}

impl Liking {
    pub fn new(seated: &Seated<'_>) -> Self {
        let taken = seated.taken();
        let room = [1, 2, 3, 4]
            .map(|level| taken.of(TileSet::of_level(level)).len() < slots_of(level).len());
        let told = |tale: Tale| TaleValue {
            elements: tale.elements(),
            pair: tale.pair(),
            element: 1.4 + 0.15 * f32::from(elements_met(tale, taken)),
            monster: match (seated.public.rules, tale.kind()) {
                (Rules::Tales, _) => 2.0,
                (_, Kind::Evil) => 1.5,
                _ => 0.0,
            },
        };
        let tales = seated.tales().iter().map(told).collect();
        Self { taken: taken.names(), room, tales, aside: Aside::new(seated) }
    }

    pub fn of_tile(&self, tile: Tile) -> f32 {
        let level = tile.level();
        let worth = if self.room[usize::from(level) - 1] { f32::from(level) } else { 0.2 };
        let new = !self.taken.contains(tile);
        let mut best: f32 = 0.0;
        for tale in self.tales.iter() {
            let mut bonus = 0.0;
            if new && tale.elements.contains(tile) {
                bonus = tale.element + if tale.pair.contains(tile) { 0.5 } else { 0.0 };
            }
            if tile.is_monster() {
                bonus += tale.monster;
            }
            best = best.max(bonus);
        }
        worth + best + self.aside.of_tile(tile)
    }
}
