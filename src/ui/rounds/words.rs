//! What the pages of rounds say of rounds, results and refusals.

use crate::session::UndoRule;
use crate::session::day::Day;
use crate::session::folded;
use crate::session::round::{
    Mark, Order, Refusal, Results, Round, RoundResult, Sent, Standing, Treatment, joined,
};
use crate::ui::catalog::GameEntry;
use crate::ui::day_deal::date_of;
use crate::ui::locale::messages::rounds::Place;
use crate::ui::locale::{Messages, number};
use crate::ui::opened_link::explain_link;
use crate::ui::route::Route;
use yew::prelude::*;

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

/// Returns the name in the text of a round; empty if it has none.
fn name_in(text: &str, messages: &'static Messages) -> String {
    match text.parse::<Day>() {
        Ok(day) => date_of(day, messages, "long"),
        Err(_) => Round::name_in(text),
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

/// A sentence about a result, and the link to the round that it belongs to.
#[derive(Clone, PartialEq)]
pub struct Told {
    text: String,
    way: Option<(String, &'static str)>,
}

impl From<String> for Told {
    fn from(text: String) -> Self {
        Self { text, way: None }
    }
}

impl From<&str> for Told {
    fn from(text: &str) -> Self {
        Self::from(text.to_owned())
    }
}

impl Told {
    /// Renders the sentence and its link.
    pub fn draw(&self) -> Html {
        let way = self.way.clone().map(|(href, says)| html! { <a {href}>{ says }</a> });
        html! { <p class="note"><bdi>{ &self.text }</bdi>{ " " }{ way }</p> }
    }
}

/// Returns why a result is refused.
pub fn reason(refusal: Refusal, sent: &Sent, messages: &'static Messages) -> String {
    let w = messages.language.rounds();
    match refusal {
        Refusal::Link(fault) | Refusal::NoRound(fault) => explain_link(fault, messages).to_owned(),
        Refusal::Altered => w.altered.to_owned(),
        Refusal::Newer => w.newer.to_owned(),
        Refusal::OtherRound => {
            (w.other_round)(&name_in(sent.round.as_deref().unwrap_or_default(), messages))
        }
        Refusal::OtherDeal => w.other_deal.to_owned(),
        Refusal::OtherTable => w.other_table.to_owned(),
        Refusal::NotOver => w.not_over.to_owned(),
        Refusal::GaveUp => w.gave_up.to_owned(),
        Refusal::Hints => w.hints.to_owned(),
        Refusal::Nothing => w.nothing.to_owned(),
    }
}

/// Returns the sentence about a result that was not added: which one it is, and why.
pub fn refused(
    refusal: Refusal,
    sent: &Sent,
    nth: usize,
    count: usize,
    messages: &'static Messages,
) -> Told {
    let w = messages.language.rounds();
    let way = (refusal == Refusal::OtherRound).then(|| {
        let text = sent.round.clone().unwrap_or_default();
        (Route::Round(joined([text, sent.text.clone()])).href(), w.open_other)
    });
    let why = reason(refusal, sent, messages);
    Told { text: format!("{}. {why}", (w.which)(&sent.name(), nth + 1, count)), way }
}

/// Returns the sentence about a result that was added: the points and the place, or why it doesn't count.
pub fn added(result: &RoundResult, results: &Results, messages: &'static Messages) -> String {
    let w = messages.language.rounds();
    let name = player(result.name(), messages);
    let standings = results.standings(Order::Points);
    let points = i32::from(result.points);
    // Each nameless result counts as a separate player.
    let of_player = |standing: &&Standing| {
        folded(&standing.name) == folded(result.name())
            && (!standing.name.is_empty() || standing.points == points)
    };
    if let Some(standing) = standings.iter().find(of_player).filter(|_| !result.is_outside()) {
        let amount = amount(standing, result.has_points, messages);
        let is_level = standings.iter().filter(|other| other.place == standing.place).count() > 1;
        let (place, of) = (standing.place, standings.len());
        let place = (of > 1).then_some(Place { place, of, is_level });
        return (w.added)(name, &amount, place);
    }
    let notes = notes(result, &Treatment::Outside, results, messages);
    (w.added_outside)(name, &score(result, messages), &notes.join(", "))
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
        Mark::Hasty => w.hasty.to_owned(),
        Mark::Unadvised => messages.language.days().unadvised.to_owned(),
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

/// Returns a player's points or wins, with their word.
fn amount(standing: &Standing, has_points: bool, messages: &'static Messages) -> String {
    let w = messages.language.rounds();
    let says = if has_points { w.in_points } else { w.in_wins };
    says(standing.points.try_into().unwrap_or(i16::MAX))
}

/// Returns a player's points.
pub fn points(standing: &Standing) -> String {
    number(standing.points.try_into().unwrap_or(i16::MAX))
}

/// Returns the message to send, as a person would write it: the game, the player's results, who else is in the
/// standings, and the link.
pub fn message(
    round: &Round,
    game: &str,
    own: &[RoundResult],
    results: &Results,
    link: &str,
    messages: &'static Messages,
) -> String {
    let w = messages.language.rounds();
    let name = name_of(round, messages);
    let mut subject = if round.day.is_none() && round.name.is_empty() {
        game.to_owned()
    } else {
        format!("{game}, {name}")
    };
    let deals = round.deals().len();
    let is_partly = (2..deals).contains(&own.len());
    if is_partly || own.len() == 1 && deals > 1 {
        subject = format!("{subject}, {}", (w.so_far)(own.len(), deals));
    }
    let says = if own.is_empty() {
        w.invite.to_owned()
    } else if own[0].has_points {
        let points: Vec<String> = own.iter().map(|result| number(result.points)).collect();
        let sum: i16 = own.iter().map(|result| result.points).sum();
        let sum = (own.len() > 1).then(|| format!(" = {}", number(sum)));
        (w.scored)(&format!("{}{}", points.join(" + "), sum.unwrap_or_default()))
    } else {
        let won = own.iter().filter(|result| result.won).count();
        if is_partly { (w.in_wins)(won as i16) } else { (w.won_of)(won, own.len()) }
    };
    let mut told = vec![(messages.table.row)(&subject, &says)];
    let standings = results.standings(Order::Points);
    if standings.len() > 1 {
        let place = |standing: &Standing| {
            let name = player(&standing.name, messages);
            let has_points = own.iter().any(|result| result.has_points);
            format!("{}. {name}, {}", standing.place, amount(standing, has_points, messages))
        };
        told.push(standings.iter().map(place).collect::<Vec<_>>().join(" · "));
    }
    told.push(link.to_owned());
    told.join("\n")
}
