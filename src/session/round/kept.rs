//! What a device keeps of a round: the tries that were begun, and the results of others. The player's
//! own results are their matches, which the library has.

use super::{PlayerWord, Round};
use crate::session::library::{DONE, Finished, NOW, Record, Summary, done_parts, parts_of};
use crate::session::sorted::add_once;
use crate::session::{UndoRecord, only_person};
use std::fmt::{self, Display, Formatter};

/// The most results that are kept of a round.
const MOST_KEPT: usize = 500;

/// A match that was begun in a round: the number of its deal, and its number in the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Begun {
    /// The number of the deal, from 0.
    pub deal: usize,
    /// The number of the match in the scope of its game.
    pub number: u64,
}

/// What a device keeps of a round, as a text with a line for each fact.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptRound {
    /// The matches that were begun here, in order. A match that was deleted stays begun.
    pub begun: Vec<Begun>,
    /// The results of others in order, as they are checked again: texts of results, or of matches' links.
    pub results: Vec<String>,
}

/// The try of a deal on this device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Try {
    /// None was begun.
    None,
    /// One goes on: the number of its match.
    GoesOn(u64),
    /// One is over: the number of its match, its link, and what the player's result says beside it,
    /// without a name. There is no link if the match was given up, or has too many decisions for one.
    Over(u64, Option<String>, PlayerWord),
}

impl From<Begun> for KeptRound {
    fn from(begun: Begun) -> Self {
        Self { begun: vec![begun], results: Vec::new() }
    }
}

impl KeptRound {
    /// Reads the text. A line that says nothing is left out.
    pub fn read(text: &str) -> Self {
        let mut kept = Self::default();
        for line in text.lines() {
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["begun", deal, number] => {
                    if let (Ok(deal), Ok(number)) = (deal.parse(), number.parse()) {
                        kept.begin(Begun { deal, number });
                    }
                }
                ["result", text] => {
                    kept.take(text.to_owned());
                }
                _ => {}
            }
        }
        kept
    }

    /// Adds what another device has kept of the same round.
    pub fn add(&mut self, other: Self) {
        other.begun.into_iter().for_each(|begun| self.begin(begun));
        for text in other.results {
            self.take(text);
        }
    }

    /// Notes that a match was begun.
    pub fn begin(&mut self, begun: Begun) {
        add_once(&mut self.begun, begun);
    }

    /// Adds a result of another player. Returns false if it is there, or there are too many.
    pub fn take(&mut self, text: String) -> bool {
        !self.is_full() && add_once(&mut self.results, text)
    }

    /// Returns true if no more results are kept.
    pub fn is_full(&self) -> bool {
        self.results.len() >= MOST_KEPT
    }

    /// Returns the try of a deal that counts on a scope's table: the first of the matches of its seeds among
    /// these records of the store, which are finished matches and summaries of matches in progress. Without a
    /// scope, the table is that of the page itself.
    pub fn own_try(
        &self,
        round: &Round,
        nth: usize,
        records: &[Record],
        scope: Option<&str>,
    ) -> Try {
        self.try_of(round, nth, records, |known, _| match scope {
            Some(scope) => known == scope,
            None => !known.contains('@'),
        })
    }

    /// Returns the try of a deal in the match with this number in a scope.
    pub fn try_in(
        &self,
        round: &Round,
        nth: usize,
        records: &[Record],
        (scope, number): (&str, u64),
    ) -> Try {
        self.try_of(round, nth, records, |known, other| (known, other) == (scope, number))
    }

    /// Returns the try of a deal in the first of the matches with one of these scopes and numbers.
    fn try_of(
        &self,
        round: &Round,
        nth: usize,
        records: &[Record],
        is_asked: impl Fn(&str, u64) -> bool,
    ) -> Try {
        let deal = &round.deals()[nth];
        // A summary is long: most are left unread.
        let has_seed = format!("\"seed\":{},", deal.seed);
        let near: Vec<(&str, u64, Summary, &Record)> = records
            .iter()
            .filter(|record| record.text.contains(&has_seed))
            .filter_map(|record| {
                let (scope, number, summary) = read(record)?;
                // A club's page is the same device.
                let of_game = scope.split('@').next() == Some(deal.game.as_str());
                (of_game && summary.seed == deal.seed).then_some((scope, number, summary, record))
            })
            .collect();
        let is_own = |(scope, number, summary, _): &&(&str, u64, Summary, &Record)| {
            !summary.foreign
                && summary.bot_seed == deal.bot_seed
                && only_person(&summary.seats) == Some(round.seat(nth))
                && is_asked(scope, *number)
        };
        let own = near.iter().filter(is_own).min_by_key(|(_, number, ..)| *number);
        let Some((_, number, summary, record)) = own else {
            return Try::None;
        };
        if !summary.is_over() {
            return Try::GoesOn(*number);
        }
        let finished = Finished::read(&record.text).map(|(_, finished)| finished);
        let before = |foreign: bool| {
            near.iter().any(|(_, other, about, _)| {
                // What began before this match was over could have shown its cards.
                about.foreign == foreign && other != number && *other < summary.order()
            })
        };
        let was_begun = self.begun.iter().any(|begun| begun.deal == nth && begun.number < *number);
        let UndoRecord { undone, reopened, retry } = summary.undo_record;
        let stood_in = summary.stand_ins.get(round.seat(nth).index()).map_or(0, |(by, _)| *by);
        let word = PlayerWord {
            name: String::new(),
            hints: summary.hints.iter().fold(0, |sum, &count| sum.saturating_add(count)),
            undone: undone.try_into().unwrap_or(u16::MAX),
            minutes: summary.minutes().try_into().unwrap_or(u16::MAX),
            stood_in,
            again: was_begun || before(false),
            watched: before(true),
            taken_back: finished.as_ref().is_some_and(Finished::taken_back),
            retried: reopened || retry,
            hasty: summary.hasty > 0,
            unadvised: summary.unadvised,
        };
        let scored = finished.filter(|_| summary.ended_early().is_none());
        let link = scored.and_then(|finished| finished.link().map(str::to_owned));
        Try::Over(*number, link, word)
    }

    /// Notes that the official try of a day was deleted: every later match is another try.
    pub fn note_deleted(&mut self) {
        self.begin(Begun { deal: 0, number: 0 });
    }
}

