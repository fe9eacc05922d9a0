//! The table of finished matches for a spreadsheet: a row for each seat of each match.

use super::bg_stats::universal_time;
use super::day::Day;
use super::library::Summary;
use super::statistics::is_counted_for;
use super::{EarlyEnd, Occupant};
use crate::engine::Seat;

/// The number of columns.
pub const COLUMNS: usize = 19;

/// Lets a spreadsheet read the file as UTF-8.
const MARK: char = '\u{feff}';

/// A match of the table.
pub struct CsvMatch<'a> {
    /// The key of the match, which its rows have in common.
    pub id: &'a str,
    /// The summary of the match.
    pub summary: &'a Summary,
    /// The name of its game.
    pub game: &'a str,
    /// The names of its players by seat.
    pub names: &'a [String],
}

/// Returns a value as the format wants it. A spreadsheet would read some beginnings as a formula.
fn quoted(value: &str) -> String {
    let is_formula = value.starts_with(['=', '+', '-', '@']) && value.parse::<i64>().is_err();
    let value = if is_formula { format!("'{value}") } else { value.to_owned() };
    if value.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", value.replace('"', "\"\""))
    } else {
        value
    }
}

/// Returns the rows of a match; none if it is not over.
fn rows(one: &CsvMatch<'_>) -> Vec<[String; COLUMNS]> {
    let CsvMatch { id, summary, game, names } = *one;
    let Some(result) = &summary.result else { return Vec::new() };
    let flag = |is_so: bool| if is_so { "1" } else { "" }.to_owned();
    let day = summary.day.map(|day| Day(day).to_string());
    let row = |seat: Seat| {
        let nth = seat.index();
        let points = result.scores.get(nth).filter(|_| result.has_points());
        let level = summary.seats[nth].level();
        let by_bot = match (&summary.seats[nth], summary.stand_ins.get(nth)) {
            (Occupant::Person { .. }, Some((by_bot, _))) => *by_bot,
            _ => 0,
        };
        [
            id.to_owned(),
            universal_time(summary.changed),
            game.to_owned(),
            summary.name.clone(),
            (nth + 1).to_string(),
            names.get(nth).cloned().unwrap_or_default(),
            level.map_or_else(String::new, |level| level.name().to_owned()),
            points.map_or_else(String::new, ToString::to_string),
            format!("{}", (result.share(seat) * 1_000.0).round() / 1_000.0),
            flag(summary.gave_up() == Some(seat)),
            flag(summary.ended_early() == Some(EarlyEnd::Agreed)),
            summary.minutes().to_string(),
            summary.hints.get(nth).copied().unwrap_or(0).to_string(),
            summary.undo_record.undone.to_string(),
            by_bot.to_string(),
            summary.hasty.to_string(),
            flag(summary.unadvised),
            day.clone().unwrap_or_default(),
            flag(is_counted_for(summary, seat)),
        ]
    };
    Seat::all(summary.seats.len()).map(row).collect()
}

/// Returns the table under these heads.
pub fn csv<'a>(heads: &[&str; COLUMNS], matches: impl Iterator<Item = CsvMatch<'a>>) -> String {
    let line = |values: &[String]| {
        let values: Vec<String> = values.iter().map(|value| quoted(value)).collect();
        values.join(",") + "\r\n"
    };
    let heads: Vec<String> = heads.iter().map(|head| (*head).to_owned()).collect();
    let mut text = String::from(MARK);
    text.push_str(&line(&heads));
    for one in matches {
        rows(&one).iter().for_each(|row| text.push_str(&line(row)));
    }
    text
}
