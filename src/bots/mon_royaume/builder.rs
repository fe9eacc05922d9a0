//! The exact builder: a best kingdom for a goal, out of at most twelve tiles.
//!
//! A kingdom's value depends only on which tiles are face up, and there are always enough bard
//! sides for the other slots. So the search goes over the sets of tiles face up, level by level,
//! and checks whether each can be stacked, for which only colours matter.
//!
//! - *Above level 1* every choice of a castle, workshops and terrains is tried,
//!   unless even the best level 1, if it fitted, would not beat the best kingdom
//!   so far.
//! - For the others every order of the two middle rows is tried. One that
//!   carries the rows above it demands tiles of some colours from level 1: for n
//!   neighbours of one colour half of n, rounded up. Level 1 can then always be
//!   laid that way, and bard sides replace the colours it lacks.
//! - *At level 1* every choice of up to four tiles that meets this is tried.
//!
//! **Bound.** Of k tiles, at most C(k,0) + … + C(k,s) choices fill s slots. However twelve tiles
//! are distributed over the four levels, that makes at most [`SETS`] sets of tiles face up, each
//! tried in at most twelve orders.

use super::aim::{Aim, ELEMENTS};
use super::choice::{Choice, Colours, choices};
use super::show::POINT;
use crate::games::mon_royaume::{Bag, Kind, Kingdom, Laid, Tile, slots_of};

/// The largest number of sets of tiles face up: 31 · 15 · 4 · 2, for five tiles of level 1, four of
/// level 2, two of level 3 and a castle.
pub const SETS: usize = 3_720;

/// A bard side; colours are numbered 0 to 4.
const BARD: u8 = 5;

/// Returns true if the upper row can rest on the lower one, which is longer by one. This is the
/// rule of [`Kingdom`] for colours alone.
fn carries(lower: &[u8], upper: &[u8], advanced: bool) -> bool {
    let mut taken = BARD;
    for (at, &colour) in upper.iter().enumerate() {
        let (left, right) = (lower[at], lower[at + 1]);
        let bard_left = left == BARD && !advanced && (taken == BARD || taken == colour);
        let bard_right = right == BARD && !advanced;
        taken = BARD;
        if colour == BARD || left == colour || right == colour || bard_left {
            continue;
        }
        if !bard_right {
            return false;
        }
        taken = colour;
    }
    true
}

/// Returns the colours that a row demands from the row below.
fn demands(row: [u8; 3]) -> Colours {
    let mut demand = Colours::default();
    let mut at = 0;
    while at < 3 {
        let run = row[at..].iter().take_while(|&&colour| colour == row[at]).count();
        if row[at] != BARD {
            for _ in 0..run.div_ceil(2) {
                demand = demand.plus(Colours::one(row[at]));
            }
        }
        at += run;
    }
    demand
}

/// The orders of three things.
const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// The tiles in the slots of a row; `None` is a bard side.
type Row<const N: usize> = [Option<Tile>; N];

fn row<const N: usize>(tiles: Bag) -> Row<N> {
    let mut tiles = tiles.iter();
    std::array::from_fn(|_| tiles.next())
}

fn colours<const N: usize>(row: Row<N>) -> [u8; N] {
    row.map(|tile| tile.and_then(Tile::colour).map_or(BARD, |colour| colour as u8))
}

/// The demand of the two middle rows on level 1 in some order, and the rows.
type Order = (Colours, Row<3>, Row<2>);

/// The best kingdom so far.
struct Best {
    points: i32,
    ground: Bag,
    second: Row<3>,
    third: Row<2>,
    castle: Option<Tile>,
}

/// Returns the points of a best kingdom of these tiles, in units of 1 / [`POINT`].
pub fn best_points(tiles: Bag, advanced: bool, aim: &Aim) -> i32 {
    search(tiles, advanced, aim).points
}

