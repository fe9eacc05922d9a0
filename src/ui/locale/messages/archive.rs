//! The sentences of the history and of the statistics, which each language fills in. They are apart
//! from those of the page, so that the home page does not download them.

use crate::session::COLUMNS;

/// The sentences of the history and of the statistics.
pub struct ArchiveMessages {
    pub history: &'static str,
    /// The note on a game that was played on another device.
    pub watched: &'static str,
    pub statistics: &'static str,
    /// The notice that the games are being read: how many of how many.
    pub reading: fn(usize, usize) -> String,
    pub count: fn(usize) -> String,
    /// The notice that there are no finished games.
    pub empty: &'static str,
    /// The note that the oldest games will go when there is no more room.
    pub nearly_full: &'static str,
    /// The notice that no game passes the filters.
    pub none: &'static str,
    /// The notice that the browser does not show its store.
    pub blocked: &'static str,
    pub filters: &'static str,
    pub clear: &'static str,
    /// The choice that leaves a filter out.
    pub all: &'static str,
    pub game: &'static str,
    pub person: &'static str,
    pub players: &'static str,
    pub against: &'static str,
    pub people_only: &'static str,
    /// The strongest bot of a game. Takes its level.
    pub strongest: fn(&str) -> String,
    pub option: &'static str,
    pub starred: &'static str,
    /// The field that looks for words in the list.
    pub search: &'static str,
    pub save_csv: &'static str,
    pub print: &'static str,
    /// The heads of the table for a spreadsheet.
    pub csv: &'static [&'static str; COLUMNS],
    /// The advice to keep a copy, where the browser may delete everything, and its two buttons.
    pub may_be_deleted: &'static str,
    pub keep_copy: &'static str,
    pub dismiss: &'static str,
    /// A game in a club's page. Takes the game's name.
    pub in_a_club: fn(&str) -> String,
    /// A label and what it is about.
    pub labelled: fn(&str, &str) -> String,
    /// The name of a game and its date.
    pub named: fn(&str, &str) -> String,
    pub open: &'static str,
    pub open_named: fn(&str) -> String,
    pub star_named: fn(&str) -> String,
    pub minutes: fn(u64) -> String,
    pub hints: fn(u64) -> String,
    pub undone: fn(u64) -> String,
    /// The labels of a game's facts.
    pub date: &'static str,
    pub length: &'static str,
    pub options: &'static str,
    pub about: &'static str,
    /// The columns of the tables.
    pub games: &'static str,
    pub wins: &'static str,
    pub share: &'static str,
    pub interval: &'static str,
    pub fair: &'static str,
    pub mean_points: &'static str,
    pub best: &'static str,
    pub longest_run: &'static str,
    pub run: &'static str,
    pub stood_in: &'static str,
    pub hints_used: &'static str,
    pub undo_used: &'static str,
    pub won: &'static str,
    pub shared: &'static str,
    pub lost: &'static str,
    /// A share in percent with one digit after the point, and an interval of two.
    pub percent: fn(f64) -> String,
    pub between: fn(f64, f64) -> String,
    /// A number with one digit after the point.
    pub decimal: fn(f64) -> String,
    /// The explanation of the pictures of shares.
    pub share_hint: &'static str,
    pub by_person: &'static str,
    pub by_game: &'static str,
    pub by_players: &'static str,
    pub by_against: &'static str,
    pub by_option: fn(&str) -> String,
    pub by_opponent: &'static str,
    pub by_ending: &'static str,
    /// The name of a kind of end; `None` if it is unknown.
    pub ending: fn(&str) -> Option<&'static str>,
    pub on_points: &'static str,
    pub given_up: &'static str,
    /// What the reviews found most often.
    pub findings: &'static str,
    /// A sentence of a review, and how often it occurs.
    pub found: fn(&str, usize) -> String,
    /// The link to the latest match with such a finding. Takes the game's name.
    pub latest_in: fn(&str) -> String,
    /// The heading of the explanation of the interval, what stands before the interval, and after it. The last
    /// takes the number of matches.
    pub how_sure: &'static str,
    pub colon: &'static str,
    pub interval_hint: fn(usize) -> String,
    pub player_count: fn(usize) -> String,
    pub unnamed: &'static str,
    /// An evening, beside its last match. Takes the number of matches, and each player's wins.
    pub evening: fn(usize, &str) -> String,
    /// An earlier match of an evening. Takes its number and the number of matches.
    pub of_evening: fn(usize, usize) -> String,
    /// The matches that a person has won, and all.
    pub told: fn(usize, usize) -> String,
    /// An opponent, with the matches won against them and all.
    pub out_of: fn(&str, usize, usize) -> String,
    /// The opponents against whom a person wins most and least often.
    pub told_against: fn(&str, &str) -> String,
    /// The wins against bots of a level, beside those expected. Takes true if there are more, and the level.
    pub strength: fn(bool, &str) -> String,
    pub told_gave_up: fn(usize) -> String,
    pub clearest: &'static str,
    pub closest: &'static str,
    /// The points by which a match was won, or lost.
    pub margin: fn(i32, bool) -> String,
    /// The heading of one person's results. Takes a name.
    pub results_of: fn(&str) -> String,
    /// The picture of points over time. Takes the game's name.
    pub points_in: fn(&str) -> String,
    /// The same of a game without points.
    pub wins_in: fn(&str) -> String,
    pub points_hint: &'static str,
    pub points: &'static str,
    pub numbers: &'static str,
    pub list_games: &'static str,
    /// The note on what is not counted.
    pub counted: &'static str,
    pub rename: &'static str,
    pub rename_hint: &'static str,
    pub new_name: &'static str,
    pub renamed: &'static str,
    /// A name and the name that it counts as.
    pub counts_as: fn(&str, &str) -> String,
    pub separate: &'static str,
    pub separate_named: fn(&str) -> String,
}
