//! The keys of the store.

use super::Record;
use crate::session::day::FIRST_DAY;

/// The prefix of matches in progress among the store's keys. A key is `match/SCOPE/NUMBER` for a
/// head and `match/SCOPE/NUMBER/STEP` for a step.
pub const MATCHES: &str = "match/";

/// The prefix of the summaries of matches in progress; a key is `now/SCOPE/NUMBER`. The home page
/// reads these alone.
pub const NOW: &str = "now/";

/// The prefix of finished matches, one record each. A key is `done/ORDER/SCOPE`, where the order
/// counts down, so that the latest match comes first.
pub const DONE: &str = "done/";

/// The key of the record with the last number that was given. It is
/// read with the summaries; earlier versions skip it there.
pub const LAST: &str = "now/last";

/// The highest number that the library goes on from. One beyond it comes from a damaged record or a
/// foreign file, and would leave none for the matches to come.
pub(super) const HIGHEST: u64 = MAX_NUMBER / 2;

/// No match has a larger number. The order of a finished match is what is left up to it.
const MAX_NUMBER: u64 = 9_999_999_999_999_999;

/// Returns the key of a match, by which tabs and addresses know it.
pub fn key_of(scope: &str, number: u64) -> String {
    format!("{scope}/{number:016}")
}

/// Returns the key in the store of a finished match.
pub fn done_key(scope: &str, number: u64) -> String {
    format!("{DONE}{:016}/{scope}", MAX_NUMBER.saturating_sub(number))
}

/// Returns the scope and the number of a match from its key, or from the key of its step, head or
/// summary, each without the prefix.
pub fn parts_of(key: &str) -> Option<(&str, u64)> {
    let mut parts = key.split('/');
    let (scope, number) = (parts.next()?, parts.next()?);
    Some((scope, number.parse().ok()?))
}

/// Returns the scope and the number of a finished match from its key in the store.
pub fn done_parts(key: &str) -> Option<(&str, u64)> {
    let (order, scope) = key.strip_prefix(DONE)?.split_once('/')?;
    Some((scope, MAX_NUMBER.checked_sub(order.parse().ok()?)?))
}

/// The prefix of the records of days whose official try was deleted; a key is `tried/DAY`.
pub const TRIED: &str = "tried/";

/// The prefix of what is kept of rounds; a key is `round/TEXT`, with the round's text.
pub const ROUNDS: &str = "round/";

/// The prefix of the records of goals; a key is `goals/GAME`. They are derived from the finished matches, so
/// they are not transferred to another device.
pub const GOALS: &str = "goals/";

/// The key of the index of official tries. It is derived from the finished matches, too.
pub const DAYS_INDEX: &str = "index/days";

/// The number of days from [`FIRST_DAY`] on that such a record can name: twenty years. It limits
/// how many days a file from another device can add.
const MOST_DAYS: u32 = 7_305;

/// Returns the record of a day whose official try was deleted.
pub fn tried_record(day: u32) -> Record {
    Record { key: format!("{TRIED}{day:08}"), text: String::new() }
}

/// Returns the day of such a record from its key; `None` if the key names no day that has a deal.
pub fn tried_day(key: &str) -> Option<u32> {
    key.strip_prefix(TRIED)?.parse().ok().filter(|&day| has_deal(day))
}

/// Returns true if a record can name this day.
pub(super) fn has_deal(day: u32) -> bool {
    (FIRST_DAY.0..FIRST_DAY.0 + MOST_DAYS).contains(&day)
}