/// Returns a best kingdom of these tiles, and its points in units of 1 / [`POINT`]. With fewer than
/// ten tiles, slots that should have a bard side may stay empty.
pub fn best_kingdom(tiles: Bag, advanced: bool, aim: &Aim) -> (Kingdom, i32) {
    let best = search(tiles, advanced, aim);
    let mut kingdom = Kingdom::default();
    let above = best.second.iter().chain(&best.third).chain([&best.castle]);
    let standing = above.clone().flatten().fold(best.ground, |bag, &tile| bag.with(tile));
    let mut spare = tiles.minus(standing).iter();
    let mut lay = |tile: Option<Tile>| match tile {
        Some(tile) => Some(Laid { tile, bard: false }),
        None => spare.next().map(|tile| Laid { tile, bard: true }),
    };
    for (slot, &tile) in (4..).zip(above) {
        kingdom.set(slot, lay(tile));
    }
    let ground: Row<4> = row(best.ground);
    let ground = ground.map(&mut lay);
    // The search guarantees that one of the orders of level 1 carries the rest.
    for code in 0..24 {
        let mut order = ground;
        order.swap(0, code % 4);
        order.swap(1, 1 + code / 4 % 3);
        order.swap(2, 2 + code / 12);
        for (slot, laid) in slots_of(1).zip(order) {
            kingdom.set(slot, laid);
        }
        if kingdom.faults(advanced).next().is_none() {
            break;
        }
    }
    (kingdom, best.points)
}

/// The most that a Heroic tale counts above level 1 and on it: a castle, two workshops, three
/// terrains and four tiles of its colour.
const HEROIC_AT_MOST: u8 = 10;

/// The choices for level 1, and the value of each by the number of elements above it, computed on
/// first use.
struct Ground<'a> {
    choices: &'a [Choice],
    aim: &'a Aim,
    love: bool,
    /// The value of each choice in order, for one number of elements after the other.
    worths: Vec<i32>,
    /// By number of elements: the start of its values, and the best of them if it fitted.
    of: [Option<(usize, i32)>; 5],
}

impl<'a> Ground<'a> {
    fn new(choices: &'a [Choice], aim: &'a Aim) -> Self {
        let love = aim.tale.is_some_and(|tale| tale.kind() == Kind::Love);
        Self { choices, aim, love, worths: Vec::with_capacity(ROOM), of: [None; 5] }
    }

    fn worth(&self, choice: &Choice, met: u8) -> i32 {
        let lovers = usize::from(self.love && choice.paired == 2);
        let met = usize::from(met + choice.met).min(ELEMENTS);
        POINT * i32::from(choice.count) + self.aim.worth[lovers][met][usize::from(choice.monsters)]
    }

    fn of(&mut self, met: u8) -> (usize, i32) {
        if let Some(of) = self.of[usize::from(met)] {
            return of;
        }
        let (from, mut most) = (self.worths.len(), i32::MIN);
        for choice in self.choices {
            let worth = self.worth(choice, met);
            most = most.max(worth);
            self.worths.push(worth);
        }
        *self.of[usize::from(met)].insert((from, most))
    }

    /// Returns the value of the best level 1, if it fitted.
    fn hope(&mut self, met: u8) -> i32 {
        self.of(met).1
    }

    /// Returns the choices and their values.
    fn choices(&mut self, met: u8) -> impl Iterator<Item = (&Choice, i32)> {
        let from = self.of(met).0;
        self.choices.iter().zip(self.worths[from..].iter().copied())
    }
}

/// An initial capacity that most bags do not exceed, for the choices of all levels together.
const ROOM: usize = 128;

