//! The goals of a game, or of all games: those that were reached, each with a match in which it was. They
//! are a separate chunk (`lazy.rs`). A few new matches are checked at once, more than that only when a list is
//! first opened.

use super::catalog::{CATALOG, GameEntry};
use super::context::use_app;
use super::lazy::{self, GoalsOf, parts};
use super::locale::GoalMessages;
use super::matches;
use super::route::Route;
use crate::session::goals::{KeptGoals, Reached, seats_that_count};
use crate::session::library::{Finished, GOALS, Record, done_parts};
use yew::prelude::*;

/// The number of finished matches that are read at once. It is small, since those of the game are replayed.
const SLICE: usize = 20;

/// The most new matches of a game that are checked before its list is opened.
const FEW: usize = 20;

/// Renders the goals of a game, or of all. Unless they stand open, a person opens each list.
pub fn draw_goals((title, stands_open): GoalsOf) -> Html {
    let shown = CATALOG.iter().filter(|of| title.is_none_or(|title| title.id == of.id));
    shown.map(|title| html! { <Goals {title} {stands_open} key={title.id} /> }).collect()
}

#[derive(PartialEq, Properties)]
struct GoalsProps {
    title: &'static GameEntry,
    /// True if the page around it has opened it.
    stands_open: bool,
}

/// The goals of a game; nothing for a game without goals.
#[component]
fn Goals(&GoalsProps { title, stands_open }: &GoalsProps) -> Html {
    let messages = use_app().messages;
    let w: &GoalMessages = messages.language.goals();
    // True once every match was looked through: before that, the number would be too low.
    let kept = use_state(|| (KeptGoals::default(), false));
    let is_reading = use_state(|| false);
    let is_open = use_state(|| stands_open);
    {
        let (kept, is_reading) = (kept.clone(), is_reading.clone());
        use_effect_with(*is_open, move |&is_open| {
            is_reading.set(is_open);
            wasm_bindgen_futures::spawn_local(async move {
                let _ =
                    look_through(title, is_open, |goals, is_all| kept.set((goals, is_all))).await;
                is_reading.set(false);
            });
        });
    }
    let goals = w.of(title.id);
    if goals.is_empty() {
        return Html::default();
    }
    let reached: Vec<Option<&str>> = (0..goals.len()).map(|nth| kept.0.reached(nth)).collect();
    let counted = kept.1.then(|| (w.counted)(reached.iter().flatten().count(), goals.len()));
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
    let list = html! {
        <div class="in-progress">
            <p role="status">{ is_reading.then_some(w.reading) }</p>
            <p class="hint">{ counted.as_ref().filter(|_| stands_open).map(|counted| format!("{counted}. ")) }{ w.hint }</p>
            <ul>{ for goals.iter().zip(reached).map(row) }</ul>
        </div>
    };
    if stands_open {
        return list;
    }
    // The first press opens it.
    let on_first = move |_: MouseEvent| is_open.set(true);
    let name = (title.about)(messages).name;
    let summary = counted.map_or_else(|| name.to_owned(), |it| (messages.table.row)(name, &it));
    html! {
        <details class="goals">
            <summary onclick={on_first}>{ summary }</summary>
            { list }
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
    // The store returns its keys in order.
    kept.keep_only(|key| all.binary_search_by(|there| there.as_str().cmp(key)).is_ok());
    Some((kept, all))
}

/// Shows what is known of a game's goals, and looks through the matches that were not looked at before, if they
/// are few or `is_open`. `None` if something is not available.
async fn look_through(
    title: &'static GameEntry,
    is_open: bool,
    show: impl Fn(KeptGoals, bool),
) -> Option<()> {
    let (mut kept, all) = known(title).await?;
    let is_own = |key: &str| done_parts(key).is_some_and(|(scope, _)| scope == title.id);
    let is_missing = |kept: &KeptGoals, key: &str| is_own(key) && !kept.has(key);
    let missing = all.iter().filter(|key| is_missing(&kept, key)).count();
    show(kept.clone(), missing == 0);
    if missing == 0 || missing > FEW && !is_open {
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
        show(kept.clone(), false);
    }
    show(kept.clone(), true);
    // If it isn't saved, the matches are checked again next time.
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
