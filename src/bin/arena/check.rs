//! Checks results of rounds, and links of matches (docs/ROUNDS.md).

use crate::args::Check;
use crate::order::Fault;
use regalia::bots::Level;
use regalia::engine::{Seat, Turn};
use regalia::session::day::{Day, DayList};
use regalia::session::round::{Mark, Round, RoundResult, Sent, results_in};
use regalia::session::{AnyMatch, Occupant, answer_any, open_link};
use serde_json::{Value, json};
use std::fs;

/// Checks every result in a text, and prints a line of JSON for each.
///
/// # Errors
/// Returns why the first that is none is refused.
pub fn run(asked: &Check) -> Result<(), Fault> {
    let all = results_in(&asked.link);
    if all.is_empty() {
        return Err("there is no result in this text".to_owned());
    }
    let mut lines = Vec::new();
    for sent in &all {
        let link = sent.text.rsplit('/').next().unwrap_or_default();
        let told = match asked.round.as_deref().or(sent.round.as_deref()) {
            Some(text) => of_round(text, sent, asked)?,
            None => of_match(&opened(link)?)?,
        };
        lines.push((told, opened(link)?));
    }
    for (mut line, play) in lines {
        line["bots"] = json!(bots(&play)?);
        println!("{line}");
    }
    Ok(())
}

fn opened(link: &str) -> Result<AnyMatch, Fault> {
    open_link(link).map_err(|fault| format!("the link can't be opened: {fault}"))
}

/// Returns the round of a text, which may be a day or an address.
fn round(text: &str, asked: &Check) -> Result<Round, Fault> {
    let text = text.rsplit_once("/round/").map_or(text, |(_, text)| text);
    let text = text.split('/').next().unwrap_or_default();
    let Ok(day) = text.parse::<Day>() else {
        return Round::read(text).map_err(|fault| format!("the round can't be read: {fault}"));
    };
    let path = asked.days.display();
    let list = fs::read_to_string(&asked.days).map_err(|fault| format!("{path}: {fault}"))?;
    let list = DayList::read(&list).ok_or_else(|| format!("{path} is no list"))?;
    Round::of_day(day, &list).ok_or_else(|| format!("there is no deal for {day}"))
}

fn of_round(text: &str, sent: &Sent, asked: &Check) -> Result<Value, Fault> {
    let round = round(text, asked)?;
    // The round that is asked about is the one that counts.
    let result = round.take(sent).map_err(|why| format!("it is no result of this round: {why}"))?;
    let RoundResult { deal, points, won, word, .. } = &result;
    let mut line = json!({
        "game": round.game(),
        "deal": deal + 1,
        "name": result.name(),
        "points": points,
        "won": won,
        "counts": !result.is_outside(),
        "marks": result.marks().into_iter().map(mark).collect::<Vec<_>>(),
    });
    if let Some(word) = word {
        line["hints"] = json!(word.hints);
        line["undone"] = json!(word.undone);
        line["minutes"] = json!(word.minutes);
    }
    Ok(line)
}

fn mark(mark: Mark) -> &'static str {
    match mark {
        Mark::Again => "again",
        Mark::Watched => "watched",
        Mark::TakenBack => "taken-back",
        Mark::Retried => "retried",
        Mark::StoodIn(_) => "stood-in",
        Mark::Hasty => "hasty",
        Mark::Unadvised => "unadvised",
        Mark::NoWord => "no-word",
    }
}

/// Returns what a link of a finished match proves.
fn of_match(play: &AnyMatch) -> Result<Value, Fault> {
    let Turn::Over(outcome) = play.turn() else { return Err("the game isn't over".to_owned()) };
    let winners: Vec<usize> = outcome.winners().iter().map(Seat::index).collect();
    let gave_up = play.gave_up().map(Seat::index);
    let game = play.info().id;
    Ok(json!({ "game": game, "points": outcome.scores(), "winners": winners, "gave-up": gave_up }))
}

/// Lets the bots decide again, and returns the number of their decisions that were compared. Those of
/// Regents are not: how far they search depends on the machine.
///
/// # Errors
/// Returns an error if a bot decides otherwise.
fn bots(play: &AnyMatch) -> Result<usize, Fault> {
    let is_sure = |level: Level| matches!(level, Level::Squire | Level::Baron);
    let levels: Vec<Option<Level>> = play.occupants().iter().map(Occupant::level).collect();
    let mut replay = play.clone();
    let (mut compared, mut others) = (0, Vec::new());
    for n in 0..play.position() {
        let level = levels[play.mover(n).index()];
        if !level.is_some_and(is_sure) {
            continue;
        }
        replay.go_to(n);
        let asked = replay.question().and_then(|question| answer_any(&question, &mut || false));
        compared += 1;
        if asked.map(|answer| answer.index) != replay.as_before().map(|answer| answer.index) {
            others.push(n);
        }
    }
    match others.first() {
        None => Ok(compared),
        Some(first) => Err(format!(
            "the bots decide otherwise in {} of {compared} decisions, first in number {}",
            others.len(),
            first + 1
        )),
    }
}
