//! The games in progress on this device, to continue, rename or delete; on the home page, today's deal
//! before them, and rounds with deals that are still to be played among them.

use super::catalog::{GameEntry, find_game};
use super::context::{AppContext, use_app};
use super::day_deal::{date_of, today};
use super::locale::Messages;
use super::matches::{self, MatchId};
use super::player_names::player_names;
use super::route::Route;
use super::tabs;
use super::todays_deal::{WaitingRound, use_waiting};
use super::waiting_room;
use crate::platform::page;
use crate::session::day::Day;
use crate::session::library::{Record, Summary};
use crate::session::round::{Round, later};
use crate::session::tidy_name;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The most games that are listed at once; the others are listed on request.
const MOST: usize = 5;

/// The height of the line that the row of a deal has once it was played, in CSS pixels.
const LINE: f64 = 20.0;

/// The height of the heading above the rows, in CSS pixels.
const HEADING: f64 = 60.0;

#[derive(PartialEq, Properties)]
struct GamesInProgressProps {
    /// The game whose matches are listed; `None` for those of all games.
    title: Option<&'static GameEntry>,
}

/// A row of the list.
#[derive(Clone, PartialEq)]
struct Row {
    id: MatchId,
    number: u64,
    scope: String,
    title: &'static GameEntry,
    summary: Rc<Summary>,
    unreadable: bool,
}

/// Returns the rows of the list, the game played last first.
fn rows(title: Option<&'static GameEntry>) -> Vec<Row> {
    matches::library(|library| {
        let all = library.all_in_progress(title.map(|title| title.id)).into_iter();
        all.filter_map(|id| {
            let scope = library.scope(id).to_owned();
            let title = find_game(&scope)?;
            Some(Row {
                id,
                number: library.number(id),
                title,
                unreadable: library.is_unreadable(id)
                    || library.summary(id).rules != title.info.rules,
                scope,
                summary: Rc::new(library.summary(id).clone()),
            })
        })
        .collect()
    })
}

/// Renders the list of a game, or of all.
pub fn draw_games_in_progress(title: Option<&'static GameEntry>) -> Html {
    html! { <GamesInProgress {title} /> }
}

/// Renders the list; nothing if there are no games in progress.
#[component]
fn GamesInProgress(&GamesInProgressProps { title }: &GamesInProgressProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.game_list();
    let again = use_force_update();
    // The match that was deleted, or `None` for a round that was put off, and its name.
    let gone = use_state(|| None::<(Option<MatchId>, AttrValue)>);
    let whole = use_state(|| false);
    let open = use_state(|| None::<MatchId>);
    {
        let again = again.clone();
        use_effect_with((), move |()| {
            matches::watch(Callback::from(move |()| again.force_update()));
            tabs::listen();
        });
    }
    let changes = use_state(|| 0);
    use_effect_with((gone.as_ref().map(|(id, _)| *id), *changes), |(gone, _)| {
        if gone.is_some() {
            page::focus(".in-progress .undo");
        }
    });
    let waiting = use_waiting(title.is_none(), *changes);
    let is_going_on = waiting.as_ref().is_some_and(|waiting| waiting.is_going_on());
    use_effect(move || {
        // Beside the covers, before which the opening page keeps this much room at the next visit.
        let area = |selector| page::find(selector).and_then(|place| page::area_of(&place));
        if let (Some(room), Some(last)) = (area(".waiting"), area(".waiting > :last-child")) {
            let height = last.bottom() - room.top() + LINE;
            // The first row comes with a heading.
            let first = || area(".today").map_or(0.0, |row| row.height() + HEADING);
            let row = area(".waiting li").map_or_else(first, |row| row.height());
            // Tomorrow, the deal that goes on has a row among the others.
            let more = if is_going_on { row } else { 0.0 };
            waiting_room::note((height + more) as i32, row as i32);
        }
    });
    let Some(waiting) = waiting else { return Html::default() };
    let todays_deal = waiting.todays_deal(messages);
    let mut all = rows(title);
    if title.is_none() {
        // Today's deal has a row of its own.
        let today = today().0;
        all.retain(|row| row.summary.day != Some(today));
    }
    // What another person waits for comes first.
    let is_awaited = |row: &Row| row.summary.by_letter.is_some() && row.summary.awaited().is_none();
    let (awaited, others): (Vec<Row>, Vec<Row>) = all.into_iter().partition(is_awaited);
    let delete = {
        let gone = gone.clone();
        Callback::from(move |(row, name): (Row, AttrValue)| {
            let gone = gone.clone();
            wasm_bindgen_futures::spawn_local(async move {
                matches::remove(&row.scope, row.number).await;
                gone.set(Some((Some(row.id), name)));
            });
        })
    };
    let undo = {
        let gone = gone.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some((Some(id), _)) = &*gone {
                matches::restore(*id);
            }
            gone.set(None);
        })
    };
    let put_off = {
        let gone = gone.clone();
        Callback::from(move |(round, name): (WaitingRound, AttrValue)| {
            let (changes, gone) = (changes.clone(), gone.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let Record { key, text } = round.record;
                // Another tab may have added to it.
                let there = matches::records(&key).await.into_iter().find(|there| there.key == key);
                let text = there.map_or(text, |there| there.text);
                // If it cannot be written, the round stays in the list.
                if matches::put(Record { key, text: later(&text) }).await.is_ok() {
                    gone.set(Some((None, name)));
                    changes.set(*changes + 1);
                }
            });
        })
    };
    let game = |row: &Row| {
        html! {
            <li key={format!("{}/{}", row.scope, row.number)}>
                { draw(row, title.is_none(), &open, &delete, messages) }
            </li>
        }
    };
    let round = |round: &WaitingRound| {
        html! { <li key={round.record.key.clone()}>{ round.row(&put_off, messages) }</li> }
    };
    let mut all: Vec<Html> = waiting.rounds.iter().map(round).collect();
    all.extend(others.iter().map(game));
    let is_unsaved = matches::library(|library| library.is_unsaved());
    let is_empty = all.is_empty() && gone.is_none() && !is_unsaved;
    // The home page has it anyway.
    let letter = html! {
        if title.is_some() {
            <a class="button" href={Route::Letter(String::new()).href()}>{ messages.home.letter }</a>
        }
    };
    let todays_deal = html! {
        <>
        if !awaited.is_empty() {
            <section class="in-progress" aria-label={w.your_turn}>
                <h2>{ w.your_turn }</h2>
                <ul>{ for awaited.iter().map(game) }</ul>
                if is_empty {
                    { letter.clone() }
                }
            </section>
        }
        { todays_deal }
        </>
    };
    if is_empty {
        return todays_deal;
    }
    let hidden = if *whole { 0 } else { all.len().saturating_sub(MOST) };
    all.truncate(all.len() - hidden);
    let heading = if waiting.rounds.is_empty() { w.in_progress } else { w.to_play };
    html! {
        <>
        { todays_deal }
        <section class="in-progress" aria-label={heading}>
            <h2>{ heading }</h2>
            <p role="status">
                if let Some((id, name)) = &*gone {
                    if id.is_some() {
                        { (w.deleted)(name) }{ " " }
                        <button type="button" class="button undo" onclick={undo}>{ messages.table.undo }</button>
                    } else {
                        <a class="undo" href={Route::Round(String::new()).href()}>{ (w.put_off)(name) }</a>
                    }
                }
            </p>
            if is_unsaved {
                <p class="note" role="alert">{ w.unsaved }</p>
            }
            <ul>{ for all }</ul>
            if hidden > 0 {
                <button type="button" class="button wide" onclick={move |_| whole.set(true)}>
                    { (w.more_games)(hidden) }
                </button>
            }
            { letter }
        </section>
        </>
    }
}