fn search(tiles: Bag, advanced: bool, aim: &Aim) -> Best {
    let mut all = Vec::with_capacity(ROOM);
    let [ground, second, third, fourth] =
        [1, 2, 3, 4].map(|level| choices(level, tiles, aim, &mut all));
    let [ground, second, third, fourth] = [&all[ground], &all[second], &all[third], &all[fourth]];
    let mut ground = Ground::new(ground, aim);
    // The most that terrains bring, whatever is above them.
    let terrains_at_most = second.iter().map(|terrains| terrains.count * 2).max().unwrap_or(0);
    let heroic_at_most = if aim.heroic { HEROIC_AT_MOST } else { 0 };
    let most_met = second.iter().map(|terrains| terrains.met).max().unwrap_or(0);
    let mut best = Best {
        points: i32::MIN,
        ground: Bag::NONE,
        second: [None; 3],
        third: [None; 2],
        castle: None,
    };
    for castle in fourth {
        let tile = castle.tiles.iter().next();
        let colour = tile.and_then(Tile::colour).map(|colour| colour as u8);
        let black = tile == Some(Tile::BLACK_CASTLE);
        for workshops in third {
            let bard_below = workshops.count < 2 && !advanced;
            if colour.is_some_and(|colour| workshops.colours.of(colour) == 0 && !bard_below) {
                continue;
            }
            let stands = castle.count * 4 + workshops.count * 3 + terrains_at_most + heroic_at_most;
            // Another element never brings less.
            let hope = ground.hope(castle.met + workshops.met + most_met);
            if POINT * i32::from(stands) + hope <= best.points {
                continue;
            }
            for terrains in second {
                let upper = castle.count * 4 + workshops.count * 3 + terrains.count * 2;
                let met = castle.met + workshops.met + terrains.met;
                let fulfilled = aim.heroic && terrains.paired + workshops.paired == 2;
                // The Heroic tale's count above level 1, and at most on it.
                let (mut above, mut beneath) = (0, 0);
                if let Some(colour) = colour.filter(|_| fulfilled) {
                    above = 1 + workshops.colours.of(colour) + terrains.colours.of(colour);
                    beneath = 4;
                } else if fulfilled && black {
                    above = 1;
                }
                let above = POINT * i32::from(upper + above);
                let at_most = above + POINT * beneath + ground.hope(met);
                if at_most <= best.points {
                    continue;
                }
                let mut rows = orders(terrains.tiles, workshops.tiles, advanced);
                // An order that reaches the maximum leaves nothing to the others.
                while at_most > best.points
                    && let Some((demand, second, third)) = rows.next()
                {
                    for (choice, worth) in ground.choices(met) {
                        let counted = match colour {
                            Some(colour) if fulfilled => choice.colours.of(colour),
                            _ => 0,
                        };
                        let points = above + POINT * i32::from(counted) + worth;
                        let bards = if advanced { 0 } else { 4 - choice.count };
                        if points > best.points
                            && choice.colours.lacking(demand) <= bards
                            && !(black && choice.monsters == 0)
                        {
                            let ground = choice.tiles;
                            best = Best { points, ground, second, third, castle: tile };
                        }
                    }
                }
            }
        }
    }
    best
}

/// Returns the orders of the two middle rows in which the upper one is carried, each with its
/// demand on level 1, but no two with the same demand.
fn orders(terrains: Bag, workshops: Bag, advanced: bool) -> impl Iterator<Item = Order> {
    let (second, third): (Row<3>, Row<2>) = (row(terrains), row(workshops));
    let (of_second, of_third) = (colours(second), colours(third));
    let mut asked = [Colours::default(); ORDERS.len()];
    let mut count = 0;
    ORDERS.into_iter().filter_map(move |order| {
        let below = order.map(|at| of_second[at]);
        let demand = demands(below);
        if asked[..count].contains(&demand) {
            return None;
        }
        let third = if carries(&below, &of_third, advanced) {
            third
        } else if carries(&below, &[of_third[1], of_third[0]], advanced) {
            [third[1], third[0]]
        } else {
            return None;
        };
        asked[count] = demand;
        count += 1;
        Some((demand, order.map(|at| second[at]), third))
    })
}
