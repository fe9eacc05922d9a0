//! Statistics of finished matches: by person, game, number of players, level of the bots and option.
//!
//! They are computed from summaries alone, so no rules are needed. A person is a name; a name can be
//! given to another person ([`Aliases`]), which renames or merges them. Matches that were not played
//! here are not counted, nor are second tries of a finished match. A match in which a bot made decisions
//! for a person counts neither for nor against that person.

mod aliases;
mod evening;
mod filters;
mod findings;
mod telling;

pub use aliases::Aliases;
pub use evening::Evening;
pub use filters::{Against, Filters};
pub use findings::{Finding, Often, findings_in, often};
pub use telling::{Strength, Telling, margin};

use super::library::{Final, Summary};
use super::{Occupant, only_person};
use crate::bots::Level;
use crate::engine::Seat;
use std::collections::BTreeMap;

/// The name of the only person of a match who has entered none.
pub const UNNAMED: &str = "";

/// Returns the 95 % interval of a share of `n` by Wilson's score.
pub fn wilson(share: f64, n: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let middle = share + Z * Z / (2.0 * n);
    let spread = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At 0 and 1 rounding must not push an end past the share.
    (((middle - spread) / scale).clamp(0.0, share), ((middle + spread) / scale).clamp(share, 1.0))
}

/// Returns the name by which a seat's person counts; `None` for a bot, and for an unnamed person
/// among several, who could be anyone.
fn person<'a>(summary: &'a Summary, seat: Seat, aliases: &'a Aliases) -> Option<&'a str> {
    name_at(summary, seat).map(|name| aliases.name_of(name))
}

/// Returns the same name as it was given.
fn name_at(summary: &Summary, seat: Seat) -> Option<&str> {
    let Occupant::Person { name } = summary.seats.get(seat.index())? else { return None };
    let is_known = !name.is_empty() || only_person(&summary.seats) == Some(seat);
    is_known.then_some(name.as_str())
}

/// Returns true if a match counts for its persons: it was played here, and isn't a second try.
fn is_counted(summary: &Summary) -> bool {
    !summary.foreign && !summary.undo_record.retry
}

/// Returns true if a match counts for this seat: it counts, someone has won, and a person is there whom one can
/// tell from others, and for whom no bot made a decision.
pub fn is_counted_for(summary: &Summary, seat: Seat) -> bool {
    let has_winner = summary.result.as_ref().is_some_and(|result| !result.winners.is_empty());
    is_counted(summary)
        && has_winner
        && !summary.is_stood_in_for(seat)
        && name_at(summary, seat).is_some()
}

/// A person's part in a finished match.
#[derive(Clone, Copy, Debug)]
pub struct Sitting<'a> {
    /// The person's name; [`UNNAMED`] for the only person without one.
    pub name: &'a str,
    /// The match.
    pub summary: &'a Summary,
    /// The result of the match.
    pub result: &'a Final,
    /// The person's seat.
    pub seat: Seat,
    /// The score in points.
    pub points: i16,
}

impl<'a> Sitting<'a> {
    /// Returns the person's share of the win: 1, a fraction if shared, or 0.
    pub fn share(&self) -> f64 {
        self.result.share(self.seat)
    }

    /// Returns the value of an option of the match, for this seat if each seat has its own.
    pub fn option(&self, key: &str) -> Option<&'a str> {
        let (_, values) = self.summary.options.iter().find(|(known, _)| known == key)?;
        values.split(',').nth(self.seat.index()).filter(|_| values.contains(',')).or(Some(values))
    }
}

/// Returns everyone's part in the matches that count and pass the filters, the first match first.
/// The filter for a person is not applied: the result has all persons.
pub fn sittings<'a>(
    summaries: impl IntoIterator<Item = &'a Summary>,
    aliases: &'a Aliases,
    filters: &Filters,
) -> Vec<Sitting<'a>> {
    let counts = |summary: &&Summary| is_counted(summary) && filters.accept(summary);
    let mut counted: Vec<&Summary> = summaries.into_iter().filter(counts).collect();
    counted.sort_by_key(|summary| (summary.order(), summary.seed));
    let mut sittings = Vec::new();
    for summary in counted {
        // Only a match with a result counts for anyone.
        let Some(result) = &summary.result else { continue };
        for seat in Seat::all(summary.seats.len()).filter(|&seat| is_counted_for(summary, seat)) {
            let Some(name) = person(summary, seat, aliases) else { continue };
            let Some(&points) = result.scores.get(seat.index()) else { continue };
            let sitting = Sitting { name, summary, result, seat, points };
            if filters.accept_option(&sitting) {
                sittings.push(sitting);
            }
        }
    }
    sittings
}

/// The results of a person, or of a person in one group of matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// The number of matches.
    pub games: usize,
    /// The wins; a shared one counts as a fraction.
    pub wins: f64,
    /// The wins expected among equal players.
    pub fair: f64,
    /// The sum of the points.
    pub points: i64,
    /// The most points.
    pub best: i16,
    /// The longest run of matches that were won alone.
    pub longest_run: usize,
    /// The run that the last match belongs to; 0 if it was lost or shared.
    pub run: usize,
    /// The number of hints that the person was given.
    pub hints: u64,
    /// The number of times that a decision was taken back in these matches.
    pub undone: u64,
}

