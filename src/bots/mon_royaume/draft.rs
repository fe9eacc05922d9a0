//! Chooses tiles and tales by their value to a seat.

use super::aim::{Aim, casters};
use super::builder::best_points;
use super::evaluate::Aside;
use super::seated::Seated;
use super::show::POINT;
use crate::games::mon_royaume::{Bag, Kind, Rules, Tale, Tile, elements_met, monsters};

/// The share of the points of the tales other than the best one that counts.
const OTHER_TALES: f32 = 0.35;

impl Seated<'_> {
    /// Returns the points of the best kingdom of these tiles if this tale is told.
    pub fn points(&self, tiles: Bag, tale: Option<Tale>) -> f32 {
        let aim = Aim::new(self.public, self.seat, self.tokens, tale);
        best_points(tiles, self.public.advanced, &aim) as f32 / POINT as f32
    }

    /// Returns the value of each tile to this seat, in points: the difference between the best
    /// kingdoms with and without it.
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
            // The best tale counts most; one of the others may yet become the best.
            let rest: f32 = points[1..].iter().sum();
            points[0] + OTHER_TALES * rest
        };
        let before = points(taken);
        let aside = Aside::new(self);
        names.map(|tile| points(taken.with(tile)) - before + aside.of_tile(tile)).collect()
    }

    /// Returns the value of telling a tale, by a rule of thumb.
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
