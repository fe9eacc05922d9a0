//! Evenings: matches of the same people, one after the other.

use super::{Aliases, is_counted};
use crate::engine::Seat;
use crate::session::library::Summary;
use crate::session::sorted::add_in_order;
use crate::session::{Occupant, folded, is_same_name};

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
fn people(summary: &Summary, aliases: &Aliases) -> Option<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for occupant in &summary.seats {
        if let Occupant::Person { name } = occupant {
            add_in_order(&mut names, folded(aliases.name_of(name)), |one, other| one < other);
        }
    }
    names.dedup();
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
        aliases: &Aliases,
    ) -> Option<Self> {
        let own = summary(at).filter(|own| is_counted(own))?;
        let names = people(own, aliases)?;
        // One that was watched or is a second try doesn't count, and doesn't end the evening.
        let follows = |one: &Summary, other: &Summary| {
            one.changed.abs_diff(other.changed) < LONGEST
                && (!is_counted(other) || people(other, aliases).as_ref() == Some(&names))
        };
        let (mut first, mut last) = (at, at);
        while first > 0 && follows(summary(first)?, summary(first - 1)?) {
            first -= 1;
        }
        while last + 1 < len && follows(summary(last)?, summary(last + 1)?) {
            last += 1;
        }
        let (mut nth, mut count) = (0, 0);
        let mut standing: Vec<(String, f64)> = Vec::new();
        for row in first..=last {
            let one = summary(row)?;
            if !is_counted(one) {
                continue;
            }
            count += 1;
            nth += usize::from(row >= at);
            for (seat, occupant) in Seat::all(one.seats.len()).zip(&one.seats) {
                let Occupant::Person { name } = occupant else { continue };
                let name = aliases.name_of(name);
                let result = one.result.as_ref().filter(|_| !one.is_stood_in_for(seat));
                let share = result.map_or(0.0, |result| result.share(seat));
                match standing.iter_mut().find(|(known, _)| is_same_name(known, name)) {
                    Some((_, wins)) => *wins += share,
                    None => standing.push((name.to_owned(), share)),
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
        (count > 1).then_some(Self { nth, count, standing: ordered })
    }
}