/// Renders a game: its name, its players, whose turn it is, when it was played last, and the ways
/// on.
fn draw(
    row: &Row,
    of_all_games: bool,
    open: &UseStateHandle<Option<MatchId>>,
    delete: &Callback<(Row, AttrValue)>,
    messages: &'static Messages,
) -> Html {
    let w = messages.language.game_list();
    let Row { title, number, summary, unreadable, .. } = row;
    let about = (title.about)(messages);
    let names = player_names(&summary.seats, summary.seed, about.people, messages);
    let turn = summary.turn.map(|seat| {
        if summary.only_here() == Some(seat) {
            w.your_turn.to_owned()
        } else if summary.awaited().is_some() {
            (w.letter_of)(&names[seat.index()])
        } else {
            (w.turn_of)(&names[seat.index()])
        }
    });
    let date = page::local_time(summary.changed, messages.language.code());
    let name: AttrValue = match (summary.name.is_empty(), of_all_games) {
        (false, _) => summary.name.clone().into(),
        (true, true) => about.name.into(),
        (true, false) => names.join(", ").into(),
    };
    let facts = [
        (of_all_games && !summary.name.is_empty()).then(|| about.name.to_owned()),
        (of_all_games || !summary.name.is_empty()).then(|| names.join(", ")),
        summary
            .day
            .map(|day| (messages.language.days().mark)(&date_of(Day(day), messages, "long"))),
        summary
            .round
            .as_ref()
            .filter(|_| summary.day.is_none())
            .map(|round| (messages.language.days().in_round)(&Round::name_in(round))),
        if *unreadable { Some(w.unreadable.to_owned()) } else { turn },
        date,
    ];
    let facts: Vec<String> = facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect();
    let rename = {
        let (id, open) = (row.id, open.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let name = tidy_name(&page::text_in(event.target_dyn_into::<HtmlElement>()));
            matches::edit(id, |summary| summary.name = name);
            open.set(None);
        }
    };
    let delete = {
        let (delete, row, name) = (delete.clone(), row.clone(), name.clone());
        move |_: MouseEvent| delete.emit((row.clone(), name.clone()))
    };
    let label = if *unreadable { w.open_named } else { w.resume_named }(&name);
    let is_open = **open == Some(row.id);
    let toggle = {
        let (open, id) = (open.clone(), row.id);
        move |_: MouseEvent| open.set((!is_open).then_some(id))
    };
    html! {
        <div class={format!("game-row game-{}", title.id)}>
            <div class="game-row-text">
                <h3>{ &name }</h3>
                <p>{ facts.join(" · ") }</p>
            </div>
            <a class="button primary" href={Route::Table(title, Some(*number)).href()} aria-label={label}>{ if *unreadable { w.open } else { w.resume } }</a>
            <button type="button" class="button" aria-label={(w.more_named)(&name)}
                aria-expanded={is_open.to_string()} onclick={toggle}>{ "⋯" }</button>
            if is_open {
                <form class="game-row-more" onsubmit={rename}>
                    <label>{ w.rename }<input type="text" maxlength="24" value={summary.name.clone()} /></label>
                    <button type="submit" class="button">{ w.save_name }</button>
                    <button type="button" class="button" onclick={delete}>{ w.delete }</button>
                </form>
            }
        </div>
    }
}
