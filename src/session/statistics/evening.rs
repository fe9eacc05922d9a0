//! Evenings: matches of the same people, one after the other.

use crate::engine::Seat;
use crate::session::library::Summary;
use crate::session::sorted::add_in_order;
use crate::session::{Occupant, folded};

/// The longest time between the ends of two matches of an evening, in milliseconds. Setting the clock in
/// between can split an evening or join two.
const LONGEST: u64 = 6 * 3_600_000;

/// A match's place in its evening.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// The number of the match, from 1.
    pub nth: usize,
    /// The number of matches.
    pub count: usize,
    /// The people and their wins, most wins first; a shared win counts as a fraction.
    pub standing: Vec<(String, f64)>,
}

/// Returns the names of a match's persons, in order. `None` if there is only one, or one has no name.
fn people(summary: &Summary) -> Option<Vec<String>> {
    let person = |occupant: &Occupant| match occupant {
        Occupant::Person { name } => Some(folded(name)),
        Occupant::Bot { .. } => None,
    };
    let mut names = Vec::new();
    for name in summary.seats.iter().filter_map(person) {
        add_in_order(&mut names, name, |one, other| one < other);
    }
    let is_named = names.len() > 1 && names.iter().all(|name| !name.is_empty());
    is_named.then_some(names)
}

impl Evening {
    /// Returns the evening of match `at` in a list of `len` matches, latest first. `summary` returns `None` for
    /// a match that is not loaded yet. Returns `None` if the evening has one match, or is not loaded in full.
    pub fn of<'a>(
        at: usize,
        len: usize,
        summary: impl Fn(usize) -> Option<&'a Summary>,
    ) -> Option<Self> {
        let own = summary(at)?;
        let names = people(own)?;
        let follows = |one: &Summary, other: &Summary| {
            people(other).as_ref() == Some(&names) && one.changed.abs_diff(other.changed) < LONGEST
        };
        let (mut first, mut last) = (at, at);
        while first > 0 && follows(summary(first)?, summary(first - 1)?) {
            first -= 1;
        }
        while last + 1 < len && follows(summary(last)?, summary(last + 1)?) {
            last += 1;
        }
        let count = last + 1 - first;
        if count == 1 {
            return None;
        }
        let mut standing: Vec<(String, f64)> = Vec::new();
        for nth in first..=last {
            let one = summary(nth)?;
            for (seat, occupant) in Seat::all(one.seats.len()).zip(&one.seats) {
                let Occupant::Person { name } = occupant else { continue };
                let share = one.result.as_ref().map_or(0.0, |result| result.share(seat));
                match standing.iter_mut().find(|(known, _)| folded(known) == folded(name)) {
                    Some((_, wins)) => *wins += share,
                    None => standing.push((name.clone(), share)),
                }
            }
        }
        let is_before = |(one, wins): &(String, f64), (other, others): &(String, f64)| {
            others.total_cmp(wins).then_with(|| folded(one).cmp(&folded(other))).is_lt()
        };
        let mut ordered = Vec::new();
        for one in standing {
            add_in_order(&mut ordered, one, is_before);
        }
        Some(Self { nth: last + 1 - at, count, standing: ordered })
    }
}
