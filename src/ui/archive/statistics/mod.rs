//! The statistics: by person, game, number of players, opponents and option.

use super::aliases;
use super::filters::{Select, use_filters};
use super::finished::read_all;
use super::history::use_keys;
use super::words;
use crate::engine::OptionSpec;
use crate::platform::page;
use crate::platform::page::digits;
use crate::platform::storage::StorageFault;
use crate::platform::timer;
use crate::session::library::{Finished, Summary};
use crate::session::statistics::{
    Against, Aliases, Filters, Opponent, Results, Sitting, Tally, opponents, sittings, tallies,
};
use crate::session::tidy_name;
use crate::ui::catalog::{CATALOG, GameEntry, find_game};
use crate::ui::chart::{Counts, Curves, Share, shares, stacks, table};
use crate::ui::context::{AppContext, use_app};
use crate::ui::heading::heading;
use crate::ui::locale::{Messages, number};
use crate::ui::route::Route;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The most matches in the picture of points over time, the latest ones.
const POINTS: usize = 100;

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
    Here(Rc<Vec<Summary>>),
    Blocked,
}

/// The page.
#[component]
pub fn Statistics(StatisticsProps { filters: first }: &StatisticsProps) -> Html {
    let AppContext { messages, .. } = use_app();
    let w = messages.language.archive();
    let (filters, set) = use_filters(first, Route::Statistics);
    let keys = use_keys();
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
                let summaries = read_all(&keys, |one| Finished::summary(&one.text), progress).await;
                // The page is rendered in another task than the one that reads the last of them.
                timer::pause().await;
                match summaries {
                    Ok(Some(summaries)) => read.set(Read::Here(Rc::new(summaries))),
                    Ok(None) => {}
                    Err(StorageFault::Blocked | StorageFault::Full | StorageFault::Taken) => {
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
        Read::Here(summaries) => Some(summaries),
        Read::Reading(_) | Read::Blocked => None,
    };
    let occurring = use_state(Rc::<Occurring>::default);
    {
        let (occurring, summaries) = (occurring.setter(), summaries.cloned());
        let deps = (summaries.as_ref().map(Rc::as_ptr), (*aliases).clone());
        use_effect_with(deps, move |(_, aliases)| {
            let aliases = aliases.clone();
            timer::soon(move || {
                let all = summaries.iter().flat_map(|all| all.iter());
                occurring.set(Rc::new(Occurring::of(all, &aliases)));
            });
        });
    }
    let (state, content) = match &*read {
        Read::Reading(come) => (Some((w.reading)(*come, all)), Html::default()),
        Read::Blocked => (Some(w.blocked.to_owned()), Html::default()),
        Read::Here(summaries) if summaries.is_empty() => {
            (Some(w.empty.to_owned()), Html::default())
        }
        Read::Here(summaries) => {
            let facts = Facts {
                summaries: summaries.clone(),
                aliases: (*aliases).clone(),
                filters: filters.clone(),
                messages,
            };
            (None, Page { facts: &facts, occurring: &occurring }.html(&set, &change))
        }
    };
    html! {
        <main class="page statistics" id="main" tabindex="-1" aria-busy={matches!(*read, Read::Reading(_)).then_some("true")}>
            { heading(w.statistics, messages) }
            <p role="status" class="archive-state">{ state }</p>
            { content }
        </main>
    }
}

/// What the page is rendered from, once everything is read.
#[derive(Clone)]
struct Facts {
    summaries: Rc<Vec<Summary>>,
    aliases: Aliases,
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
        sittings(self.summaries.iter(), &self.aliases, &self.filters)
    }
}

/// The values that occur in the matches that count, to choose from.
#[derive(Default)]
struct Occurring {
    people: BTreeSet<String>,
    games: BTreeSet<String>,
    counts: BTreeSet<usize>,
    against: BTreeSet<Against>,
}

