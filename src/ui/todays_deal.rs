//! Today's deal on the home page, for a person who has played here before: its state, and the run of
//! days.

use super::catalog::{GameEntry, find_game};
use super::context::use_app;
use super::day_deal::{Start, date_of, use_today};
use super::day_line::result_text;
use super::locale::Messages;
use super::matches;
use super::route::Route;
use crate::session::day::Day;
use crate::session::library::{DayTries, DayTry};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A day, and the official tries by then.
type Tried = Option<Rc<(Day, DayTries)>>;

thread_local! {
    /// What was found last. It is shown at once when a person comes back to the home page, so that the
    /// covers don't move.
    static LAST: RefCell<Tried> = const { RefCell::new(None) };
}

/// Returns the row of today's deal. `None` until it is known whether it was played; empty if it is not
/// `wanted`.
#[hook]
pub fn use_todays_deal(wanted: bool) -> Option<Html> {
    let messages = use_app().messages;
    let today = use_today();
    let found = use_state(|| LAST.with_borrow(Tried::clone));
    {
        let found = found.clone();
        use_effect_with((wanted, today), move |&(wanted, today)| {
            if wanted {
                wasm_bindgen_futures::spawn_local(async move {
                    let fresh = Some(Rc::new((today, matches::day_tries().await)));
                    LAST.set(fresh.clone());
                    found.set(fresh);
                });
            }
        });
    }
    if !wanted {
        return Some(Html::default());
    }
    let (today, tries) = &**found.as_ref()?;
    let title = find_game(today.game()).filter(|_| today.number().is_some());
    let row = |title| draw(title, *today, tries.of(*today), tries.run(*today), messages);
    Some(title.map(row).unwrap_or_default())
}

/// Renders the row.
fn draw(
    title: &'static GameEntry,
    today: Day,
    tried: Option<DayTry<'_>>,
    days: u32,
    messages: &'static Messages,
) -> Html {
    let w = messages.language.days();
    let heading = (w.mark)(&date_of(today, messages, "long"));
    let about = (title.about)(messages);
    let start = Start { day: today, official: true }.route();
    let (state, says, route) = match tried {
        None => (w.not_played.to_owned(), messages.home.play, Some(start)),
        Some(DayTry::Deleted) => (w.deleted.to_owned(), "", None),
        Some(DayTry::Kept(number, summary)) => {
            let result = result_text(summary, messages.language);
            let says = if result.is_some() { w.see } else { w.resume };
            let state = result.unwrap_or_else(|| w.going_on.to_owned());
            (state, says, Some(Route::Table(title, Some(number))))
        }
    };
    let facts =
        [about.name.to_owned(), state, if days > 1 { (w.run)(days) } else { String::new() }];
    let is_over = match tried {
        Some(DayTry::Kept(_, summary)) => summary.is_over(),
        Some(DayTry::Deleted) => true,
        None => false,
    };
    let friends = if is_over { w.compare } else { w.with_friends };
    let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    html! {
        <section class="in-progress" aria-labelledby="today">
            <div class={format!("game-row today game-{}", title.id)}>
                <div class="game-row-text">
                    <h2 id="today"><a href={Route::Days(String::new()).href()}>{ heading }</a></h2>
                    <p>{ facts.join(" · ") }</p>
                    if is_over {
                        <p class="hint">{ w.next }</p>
                    }
                </div>
                <a class="button" href={Route::Round(today.to_string()).href()} aria-describedby="today">{ friends }</a>
                if let Some(route) = route {
                    <a class="button primary" href={route.href()} aria-describedby="today">{ says }</a>
                }
            </div>
        </section>
    }
}
