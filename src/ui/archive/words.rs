//! Words that the history and the statistics share.

use super::finished::Place;
use crate::bots::Level;
use crate::engine::Seat;
use crate::platform::page;
use crate::session::library::Summary;
use crate::session::statistics::{Against, UNNAMED};
use crate::session::{Occupant, Pair, only_person};
use crate::ui::catalog::GameEntry;
use crate::ui::locale::{ArchiveMessages, Messages, Who, number};
use crate::ui::pieces::icon;
use crate::ui::player_names::player_names;
use yew::prelude::*;

const MINUTE: u64 = 60_000;

/// A change of a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    Star(bool),
    Name(String),
}

impl Edit {
    pub fn apply(&self, summary: &mut Summary) {
        match self {
            Self::Star(star) => summary.star = *star,
            Self::Name(name) => summary.name.clone_from(name),
        }
    }
}

/// Returns the name of a level.
pub fn level(level: Level, messages: &Messages) -> &'static str {
    messages.table.bot_names[level as usize]
}

/// Returns the words for the opponents of a match.
pub fn against(against: Against, words: &ArchiveMessages, messages: &Messages) -> String {
    match against {
        Against::People => words.people_only.to_owned(),
        Against::Bots(strongest) => (words.strongest)(level(strongest, messages)),
    }
}

/// Returns a person's name, or "you" for the only person without one.
pub fn person<'a>(name: &'a str, messages: &Messages) -> &'a str {
    if name == UNNAMED { messages.table.you } else { name }
}

/// Returns the name of an option of a game.
pub fn option_name(
    title: &GameEntry,
    key: &str,
    messages: &'static Messages,
) -> Option<&'static str> {
    (title.about)(messages).option(key).map(|option| option.name)
}

/// Returns the name of a value of an option, or of the values by seat.
pub fn option_value(
    title: &GameEntry,
    key: &str,
    values: &str,
    messages: &'static Messages,
) -> String {
    let option = (title.about)(messages).option(key);
    let name = |value| option.and_then(|option| option.value(value)).unwrap_or(value);
    values.split(',').map(name).collect::<Vec<_>>().join(", ")
}

/// Returns an option with its value.
pub fn option(title: &GameEntry, (key, value): &Pair, messages: &'static Messages) -> String {
    let name = option_name(title, key, messages).unwrap_or(key);
    let value = option_value(title, key, value, messages);
    (messages.language.archive().labelled)(name, &value)
}

/// Returns how long a match was played, in minutes.
pub fn minutes(summary: &Summary) -> u64 {
    summary.played.div_ceil(MINUTE)
}

/// Returns the date and time at which a match ended; nothing where the browser does not tell.
pub fn date(summary: &Summary, messages: &Messages) -> String {
    page::local_time(summary.changed, messages.language.code()).unwrap_or_default()
}

/// Returns the name of a match in a list: the one that a person gave it, or that of its game.
pub fn name(place: &Place, summary: &Summary, messages: &'static Messages) -> String {
    if !summary.name.is_empty() {
        return summary.name.clone();
    }
    let game = place.title().map_or(place.scope.as_str(), |title| (title.about)(messages).name);
    if place.is_a_clubs() { (messages.language.archive().in_a_club)(game) } else { game.to_owned() }
}

/// Returns the players' names by seat.
fn names(place: &Place, summary: &Summary, messages: &'static Messages) -> Vec<String> {
    let people = place.title().map_or([""; 8], |title| (title.about)(messages).people);
    player_names(&summary.seats, summary.seed, people, messages)
}

/// Names a player to the reader of a list; `None` if there is no such seat.
fn who<'a>(seat: Seat, summary: &Summary, names: &'a [String]) -> Option<Who<'a>> {
    let is_reader = only_person(&summary.seats) == Some(seat)
        && matches!(&summary.seats[seat.index()], Occupant::Person { name } if name.is_empty());
    if is_reader { Some(Who::You) } else { names.get(seat.index()).map(|name| Who::Other(name)) }
}

/// Says which persons left a match, and when, and when it was given up.
pub fn departures(place: &Place, summary: &Summary, messages: &'static Messages) -> Vec<String> {
    let names = names(place, summary, messages);
    let ended = summary.gave_up().map(|_| summary.decisions);
    let who = |seat| who(seat, summary, &names);
    messages.language.by_letter().departures(&summary.left, ended, who)
}

/// Says who gave a match up; `None` if it was played to its end.
pub fn gave_up(place: &Place, summary: &Summary, messages: &'static Messages) -> Option<String> {
    let (w, names) = (messages.language.by_letter(), names(place, summary, messages));
    let who = |seat: Seat| who(seat, summary, &names);
    let by = who(summary.gave_up()?)?;
    let winner = summary.result.as_ref()?.winners.first();
    Some(match winner.and_then(|&seat| who(seat)) {
        Some(winner) => (w.gave_up)(by, winner),
        None => (w.ended_early)(by),
    })
}

/// Renders the players with their points; winners stand out.
pub fn result(place: &Place, summary: &Summary, messages: &'static Messages) -> Html {
    let result = summary.result.as_ref();
    let players = names(place, summary, messages).into_iter().enumerate().map(|(seat, name)| {
        let points = result.filter(|result| result.has_points());
        let points = points.and_then(|result| result.scores.get(seat)).copied();
        let points = points.map(|points| format!("\u{a0}{}", number(points)));
        let text = format!("{name}{}", points.unwrap_or_default());
        let won = result.is_some_and(|result| result.winners.iter().any(|one| one.index() == seat));
        html! {
            <>
                if seat > 0 {
                    { ", " }
                }
                if won {
                    <b>{ icon("trophy") }<span class="unseen">{ messages.table.winner }{ " " }</span>{ text }</b>
                } else {
                    { text }
                }
            </>
        }
    });
    players.collect()
}