impl Occurring {
    fn of<'a>(summaries: impl Iterator<Item = &'a Summary>, aliases: &'a Aliases) -> Self {
        let mut all = Self::default();
        for Sitting { name, summary, .. } in sittings(summaries, aliases, &Filters::default()) {
            if !all.people.contains(name) {
                all.people.insert(name.to_owned());
            }
            if !all.games.contains(&summary.game) {
                all.games.insert(summary.game.clone());
            }
            all.counts.insert(summary.seats.len());
            all.against.insert(Against::of(summary));
        }
        all
    }
}

/// A part of the page that is rendered in a task of its own, so that the page stays responsive on a
/// slow device.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Part {
    Figures,
    Games,
    Players,
    Against,
    Options,
    Opponents,
    Points,
    People,
}

#[derive(PartialEq, Properties)]
struct LaterProps {
    part: Part,
    /// What it is rendered from; the filters name the person.
    facts: Facts,
}

/// Renders a part of the page; the one before stays until it is ready.
#[component]
fn Later(LaterProps { part, facts }: &LaterProps) -> Html {
    let content = use_state(Html::default);
    {
        let (content, part) = (content.setter(), *part);
        use_effect_with(facts.clone(), move |facts| {
            let facts = facts.clone();
            timer::soon(move || {
                let all = facts.sittings();
                let person = facts.filters.person.as_deref();
                let own: Vec<Sitting> =
                    all.iter().filter(|one| Some(one.name) == person).copied().collect();
                let page = Page { facts: &facts, occurring: &Occurring::default() };
                content.set(match part {
                    Part::Figures => page.figures(&own),
                    Part::Games => page.by_game(&own),
                    Part::Players => page.by_players(&own),
                    Part::Against => page.by_against(&own),
                    Part::Options => page.by_option(&own),
                    Part::Opponents => page.opponents(&own),
                    Part::Points => page.points(&own),
                    Part::People => page.by_person(&all),
                });
            });
        });
    }
    (*content).clone()
}

/// Renders the page.
#[derive(Clone, Copy)]
struct Page<'a> {
    facts: &'a Facts,
    occurring: &'a Occurring,
}

