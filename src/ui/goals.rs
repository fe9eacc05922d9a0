//! The goals of a game, or of all games: those that were reached, each with a match in which it was. They
//! are a chunk of their own (`lazy.rs`), and matches are looked through once a list is opened.

use super::catalog::{CATALOG, GameEntry};
use super::context::use_app;
use super::lazy::{self, parts};
use super::locale::GoalMessages;
use super::matches;
use super::route::Route;
use crate::session::goals::{KeptGoals, Reached, seats_that_count};
use crate::session::library::{Finished, GOALS, Record, done_parts};
use std::collections::BTreeSet;
use yew::prelude::*;

/// The number of finished matches that are read at once. Those of the game are replayed, so it is small.
const SLICE: usize = 20;

/// Renders the goals of a game, or of all.
pub fn draw_goals(title: Option<&'static GameEntry>) -> Html {
    match title {
        Some(title) => html! { <Goals {title} is_one=true key={title.id} /> },
        None => html! { <AllGoals /> },
    }
}

/// The goals of all games.
#[component]
fn AllGoals() -> Html {
    let w = use_app().messages.language.goals();
    let of = |title: &'static GameEntry| html! { <Goals {title} is_one=false key={title.id} /> };
    let all = CATALOG.iter().filter(|title| !w.of(title.id).is_empty());
    html! {
        <section class="in-progress" aria-label={w.title}>
            <h2>{ w.title }</h2>
            { for all.map(of) }
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct GoalsProps {
    title: &'static GameEntry,
    /// True if it is the only list here.
    is_one: bool,
}

/// The goals of a game.
#[component]
fn Goals(&GoalsProps { title, is_one }: &GoalsProps) -> Html {
    let messages = use_app().messages;
    let w: &GoalMessages = messages.language.goals();
    let kept = use_state(KeptGoals::default);
    let is_reading = use_state(|| false);
    let is_open = use_state(|| false);
    {
        let kept = kept.clone();
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                if let Some((known, _)) = known(title).await {
                    kept.set(known);
                }
            });
        });
    }
    let on_first = {
        let (kept, is_reading) = (kept.clone(), is_reading.clone());
        move |_: MouseEvent| {
            // The first press opens it.
            if *is_open {
                return;
            }
            is_open.set(true);
            is_reading.set(true);
            let (kept, is_reading) = (kept.clone(), is_reading.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let _ = look_through(title, |goals| kept.set(goals)).await;
                is_reading.set(false);
            });
        }
    };
    let goals = w.of(title.id);
    let reached: Vec<Option<&str>> = (0..goals.len()).map(|nth| kept.reached(nth)).collect();
    let done = reached.iter().flatten().count();
    let heading = if is_one {
        (w.counted)(done, goals.len())
    } else {
        (w.of_game)((title.about)(messages).name, done, goals.len())
    };
    let row = |(goal, key): (&&'static str, Option<&str>)| {
        let number = key.and_then(|key| Some(done_parts(key)?.1));
        html! {
            <li class={format!("game-row game-{}", title.id)}>
                <p>
                    if number.is_some() {
                        <b>{ "✓ " }<span class="unseen">{ w.done }{ " " }</span>{ *goal }</b>
                    } else {
                        { *goal }
                    }
                </p>
                if let Some(number) = number {
                    <a class="button" href={Route::Table(title, Some(number)).href()} aria-label={(w.see_named)(goal)}>{ w.see }</a>
                }
            </li>
        }
    };
    html! {
        <details class="goals">
            <summary onclick={on_first}>{ heading }</summary>
            <div class="in-progress">
                <p class="hint">{ w.hint }</p>
                <p role="status">{ is_reading.then_some(w.reading) }</p>
                <ul>{ for goals.iter().zip(reached).map(row) }</ul>
            </div>
        </details>
    }
}

/// Returns the key of what is kept of a game's goals.
fn key_of(title: &GameEntry) -> String {
    format!("{GOALS}{}", title.id)
}

/// Returns what is kept of the goals of a game, without matches that are gone, and the keys of all finished
/// matches. `None` if the store cannot be reached.
async fn known(title: &GameEntry) -> Option<(KeptGoals, Vec<String>)> {
    let all = matches::finished().await.ok()?;
    let key = key_of(title);
    let record = matches::records(&key).await.into_iter().find(|record| record.key == key);
    let mut kept = record.map(|record| KeptGoals::read(&record.text)).unwrap_or_default();
    let there: BTreeSet<&str> = all.iter().map(String::as_str).collect();
    kept.keep_only(|key| there.contains(key));
    Some((kept, all))
}

/// Looks through the matches of a game that were not looked at before. `None` if something is not
/// available.
async fn look_through(title: &'static GameEntry, show: impl Fn(KeptGoals)) -> Option<()> {
    let (mut kept, all) = known(title).await?;
    let is_own = |key: &str| done_parts(key).is_some_and(|(scope, _)| scope == title.id);
    let is_missing = |kept: &KeptGoals, key: &str| is_own(key) && !kept.has(key);
    if !all.iter().any(|key| is_missing(&kept, key)) {
        show(kept);
        return Some(());
    }
    lazy::game(title.id).await?;
    let reached = (parts().goals_of)(title.id).await?;
    for slice in all.chunks(SLICE) {
        if !slice.iter().any(|key| is_missing(&kept, key)) {
            continue;
        }
        let records = matches::finished_between(slice.first()?, slice.last()?).await.ok()?;
        for record in records {
            if is_missing(&kept, &record.key) {
                let bits = reached_in(&record, title, reached);
                kept.note(&record.key, bits.unwrap_or(0));
            }
        }
        show(kept.clone());
    }
    // Without it, the matches are looked through again.
    let _ = matches::put(Record { key: key_of(title), text: kept.to_string() }).await;
    Some(())
}

/// Returns a bit for each goal that a person of this device has reached in a match. `None` if it cannot be
/// replayed.
fn reached_in(record: &Record, title: &GameEntry, reached: Reached) -> Option<u16> {
    let (summary, finished) = Finished::read(&record.text)?;
    let seats = seats_that_count(&summary);
    if seats.is_empty() || summary.rules != title.info.rules {
        return None;
    }
    let play = finished.open(&summary).ok()?;
    Some(seats.into_iter().fold(0, |bits, seat| bits | reached(&play, seat)))
}
