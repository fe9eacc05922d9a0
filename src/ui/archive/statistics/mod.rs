//! The statistics: by person, game, number of players, opponents and option.

mod choices;
mod results;

use super::aliases;
use super::filters::use_filters;
use super::finished::read_all;
use super::history::use_keys;
use super::words;
use crate::platform::storage::StorageError;
use crate::platform::timer;
use crate::session::is_same_name;
use crate::session::library::{Finished, Record, Summary};
use crate::session::statistics::{Aliases, Filters, Finding, Sitting, findings_in, sittings};
use crate::ui::context::{AppContext, use_app};
use crate::ui::heading::heading;
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use choices::{Occurring, Renaming};
use results::{Later, Part, people_of};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StatisticsProps {
    /// The filters of the address.
    pub filters: String,
}

/// The summaries, as far as they are read. They are compared by identity.
#[derive(Clone)]
enum Read {
    /// The number of matches read so far.
    Reading(usize),
    /// The summaries, and of each the key and the findings of its review.
    Here(Rc<Vec<Summary>>, Rc<Vec<(String, Vec<Finding>)>>),
    Blocked,
}

/// The page.
#[component]
pub fn Statistics(StatisticsProps { filters: first }: &StatisticsProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.archive();
    let (filters, set) = use_filters(first, Route::Statistics);
    let (keys, _) = use_keys();
    let read = use_state(|| Read::Reading(0));
    let aliases = use_state(aliases::kept);
    let latest = use_mut_ref(|| 0_u32);
    let all = keys.as_ref().and_then(|keys| keys.as_ref().ok()).map_or(0, |keys| keys.len());
    {
        let read = read.clone();
        use_effect_with(keys, move |keys| {
            let keys = match keys {
                None => return,
                Some(Err(_)) => return read.set(Read::Blocked),
                Some(Ok(keys)) => keys.clone(),
            };
            let run = {
                let mut latest = latest.borrow_mut();
                *latest += 1;
                *latest
            };
            let is_first = matches!(*read, Read::Reading(_));
            wasm_bindgen_futures::spawn_local(async move {
                let progress = |come| {
                    let goes_on = *latest.borrow() == run;
                    if goes_on && is_first {
                        read.set(Read::Reading(come));
                    }
                    goes_on
                };
                let read_one = |one: &Record| {
                    let beside = (one.key.clone(), findings_in(&one.text));
                    Some((Finished::summary(&one.text)?, beside))
                };
                let summaries = read_all(&keys, read_one, progress).await;
                // The page is rendered in another task than the one that reads the last of them.
                timer::pause().await;
                match summaries {
                    Ok(Some(found)) => {
                        let (summaries, beside): (Vec<_>, Vec<_>) = found.into_iter().unzip();
                        read.set(Read::Here(Rc::new(summaries), Rc::new(beside)));
                    }
                    Ok(None) => {}
                    Err(StorageError::Blocked | StorageError::Full | StorageError::Taken) => {
                        read.set(Read::Blocked);
                    }
                }
            });
        });
    }
    let change = {
        let (aliases, set, filters) = (aliases.clone(), set.clone(), filters.clone());
        Callback::from(move |next: Aliases| {
            aliases::keep(&next);
            if let Some(name) = &filters.person {
                let person = Some(next.name_of(name).to_owned());
                set.emit(Filters { person, ..filters.clone() });
            }
            aliases.set(next);
        })
    };
    let summaries = match &*read {
        Read::Here(summaries, _) => Some(summaries),
        Read::Reading(_) | Read::Blocked => None,
    };
    let occurring = use_state(Rc::<Occurring>::default);
    {
        let (occurring, summaries) = (occurring.setter(), summaries.cloned());
        let deps = (summaries.as_ref().map(Rc::as_ptr), (*aliases).clone());
        use_effect_with(deps, move |(_, aliases)| {
            let aliases = aliases.clone();
            timer::soon(move || {
                let all = || summaries.iter().flat_map(|all| all.iter());
                let people = aliases.with_spellings(all());
                occurring.set(Rc::new(Occurring::of(all(), &people)));
            });
        });
    }
    let said =
        |text: &str| html! { <p role="status" class="archive-state">{ text.to_owned() }</p> };
    let content = match &*read {
        // The progress of the reading is not read aloud.
        Read::Reading(come) => html! { <p class="archive-state">{ (w.reading)(*come, all) }</p> },
        Read::Blocked => said(w.blocked),
        Read::Here(summaries, _) if summaries.is_empty() => said(w.empty),
        Read::Here(summaries, beside) => {
            let facts = Facts {
                summaries: summaries.clone(),
                beside: beside.clone(),
                aliases: (*aliases).clone(),
                people: aliases.with_spellings(summaries.iter()),
                filters: filters.clone(),
                messages,
            };
            facts.html(&occurring, &set, &change)
        }
    };
    html! {
        <main class="page statistics" id="main" tabindex="-1" aria-busy={matches!(*read, Read::Reading(_)).then_some("true")}>
            { heading(w.statistics, messages) }
            { content }
        </main>
    }
}

