//! Checks results of rounds, and links of matches (docs/ROUNDS.md).

use crate::args::Check;
use crate::order::Fault;
use regalia::bots::Level;
use regalia::session::day::{Day, DayList};
use regalia::session::round::{Refusal, Round, Verdict, results_in, round_in};
use regalia::session::{AnyMatch, Occupant, answer_any, open_link};
use serde_json::json;
use std::fs;

/// Checks every result in a text, and prints a line of JSON for each.
///
/// # Errors
/// Returns why the first that is none is refused. The lines of all others are printed before.
pub fn run(asked: &Check) -> Result<(), Fault> {
    let all = results_in(&asked.link);
    if all.is_empty() {
        return Err("there is no result in this text".to_owned());
    }
    let mut fault = None;
    for sent in &all {
        let text = asked.round.as_deref().or(sent.round.as_deref());
        // The round that is asked about is the one that counts.
        let round = text.map(|text| round(text, asked)).transpose()?;
        match Verdict::of(round.as_ref(), sent) {
            Ok(verdict) => {
                let mut told = json!(verdict);
                let link = sent.text.rsplit('/').next().unwrap_or_default();
                match open_link(link).map_err(|fault| fault.to_string()).and_then(|it| bots(&it)) {
                    Ok(compared) => told["bots"] = json!(compared),
                    Err(why) => {
                        told["counts"] = json!(false);
                        told["refused"] = json!("bots");
                        fault.get_or_insert(why);
                    }
                }
                println!("{told}");
            }
            Err(why) => {
                println!("{}", json!(Verdict::refused(why, sent.name())));
                fault.get_or_insert(match (why, text) {
                    (Refusal::Link(why), _) => format!("the link can't be opened: {why}"),
                    (why, Some(_)) => format!("it is no result of this round: {why}"),
                    (why, None) => why.to_string(),
                });
            }
        }
    }
    fault.map_or(Ok(()), Err)
}

/// Returns the round of a text, which may be a day or an address.
fn round(text: &str, asked: &Check) -> Result<Round, Fault> {
    let text = round_in(text);
    let Ok(day) = text.parse::<Day>() else {
        return Round::read(text).map_err(|fault| format!("the round can't be read: {fault}"));
    };
    let path = asked.days.display();
    let list = fs::read_to_string(&asked.days).map_err(|fault| format!("{path}: {fault}"))?;
    let list = DayList::read(&list).ok_or_else(|| format!("{path} is no list"))?;
    Round::of_day(day, &list).ok_or_else(|| format!("there is no deal for {day}"))
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