impl Page<'_> {
    fn html(self, set: &Callback<Filters>, change: &Callback<Aliases>) -> Html {
        let Facts { filters, messages, .. } = self.facts;
        let w = messages.language.archive();
        let counted = self.facts.sittings();
        let people = people_of(&counted);
        let most = people.first().map(|(name, _)| *name);
        let chosen = filters.person.as_deref().or(most);
        let listed = Filters { person: chosen.map(str::to_owned), ..filters.clone() };
        let later = Facts { filters: listed.clone(), ..self.facts.clone() };
        html! {
            <>
                { self.form(chosen, set) }
                if let Some(name) = chosen.filter(|name| people.iter().any(|(known, _)| known == name)) {
                    <h2>{ (w.results_of)(words::person(name, messages)) }</h2>
                    <Later part={Part::Figures} facts={later.clone()} />
                    <div class="actions">
                        <a class="button" href={Route::History(listed.to_string()).href()}>{ w.list_games }</a>
                    </div>
                    <p class="hint">{ w.share_hint }</p>
                    if filters.game.is_none() {
                        <Later part={Part::Games} facts={later.clone()} />
                    }
                    { for [Part::Players, Part::Against, Part::Options, Part::Opponents, Part::Points].map(|part| html! {
                        <Later {part} facts={later.clone()} />
                    }) }
                } else {
                    <p>{ w.none }</p>
                }
                <Later part={Part::People} facts={later} />
                { self.renaming(&people, change) }
                <p class="hint">{ w.counted }</p>
            </>
        }
    }

    /// Renders the filters, with the values that occur.
    fn form(self, chosen: Option<&str>, set: &Callback<Filters>) -> Html {
        let Facts { filters, messages, .. } = self.facts;
        let w = messages.language.archive();
        let Occurring { people, games, counts, against } = self.occurring;
        let change = |to: fn(&mut Filters, Option<String>)| {
            let filters = filters.clone();
            set.reform(move |value| {
                let mut filters = filters.clone();
                to(&mut filters, value);
                filters
            })
        };
        let people = people.iter();
        let people = people.map(|name| (name.to_owned(), words::person(name, messages).to_owned()));
        let games = CATALOG.iter().filter(|title| games.contains(title.id));
        let games =
            games.map(|title| (title.id.to_owned(), (title.about)(messages).name.to_owned()));
        let counts = counts.iter().map(|count| (count.to_string(), count.to_string()));
        let against = against.iter().copied();
        let against = against.map(|one| (one.name().to_owned(), words::against(one, w, messages)));
        let title = filters.game.as_deref().and_then(find_game);
        let options = title.map(|title| {
            let values = title.info.options.iter().flat_map(|spec| {
                spec.values.iter().map(|value| {
                    let name = words::option_name(title, spec.key, messages).unwrap_or(spec.key);
                    let label = words::option_value(title, spec.key, value, messages);
                    (format!("{}:{value}", spec.key), format!("{name}: {label}"))
                })
            });
            values.collect::<Vec<_>>()
        });
        let option = filters.option.as_ref().map(|(key, value)| format!("{key}:{value}"));
        let clear = set.reform(|_: MouseEvent| Filters::default());
        let all = || Some(AttrValue::from(w.all));
        html! {
            <section class="filters" aria-label={w.filters}>
                <Select label={w.person} choices={people.collect::<Vec<_>>()} chosen={chosen.map(str::to_owned)}
                    on_choose={change(|filters, name| filters.person = name)} />
                <Select label={w.game} all={all()} choices={games.collect::<Vec<_>>()} chosen={filters.game.clone()}
                    on_choose={change(|filters, game| (filters.game, filters.option) = (game, None))} />
                <Select label={w.players} all={all()} choices={counts.collect::<Vec<_>>()} chosen={filters.players.map(|count| count.to_string())}
                    on_choose={change(|filters, count| filters.players = count.and_then(|count| count.parse().ok()))} />
                <Select label={w.against} all={all()} choices={against.collect::<Vec<_>>()} chosen={filters.against.map(|one| one.name().to_owned())}
                    on_choose={change(|filters, name| filters.against = name.and_then(|name| Against::named(&name)))} />
                if let Some(options) = options.filter(|options| !options.is_empty()) {
                    <Select label={w.option} all={all()} choices={options} chosen={option}
                        on_choose={change(|filters, value| {
                            let pair = value.as_deref().and_then(|value| value.split_once(':'));
                            filters.option = pair.map(|(key, value)| (key.to_owned(), value.to_owned()));
                        })} />
                }
                if *filters != Filters::default() {
                    <button type="button" class="button" onclick={clear}>{ w.clear }</button>
                }
                <a class="button" href={Route::History(String::new()).href()}>{ w.history }</a>
            </section>
        }
    }

    /// Renders a person's results in figures.
    fn figures(self, own: &[Sitting<'_>]) -> Html {
        let w = self.facts.messages.language.archive();
        let Some(tally) = tallies(own, |_| Some(())).remove(&()) else { return Html::default() };
        let cells = self.cells(&tally);
        html! {
            <dl class="facts">
                { for heads(w).into_iter().zip(cells).map(|(head, cell)| html! { <div><dt>{ head }</dt><dd>{ cell }</dd></div> }) }
            </dl>
        }
    }

    /// Returns a tally's figures, in the order of [`heads`]. A figure that is rounded has its exact
    /// value too.
    fn cells(self, tally: &Tally) -> Vec<Html> {
        let w = self.facts.messages.language.archive();
        let exact =
            |value: f64, text: String| html! { <data value={digits(value)}>{ text }</data> };
        let (low, high) = tally.interval();
        vec![
            tally.games.into(),
            exact(tally.wins, (w.decimal)(tally.wins)),
            exact(tally.share(), (w.percent)(tally.share())),
            html! { <data value={format!("{} {}", digits(low), digits(high))}>{ (w.between)(low, high) }</data> },
            exact(tally.fair_share(), (w.percent)(tally.fair_share())),
            exact(tally.mean_points(), (w.decimal)(tally.mean_points())),
            number(tally.best).into(),
            tally.longest_run.into(),
            tally.run.into(),
            tally.hints.into(),
            tally.undone.into(),
        ]
    }

    /// Renders the tallies of groups of matches, as a picture and as a table; nothing without a
    /// group.
    fn group(self, title: &str, rows: Vec<(AttrValue, Tally)>) -> Html {
        let w = self.facts.messages.language.archive();
        if rows.is_empty() {
            return Html::default();
        }
        let bars = rows.iter().map(|(label, tally)| Share {
            label: label.clone(),
            share: tally.share(),
            interval: tally.interval(),
            fair: tally.fair_share(),
            text: (w.percent)(tally.share()),
        });
        let bars: Vec<Share> = bars.collect();
        let lines = rows.iter().map(|(label, tally)| (label.into(), self.cells(tally))).collect();
        let heads: Vec<&str> = [""].into_iter().chain(heads(w)).collect();
        html! {
            <section class="chart-section">
                <h3>{ title.to_owned() }</h3>
                { shares(&format!("{title}: {}", w.share), &bars) }
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(title, "", &heads, lines) }
                </details>
            </section>
        }
    }

    /// Renders everyone's results.
    fn by_person(self, all: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self.facts;
        let rows = people_of(all).into_iter();
        let rows = rows.map(|(name, tally)| (words::person(name, messages).into(), tally));
        self.group(messages.language.archive().by_person, rows.collect())
    }

    /// Renders a person's results by game.
    fn by_game(self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self.facts;
        let name = |id: &str| {
            find_game(id).map_or(id.to_owned(), |title| (title.about)(messages).name.to_owned())
        };
        let rows = tallies(own, |one| Some(one.summary.game.as_str())).into_iter();
        let rows = rows.map(|(id, tally)| (name(id).into(), tally));
        self.group(messages.language.archive().by_game, rows.collect())
    }

    /// Renders a person's results by number of players.
    fn by_players(self, own: &[Sitting<'_>]) -> Html {
        let w = self.facts.messages.language.archive();
        let rows = tallies(own, |one| Some(one.summary.seats.len())).into_iter();
        let rows = rows.map(|(count, tally)| ((w.player_count)(count).into(), tally));
        self.group(w.by_players, rows.collect())
    }

    /// Renders a person's results by opponents.
    fn by_against(self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self.facts;
        let w = messages.language.archive();
        let rows = tallies(own, |one| Some(Against::of(one.summary))).into_iter();
        let rows = rows.map(|(one, tally)| (words::against(one, w, messages).into(), tally));
        self.group(w.by_against, rows.collect())
    }

    /// Renders a person's results by each option of the game that is chosen.
    fn by_option(self, own: &[Sitting<'_>]) -> Html {
        let Facts { filters, messages, .. } = self.facts;
        let Some(title) = filters.game.as_deref().and_then(find_game) else {
            return Html::default();
        };
        let group = |spec: &OptionSpec| {
            let rows = tallies(own, |one| one.option(spec.key)).into_iter();
            let value = |value| words::option_value(title, spec.key, value, messages);
            let rows = rows.map(|(key, tally)| (value(key).into(), tally)).collect();
            let name = words::option_name(title, spec.key, messages).unwrap_or(spec.key);
            self.group(&(messages.language.archive().by_option)(name), rows)
        };
        title.info.options.iter().map(group).collect()
    }

    /// Renders a person's results by opponent.
    fn opponents(self, own: &[Sitting<'_>]) -> Html {
        let Facts { aliases, messages, .. } = self.facts;
        let w = messages.language.archive();
        let label = |opponent: Opponent<'_>| match opponent {
            Opponent::Person(name) => words::person(name, messages).to_owned(),
            Opponent::Unnamed => w.unnamed.to_owned(),
            Opponent::Bot(level) => words::level(level, messages).to_owned(),
        };
        let rows: Vec<(AttrValue, Results)> = opponents(own, aliases)
            .into_iter()
            .map(|(opponent, results)| (label(opponent).into(), results))
            .collect();
        if rows.is_empty() {
            return Html::default();
        }
        let bars = rows.iter().map(|(label, results)| Counts {
            label: label.clone(),
            counts: [
                ("chart-won", results.won),
                ("chart-shared", results.shared),
                ("chart-lost", results.lost),
            ],
            text: format!("{} · {} · {}", results.won, results.shared, results.lost),
        });
        let bars: Vec<Counts> = bars.collect();
        let lines = rows.iter().map(|(label, results)| {
            let Results { won, shared, lost } = *results;
            let cells = [results.games(), won, shared, lost].map(Html::from);
            (label.into(), cells.to_vec())
        });
        let keys = [("chart-won", w.won), ("chart-shared", w.shared), ("chart-lost", w.lost)];
        html! {
            <section class="chart-section">
                <h3>{ w.by_opponent }</h3>
                <p class="chart-keys">{ for keys.map(|(class, text)| html! {
                    <span><svg viewBox="0 0 12 12" aria-hidden="true"><rect {class} width="12" height="12" /></svg>{ text }</span>
                }) }</p>
                { stacks(w.by_opponent, &bars) }
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(w.by_opponent, "", &["", w.games, w.won, w.shared, w.lost], lines.collect()) }
                </details>
            </section>
        }
    }

    /// Renders a person's points over time, in the game of the filter or the one that the person has
    /// played most.
    fn points(self, own: &[Sitting<'_>]) -> Html {
        let Facts { messages, .. } = self.facts;
        let w = messages.language.archive();
        let by_game = tallies(own, |one| Some(one.summary.game.as_str())).into_iter();
        let most = by_game.max_by_key(|(id, tally)| (tally.games, Reverse(*id)));
        let Some(title) = most.and_then(|(id, _)| find_game(id)) else { return Html::default() };
        let GameEntry { about, id, .. } = title;
        let of_game: Vec<&Sitting> = own.iter().filter(|one| one.summary.game == *id).collect();
        let mut sum = 0.0;
        let means = of_game.iter().enumerate().map(|(n, one)| {
            sum += f64::from(one.points);
            sum / (n + 1) as f64
        });
        let means: Vec<f64> = means.collect();
        let from = of_game.len().saturating_sub(POINTS);
        let (shown, means) = (&of_game[from..], &means[from..]);
        let all = || shown.iter().map(|one| one.points);
        let low = all().min().unwrap_or(0).min(0);
        let high = all().max().unwrap_or(0).max(low + 1);
        let dots = |won: bool| {
            let of = shown.iter().enumerate().filter(|(_, one)| (one.share() > 0.0) == won);
            of.map(|(n, one)| (n, f64::from(one.points))).collect::<Vec<_>>()
        };
        let heading = (w.points_in)((about)(messages).name);
        let picture = Curves {
            label: &heading,
            length: (shown.len() - 1).max(1),
            values: (low.into(), high.into()),
            marks: Vec::new(),
            curves: vec![("chart-mean".to_owned(), means.to_vec())],
            dots: vec![("chart-dot", dots(false)), ("chart-dot chart-dot-won", dots(true))],
            on_click: None,
        };
        let lines = shown.iter().zip(means).rev().map(|(one, mean)| {
            let date = words::date(one.summary, messages);
            let mean = html! { <data value={digits(*mean)}>{ (w.decimal)(*mean) }</data> };
            (date.into(), vec![number(one.points).into(), mean])
        });
        let heads = [w.date, w.points, w.mean_points];
        html! {
            <section class="chart-section">
                <h3>{ &heading }</h3>
                <div class="chart-course">
                    <span class="chart-axis"><span>{ number(high) }</span><span>{ number(low) }</span></span>
                    { picture.html() }
                </div>
                <p class="hint">{ w.points_hint }</p>
                <details>
                    <summary>{ w.numbers }</summary>
                    { table(&heading, "", &heads, lines.collect()) }
                </details>
            </section>
        }
    }

    /// Renders the form that renames and merges persons, and the renamed ones.
    fn renaming(self, people: &[(&str, Tally)], change: &Callback<Aliases>) -> Html {
        let Facts { aliases, messages, .. } = self.facts;
        let names = people.iter().map(|(name, _)| (*name).to_owned()).collect::<Vec<_>>();
        html! {
            <Renaming {names} aliases={aliases.clone()} on_change={change.clone()} {messages} />
        }
    }
}

/// Returns everyone's tally, beginning with the person who played most.
fn people_of<'a>(all: &[Sitting<'a>]) -> Vec<(&'a str, Tally)> {
    let mut people: Vec<(&str, Tally)> = tallies(all, |one| Some(one.name)).into_iter().collect();
    people.sort_by_key(|(name, tally)| (Reverse(tally.games), *name));
    people
}

