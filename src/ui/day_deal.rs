//! The start of a day's deal: the official try, or the same deal without the mark.

use super::catalog::find_game;
use super::context::use_app;
use super::heading::heading;
use super::loading::use_loading;
use super::locale::Messages;
use super::matches;
use super::new_match::note_played;
use super::route::Route;
use crate::engine::errors;
use crate::platform::{clock, listen, page, share, timer};
use crate::session::day::{Day, DayList};
use crate::session::library::{DayTry, Summary};
use crate::session::{Agreement, AnyMatch, NewMatch, new_match};
use yew::prelude::*;

/// The file with the list of deals.
const LIST: &str = "days.txt";

/// The interval at which a page checks whether a new day has begun, in milliseconds.
const LOOKS: u32 = 20_000;

/// The match that an address asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// The day of the deal.
    pub day: Day,
    /// True for the official try, false for a match without the mark.
    pub official: bool,
}

impl Start {
    /// Reads the filters of an address; `None` if they don't ask for a match.
    pub fn read(filters: &str) -> Option<Self> {
        let (day, how) = filters.split_once('/')?;
        let official = match how {
            "play" => true,
            "practice" => false,
            _ => return None,
        };
        Some(Self { day: day.parse().ok()?, official })
    }

    /// Returns its route.
    pub fn route(self) -> Route {
        let how = if self.official { "play" } else { "practice" };
        Route::Days(format!("{}/{how}", self.day))
    }
}

/// Returns the local date.
pub fn today() -> Day {
    let (year, month, day) = clock::today();
    Day::from_date(year, month, day).unwrap_or(Day(0))
}

/// Returns the local date, and renders again soon after it has changed.
#[hook]
pub fn use_today() -> Day {
    let day = use_state_eq(today);
    let looks = use_state(|| 0_u32);
    {
        let (day, looks) = (day.clone(), looks.clone());
        use_effect_with(*looks, move |&count| {
            let timer = timer::after(LOOKS, move || {
                day.set(today());
                looks.set(count.wrapping_add(1));
            });
            move || drop(timer)
        });
    }
    {
        let day = day.clone();
        use_effect_with((), move |()| {
            // Timers stand still while the page is hidden or the device sleeps.
            let listener = listen::listen(
                "document",
                "visibilitychange",
                listen::Hearing::default(),
                move |_| day.set(today()),
            );
            move || drop(listener)
        });
    }
    *day
}

/// Returns the date of a day in words, or as in `2026-11-26` where the browser does not tell. The
/// month is `long` or `short`.
pub fn date_of(day: Day, messages: &Messages, month: &str) -> String {
    let style = [("day", "numeric"), ("month", month)];
    let text = page::date_text(day.0, messages.language.code(), &style);
    let text = text.unwrap_or_else(|| day.to_string());
    match text.strip_prefix('1') {
        // Browsers write `1 décembre`.
        Some(rest) if day.date().2 == 1 => (messages.language.days().day_of_month)(1) + rest,
        _ => text,
    }
}

/// Fetches the list of deals; `None` if it is not available.
pub async fn fetch_list() -> Option<DayList> {
    DayList::read(&share::fetched(&page::file(LIST)).await?)
}

errors! {
    /// Why nothing has begun.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BeginError {
        /// The list of deals is not available.
        NoList,
        /// The day is yet to come.
        NotYet,
        /// The day is over, so no official try can begin.
        TooLate,
        /// The official try was deleted.
        Deleted,
        /// There is no such deal.
        NoDeal,
    }
}

/// Deals an official try again: a day that has begun keeps its deal, also if a new version of the list has
/// another one. `None` if the game's rules are others now.
fn redealt(tried: &Summary) -> Option<AnyMatch> {
    let Summary { game, options, seed, bot_seed, seats, .. } = tried.clone();
    let deal = NewMatch {
        game,
        options,
        seed,
        bot_seed,
        occupants: seats,
        agreement: Agreement::default(),
    };
    let play = new_match(&deal)?.ok()?;
    (play.info().rules == tried.rules).then_some(play)
}

/// Begins the match, or finds the official try that was begun before. Returns its table.
async fn begin(asked: Option<Start>) -> Result<Route, BeginError> {
    let Start { day, official } = asked.ok_or(BeginError::NoDeal)?;
    let now = today();
    if day.number().is_none() {
        return Err(BeginError::NoDeal);
    }
    if day > now {
        return Err(BeginError::NotYet);
    }
    let title = find_game(day.game()).ok_or(BeginError::NoDeal)?;
    let days = matches::day_tries().await;
    let tried = days.of(day);
    if official {
        match tried {
            Some(DayTry::Kept(number, _)) => return Ok(Route::Table(title, Some(number))),
            Some(DayTry::Deleted) => return Err(BeginError::Deleted),
            None if day < now => return Err(BeginError::TooLate),
            None => {}
        }
    }
    let known = tried.and_then(|tried| match tried {
        DayTry::Kept(_, summary) => redealt(summary),
        DayTry::Deleted => None,
    });
    let play = match known {
        Some(play) => play,
        None => fetch_list().await.ok_or(BeginError::NoList)?.deal(day).0,
    };
    note_played(title.id);
    let id = matches::begin(title.id, &play);
    if official {
        matches::edit(id, |summary| summary.day = Some(day.0));
    }
    Ok(Route::Table(title, Some(matches::number(id))))
}

#[derive(PartialEq, Properties)]
pub struct DayDealProps {
    /// The filters of the address.
    pub filters: String,
}

/// Begins the match and goes to its table, or says why it cannot.
#[component]
pub fn DayDeal(DayDealProps { filters }: &DayDealProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.days();
    let fault = use_state(|| None::<BeginError>);
    let tries = use_state(|| 0);
    let start = Start::read(filters);
    {
        let fault = fault.clone();
        use_effect_with(*tries, move |_| {
            let here = page::hash();
            wasm_bindgen_futures::spawn_local(async move {
                match begin(start).await {
                    // Unless the person has gone elsewhere.
                    Ok(table) if page::hash() == here => {
                        page::replace_with(&table.hash());
                    }
                    Ok(_) => {}
                    Err(why) => fault.set(Some(why)),
                }
            });
        });
    }
    let again = {
        let fault = fault.clone();
        move |_: MouseEvent| {
            fault.set(None);
            tries.set(*tries + 1);
        }
    };
    use_loading((*fault).map(|fault| {
        html! {
            <main class="page narrow" id="main" tabindex="-1">
                { heading(messages.home.days, messages) }
                <p class="note" role="alert">{ match fault {
                    BeginError::NoList => messages.part_missing,
                    BeginError::NotYet => w.not_yet,
                    BeginError::TooLate => w.practice_only,
                    BeginError::Deleted => w.was_deleted,
                    BeginError::NoDeal => w.no_deal,
                } }</p>
                <div class="actions">
                    if fault == BeginError::NoList {
                        <button type="button" class="button primary" onclick={again}>{ messages.try_again }</button>
                    }
                    if let (BeginError::TooLate | BeginError::Deleted, Some(Start { day, .. })) = (fault, start) {
                        <a class="button primary" href={Start { day, official: false }.route().href()}>{ w.practise }</a>
                    }
                    <a class="button" href={Route::Days(String::new()).href()}>{ messages.home.days }</a>
                </div>
            </main>
        }
    }))
}
