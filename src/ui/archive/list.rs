//! The list of finished matches. Only the rows near the visible part of the page are in the document
//! and are read from the store.

use super::aliases;
use super::details::Details;
use super::finished::{Place, Row, game_in};
use super::words::{self, Edit, name, result};
use crate::platform::listen::{Hearing, listen};
use crate::platform::{page, timer};
use crate::session::day::Day;
use crate::session::round::Round;
use crate::session::statistics::Against;
use crate::session::statistics::Evening;
use crate::ui::catalog::find_game;
use crate::ui::context::{AppContext, use_app};
use crate::ui::locale::Messages;
use crate::ui::matches;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The rows that are added to or taken from the document at once, and that are ready beyond each
/// edge of the visible part.
const STEP: usize = 6;

/// The height of a row before one is measured, in `rem` (style/archive.css).
const ROW: f64 = 6.5;

/// The most rows that are read and drawn at once, so that the page stays responsive on a slow device.
const RUN: usize = 8;

/// The rows that are read, by their keys.
type Rows = Rc<RefCell<HashMap<String, Rc<Row>>>>;

#[derive(PartialEq, Properties)]
pub struct ListProps {
    /// The keys of the matches in the list.
    pub listed: Rc<Vec<String>>,
    /// The keys of all finished matches, in order.
    pub all: Rc<Vec<String>>,
    /// The number of answers of the store so far.
    pub answers: u32,
    /// Called with a match to remove, and its name.
    pub on_delete: Callback<(Place, String)>,
    /// True while every row is in the document, to be printed.
    pub prints: bool,
    /// Called once they all are.
    pub on_whole: Callback<()>,
}

/// Takes over changes of matches that were made elsewhere, such as in another tab. Returns true if
/// there are any.
fn refresh(rows: &Rows) -> bool {
    let mut rows = rows.borrow_mut();
    let mut changed = false;
    matches::library(|library| {
        for (key, summary) in library.finished() {
            if let Some(row) =
                rows.get_mut(&key).filter(|row| row.summary.as_ref() != Some(summary))
            {
                *row = Rc::new(row.edited(|known| known.clone_from(summary)));
                changed = true;
            }
        }
    });
    changed
}

/// Returns the rows that belong in the document for `count` rows of this height in pixels.
fn window(count: usize, height: f64) -> Range<usize> {
    let area = page::find(".history-list").and_then(|list| page::area_of(&list));
    let above = area.map_or(0.0, |area| (-area.top()).max(0.0));
    let first = (above / height) as usize;
    let last = ((above + page::height()) / height) as usize;
    // Whole steps, so that most scrolling changes nothing.
    let first = (first / STEP).saturating_sub(1) * STEP;
    first.min(count)..((last / STEP + 2) * STEP).min(count)
}

/// Returns the height of a row in pixels.
fn row_height() -> f64 {
    let row = page::find(".history-row").and_then(|row| page::area_of(&row));
    let measured = row.map_or(0.0, |area| area.height());
    if measured > 0.0 { measured } else { ROW * page::text_percent() * 0.16 }
}

/// Returns the first run of keys that are not read yet and follow each other in the store.
fn first_missing(keys: &[String], all: &[String], rows: &Rows) -> Option<Vec<String>> {
    let rows = rows.borrow();
    let mut missing = keys.iter().filter(|key| !rows.contains_key(*key));
    let first = missing.next()?;
    let at = all.binary_search(first).ok()?;
    let follow = missing.zip(&all[at + 1..]).take_while(|(key, next)| key == next).take(RUN - 1);
    Some([first].into_iter().chain(follow.map(|(key, _)| key)).cloned().collect())
}