/// Returns the heads of the columns of figures.
fn heads(w: &'static crate::ui::locale::ArchiveMessages) -> [&'static str; 11] {
    [
        w.games,
        w.wins,
        w.share,
        w.interval,
        w.fair,
        w.mean_points,
        w.best,
        w.longest_run,
        w.run,
        w.hints_used,
        w.undo_used,
    ]
}

#[derive(PartialEq, Properties)]
struct RenamingProps {
    names: Vec<String>,
    aliases: Aliases,
    on_change: Callback<Aliases>,
    messages: &'static Messages,
}

/// The form that renames and merges persons.
#[component]
fn Renaming(RenamingProps { names, aliases, on_change, messages }: &RenamingProps) -> Html {
    let w = messages.language.archive();
    let chosen = use_state(|| None::<String>);
    let name = chosen.as_ref().filter(|name| names.contains(name)).or(names.first()).cloned();
    let choose = {
        let chosen = chosen.clone();
        Callback::from(move |name| chosen.set(name))
    };
    let submit = {
        let (name, aliases, on_change) = (name.clone(), aliases.clone(), on_change.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let to = tidy_name(&page::text_in(event.target_dyn_into::<HtmlElement>()));
            if let (Some(from), false) = (&name, to.is_empty()) {
                let mut next = aliases.clone();
                next.rename(from, &to);
                on_change.emit(next);
            }
        }
    };
    let choices = names.iter().map(|name| (name.clone(), words::person(name, messages).to_owned()));
    html! {
        <details class="renaming">
            <summary>{ w.rename }</summary>
            <p class="hint">{ w.rename_hint }</p>
            <form class="filters" onsubmit={submit}>
                <Select label={w.person} choices={choices.collect::<Vec<_>>()} chosen={name} on_choose={choose} />
                <label class="filter"><span>{ w.new_name }</span><input type="text" maxlength="24" required={true} /></label>
                <button type="submit" class="button">{ messages.language.game_list().save_name }</button>
            </form>
            if aliases.all().len() > 0 {
                <h3>{ w.renamed }</h3>
                <ul>{ for aliases.all().map(|(from, to)| {
                    let (from_name, to_name) = (words::person(from, messages), words::person(to, messages));
                    let undo = {
                        let (from, aliases, on_change) = (from.to_owned(), aliases.clone(), on_change.clone());
                        move |_: MouseEvent| {
                            let mut next = aliases.clone();
                            next.separate(&from);
                            on_change.emit(next);
                        }
                    };
                    html! {
                        <li key={from.to_owned()}>
                            { (w.counts_as)(from_name, to_name) }{ " " }
                            <button type="button" class="button" aria-label={(w.separate_named)(from_name)} onclick={undo}>{ w.separate }</button>
                        </li>
                    }
                }) }</ul>
            }
        </details>
    }
}
