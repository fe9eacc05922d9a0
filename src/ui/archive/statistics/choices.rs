//! The person's choices on the page of the statistics: the filters, and the names that are one person.

use super::Facts;
use crate::platform::page;
use crate::session::library::Summary;
use crate::session::statistics::{Against, Aliases, Filters, Sitting, sittings};
use crate::session::tidy_name;
use crate::ui::archive::filters::Select;
use crate::ui::archive::words;
use crate::ui::catalog::{CATALOG, find_game};
use crate::ui::locale::Messages;
use crate::ui::route::Route;
use std::collections::BTreeSet;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The values that occur in the matches that count, to choose from.
#[derive(Default)]
pub struct Occurring {
    people: BTreeSet<String>,
    games: BTreeSet<String>,
    counts: BTreeSet<usize>,
    against: BTreeSet<Against>,
}

impl Occurring {
    /// Collects the values of all matches that count.
    pub fn of<'a>(summaries: impl Iterator<Item = &'a Summary>, aliases: &'a Aliases) -> Self {
        let mut all = Self::default();
        for Sitting { name, summary, .. } in sittings(summaries, aliases, &Filters::default()) {
            if !all.people.contains(name) {
                all.people.insert(name.to_owned());
            }
            if !all.games.contains(&summary.game) {
                all.games.insert(summary.game.clone());
            }
            all.counts.insert(summary.seats.len());
            all.against.insert(Against::from_summary(summary));
        }
        all
    }
    /// Renders the filters, with the values that occur.
    pub fn form(&self, facts: &Facts, chosen: Option<&str>, set: &Callback<Filters>) -> Html {
        let Facts { filters, messages, .. } = facts;
        let w = messages.language.archive();
        let Occurring { people, games, counts, against } = self;
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
                    let option = (spec.key.to_owned(), (*value).to_owned());
                    let label = words::option(title, &option, messages);
                    (format!("{}:{value}", spec.key), label)
                })
            });
            values.collect::<Vec<_>>()
        });
        let option = filters.option.as_ref().map(|(key, value)| format!("{key}:{value}"));
        let on_star = {
            let filters = filters.clone();
            set.reform(move |_: Event| Filters { starred: !filters.starred, ..filters.clone() })
        };
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
                <label class="choice"><input type="checkbox" checked={filters.starred} onchange={on_star} /><span class="choice-label">{ w.starred }</span></label>
                if *filters != Filters::default() {
                    <button type="button" class="button" onclick={clear}>{ w.clear }</button>
                }
                <a class="button" href={Route::History(String::new()).href()}>{ w.history }</a>
            </section>
        }
    }
}

#[derive(PartialEq, Properties)]
pub struct RenamingProps {
    /// Everyone who has played, by name.
    pub names: Vec<String>,
    pub aliases: Aliases,
    /// Called with the aliases after a change.
    pub on_change: Callback<Aliases>,
    pub messages: &'static Messages,
}

/// The form that renames and merges persons.
#[component]
pub fn Renaming(RenamingProps { names, aliases, on_change, messages }: &RenamingProps) -> Html {
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