impl Tally {
    /// Counts a match. It must be later than those counted before.
    fn add(&mut self, sitting: &Sitting<'_>) {
        let Sitting { summary, seat, points, .. } = *sitting;
        let share = sitting.share();
        self.best = if self.games == 0 { points } else { self.best.max(points) };
        self.games += 1;
        self.wins += share;
        self.fair += 1.0 / summary.seats.len() as f64;
        self.points += i64::from(points);
        self.run = if sitting.result.winners == [seat] { self.run + 1 } else { 0 };
        self.longest_run = self.longest_run.max(self.run);
        self.hints += u64::from(summary.hints.get(seat.index()).copied().unwrap_or(0));
        self.undone += u64::from(summary.undo_record.undone);
    }

    /// Returns the share of wins, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.wins / self.games as f64
    }

    /// Returns the share of wins that equal players would have: the mean of one through the number
    /// of players.
    pub fn fair_share(&self) -> f64 {
        self.fair / self.games as f64
    }

    /// Returns the 95 % interval of the share of wins.
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.share(), self.games as f64)
    }

    /// Returns the mean of the points.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.games as f64
    }
}

/// Returns the tallies of groups of matches by their keys. A match without a key is left out.
pub fn tallies<'a, K: Ord>(
    sittings: &[Sitting<'a>],
    key: impl Fn(&Sitting<'a>) -> Option<K>,
) -> BTreeMap<K, Tally> {
    let mut groups: BTreeMap<K, Tally> = BTreeMap::new();
    for sitting in sittings {
        if let Some(key) = key(sitting) {
            groups.entry(key).or_default().add(sitting);
        }
    }
    groups
}

/// An opponent of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent<'a> {
    /// A person, by name.
    Person(&'a str),
    /// An unnamed person among several.
    Unnamed,
    /// A bot of this level.
    Bot(Level),
}

/// The results of matches against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// The matches that the person won alone.
    pub won: usize,
    /// The matches whose win the person shared with anyone.
    pub shared: usize,
    /// The matches that the person lost.
    pub lost: usize,
}

impl Results {
    /// Returns the number of matches.
    pub fn games(self) -> usize {
        self.won + self.shared + self.lost
    }

    /// Counts a match with this share of the win.
    fn add(&mut self, share: f64) {
        if share >= 1.0 {
            self.won += 1;
        } else if share > 0.0 {
            self.shared += 1;
        } else {
            self.lost += 1;
        }
    }
}

/// The way a match came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending<'a> {
    /// The kind that the game names ([`Game::ending`](crate::engine::Game::ending)).
    Kind(&'a str),
    /// The points have decided.
    Points,
    /// A person gave it up.
    GivenUp,
}

impl<'a> Ending<'a> {
    /// Returns the ending of a finished match; `None` if an earlier version has not kept it.
    pub fn of(summary: &'a Summary) -> Option<Self> {
        if summary.gave_up().is_some() {
            return Some(Self::GivenUp);
        }
        match &summary.ending {
            Some(kind) => Some(Self::Kind(kind)),
            None => summary.result.as_ref()?.has_points().then_some(Self::Points),
        }
    }
}

/// Returns the results by the way in which the matches ended.
pub fn endings<'a>(sittings: &[Sitting<'a>]) -> BTreeMap<Ending<'a>, Results> {
    let mut all: BTreeMap<Ending<'a>, Results> = BTreeMap::new();
    for sitting in sittings {
        if let Some(ending) = Ending::of(sitting.summary) {
            all.entry(ending).or_default().add(sitting.share());
        }
    }
    all
}

/// Returns the results by opponent. A match counts once for each level, however many bots of that
/// level took part. A person is no opponent of their own, even if two of the names are theirs, nor is one
/// for whom a bot made decisions.
pub fn opponents<'a>(
    sittings: &[Sitting<'a>],
    aliases: &'a Aliases,
) -> BTreeMap<Opponent<'a>, Results> {
    let mut all: BTreeMap<Opponent<'a>, Results> = BTreeMap::new();
    for sitting in sittings {
        let summary = sitting.summary;
        let is_other = |seat: &Seat| *seat != sitting.seat && !summary.is_stood_in_for(*seat);
        let others = Seat::all(summary.seats.len()).filter(is_other);
        let mut met: Vec<Opponent<'a>> = others
            .map(|seat| {
                match (summary.seats[seat.index()].level(), person(summary, seat, aliases)) {
                    (Some(level), _) => Opponent::Bot(level),
                    (None, Some(name)) => Opponent::Person(name),
                    (None, None) => Opponent::Unnamed,
                }
            })
            .filter(|opponent| *opponent != Opponent::Person(sitting.name))
            .collect();
        met.sort_unstable();
        met.dedup();
        let share = sitting.share();
        for opponent in met {
            all.entry(opponent).or_default().add(share);
        }
    }
    all
}
