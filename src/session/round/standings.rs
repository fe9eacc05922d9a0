//! The standings of a round: by points, and by matchpoints.

use super::{MOST_DEALS, RoundResult};
use crate::session::name::folded;
use crate::session::sorted::add_in_order;

/// A hundred of these are a matchpoint.
const HUNDRED: i64 = 100;

/// What becomes of a result among those of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Treatment {
    /// It counts.
    Counts,
    /// It stands outside the standings: its marks say why.
    Outside,
    /// The same player has another result of this deal, which counts: the one with fewer points does, of
    /// those that claim to be the first try.
    Another,
}

/// A result that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The number of the deal, from 0.
    pub deal: usize,
    /// The player's name.
    pub name: String,
    /// The player's points.
    pub points: i16,
}

/// What the standings are ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The sum of the points.
    Points,
    /// The sum of the matchpoints.
    Matchpoints,
}

/// A player in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1. Players with as much have the same one.
    pub place: usize,
    /// The player's name.
    pub name: String,
    /// The number of deals with a result.
    pub deals: usize,
    /// The sum of the points.
    pub points: i32,
    /// The sum of the matchpoints, in hundredths.
    pub matchpoints: i64,
    /// Their share of the most that the deals with results allow, in tenths of a percent. It is a half where
    /// no deal has two results.
    pub percent: i64,
}

/// The results of a round, in an order that does not depend on the one in which they came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The results and what becomes of them: by deal, and those of a deal by name.
    pub all: Vec<(RoundResult, Treatment)>,
}

impl Results {
    /// Sorts results. One that came twice is there once.
    pub fn new(mut all: Vec<RoundResult>) -> Self {
        // The link of a match alone says nothing that its player's own result does not.
        let worded: Vec<String> =
            all.iter().filter(|result| result.word.is_some()).map(|one| one.link.clone()).collect();
        all.retain(|result| result.word.is_some() || !worded.contains(&result.link));
        // Of several results of a player that can count, the one with the fewest points does. If one match
        // came with several words beside it, those that mark it hold.
        let mut sorted = Vec::new();
        for result in all {
            let name = folded(result.name());
            let key = (result.deal, name, !result.is_outside(), result.points, result.text());
            add_in_order(&mut sorted, (key, result), |one, other| one.0 < other.0);
        }
        let mut kept: Vec<(RoundResult, Treatment)> = Vec::new();
        for (_, result) in sorted {
            let same = |(known, _): &&(RoundResult, Treatment)| {
                known.deal == result.deal && folded(known.name()) == folded(result.name())
            };
            if kept.iter().filter(same).any(|(known, _)| known.link == result.link) {
                continue;
            }
            let has_one =
                kept.iter().filter(same).any(|(_, treated)| *treated == Treatment::Counts);
            // Links without a name are of unknown players, which may be several.
            let is_known = !result.name().is_empty();
            let treatment = if result.is_outside() {
                Treatment::Outside
            } else if has_one && is_known {
                Treatment::Another
            } else {
                Treatment::Counts
            };
            kept.push((result, treatment));
        }
        Self { all: kept }
    }

    /// Returns the players with the same decisions in the deal of this result as its own: one may have
    /// sent on the other's match.
    pub fn same_as(&self, result: &RoundResult) -> Vec<&str> {
        let is_same = |other: &&(RoundResult, Treatment)| {
            other.0.link == result.link && folded(other.0.name()) != folded(result.name())
        };
        self.all.iter().filter(is_same).map(|(other, _)| other.name()).collect()
    }

    /// Returns the results that count.
    pub fn counted(&self) -> Vec<Counted> {
        let counts = self.all.iter().filter(|(_, treated)| *treated == Treatment::Counts);
        let counted = |(result, _): &(RoundResult, Treatment)| Counted {
            deal: result.deal,
            name: result.name().to_owned(),
            points: result.points,
        };
        counts.map(counted).collect()
    }

    /// Returns the standings.
    pub fn standings(&self, order: Order) -> Vec<Standing> {
        Standing::of(&self.counted(), order)
    }
}

impl Standing {
    /// Returns the standings of these results. Each nameless result counts as a separate player.
    pub fn of(results: &[Counted], order: Order) -> Vec<Self> {
        let of_deal = |deal: usize| results.iter().filter(move |result| result.deal == deal);
        let most = results.iter().map(|result| of_deal(result.deal).count()).max().unwrap_or(0);
        let deals = (0..MOST_DEALS).filter(|&deal| of_deal(deal).next().is_some()).count();
        let possible = (2 * deals * most.saturating_sub(1)) as i64 * HUNDRED;
        let mut players: Vec<(String, Self)> = Vec::new();
        for result in results {
            let key = folded(&result.name);
            let is_same = |(known, _): &(String, Self)| *known == key && !key.is_empty();
            let at = players.iter().position(is_same).unwrap_or_else(|| {
                let name = result.name.clone();
                let none =
                    Self { place: 0, name, deals: 0, points: 0, matchpoints: 0, percent: 500 };
                players.push((key, none));
                players.len() - 1
            });
            let standing = &mut players[at].1;
            standing.deals += 1;
            standing.points += i32::from(result.points);
            standing.matchpoints += matchpoints(result.points, of_deal(result.deal), most);
            if possible > 0 {
                // Rounded half up.
                standing.percent = (2_000 * standing.matchpoints + possible) / (2 * possible);
            }
        }
        let amount = |standing: &Self| match order {
            Order::Points => i64::from(standing.points),
            Order::Matchpoints => standing.matchpoints,
        };
        let mut sorted = Vec::new();
        for (key, standing) in players {
            let is_before = |one: &(String, Self), other: &(String, Self)| {
                (-amount(&one.1), &one.0) < (-amount(&other.1), &other.0)
            };
            add_in_order(&mut sorted, (key, standing), is_before);
        }
        let mut all: Vec<Self> = sorted.into_iter().map(|(_, standing)| standing).collect();
        for nth in 0..all.len() {
            let is_level = nth > 0 && amount(&all[nth]) == amount(&all[nth - 1]);
            all[nth].place = if is_level { all[nth - 1].place } else { nth + 1 };
        }
        all
    }
}

/// Returns the matchpoints of a result among those of its deal, in hundredths: 2 for each that it beats,
/// and 1 for each other with as many points. Where the deal was played `n` times and another one `most`
/// times, Neuberg's formula brings them to the same scale: (m + 1) × most ÷ n − 1.
fn matchpoints<'a>(
    points: i16,
    of_deal: impl Iterator<Item = &'a Counted> + Clone,
    most: usize,
) -> i64 {
    let beaten = of_deal.clone().filter(|other| other.points < points).count() as i64;
    let level = of_deal.clone().filter(|other| other.points == points).count() as i64 - 1;
    let (n, most) = (of_deal.count() as i64, most as i64);
    let scaled = (2 * beaten + level + 1) * most * HUNDRED;
    // Rounded half up; all of it is positive.
    (2 * scaled + n) / (2 * n) - HUNDRED
}
