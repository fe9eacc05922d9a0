//! The link that hands a finished match to the app BG Stats, as its makers document it under "Push
//! plays to BG Stats from other apps or websites".

use super::library::Summary;
use super::{Occupant, escape, folded, only_person};
use serde::Serialize;

/// The address that the app answers to; the play follows it.
const ADDRESS: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The name of this page in the app.
const SOURCE: &str = "Regalia";

/// The id of the only person of a match who has entered no name.
const ALONE: &str = "you";

/// A play in the app's format.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Posted<'a> {
    source_name: &'a str,
    source_play_id: &'a str,
    play_date: String,
    duration_min: u64,
    game: Game<'a>,
    players: Vec<Player<'a>>,
}

/// The app looks for a game of this name, and remembers which one the person has chosen for the id.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Game<'a> {
    name: &'a str,
    source_game_id: &'a str,
    highest_wins: bool,
    no_points: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Player<'a> {
    name: &'a str,
    source_player_id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i16>,
    winner: bool,
}

/// Returns the link for a match of the game with this name, with the players' names by seat. `id` is
/// the match's key ([`Library::key`](super::library::Library::key)). `None` if the match is not
/// over.
pub fn bg_stats_link(id: &str, summary: &Summary, game: &str, names: &[String]) -> Option<String> {
    let result = summary.result.as_ref()?;
    let has_points = result.has_points();
    let is_alone = only_person(&summary.seats).is_some_and(|seat| !summary.is_stood_in_for(seat));
    let players =
        names.iter().zip(&result.scores).enumerate().map(|(seat, (name, &score))| Player {
            name,
            source_player_id: match summary.seats.get(seat) {
                // Their name is another one in each language.
                Some(Occupant::Person { name }) if name.is_empty() && is_alone => ALONE.to_owned(),
                // Capital letters make no other player.
                _ => folded(name),
            },
            score: has_points.then_some(score),
            winner: result.winners.iter().any(|winner| winner.index() == seat),
        });
    let play = Posted {
        source_name: SOURCE,
        source_play_id: id,
        play_date: universal_time(summary.changed),
        duration_min: summary.minutes().max(1),
        game: Game {
            name: game,
            source_game_id: &summary.game,
            highest_wins: true,
            no_points: !has_points,
        },
        players: players.collect(),
    };
    let play = serde_json::to_string(&play).expect("a play is plain data");
    Some(format!("{ADDRESS}{}", escape(&play)))
}

/// Returns a time in milliseconds since 1970 as `2026-11-25 14:05:00`, in universal time.
pub(super) fn universal_time(milliseconds: u64) -> String {
    const DAY: u64 = 86_400;
    const FOUR_CENTURIES: u64 = 146_097;
    let seconds = milliseconds / 1_000;
    // Years begin in March here, so that the leap day is the last one of a year.
    let days = seconds / DAY + 719_468;
    let (era, day) = (days / FOUR_CENTURIES, days % FOUR_CENTURIES);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    let (hour, minute, second) = (seconds % DAY / 3_600, seconds % 3_600 / 60, seconds % 60);
    format!("{year:04}-{month:02}-{date:02} {hour:02}:{minute:02}:{second:02}")
}
