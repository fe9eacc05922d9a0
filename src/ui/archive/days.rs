//! The page of the deals of the day: today's and yesterday's, or the one of the address, and a
//! calendar.

use super::words;
use crate::platform::page;
use crate::session::day::{Day, DayList, LevelResult};
use crate::session::library::{DayTries, DayTry};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::context::use_app;
use crate::ui::day_deal::{Start, date_of, fetch_list, use_today};
use crate::ui::day_line::{help_text, result_text};
use crate::ui::heading::heading;
use crate::ui::locale::{DayMessages, Messages, number};
use crate::ui::matches;
use crate::ui::route::Route;
use yew::prelude::*;

/// The number of days in a week.
const WEEK: u32 = 7;

#[derive(PartialEq, Properties)]
pub struct DaysProps {
    /// The day to show, as in `2026-11-26`; otherwise today.
    pub filters: String,
}

/// Everything that a day is rendered from.
struct Shown<'a> {
    today: Day,
    list: Option<&'a DayList>,
    tries: &'a DayTries,
    messages: &'static Messages,
}

/// Returns the first and the last day of a month.
fn month_of(day: Day) -> (Day, Day) {
    let (year, month, nth) = day.date();
    let first = Day(day.0 + 1 - nth);
    (first, Day(first.0 + Day::in_month(year, month) - 1))
}

/// The page.
#[component]
pub fn Days(DaysProps { filters }: &DaysProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.days();
    let today = use_today();
    let asked: Option<Day> = filters.parse().ok();
    let month = use_state(|| asked.unwrap_or(today));
    let list = use_state(|| None::<DayList>);
    {
        // At midnight a new month may begin.
        let month = month.clone();
        use_effect_with(today, move |today| {
            if asked.is_none() {
                month.set(*today);
            }
        });
    }
    let tries = use_state(DayTries::default);
    {
        let list = list.clone();
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move { list.set(fetch_list().await) });
        });
    }
    {
        let tries = tries.clone();
        use_effect_with(today, move |_| {
            wasm_bindgen_futures::spawn_local(async move { tries.set(matches::day_tries().await) });
        });
    }
    let run = tries.run(today);
    let last_year = today.last_year().filter(|&day| tries.of(day).is_some());
    let shown = Shown { today, list: list.as_ref(), tries: &tries, messages };
    html! {
        <main class="page narrow days" id="main" tabindex="-1">
            { heading(messages.home.days, messages) }
            <p>{ w.lede }</p>
            if run > 1 {
                <p><strong>{ (w.run)(run) }</strong>{ " · " }{ w.run_rule }</p>
            }
            { match asked {
                Some(day) if day != today => shown.day(day, None),
                _ => html! {
                    <>
                        { shown.day(today, Some(w.today)) }
                        { shown.day(today.before(), Some(w.yesterday)) }
                        // For a person who was here then.
                        { last_year.map(|day| shown.day(day, Some(w.last_year))) }
                    </>
                },
            } }
            { shown.calendar(&month) }
        </main>
    }
}

