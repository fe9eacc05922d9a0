//! Rounds in a club's page: a table that plays one, results in the messages about the end, and the check of
//! results. They are a chunk of their own (`lazy.rs`).

use super::found::{Fault, Found, find, read};
use super::{day_of, words};
use crate::platform::{embed, page, timer};
use crate::session::day::Day;
use crate::session::library::ROUNDS;
use crate::session::round::{
    Begun, PlayerWord, Refusal, Results, Round, Sent, Treatment, Try, Verdict, joined, result_text,
    results_in, round_in,
};
use crate::session::{NewMatch, Occupant, game_in_link, new_match};
use crate::ui::catalog::find_game;
use crate::ui::context::use_app;
use crate::ui::embed::{Request, RequestError};
use crate::ui::embedded::{EmbeddedTable, NextDeal, OwnTable, verified};
use crate::ui::lazy::{self, Pending};
use crate::ui::loading::use_loading;
use crate::ui::locale::Messages;
use crate::ui::match_page::with_game;
use crate::ui::matches::{self, MatchId};
use crate::ui::route::Route;
use crate::ui::tabs;
use serde::Serialize;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Renders a table in a club's page that tells results: one that plays a round, or whose matches are shared.
pub fn draw_club(asked: Rc<Request>) -> Html {
    let Some(text) = asked.round.as_deref().map(round_in) else {
        return html! { <Shared {asked} /> };
    };
    let day = day_of(text);
    let game = game_of(text, day);
    with_game(game.as_deref(), html! { <OfRound text={text.to_owned()} {asked} {day} /> })
}

/// Returns the game of a round; `None` if its text cannot be read.
fn game_of(text: &str, day: Option<Day>) -> Option<String> {
    let game = day.map(|day| day.game().to_owned());
    game.or_else(|| Some(Round::read(text).ok()?.game().to_owned()))
}

/// Adds the result to each message about the end of a match: its result in this round, or in the round of its
/// own deal.
fn tell_results(player: String, round: Option<Rc<Round>>) {
    embed::send_by(move |message| {
        // Only a result has scores; inside a text, the quotes would be escaped.
        let Some(id) = tabs::played().filter(|_| message.contains(r#""scores":"#)) else {
            return embed::post(message);
        };
        let (message, player, round) = (message.to_owned(), player.clone(), round.clone());
        wasm_bindgen_futures::spawn_local(async move {
            match (message.strip_suffix('}'), result_of(id, player, round).await) {
                (Some(message), Some(address)) => {
                    let address = serde_json::to_string(&address).expect("a text");
                    embed::post(&format!(r#"{message},"result":{address}}}"#));
                }
                _ => embed::post(&message),
            }
        });
    });
}

/// Returns the address with the result of a match that is over; `None` if its deal is none of the round, or
/// it was given up, or does not fit into a link.
async fn result_of(id: MatchId, player: String, round: Option<Rc<Round>>) -> Option<String> {
    let setup = matches::play(id).ok()?.setup();
    let round = match round {
        Some(round) => (*round).clone(),
        None => Round::of_match(&setup)?,
    };
    let is_dealt = |deal: &NewMatch| (deal.seed, deal.bot_seed) == (setup.seed, setup.bot_seed);
    let nth = round.deals().iter().position(is_dealt)?;
    let text = round.text()?;
    let kept =
        matches::kept_round(&format!("{ROUNDS}{text}")).await.ok().flatten().unwrap_or_default();
    let records = matches::with_seeds(&[setup.seed]).await;
    let (scope, number) =
        matches::library(|library| (library.scope(id).to_owned(), library.number(id)));
    match kept.try_in(&round, nth, &records, (&scope, number)) {
        Try::Over(_, Some(link), word) => {
            let result = result_text(&PlayerWord { name: player, ..word }, &link);
            Some(page::address_of(&Route::Round(joined([text, result])).hash()))
        }
        _ => None,
    }
}

#[derive(PartialEq, Properties)]
struct SharedProps {
    asked: Rc<Request>,
}

/// A table whose matches are shared, each as the result of a round of one deal.
#[component]
fn Shared(SharedProps { asked }: &SharedProps) -> Html {
    use_memo((), |()| tell_results(asked.player.clone(), None));
    html! { <OwnTable {asked} /> }
}

#[derive(PartialEq, Properties)]
struct OfRoundProps {
    /// The text of the round.
    text: String,
    asked: Rc<Request>,
    day: Option<Day>,
}

/// The table of a round.
#[derive(Clone)]
struct Ready {
    /// The request, with what the round decides.
    asked: Rc<Request>,
    /// The match that is shown first.
    id: Option<MatchId>,
    next: NextDeal,
}

/// A table that plays the deals of a round.
#[component]
fn OfRound(OfRoundProps { text, asked, day }: &OfRoundProps) -> Html {
    let messages = use_app().messages;
    let ready = use_state(|| None::<Result<Ready, AttrValue>>);
    {
        let (ready, text, asked, day) = (ready.clone(), text.clone(), asked.clone(), *day);
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                ready.set(Some(open(&text, &asked, day, messages).await.map_err(AttrValue::from)));
            });
        });
    }
    use_loading((*ready).clone().map(|ready| match ready {
        Ok(Ready { asked, id, next }) => {
            html! { <EmbeddedTable asked={Ok::<_, AttrValue>(asked)} read={id} next={Some(next)} /> }
        }
        Err(why) => html! { <EmbeddedTable asked={Err(why)} /> },
    }))
}

