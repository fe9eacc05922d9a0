//! The history: every finished match, to open, star or remove.

use super::aliases;
use super::filters::{Select, use_filters};
use super::finished::{Place, Row, game_in, read_all};
use super::list::List;
use super::words;
use crate::platform::storage::StorageError;
use crate::platform::{page, persist, share, timer};
use crate::session::statistics::Filters;
use crate::session::{CsvMatch, csv};
use crate::ui::catalog::{CATALOG, GameEntry, find_game};
use crate::ui::context::{AppContext, use_app};
use crate::ui::heading::heading;
use crate::ui::lazy::{GoalsOf, LazySection, parts};
use crate::ui::locale::Messages;
use crate::ui::matches::{self, MatchId};
use crate::ui::player_names::names_and_levels;
use crate::ui::route::Route;
use crate::ui::tabs;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The keys of all finished matches; `None` until they are read.
pub type Keys = Option<Result<Rc<Vec<String>>, StorageError>>;

/// Returns the keys of all finished matches, and the number of answers of the store so far. They are
/// read again after each write, here or in another tab.
#[hook]
pub fn use_keys() -> (Keys, u32) {
    let keys = use_state_eq(|| None);
    let answers = use_state(|| 0);
    {
        let (keys, answers) = (keys.clone(), answers.clone());
        use_effect_with((), move |()| {
            let count = Cell::new(0);
            let read = move || {
                let (keys, answers) = (keys.clone(), answers.clone());
                count.set(count.get() + 1);
                let nth = count.get();
                wasm_bindgen_futures::spawn_local(async move {
                    keys.set(Some(matches::finished().await.map(Rc::new)));
                    answers.set(nth);
                });
            };
            read();
            matches::watch(Callback::from(move |()| read()));
            tabs::listen();
        });
    }
    ((*keys).clone(), *answers)
}

#[derive(PartialEq, Properties)]
pub struct HistoryProps {
    /// The filters of the address.
    pub filters: String,
}

/// The place of the goals among the parts that open below the search.
const GOALS: usize = 1;

/// The progress of the filtered list.
#[derive(Clone, PartialEq)]
enum Found {
    /// The number of matches read so far.
    Reading(usize),
    Here(Rc<Vec<String>>),
}