/// A line of what is kept: the home page leaves the round out until something happens in it.
const LATER: &str = "later\n";

/// Returns true if the player has put a round off, from what is kept of it.
pub fn is_put_off(text: &str) -> bool {
    text.ends_with(LATER)
}

/// Returns how many of the round's `deals` are not begun, from what is kept of it.
pub fn left_in(text: &str, deals: usize) -> usize {
    let mut last = None;
    // They stand in order.
    let begun = text.lines().filter(|line| {
        let mut words = line.split(' ');
        let deal = words.next().filter(|word| *word == "begun").and(words.next());
        deal.is_some() && std::mem::replace(&mut last, deal) != deal
    });
    deals.saturating_sub(begun.count())
}

/// Returns what is kept of a round once the player has put it off.
pub fn later(text: &str) -> String {
    format!("{text}{LATER}")
}

/// Returns the scope, the number and the summary of a match from its record.
fn read(Record { key, text }: &Record) -> Option<(&str, u64, Summary)> {
    if key.starts_with(DONE) {
        let (scope, number) = done_parts(key)?;
        return Some((scope, number, Finished::summary(text)?));
    }
    let (scope, number) = key.strip_prefix(NOW).and_then(parts_of)?;
    Some((scope, number, serde_json::from_str(text).ok()?))
}

impl Display for KeptRound {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        for Begun { deal, number } in &self.begun {
            writeln!(to, "begun {deal} {number}")?;
        }
        self.results.iter().try_for_each(|text| writeln!(to, "result {text}"))
    }
}
