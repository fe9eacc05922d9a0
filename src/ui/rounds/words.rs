//! What the pages of rounds say of rounds, results and refusals.

use crate::session::UndoRule;
use crate::session::round::{
    Mark, Order, Refusal, Results, Round, RoundResult, Standing, Treatment,
};
use crate::ui::catalog::GameEntry;
use crate::ui::day_deal::date_of;
use crate::ui::locale::{Messages, number};
use crate::ui::opened_link::explain_link;

/// Returns the name of a round.
pub fn name_of(round: &Round, messages: &'static Messages) -> String {
    match round.day.and_then(|day| Some((day, day.number()?))) {
        Some((day, nth)) => {
            (messages.language.days().numbered)(nth, &date_of(day, messages, "long"))
        }
        None if round.name.is_empty() => (messages.language.rounds().unnamed)(round.deals().len()),
        None => round.name.clone(),
    }
}

/// Returns what everyone's game of a round has in common.
pub fn facts_of(round: &Round, title: &GameEntry, messages: &'static Messages) -> Vec<String> {
    let (w, set_up) = (messages.language.rounds(), &messages.new_match);
    let about = (title.about)(messages);
    let deal = &round.deals()[0];
    let level = messages.table.bot_names[round.level() as usize];
    let mut facts = vec![about.name.to_owned()];
    if round.day.is_none() {
        facts.push((w.deal_count)(round.deals().len()));
    }
    facts.push((w.rivals)(deal.occupants.len() - 1, level));
    for (key, value) in &deal.options {
        let said = about.option(key);
        let name = said.map_or(key.as_str(), |said| said.name);
        let value = said.and_then(|said| said.value(value)).unwrap_or(value);
        facts.push((messages.table.row)(name, value));
    }
    let agreement = round.agreement();
    let hints = if agreement.hints { set_up.with_hints } else { set_up.without_hints };
    let undo = if agreement.undo == UndoRule::Free { set_up.free } else { set_up.honest };
    facts.push((messages.table.row)(set_up.hints, hints));
    facts.push((messages.table.row)(set_up.undo_rule, undo));
    facts
}

/// Returns why a result is not taken in.
pub fn refusal(refusal: Refusal, messages: &Messages) -> &'static str {
    let w = messages.language.rounds();
    match refusal {
        Refusal::Link(fault) => explain_link(fault, messages),
        Refusal::Altered => w.altered,
        Refusal::Newer => w.newer,
        Refusal::OtherRound => w.other_round,
        Refusal::OtherDeal => w.other_deal,
        Refusal::OtherTable => w.other_table,
        Refusal::NotOver => w.not_over,
        Refusal::GaveUp => w.gave_up,
        Refusal::Hints => w.hints,
    }
}

/// Returns the name of the player of a result.
pub fn player<'a>(name: &'a str, messages: &Messages) -> &'a str {
    if name.is_empty() { messages.language.rounds().no_name } else { name }
}

/// Returns the score of a result: its points, or who has won in a game without points.
pub fn score(result: &RoundResult, messages: &Messages) -> String {
    if result.has_points {
        number(result.points)
    } else if result.won {
        messages.language.days().won.to_owned()
    } else {
        messages.language.days().lost.to_owned()
    }
}

/// Returns what stands beside a result: help, marks, and what becomes of it.
pub fn notes(
    result: &RoundResult,
    treatment: &Treatment,
    results: &Results,
    messages: &'static Messages,
) -> Vec<String> {
    let w = messages.language.rounds();
    let mut notes = Vec::new();
    if let Some(word) = &result.word {
        let help = messages.language.days().help;
        notes.push(help(word.hints.into(), word.undone.into()));
    }
    notes.extend(result.marks().into_iter().map(|mark| match mark {
        Mark::Again => w.again.to_owned(),
        Mark::Watched => w.watched.to_owned(),
        Mark::TakenBack => w.taken_back.to_owned(),
        Mark::Retried => w.retried.to_owned(),
        Mark::StoodIn(moves) => (w.stood_in)(moves),
        Mark::NoWord => w.no_word.to_owned(),
    }));
    let others = results.same_as(result);
    notes.extend(others.into_iter().map(|name| (w.same_as)(player(name, messages))));
    match treatment {
        Treatment::Counts => {}
        Treatment::Outside => notes.push(w.outside.to_owned()),
        Treatment::Another => notes.push(w.another.to_owned()),
    }
    notes
}

/// Returns what the standings are ordered by, for a player.
pub fn amount(standing: &Standing, order: Order, messages: &'static Messages) -> String {
    match order {
        Order::Points => number(standing.points.try_into().unwrap_or(i16::MAX)),
        Order::Matchpoints => (messages.language.rounds().hundredths)(standing.matchpoints),
    }
}

/// Returns the message to send: the round, its standings, and the links.
pub fn message(
    head: &str,
    standings: &[Standing],
    order: Order,
    links: &[String],
    messages: &'static Messages,
) -> String {
    let place = |standing: &Standing| {
        let name = player(&standing.name, messages);
        format!("{}. {name} {}", standing.place, amount(standing, order, messages))
    };
    let table = standings.iter().map(place).collect::<Vec<_>>().join(" · ");
    let mut told = vec![format!("Regalia · {head}")];
    told.extend((!table.is_empty()).then_some(table));
    told.extend(links.iter().cloned());
    told.join("\n")
}