/// The list.
#[component]
pub fn List(props: &ListProps) -> Html {
    let ListProps { listed, all, answers, on_delete, prints, on_whole } = props;
    let messages = use_app().messages;
    let count = listed.len();
    let height = use_state_eq(row_height);
    let shown = use_state_eq(|| 0..count.min(STEP));
    let focused = use_state_eq(|| None::<usize>);
    let opened = use_state(|| None::<Rc<Row>>);
    let rows: Rows = (*use_memo((), |()| Rows::default())).clone();
    let aliases = aliases::kept();
    let wanted = use_mut_ref(Vec::<String>::new);
    let is_reading = use_mut_ref(|| false);
    let again = use_force_update();
    {
        let (shown, height) = (shown.clone(), height.clone());
        use_effect_with(count, move |&count| {
            let is_due = Rc::new(Cell::new(false));
            let look = {
                let is_due = is_due.clone();
                move || {
                    is_due.set(false);
                    let now = row_height();
                    height.set(now);
                    shown.set(window(count, now));
                }
            };
            look();
            // Not in the task that draws the scrolled page: the rows beyond its edge are there.
            let look = move || {
                if !is_due.replace(true) {
                    timer::soon(look.clone());
                }
            };
            let hearing = Hearing { capture: false, passive: true };
            let listeners = ["scroll", "resize"].map(|name| {
                let look = look.clone();
                listen("window", name, hearing, move |_| look())
            });
            move || drop(listeners)
        });
    }
    let range = if *prints { 0..count } else { shown.start.min(count)..shown.end.min(count) };
    {
        let is_whole = *prints && listed.iter().all(|key| rows.borrow().contains_key(key));
        let on_whole = on_whole.clone();
        use_effect_with(is_whole, move |&is_whole| {
            if is_whole {
                on_whole.emit(());
            }
        });
    }
    {
        let (rows, wanted, is_reading) = (rows.clone(), wanted, is_reading);
        let (listed, all, again) = (listed.clone(), all.clone(), again.clone());
        use_effect_with((range.clone(), listed.clone()), move |(range, _)| {
            wanted.replace(listed[range.clone()].to_vec());
            if is_reading.replace(true) {
                // The one that reads sees what is wanted now.
                return;
            }
            wasm_bindgen_futures::spawn_local(async move {
                loop {
                    let run = first_missing(&wanted.borrow(), &all, &rows);
                    let Some((first, last)) =
                        run.as_ref().and_then(|run| Some((run.first()?, run.last()?)))
                    else {
                        break;
                    };
                    let Ok(records) = matches::finished_between(first, last).await else { break };
                    let read = records.iter().filter_map(Row::read);
                    let before = rows.borrow().len();
                    rows.borrow_mut().extend(read);
                    if rows.borrow().len() == before {
                        // Another tab has removed them.
                        break;
                    }
                    again.force_update();
                }
                is_reading.replace(false);
            });
        });
    }
    {
        let (rows, again) = (rows.clone(), again.clone());
        use_effect_with(*answers, move |_| {
            if refresh(&rows) {
                again.force_update();
            }
        });
    }
    let on_open = {
        let opened = opened.setter();
        (*use_memo((), |()| Callback::from(move |row: Option<Rc<Row>>| opened.set(row)))).clone()
    };
    let on_edit = {
        let (rows, again) = (rows.clone(), again.clone());
        let edit = move |(place, edit): (Place, Edit)| {
            let (rows, again) = (rows.clone(), again.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(id) = matches::fetch(&place.scope, place.number).await {
                    matches::edit(id, |summary| edit.apply(summary));
                    if let Some(row) = rows.borrow_mut().get_mut(&place.done_key()) {
                        *row = Rc::new(row.edited(|summary| edit.apply(summary)));
                    }
                    again.force_update();
                }
            });
        };
        (*use_memo((), |()| Callback::from(edit))).clone()
    };
    let onfocusin = {
        let (focused, shown, range) = (focused.clone(), shown.clone(), range.clone());
        move |event: FocusEvent| {
            let nth = number_of(event.target_dyn_into::<Element>());
            focused.set(nth);
            if let Some(nth) = nth {
                // The next rows are there before the page has scrolled to them.
                let start = range.start.min(nth.saturating_sub(STEP));
                shown.set(start..range.end.max(nth + 2 * STEP).min(count));
            }
        }
    };
    let onfocusout = {
        let focused = focused.clone();
        // The focus may move on within the list: its row must not go in between.
        move |event: FocusEvent| {
            let next = event.related_target().and_then(|next| next.dyn_into::<Element>().ok());
            focused.set(number_of(next));
        }
    };
    // A row with the focus stays in the document.
    let apart = focused.filter(|nth| *nth < count && !range.contains(nth)).map(|nth| nth..nth + 1);
    let mut parts: Vec<Range<usize>> = [range].into_iter().chain(apart).collect();
    if let [one, other] = &mut parts[..]
        && one.start > other.start
    {
        std::mem::swap(one, other);
    }
    let mut items = Vec::new();
    let mut end = 0;
    for part in parts.into_iter().chain(std::iter::once(count..count)) {
        if part.start > end {
            let pixels = (part.start - end) as f64 * *height;
            items.push(html! {
                <li key={format!("before {}", part.start)} class="history-gap" aria-hidden="true">
                    <svg width="1" height={pixels.round().to_string()}></svg>
                </li>
            });
        }
        let draw = |nth: usize| {
            let key = &listed[nth];
            let rows = rows.borrow();
            let row = rows.get(key).cloned();
            let summary = |nth: usize| rows.get(&listed[nth])?.summary.as_ref();
            // With a filter, some matches of an evening may be missing.
            let evening = (listed.len() == all.len())
                .then(|| Evening::of(nth, count, summary, &aliases))
                .flatten()
                .map(|evening| (words::evening(&evening, messages), evening.nth > 1));
            let (on_open, on_edit) = (on_open.clone(), on_edit.clone());
            html! { <Item key={key.clone()} place={key.clone()} {nth} {count} {row} {evening} {on_open} {on_edit} /> }
        };
        items.extend(part.clone().map(draw));
        end = part.end;
    }
    let details = (*opened).clone().map(|row| {
        let on_close = on_open.reform(|()| None);
        let on_delete = {
            let (on_delete, on_close) = (on_delete.clone(), on_close.clone());
            Callback::from(move |gone| {
                on_close.emit(());
                on_delete.emit(gone);
            })
        };
        html! { <Details {row} {on_edit} {on_close} {on_delete} /> }
    });
    html! {
        <>
            <ul class="history-list" {onfocusin} {onfocusout}>{ for items }</ul>
            { details.unwrap_or_default() }
        </>
    }
}

