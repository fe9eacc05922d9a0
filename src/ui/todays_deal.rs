//! What the home page has for a person who has played here before, besides games in progress: today's deal
//! with its state and the run of days, and rounds with deals that are still to be played.

use super::catalog::{GameEntry, find_game};
use super::day_deal::{Start, date_of, use_today};
use super::day_line::result_text;
use super::locale::Messages;
use super::matches;
use super::route::Route;
use crate::platform::storage;
use crate::session::day::Day;
use crate::session::library::{DayTries, DayTry, ROUNDS, Record};
use crate::session::round::{RoundHead, is_put_off, left_in};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// The storage key of the day on which it was said last that a run of days has ended.
const SAID: &str = "run-ended";

/// What waits for a person.
#[derive(Clone, Default, PartialEq)]
pub struct Waiting {
    today: Day,
    tries: DayTries,
    /// The length of the run of days that has ended, and how many of them still count, if that is said today.
    ended: Option<(u32, u32)>,
    /// The rounds with deals that are still to be played.
    pub rounds: Vec<WaitingRound>,
}

/// A round with deals that are still to be played.
#[derive(Clone, PartialEq)]
pub struct WaitingRound {
    /// Its record.
    pub record: Record,
    /// What its text begins with.
    pub head: RoundHead,
    /// Its game.
    pub title: &'static GameEntry,
    /// The number of deals that were not begun yet.
    pub left: usize,
}

thread_local! {
    /// What was found last. It is shown at once when a person comes back to the home page, so that the
    /// covers don't move.
    static LAST: RefCell<Option<Rc<Waiting>>> = const { RefCell::new(None) };
}

/// Returns what waits. `None` until it is known; nothing if it is not `wanted`. It is looked for again after
/// each of `changes`.
#[hook]
pub fn use_waiting(wanted: bool, changes: u32) -> Option<Rc<Waiting>> {
    let today = use_today();
    let found = use_state(|| LAST.with_borrow(Clone::clone));
    {
        let found = found.clone();
        use_effect_with((wanted, today, changes), move |&(wanted, today, _)| {
            if wanted {
                wasm_bindgen_futures::spawn_local(async move {
                    let fresh = Some(Rc::new(Waiting::find(today).await));
                    LAST.set(fresh.clone());
                    found.set(fresh);
                });
            }
        });
    }
    if wanted { (*found).clone() } else { Some(Rc::default()) }
}

impl Waiting {
    async fn find(today: Day) -> Self {
        let tries = matches::day_tries().await;
        let ended = ended(&tries, today);
        let rounds = matches::records(ROUNDS).await.into_iter().filter_map(WaitingRound::read);
        Self { today, ended, tries, rounds: rounds.collect() }
    }

    /// Returns true if today's deal was begun, and is not over.
    pub fn is_going_on(&self) -> bool {
        self.tries.of(self.today).is_some() && !self.tries.is_played(self.today)
    }

    /// Renders the row of today's deal.
    pub fn todays_deal(&self, messages: &'static Messages) -> Html {
        let Self { today, tries, .. } = self;
        let title = find_game(today.game()).filter(|_| today.number().is_some());
        title.map(|title| self.row(title, tries.of(*today), messages)).unwrap_or_default()
    }

    /// Renders that row for a day of this game.
    fn row(
        &self,
        title: &'static GameEntry,
        tried: Option<DayTry<'_>>,
        messages: &'static Messages,
    ) -> Html {
        let Self { today, tries, ended, .. } = self;
        let w = messages.language.days();
        let heading = (w.mark)(&date_of(*today, messages, "long"));
        let about = (title.about)(messages);
        let start = Start { day: *today, official: true }.route();
        let (state, says, route) = match tried {
            None => {
                let state = ended.map_or_else(
                    || w.not_played.to_owned(),
                    |(run, left)| (w.run_ended)(run, left),
                );
                (state, messages.home.play, Some(start))
            }
            Some(DayTry::Deleted) => (w.deleted.to_owned(), "", None),
            Some(DayTry::Kept(number, summary)) => {
                let result = result_text(summary, messages.language);
                let says = if result.is_some() { w.see } else { w.resume };
                let state = result.unwrap_or_else(|| w.going_on.to_owned());
                (state, says, Some(Route::Table(title, Some(number))))
            }
        };
        let days = tries.run(*today);
        // The notice says how many days still count.
        let run = if days > 1 && ended.is_none() { (w.run)(days) } else { String::new() };
        let facts = [about.name.to_owned(), state, run];
        let is_over = tries.is_played(*today);
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
}

/// Returns the length of a run of days that has ended, and how many of them still count; `None` if it was said on
/// an earlier day.
fn ended(tries: &DayTries, today: Day) -> Option<(u32, u32)> {
    let (run, last, left) = tries.ended(today)?;
    let said = storage::get(SAID).ok().flatten().and_then(|day| day.parse().ok()).map(Day);
    if said.is_some_and(|said| said > last && said != today) {
        return None;
    }
    // If this fails, it is said again.
    let _ = storage::set(SAID, &today.0.to_string());
    Some((run, left))
}

impl WaitingRound {
    /// Reads the record of a round; `None` if nothing of it waits, it was put off, or its rules are others. The deal
    /// of a day has another row.
    fn read(record: Record) -> Option<Self> {
        let head = RoundHead::read(record.key.strip_prefix(ROUNDS)?)?;
        let title = find_game(&head.game).filter(|title| title.info.rules == head.rules)?;
        let left = left_in(&record.text, head.deals());
        (left > 0 && !is_put_off(&record.text)).then_some(Self { record, head, title, left })
    }

    /// Renders its row. `put_off` gets the round that the person leaves for later, and its name.
    pub fn row(&self, put_off: &Callback<(Self, AttrValue)>, messages: &'static Messages) -> Html {
        let Self { record, head, title, left } = self;
        let game = (title.about)(messages).name;
        let (name, is_named) = match head.name.as_str() {
            "" => (game, false),
            name => (name, true),
        };
        let facts = [
            is_named.then(|| game.to_owned()),
            Some((messages.language.days().in_round)("")),
            Some((messages.language.game_list().left)(*left, head.deals())),
        ];
        let text = record.key.strip_prefix(ROUNDS).unwrap_or_default().to_owned();
        let later = messages.lesson.later;
        let onclick = {
            let round = (self.clone(), AttrValue::from(name.to_owned()));
            put_off.reform(move |_: MouseEvent| round.clone())
        };
        html! {
            <div class={format!("game-row game-{}", title.id)}>
                <div class="game-row-text">
                    <h3><bdi>{ name }</bdi></h3>
                    <p>{ facts.into_iter().flatten().collect::<Vec<_>>().join(" · ") }</p>
                </div>
                <a class="button primary" href={Route::Round(text).href()} aria-label={(messages.home.play_game)(name)}>{ messages.home.play }</a>
                <button type="button" class="button" aria-label={(messages.table.row)(later, name)} {onclick}>{ later }</button>
            </div>
        }
    }
}