/// Opens the table of a round.
///
/// # Errors
/// Returns why there is none, as a sentence.
async fn open(
    text: &str,
    asked: &Request,
    day: Option<Day>,
    messages: &'static Messages,
) -> Result<Ready, String> {
    let explained = |fault: Fault| fault.explain(messages).to_owned();
    let round = read(text, day).await.map_err(explained)?;
    if !asked.game.is_empty() && asked.game != round.game() {
        let (host_message, allowed) = (asked.game.to_owned(), round.game().to_owned());
        return Err(RequestError { parameter: "game", host_message, allowed }.explain(messages));
    }
    let title = find_game(round.game()).ok_or_else(|| messages.opened.unknown_game.to_owned())?;
    let asked = Request {
        game: title.id,
        seats: round.deals()[0].occupants.len(),
        level: round.level(),
        agreement: round.agreement(),
        round: round.text(),
        ..asked.clone()
    };
    let scope = asked.scope();
    let found = find(round, day, Some(&scope)).await.map_err(explained)?;
    tell_results(asked.player.clone(), Some(Rc::new(found.round.clone())));
    let goes_on = found.tries.iter().find_map(|tried| match tried {
        Try::GoesOn(number) => Some(*number),
        _ => None,
    });
    let last = found.tries.iter().filter_map(|tried| match tried {
        Try::Over(number, ..) => Some(*number),
        _ => None,
    });
    let has_new = found.tries.contains(&Try::None);
    let shown = goes_on.or_else(|| last.max().filter(|_| !has_new));
    let deals = Deals {
        begun: RefCell::new(
            found.tries.iter().map(|tried| usize::from(*tried != Try::None)).collect(),
        ),
        player: asked.player.clone(),
        scope: scope.clone(),
        found,
    };
    let id = match shown {
        Some(number) => matches::fetch(&scope, number).await,
        None => deals.begin(),
    };
    let next = Callback::from(move |()| {
        let is_over = |id| matches::play(id).is_ok_and(|play| play.is_over());
        tabs::played().is_none_or(is_over).then(|| deals.begin()).flatten()
    });
    Ok(Ready { asked: Rc::new(asked), id, next })
}

/// The deals of a round at a club's table.
struct Deals {
    found: Found,
    scope: String,
    player: String,
    /// How often each deal was begun.
    begun: RefCell<Vec<usize>>,
}

impl Deals {
    /// Begins the first of the deals that were begun least often.
    fn begin(&self) -> Option<MatchId> {
        let round = &self.found.round;
        let mut begun = self.begun.borrow_mut();
        let nth = (0..begun.len()).min_by_key(|&nth| begun[nth])?;
        begun[nth] += 1;
        let mut deal = round.deals()[nth].clone();
        deal.occupants[round.seat(nth).index()] = Occupant::Person { name: self.player.clone() };
        let id = matches::begin(&self.scope, &new_match(&deal)?.ok()?);
        matches::edit(id, |summary| summary.round = Some(self.found.text.clone()));
        let (key, begun) = (self.found.key(), Begun { deal: nth, number: matches::number(id) });
        wasm_bindgen_futures::spawn_local(async move {
            // A store that is full or closed says so at the table.
            let _ = matches::keep_round(key, begun.into(), None).await;
        });
        Some(id)
    }
}

/// What the host page is answered about one result.
#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    verdict: Verdict,
    /// Why it is refused or does not count, as a sentence; empty if it counts.
    message: String,
}

/// Checks every result in a text for the host page, and answers with a list. `round` is the text, or the
/// address, of the round in which they should count; `None` for the one that each names.
pub fn verify(
    id: u32,
    text: String,
    round: Option<String>,
    messages: &'static Messages,
) -> Pending {
    Box::pin(async move {
        let mut sent = results_in(&text);
        if sent.is_empty() {
            sent.push(Sent { round: None, text: String::new() });
        }
        let mut answers = Vec::new();
        for sent in &sent {
            let round = round.as_deref().or(sent.round.as_deref());
            let answer = match check(sent, round, messages).await {
                Ok(answer) => answer,
                Err(Some(why)) => Answer {
                    verdict: Verdict::refused(why, sent.name()),
                    message: words::reason(why, sent, messages),
                },
                Err(None) => return verified(id, "message", &messages.part_missing),
            };
            answers.push(answer);
            // Every result is replayed.
            timer::pause().await;
        }
        verified(id, "results", &answers);
    })
}

/// Checks one result.
///
/// # Errors
/// Returns why it is refused; `None` if a part of the page is missing that could tell.
async fn check(
    sent: &Sent,
    round: Option<&str>,
    messages: &'static Messages,
) -> Result<Answer, Option<Refusal>> {
    if sent.text.is_empty() {
        return Err(Some(Refusal::Nothing));
    }
    let link = sent.text.rsplit('/').next().unwrap_or_default();
    with_rules(game_in_link(link).as_deref()).await?;
    let Some(text) = round.map(round_in) else {
        let verdict = Verdict::of(None, sent)?;
        return Ok(Answer { verdict, message: messages.language.rounds().no_word.to_owned() });
    };
    let day = day_of(text);
    with_rules(game_of(text, day).as_deref()).await?;
    let round = read(text, day).await.map_err(|fault| fault.link().map(Refusal::NoRound))?;
    let result = round.take(sent)?;
    let message = if result.is_outside() {
        words::notes(&result, &Treatment::Outside, &Results::default(), messages).join(" · ")
    } else {
        String::new()
    };
    Ok(Answer { verdict: Verdict::of_result(round.game(), result), message })
}

/// Fetches the rules of a game.
async fn with_rules(game: Option<&str>) -> Result<(), Option<Refusal>> {
    match game.and_then(find_game) {
        Some(title) => lazy::game(title.id).await.ok_or(None),
        // What is no link, or of an unknown game, is refused when it is opened.
        None => Ok(()),
    }
}