impl Shown<'_> {
    fn words(&self) -> &'static DayMessages {
        self.messages.language.days()
    }

    /// Renders a day's deal; nothing if there is none. Today and yesterday are called so.
    fn day(&self, day: Day, called: Option<&str>) -> Html {
        let (w, messages) = (self.words(), self.messages);
        let date = date_of(day, messages, "long");
        let (Some(nth), Some(title)) = (day.number(), find_game(day.game())) else {
            return called
                .map_or_else(|| html! { <p class="note">{ w.no_deal }</p> }, |_| Html::default());
        };
        if day > self.today {
            return html! { <p class="note">{ w.not_yet }</p> };
        }
        let about = (title.about)(messages);
        let setup = day.setup(title.info.rules, 0);
        let mut facts = vec![(w.rivals)(setup.occupants.len() - 1)];
        facts.extend(setup.options.iter().map(|option| words::option(title, option, messages)));
        let is_vetted = self.list.is_none_or(|list| list.entry(day, title.info.rules).is_some());
        html! {
            <section class={format!("day game-{}", title.id)} aria-labelledby={format!("day-{day}")}>
                <h2 id={format!("day-{day}")}>{ called.unwrap_or(&date) }</h2>
                <div class="lede">
                    <img src={title.cover()} alt="" width="240" height="320" />
                    <div>
                        <p>{ (w.numbered)(nth, &date) }</p>
                        <p><strong>{ about.name }</strong></p>
                        <p class="hint">{ facts.join(" · ") }</p>
                    </div>
                </div>
                if !is_vetted {
                    <p class="note">{ w.unvetted }</p>
                }
                { self.ways(day, title) }
                if day < self.today && !self.goes_on(day) {
                    { self.levels(day, title) }
                }
            </section>
        }
    }

    /// Renders the person's result of a day, and the ways to play.
    fn ways(&self, day: Day, title: &'static GameEntry) -> Html {
        let w = self.words();
        let tried = self.tries.of(day);
        let is_today = day == self.today;
        let result = tried.map(|tried| self.result(tried));
        let is_over = self.tries.is_played(day);
        let practise = Start { day, official: false }.route().href();
        html! {
            <>
                if let Some(result) = result {
                    <p class="day-result">{ result }</p>
                } else if !is_today {
                    <p class="day-result">{ w.not_played }</p>
                }
                <div class="actions">
                    { match tried {
                        Some(DayTry::Kept(number, _)) => {
                            let says = if is_over { w.see } else { w.resume };
                            let href = Route::Table(title, Some(number)).href();
                            html! { <a class="button primary" {href}>{ says }</a> }
                        }
                        None if is_today => {
                            let href = Start { day, official: true }.route().href();
                            html! { <a class="button primary" {href}>{ w.start }</a> }
                        }
                        Some(DayTry::Deleted) | None => Html::default(),
                    } }
                    if self.goes_on(day) {
                        // Practising, or how bots did, would tell what the official try has yet to meet.
                    } else if !is_today {
                        <a class="button" href={practise}>{ w.practise }</a>
                    } else if is_over {
                        <a class="button" href={practise}>{ w.again }</a>
                    }
                    <a class="button" href={Route::Round(day.to_string()).href()}>{ if is_over { w.compare } else { w.with_friends } }</a>
                </div>
                if is_today {
                    <p class="hint">{ if tried.is_some() { w.next } else { w.counts } }</p>
                } else if tried.is_none() {
                    <p class="hint">{ w.practice_only }</p>
                }
            </>
        }
    }

    /// Returns true if the official try of a day is not over.
    fn goes_on(&self, day: Day) -> bool {
        matches!(self.tries.of(day), Some(DayTry::Kept(_, summary)) if !summary.is_over())
    }

    /// Returns the result of an official try in words.
    fn result(&self, tried: DayTry<'_>) -> String {
        let (w, language) = (self.words(), self.messages.language);
        match tried {
            DayTry::Deleted => w.deleted.to_owned(),
            DayTry::Kept(_, summary) => match result_text(summary, language) {
                None => w.going_on.to_owned(),
                Some(result) => format!("{result}, {}", help_text(summary, language)),
            },
        }
    }

    /// Renders how each level of bot did on a day's deal; nothing if the list does not tell.
    fn levels(&self, day: Day, title: &'static GameEntry) -> Html {
        let w = self.words();
        let entry = self.list.and_then(|list| Some((list, list.entry(day, title.info.rules)?)));
        let Some((list, entry)) = entry else { return Html::default() };
        let has_points = entry.has_points();
        let names = self.messages.new_match.levels;
        let row = |(name, result): (&str, &LevelResult)| {
            html! {
                <tr>
                    <th scope="row">{ name }</th>
                    <td>{ (w.percent)(result.wins) }</td>
                    if has_points {
                        <td>{ number(result.points) }</td>
                    }
                </tr>
            }
        };
        html! {
            <table class="day-bots">
                <caption>{ (w.bots)(list.tries) }</caption>
                <thead>
                    <tr>
                        <th scope="col">{ w.level }</th>
                        <th scope="col">{ w.wins }</th>
                        if has_points {
                            <th scope="col">{ w.points }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for names.into_iter().zip(&entry.levels).map(row) }</tbody>
            </table>
        }
    }

    /// Renders the calendar of a month.
    fn calendar(&self, month: &UseStateHandle<Day>) -> Html {
        let w = self.words();
        let (first, last) = month_of(**month);
        let language = self.messages.language.code();
        let text = |day: Day, style: &[(&str, &str)]| page::date_text(day.0, language, style);
        let title = text(first, &[("month", "long"), ("year", "numeric")]);
        let title = title.unwrap_or_else(|| first.to_string());
        // The days of the week in words are those of any week.
        let begin = first.0 - (first.weekday() + WEEK - page::first_weekday()) % WEEK;
        let weekdays = (begin..begin + WEEK).map(|day| {
            let name = |length| text(Day(day), &[("weekday", length)]).unwrap_or_default();
            html! { <th scope="col" abbr={name("long")}>{ name("short") }</th> }
        });
        let weeks = (begin..=last.0).step_by(WEEK as usize).map(|week| {
            let cell = |day| {
                let day = Day(day);
                html! { <td>if (first..=last).contains(&day) { { self.cell(day) } }</td> }
            };
            html! { <tr>{ for (week..week + WEEK).map(cell) }</tr> }
        });
        let go = |to: Day, label: &'static str, sign: &'static str, is_there: bool| {
            let month = month.clone();
            let onclick = move |_: MouseEvent| month.set(to);
            html! {
                <button type="button" class="button" aria-label={label} disabled={!is_there} {onclick}>{ sign }</button>
            }
        };
        let [earlier, later] = w.months;
        let has_earlier = first.number().is_some_and(|number| number > 1);
        html! {
            <section aria-label={w.calendar}>
                <h2>{ w.calendar }</h2>
                <div class="calendar-head">
                    { go(first.before(), earlier, "‹", has_earlier) }
                    <p aria-live="polite">{ &title }</p>
                    { go(last.after(), later, "›", last < self.today) }
                </div>
                <table class="calendar">
                    <caption class="unseen">{ title }</caption>
                    <thead><tr>{ for weekdays }</tr></thead>
                    <tbody>{ for weeks }</tbody>
                </table>
                <p class="hint">{ w.legend }</p>
            </section>
        }
    }

    /// Renders a day of the calendar: a link if it has a deal by now.
    fn cell(&self, day: Day) -> Html {
        let w = self.words();
        let (_, _, nth) = day.date();
        let nth = (w.day_of_month)(nth);
        let title = find_game(day.game()).filter(|_| day.number().is_some() && day <= self.today);
        let Some(title) = title else { return html! { <span>{ nth }</span> } };
        let tried = self.tries.of(day);
        let result = tried.map_or_else(|| w.not_played.to_owned(), |tried| self.result(tried));
        let sign = tried.map(sign_of);
        let game = (title.about)(self.messages).name;
        let label = (self.messages.table.row)(
            &format!("{}, {game}", date_of(day, self.messages, "long")),
            &result,
        );
        let current = (day == self.today).then_some("date");
        html! {
            <a href={Route::Days(day.to_string()).href()} aria-label={label} aria-current={current}>
                { nth }<span>{ sign }</span>
            </a>
        }
    }
}

/// Returns the calendar's sign of an official try.
fn sign_of(tried: DayTry<'_>) -> String {
    let DayTry::Kept(_, summary) = tried else { return "−".to_owned() };
    if !summary.is_over() {
        return "…".to_owned();
    }
    let seat = crate::session::only_person(&summary.seats);
    let share = summary.result.as_ref().zip(seat).map(|(result, seat)| result.share(seat));
    let sign = match share {
        Some(1.0) => "✓",
        Some(share) if share > 0.0 => "½",
        _ => "✗",
    };
    let helped = if summary.is_helped() { "+" } else { "" };
    format!("{sign}{helped}")
}
