//! Summarises a person's matches for a short text above the figures.

use super::{Against, Opponent, Results, Sitting, tallies};
use crate::bots::Level;
use crate::engine::Seat;
use std::collections::BTreeMap;

/// The fewest matches against an opponent for the text to mention them.
const FEWEST: usize = 3;

/// The fewest matches against bots up to a level for the text to compare a person with it.
const FEWEST_OF_A_LEVEL: usize = 5;

/// A person's strength beside the levels of the bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The highest level against which the person wins more than an equal player would.
    pub above: Option<Level>,
    /// The lowest level above it against which the person wins less.
    pub below: Option<Level>,
}

impl Strength {
    /// Compares these matches. `None` if there are too few, or they are all exactly even.
    fn of(own: &[Sitting<'_>]) -> Option<Self> {
        let against = |one: &Sitting<'_>| match Against::from_summary(one.summary) {
            Against::Bots(level) => Some(level),
            Against::People => None,
        };
        let mut strength = Self { above: None, below: None };
        for (level, tally) in tallies(own, against) {
            if tally.games < FEWEST_OF_A_LEVEL {
                continue;
            }
            if tally.wins > tally.fair {
                strength = Self { above: Some(level), below: None };
            } else if tally.wins < tally.fair && strength.below.is_none() {
                strength.below = Some(level);
            }
        }
        (strength.above.is_some() || strength.below.is_some()).then_some(strength)
    }
}

/// The content of the text about a person's matches.
#[derive(Clone, Debug)]
pub struct Telling<'a> {
    /// The number of matches.
    pub games: usize,
    /// The number of those that were won, alone or with others.
    pub won: usize,
    /// The number of those that the person gave up.
    pub gave_up: usize,
    /// The opponents against whom the person wins most and least often, if that differs.
    pub against: Option<[(Opponent<'a>, Results); 2]>,
    /// The person's strength beside the bots' levels.
    pub strength: Option<Strength>,
    /// The match that was won by the most points.
    pub clearest: Option<Sitting<'a>>,
    /// The match that was won or lost by the fewest points, the latest of several; `None` if it is the clearest
    /// win too.
    pub closest: Option<Sitting<'a>>,
}

impl<'a> Telling<'a> {
    /// Summarises these matches, in order, and these results by opponent.
    pub fn of(own: &[Sitting<'a>], opponents: BTreeMap<Opponent<'a>, Results>) -> Self {
        // Shares are compared as products: both are of whole numbers.
        let better = |one: &Results, other: &Results| {
            let wins = |results: &Results| 2 * results.won + results.shared;
            wins(one) * other.games() > wins(other) * one.games()
        };
        let mut against: Option<[(Opponent<'a>, Results); 2]> = None;
        for met in opponents.into_iter().filter(|(_, results)| results.games() >= FEWEST) {
            let [best, worst] = against.get_or_insert([met; 2]);
            if better(&met.1, &best.1) {
                *best = met;
            }
            if better(&worst.1, &met.1) {
                *worst = met;
            }
        }
        let margins = || own.iter().filter_map(|one| Some((margin(one)?, *one)));
        let wins = margins().filter(|(margin, one)| *margin > 0 && one.share() > 0.0);
        let clearest = wins.max_by_key(|(margin, _)| *margin).map(|(_, one)| one);
        // One match is told once.
        let is_other = |one: &Sitting<'_>| {
            clearest.is_none_or(|other| !std::ptr::eq(one.summary, other.summary))
        };
        let closest = margins().rev().min_by_key(|(margin, _)| margin.abs()).map(|(_, one)| one);
        Self {
            games: own.len(),
            won: own.iter().filter(|one| one.share() > 0.0).count(),
            gave_up: own.iter().filter(|one| one.summary.gave_up() == Some(one.seat)).count(),
            against: against.filter(|[best, worst]| better(&best.1, &worst.1)),
            strength: Strength::of(own),
            clearest,
            closest: closest.filter(is_other),
        }
    }
}

/// Returns by how many points a person was ahead of the best other player, or behind. `None` in a game
/// without points, and in a match that was given up.
pub fn margin(sitting: &Sitting<'_>) -> Option<i32> {
    if !sitting.result.has_points() || sitting.summary.ended_early().is_some() {
        return None;
    }
    let scores = &sitting.result.scores;
    let others = Seat::all(scores.len()).filter(|&other| other != sitting.seat);
    let best = others.map(|other| scores[other.index()]).max()?;
    Some(i32::from(sitting.points) - i32::from(best))
}