/// The page.
#[component]
pub fn History(HistoryProps { filters: first }: &HistoryProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.archive();
    let (filters, set) = use_filters(first, Route::History);
    let (keys, answers) = use_keys();
    let all = keys.clone().and_then(Result::ok).unwrap_or_default();
    let found = use_state_eq(|| Found::Here(Rc::default()));
    let deleted = use_state(|| None::<(MatchId, String)>);
    let latest = use_mut_ref(|| 0_u32);
    {
        let found = found.clone();
        use_effect_with((all.clone(), filters.clone()), move |(all, filters)| {
            let run = {
                let mut latest = latest.borrow_mut();
                *latest += 1;
                *latest
            };
            let of_game = |key: &&String| filters.game.as_deref() == game_in(key);
            if filters.need_no_records() {
                let listed: Rc<Vec<String>> = if filters.game.is_none() {
                    all.clone()
                } else {
                    Rc::new(all.iter().filter(of_game).cloned().collect())
                };
                found.set(Found::Here(listed));
                return;
            }
            let (all, filters, aliases) = (all.clone(), filters.clone(), aliases::kept());
            wasm_bindgen_futures::spawn_local(async move {
                let progress = |come| {
                    let goes_on = *latest.borrow() == run;
                    if goes_on {
                        found.set(Found::Reading(come));
                    }
                    goes_on
                };
                let pass = |record: &_| {
                    let (key, row) = Row::read(record)?;
                    let summary = row.summary.as_ref()?;
                    let text = || words::description(&row.place, summary, messages);
                    let is_found =
                        filters.accept_for_list(summary, &aliases) && filters.accept_text(text);
                    is_found.then_some(key)
                };
                if let Ok(Some(listed)) = read_all(&all, pass, progress).await {
                    found.set(Found::Here(Rc::new(listed)));
                }
            });
        });
    }
    let is_nearly_full = use_state(|| false);
    let may_be_deleted = use_state(|| false);
    {
        let (is_nearly_full, may_be_deleted) = (is_nearly_full.clone(), may_be_deleted.clone());
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                is_nearly_full.set(persist::is_nearly_full().await);
                may_be_deleted.set(persist::is_to_advise().await);
            });
        });
    }
    let advised = {
        let may_be_deleted = may_be_deleted.clone();
        move |_: MouseEvent| {
            persist::note_advice();
            may_be_deleted.set(false);
        }
    };
    let prints = use_state(|| false);
    let on_whole = {
        let prints = prints.clone();
        Callback::from(move |()| {
            let prints = prints.clone();
            // The rows are laid out first.
            timer::soon(move || {
                page::print();
                prints.set(false);
            });
        })
    };
    let print = {
        let prints = prints.clone();
        move |_: MouseEvent| prints.set(true)
    };
    use_effect_with(deleted.is_some(), |&is_deleted| {
        if is_deleted {
            page::focus(".history .undo");
        }
    });
    let on_delete = {
        let deleted = deleted.clone();
        Callback::from(move |(place, name): (Place, String)| {
            let deleted = deleted.clone();
            wasm_bindgen_futures::spawn_local(async move {
                matches::remove(&place.scope, place.number).await;
                let id = matches::library(|library| library.numbered(&place.scope, place.number));
                deleted.set(id.map(|id| (id, name)));
            });
        })
    };
    let undo = {
        let deleted = deleted.clone();
        move |_: MouseEvent| {
            if let Some((id, _)) = &*deleted {
                matches::restore(*id);
            }
            deleted.set(None);
            page::focus("#main");
        }
    };
    let reading = match (&keys, &*found) {
        (Some(Ok(_)), Found::Reading(come)) => Some((w.reading)(*come, all.len())),
        _ => None,
    };
    let state = match (&keys, &*found) {
        (None, _) | (Some(Ok(_)), Found::Reading(_)) => String::new(),
        (Some(Err(_)), _) => w.blocked.to_owned(),
        (Some(Ok(_)), Found::Here(listed)) => match (listed.len(), all.len()) {
            (0, 0) => w.empty.to_owned(),
            (0, _) => w.none.to_owned(),
            (count, _) => (w.count)(count),
        },
    };
    let is_empty =
        keys.as_ref().is_some_and(|keys| keys.as_ref().is_ok_and(|keys| keys.is_empty()));
    let is_unsaved = matches::library(|library| library.is_unsaved());
    let games = use_memo(all.clone(), |all| {
        let is_there = |title: &&GameEntry| all.iter().any(|key| game_in(key) == Some(title.id));
        CATALOG.iter().filter(is_there).collect::<Vec<_>>()
    });
    let games = games.iter();
    let games = games.map(|title| (title.id.to_owned(), (title.about)(messages).name.to_owned()));
    let on_game = {
        let (set, filters) = (set.clone(), filters.clone());
        Callback::from(move |game| set.emit(Filters { game, ..filters.clone() }))
    };
    let on_star = {
        let (set, filters) = (set.clone(), filters.clone());
        move |_: Event| {
            set.emit(Filters { starred: !filters.starred, ..filters.clone() });
        }
    };
    let is_filtered = filters != Filters::default();
    // The filters of an address are seen, and stay open once they are cleared.
    let panel = use_state_eq(|| is_filtered.then_some(0));
    let on_words = {
        let (set, filters, panel) = (set.clone(), filters.clone(), panel.clone());
        move |event: InputEvent| {
            // A search closes the goals.
            panel.set((*panel).filter(|&open| open != GOALS));
            let field = event.target_dyn_into::<HtmlInputElement>();
            let words = field.map(|field| field.value()).filter(|words| !words.trim().is_empty());
            set.emit(Filters { words, ..filters.clone() });
        }
    };
    let save_csv = {
        let found = found.clone();
        move |_: MouseEvent| {
            let Found::Here(listed) = &*found else { return };
            let listed = listed.clone();
            wasm_bindgen_futures::spawn_local(async move { save_table(&listed, messages).await });
        }
    };
    let clear = move |_: MouseEvent| set.emit(Filters::default());
    let others = other_filters(&filters, messages);
    let counted = Filters { words: None, ..filters.clone() };
    let of_game = filters.game.as_deref().and_then(find_game);
    let game = of_game.and_then(|_| filters.game.clone());
    let elsewhere = html! {
        <>
            <a class="button" href={Route::Round(String::new()).href()}>{ messages.home.rounds }</a>
            <a class="button" href={Route::Letter(String::new()).href()}>{ messages.home.letter }</a>
            <a class="button" href={Route::Move.href()}>{ messages.language.move_device().title }</a>
        </>
    };
    let fields = html! {
        <>
            <Select label={w.game} all={w.all} choices={games.collect::<Vec<_>>()} chosen={game} on_choose={on_game} />
            <label class="choice"><input type="checkbox" checked={filters.starred} onchange={on_star} /><span class="choice-label">{ w.starred }</span></label>
            // It is always there, so that nothing moves.
            <button type="button" class="button" onclick={clear} disabled={!is_filtered}>{ w.clear }</button>
            { others.join(" · ") }
        </>
    };
    let goals = html! { <LazySection<GoalsOf> part={parts().goals} from={(of_game, false)} /> };
    let more = html! {
        <>
            <button type="button" class="button" onclick={save_csv}>{ w.save_csv }</button>
            <button type="button" class="button" onclick={print} disabled={*prints}>{ w.print }</button>
            { elsewhere.clone() }
        </>
    };
    let panels =
        [(w.filters, fields), (messages.new_match.goals, goals), (messages.home.more, more)];
    let button = |(nth, (label, _)): (usize, &(&'static str, Html))| {
        let is_open = *panel == Some(nth);
        let panel = panel.clone();
        let onclick = move |_: MouseEvent| panel.set((!is_open).then_some(nth));
        html! { <button type="button" class="button" aria-expanded={if is_open { "true" } else { "false" }} {onclick}>{ *label }</button> }
    };
    html! {
        <main class="page history" id="main" tabindex="-1" aria-busy={keys.is_none().then_some("true")}>
            { heading(w.history, messages) }
            <section class="filters" aria-label={w.filters}>
                if is_empty {
                    { elsewhere }
                } else {
                    <label class="filter"><span>{ w.search }</span><input type="search" value={filters.words.clone().unwrap_or_default()} oninput={on_words} /></label>
                    <a class="button" href={Route::Statistics(counted.to_string()).href()}>{ w.statistics }</a>
                    { for panels.iter().enumerate().map(button) }
                    // Below the buttons, so that none of them moves.
                    if let Some(nth) = *panel {
                        <div class={(nth != GOALS).then_some("filters")}>{ panels[nth].1.clone() }</div>
                    }
                }
            </section>
            // Only what was found is read aloud, not how far the reading is.
            <div class="archive-state">
                <span role="status">{ state }</span>
                { reading }
                <span role="status">
                    if let Some((_, name)) = &*deleted {
                        { (messages.language.game_list().deleted)(name) }{ " " }
                        <button type="button" class="button undo" onclick={undo}>{ messages.table.undo }</button>
                    }
                </span>
            </div>
            if is_unsaved {
                <p class="note" role="alert">{ messages.language.game_list().unsaved }</p>
            }
            if *is_nearly_full {
                <p class="note">{ w.nearly_full }</p>
            }
            if *may_be_deleted && !is_empty {
                <div class="note">
                    <p>{ w.may_be_deleted }</p>
                    <div class="actions">
                        <a class="button" href={Route::Move.href()} onclick={advised.clone()}>{ w.keep_copy }</a>
                        <button type="button" class="button" onclick={advised}>{ w.dismiss }</button>
                    </div>
                </div>
            }
            if let (Some(Ok(_)), Found::Here(listed)) = (&keys, &*found) {
                <List listed={listed.clone()} {all} {answers} {on_delete} prints={*prints} {on_whole} />
            }
        </main>
    }
}