/// Returns the number of the row that contains an element.
fn number_of(element: Option<Element>) -> Option<usize> {
    let row: Element = element?.closest(".history-row").ok()??;
    row.get_attribute("data-nth")?.parse().ok()
}

#[derive(PartialEq, Properties)]
struct ItemProps {
    /// The key of the match in the store.
    place: String,
    /// The row's number from 0, and the number of rows.
    nth: usize,
    count: usize,
    /// The match; `None` until it is read.
    row: Option<Rc<Row>>,
    /// The words about the match's evening, if it has one, and whether the match before is of it too.
    evening: Option<(String, bool)>,
    on_open: Callback<Option<Rc<Row>>>,
    on_edit: Callback<(Place, Edit)>,
}

/// A row of the list.
#[component]
fn Item(ItemProps { place, nth, count, row, evening, on_open, on_edit }: &ItemProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let title = game_in(place).and_then(find_game);
    let goes_on = evening.as_ref().is_some_and(|(_, goes_on)| *goes_on);
    let class = classes!(
        "history-row",
        title.map(|title| format!("game-{}", title.id)),
        goes_on.then_some("together"),
    );
    html! {
        <li {class} data-nth={nth.to_string()} aria-setsize={count.to_string()}
            aria-posinset={(nth + 1).to_string()} aria-busy={row.is_none().then_some("true")}>
            if let Some(row) = row {
                { content(row, evening.as_ref().map(|(says, _)| says), on_open, on_edit, messages) }
            }
        </li>
    }
}

/// Renders the content of a row: its name, the result, the facts, and its buttons.
fn content(
    row: &Rc<Row>,
    evening: Option<&String>,
    on_open: &Callback<Option<Rc<Row>>>,
    on_edit: &Callback<(Place, Edit)>,
    messages: &'static Messages,
) -> Html {
    let w = messages.language.archive();
    let place = &row.place;
    let more = {
        let row = row.clone();
        on_open.reform(move |_: MouseEvent| Some(row.clone()))
    };
    let Some(summary) = &row.summary else {
        let name = (w.named)(&place.scope, &place.number.to_string());
        return html! {
            <>
                <div class="history-text"><p>{ &name }</p><p>{ messages.language.game_list().unreadable }</p></div>
                <button type="button" class="button" aria-label={(messages.language.game_list().more_named)(&name)} onclick={more}>{ "⋯" }</button>
            </>
        };
    };
    let date = words::date(summary, messages);
    let name = name(place, summary, messages);
    let full = (w.named)(&name, &date);
    let days = messages.language.days();
    let day = summary.day.and_then(|day| Some((days.deal)(Day(day).number()?)));
    let round = summary.round.as_ref().filter(|_| day.is_none());
    let round = round.map(|round| (days.in_round)(&Round::name_in(round)));
    let watched = summary.foreign.then(|| w.watched.to_owned());
    // A match that a person has named still says which game it is of.
    let game = place.title().filter(|_| !summary.name.is_empty());
    let game = game.map(|title| (title.about)(messages).name.to_owned());
    let facts = [
        date,
        words::against(Against::from_summary(summary), w, messages),
        (w.minutes)(summary.minutes()),
    ];
    let helped = words::helped(summary, w);
    let ended = words::ended(place, summary, messages);
    let sentences = ended.into_iter().chain(words::by_bots(place, summary, messages));
    let sentences = sentences.map(|text| text.trim_end_matches('.').to_owned());
    // A narrow screen shows the first of them: how the match ended.
    let facts = game.into_iter().chain(sentences).chain(facts).chain(day).chain(round);
    let facts: Vec<String> = facts.chain(watched).chain(helped).collect();
    let star = {
        let (place, star) = (place.clone(), !summary.star);
        on_edit.reform(move |_: MouseEvent| (place.clone(), Edit::Star(star)))
    };
    html! {
        <>
            <div class="history-text">
                <p class="history-name">
                    { &name }
                    if let Some(evening) = evening {
                        <span class="hint">{ " · " }{ evening }</span>
                    }
                </p>
                <p>{ result(place, summary, messages) }</p>
                <p class="history-facts">{ facts.join(" · ") }</p>
            </div>
            <div class="history-keys">
                <button type="button" class="button" aria-label={(w.star_named)(&full)}
                    aria-pressed={summary.star.to_string()} onclick={star}>{ star_picture() }</button>
                if let Some(href) = row.href() {
                    <a class="button primary" {href} aria-label={(w.open_named)(&full)}>{ w.open }</a>
                }
                <button type="button" class="button" aria-label={(messages.language.game_list().more_named)(&full)}
                    onclick={more}>{ "⋯" }</button>
            </div>
        </>
    }
}

/// Renders a star.
fn star_picture() -> Html {
    html! {
        <svg class="history-star" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z" />
        </svg>
    }
}