/// The content of the page, once everything is read.
#[derive(Clone)]
struct Facts {
    summaries: Rc<Vec<Summary>>,
    /// The key of each of them, and the findings of its review.
    beside: Rc<Vec<(String, Vec<Finding>)>>,
    /// The names that count as another one, because a person said so.
    aliases: Aliases,
    /// The same, with the spellings of names.
    people: Aliases,
    filters: Filters,
    messages: &'static Messages,
}

impl PartialEq for Facts {
    /// Compares the summaries by identity.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.summaries, &other.summaries)
            && (&self.aliases, &self.filters) == (&other.aliases, &other.filters)
            && self.messages == other.messages
    }
}

impl Facts {
    fn sittings(&self) -> Vec<Sitting<'_>> {
        sittings(self.summaries.iter(), &self.people, &self.filters)
    }

    /// Renders everything below the heading.
    fn html(
        &self,
        occurring: &Occurring,
        set: &Callback<Filters>,
        change: &Callback<Aliases>,
    ) -> Html {
        let Facts { filters, messages, aliases, .. } = self;
        let w = messages.language.archive();
        let counted = self.sittings();
        let people = people_of(&counted);
        let most = people.first().map(|(name, _)| *name);
        // An address may have a name as it was spelled in an earlier match.
        let asked = filters.person.as_deref().map(|name| self.people.name_of(name));
        let known = asked.and_then(|name| {
            people.iter().map(|(known, _)| *known).find(|known| is_same_name(known, name))
        });
        let chosen = known.or(asked).or(most);
        let listed = Filters { person: chosen.map(str::to_owned), ..filters.clone() };
        let later = Facts { filters: listed.clone(), ..self.clone() };
        let games =
            people.iter().find(|(name, _)| Some(*name) == chosen).map(|(_, tally)| tally.games);
        let names = people.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>();
        html! {
            <>
                <p role="status" class={games.map(|_| "unseen")}>{ games.map_or_else(|| w.none.to_owned(), w.count) }</p>
                if let (Some(name), Some(_)) = (chosen, games) {
                    <h2>{ (w.results_of)(words::person(name, messages)) }</h2>
                    <Later part={Part::Telling} facts={later.clone()} />
                    { occurring.form(self, chosen, set) }
                    <Later part={Part::Figures} facts={later.clone()} />
                    <div class="actions">
                        <a class="button" href={Route::History(listed.to_string()).href()}>{ w.list_games }</a>
                    </div>
                    <p class="hint">{ w.share_hint }</p>
                    if filters.game.is_none() {
                        <Later part={Part::Games} facts={later.clone()} />
                    }
                    { for [Part::Findings, Part::Endings, Part::Points, Part::Players, Part::Against, Part::Options, Part::Opponents].map(|part| html! {
                        <Later {part} facts={later.clone()} />
                    }) }
                } else {
                    { occurring.form(self, chosen, set) }
                }
                <Later part={Part::People} facts={later} />
                <Renaming {names} aliases={aliases.clone()} on_change={change.clone()} {messages} />
                <p class="hint">{ w.counted }</p>
            </>
        }
    }
}
