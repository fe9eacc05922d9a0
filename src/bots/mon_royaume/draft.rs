//! Choosing tiles and tales: what each is worth to a seat.

use super::aim::{Aim, casters};
use super::builder::best_points;
use super::show::POINT;
use crate::engine::Seat;
use crate::games::mon_royaume::{
    Adventure, Bag, Kind, Public, Rules, Tale, TaleSet, Tally, Task, Tile, elements_met, monsters,
    slots_of,
};

/// A seat and what it has: the same whether read from a view or in a playout.
pub(super) struct Seated<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub tokens: Tally,
}

/// What one more Bard token is worth on average, in points.
const A_TOKEN: f32 = 1.5;

impl Seated<'_> {
    fn taken(&self) -> Bag {
        self.public.taken[self.seat.index()]
    }

    pub fn tales(&self) -> TaleSet {
        self.public.tales[self.seat.index()]
    }

    /// The points of the best kingdom of these tiles if this tale is told.
    pub fn points(&self, tiles: Bag, tale: Option<Tale>) -> f32 {
        let aim = Aim::new(self.public, self.seat, self.tokens, tale);
        best_points(tiles, self.public.advanced, &aim) as f32 / POINT as f32
    }

    /// What a tile is worth to this seat by the best kingdoms with and without
    /// it, in points.
    pub fn gains(&self, names: impl Iterator<Item = Tile>) -> Vec<f32> {
        let taken = self.taken();
        let tales: Vec<Option<Tale>> = if self.tales().is_empty() {
            vec![None]
        } else {
            self.tales().iter().map(Some).collect()
        };
        let aims: Vec<Aim> =
            tales.iter().map(|&tale| Aim::new(self.public, self.seat, self.tokens, tale)).collect();
        let points = |tiles: Bag| {
            let mut points: Vec<f32> = aims
                .iter()
                .map(|aim| best_points(tiles, self.public.advanced, aim) as f32 / POINT as f32)
                .collect();
            points.sort_unstable_by(|a, b| b.total_cmp(a));
            // The best tale counts most; the others may yet become it.
            let rest: f32 = points[1..].iter().sum();
            points[0] + 0.35 * rest
        };
        let before = points(taken);
        names.map(|tile| points(taken.with(tile)) - before + self.aside(tile)).collect()
    }

    /// What a tile brings besides the kingdom: tokens, markers, and room.
    pub fn aside(&self, tile: Tile) -> f32 {
        if self.public.rules != Rules::Complete {
            return 0.0;
        }
        let mut worth = if tile.is_monster() { A_TOKEN } else { 0.0 };
        for &card in self.public.adventures_now() {
            worth += self.promise(card, tile);
        }
        worth
    }

    /// What an Adventure of this round promises for a tile.
    fn promise(&self, card: Adventure, tile: Tile) -> f32 {
        let taken = self.taken();
        if !card.tiles().contains(tile) {
            return 0.0;
        }
        match card.task() {
            Task::Monster(_) => 0.8,
            Task::Territory(_) => {
                let count = |taken: Bag| taken.of(card.tiles()).len();
                let others = self.public.all().filter(|&other| other != self.seat);
                let most = others.map(|other| count(self.public.taken[other.index()])).max();
                let lead = count(taken) as i32 - most.unwrap_or(0) as i32;
                if (-2..=1).contains(&lead) { 0.4 } else { 0.1 }
            }
            Task::Mission(_) if taken.contains(tile) => 0.0,
            Task::Mission([_]) => A_TOKEN,
            Task::Mission(pair) => {
                let other = pair.iter().any(|&other| other != tile && taken.contains(other));
                if other { A_TOKEN } else { 0.4 * A_TOKEN }
            }
        }
    }

    /// A rule of thumb for a tile, quick enough for playouts, in points.
    pub fn liking(&self, tile: Tile) -> f32 {
        let taken = self.taken();
        let level = tile.level();
        let slots = slots_of(level).len();
        let held = taken.of(crate::games::mon_royaume::TileSet::of_level(level)).len();
        let new = !taken.contains(tile);
        let mut worth = if held < slots { f32::from(level) } else { 0.2 };
        let mut best: f32 = 0.0;
        for tale in self.tales() {
            let mut bonus = 0.0;
            if new && tale.elements().contains(tile) {
                let met = f32::from(elements_met(tale, taken));
                bonus = 1.4 + 0.15 * met + if tale.pair().contains(tile) { 0.5 } else { 0.0 };
            }
            if tile.is_monster() {
                bonus += match (self.public.rules, tale.kind()) {
                    (Rules::Tales, _) => 2.0,
                    (_, Kind::Evil) => 1.5,
                    _ => 0.0,
                };
            }
            best = best.max(bonus);
        }
        worth += best;
        worth + self.aside(tile)
    }

    /// What a tale is worth if it is told, by a rule of thumb.
    pub fn liking_of_tale(&self, tale: Tale) -> f32 {
        let taken = self.taken();
        let met = f32::from(elements_met(tale, taken));
        let bonus = match tale.kind() {
            _ if self.public.rules != Rules::Complete => 0.0,
            Kind::Love if taken.names().contains_all(tale.pair()) => 3.5,
            Kind::Heroic if taken.names().contains_all(tale.pair()) => 4.0,
            Kind::Evil => 2.0 * f32::from(monsters(taken)),
            Kind::Love | Kind::Heroic => {
                -2.0 * f32::from(casters(self.public, self.seat) * monsters(taken))
            }
        };
        1.4 * met + bonus
    }
}