/// Saves the matches of these keys as a table for a spreadsheet.
async fn save_table(keys: &[String], messages: &'static Messages) {
    let read = |record: &_| Some(Row::read(record)?.1);
    let Ok(Some(rows)) = read_all(keys, read, |_| true).await else { return };
    let about = |row: &Row| {
        let summary = row.summary.as_ref()?;
        let game =
            row.place.title().map_or(row.place.scope.as_str(), |it| (it.about)(messages).name);
        Some((row.place.key(), game.to_owned(), names_and_levels(&summary.seats, messages)))
    };
    let told: Vec<_> = rows.iter().map(|row| about(row)).collect();
    let matches = rows.iter().zip(&told).filter_map(|(row, told)| {
        let (id, game, names) = told.as_ref()?;
        Some(CsvMatch { id, summary: row.summary.as_ref()?, game, names })
    });
    share::download("regalia.csv", &csv(messages.language.archive().csv, matches));
}

/// Returns the filters in words that this page has no field for.
fn other_filters(filters: &Filters, messages: &'static Messages) -> Vec<String> {
    let w = messages.language.archive();
    let Filters { person, game, players, against, option, .. } = filters;
    let title = game.as_deref().and_then(find_game);
    let option = option.as_ref().map(|option| match title {
        Some(title) => words::option(title, option, messages),
        None => (w.labelled)(&option.0, &option.1),
    });
    let parts = [
        person.as_ref().map(|name| words::person(name, messages).to_owned()),
        players.map(w.player_count),
        against.map(|against| words::against(against, w, messages)),
        option,
    ];
    parts.into_iter().flatten().collect()
}
