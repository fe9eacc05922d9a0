//! Words that the history and the statistics share.

use super::finished::Place;
use crate::bots::Level;
use crate::engine::Seat;
use crate::platform::page;
use crate::session::day::Day;
use crate::session::library::Summary;
use crate::session::round::Round;
use crate::session::statistics::{Against, Evening, UNNAMED};
use crate::session::{Occupant, Pair, only_person};
use crate::ui::catalog::GameEntry;
use crate::ui::locale::{ArchiveMessages, Language, Messages, Who, number};
use crate::ui::pieces::icon;
use crate::ui::player_names::player_names;
use yew::prelude::*;

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
pub fn names(place: &Place, summary: &Summary, messages: &'static Messages) -> Vec<String> {
    let people = place.title().map_or([""; 8], |title| (title.about)(messages).people);
    player_names(&summary.seats, summary.seed, people, messages)
}

/// Returns who sits at a seat: the reader, if no other person took part and they have entered no name.
fn who<'a>(summary: &Summary, names: &'a [String], seat: Seat) -> Option<Who<'a>> {
    let is_reader = only_person(&summary.seats) == Some(seat)
        && matches!(&summary.seats[seat.index()], Occupant::Person { name } if name.is_empty());
    if is_reader {
        return Some(Who::You);
    }
    names.get(seat.index()).map(|name| Who::Other(name))
}

/// Says what bots decided for persons, and what they decided at random, and that there was no teacher: a sentence
/// for each.
pub fn by_bots(place: &Place, summary: &Summary, messages: &'static Messages) -> Vec<String> {
    let (w, names) = (messages.language.by_letter(), names(place, summary, messages));
    let seats = Seat::all(summary.seats.len()).zip(&summary.stand_ins);
    let stand_ins =
        seats.filter(|(_, (by_bot, _))| *by_bot > 0).filter_map(|(seat, &(by_bot, all))| {
            Some((w.stand_ins)(who(summary, &names, seat)?, by_bot, all))
        });
    let hasty = (summary.hasty > 0).then(|| (w.hasty)(summary.hasty));
    stand_ins.chain(hasty).chain(summary.unadvised.then(|| w.unadvised.to_owned())).collect()
}

/// Says which persons left a match, and when, and when it was ended early.
pub fn departures(place: &Place, summary: &Summary, messages: &'static Messages) -> Vec<String> {
    let names = names(place, summary, messages);
    let ended = summary.ended_early().map(|_| summary.decisions);
    let who = |seat| who(summary, &names, seat);
    messages.language.by_letter().departures(&summary.left, ended, who)
}

/// Says how a match was ended early; `None` if it was played to its end.
pub fn early_end(place: &Place, summary: &Summary, messages: &'static Messages) -> Option<String> {
    let (w, names) = (messages.language.by_letter(), names(place, summary, messages));
    let who = |seat| who(summary, &names, seat);
    let winner = summary.result.as_ref()?.winners.first().copied();
    w.early_end(summary.ended_early()?, winner, who)
}

/// Returns how a match ended: how it was ended early, or the kind of end that its result names.
pub fn ended(place: &Place, summary: &Summary, messages: &'static Messages) -> Option<String> {
    let w = messages.language.archive();
    let kind = || (w.ending)(summary.ending.as_deref()?).map(str::to_owned);
    early_end(place, summary, messages).or_else(kind)
}

/// Says how many hints there were and how many decisions were undone, if any.
pub fn helped(summary: &Summary, w: &ArchiveMessages) -> impl Iterator<Item = String> {
    let hints = summary.hints.iter().map(|&count| u64::from(count)).sum();
    let undone = u64::from(summary.undo_record.undone);
    let helped = [(hints, w.hints), (undone, w.undone)].into_iter();
    helped.filter(|(count, _)| *count > 0).map(|(count, words)| words(count))
}

/// Returns everything that a match can be found by: its names, date, opponents and how it ended.
pub fn description(place: &Place, summary: &Summary, messages: &'static Messages) -> String {
    let w = messages.language.archive();
    let game = place.title().map(|title| (title.about)(messages).name.to_owned());
    let deal = messages.language.days().deal;
    let day = summary.day.and_then(|day| Some(deal(Day(day).number()?)));
    let in_round = messages.language.days().in_round;
    let round = summary.round.as_ref().map(|text| in_round(&Round::name_in(text)));
    let result = summary.result.as_ref();
    let winners = result.into_iter().flat_map(|result| &result.winners);
    let seated = names(place, summary, messages);
    let won = winners.filter_map(|seat| {
        Some(format!("{} {}", messages.table.winner, seated.get(seat.index())?))
    });
    let mut parts = vec![
        name(place, summary, messages),
        date(summary, messages),
        against(Against::from_summary(summary), w, messages),
    ];
    parts.extend(won);
    // The reader’s own result, if no other person took part.
    let winners = result.map(|result| &result.winners).filter(|winners| !winners.is_empty());
    parts.extend(only_person(&summary.seats).zip(winners).map(|(seat, winners)| {
        let word = match winners.contains(&seat) {
            true if winners.len() > 1 => w.shared,
            true => w.won,
            false => w.lost,
        };
        word.to_owned()
    }));
    // The whole name of the month, whatever language it is looked for in.
    parts.extend(Language::ALL.iter().filter_map(|it| page::long_date(summary.changed, it.code())));
    parts.extend(game.into_iter().chain(day).chain(round).chain(ended(place, summary, messages)));
    parts.extend(summary.foreign.then(|| w.watched.to_owned()));
    parts.extend(by_bots(place, summary, messages));
    parts.extend(helped(summary, w));
    parts.extend(seated);
    parts.join(" ")
}

/// Returns the words about a match's place in its evening; of the last match, with each player's wins.
pub fn evening(evening: &Evening, messages: &Messages) -> String {
    let w = messages.language.archive();
    let wins =
        |wins: f64| if wins.fract() == 0.0 { number(wins as i16) } else { (w.decimal)(wins) };
    let of = |(name, won): &(String, f64)| format!("{name}\u{a0}{}", wins(*won));
    let standing = evening.standing.iter().map(of).collect::<Vec<_>>().join(", ");
    if evening.nth == evening.count {
        (w.evening)(evening.count, &standing)
    } else {
        (w.of_evening)(evening.nth, evening.count)
    }
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
