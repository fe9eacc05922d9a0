//! Choosing seats, options and a deal for a new match.

use super::context::{Context, use_house};
use super::matches;
use super::opened::{explain_load, sit_down};
use super::pieces::{Choice, Choices, Heading};
use super::route::Route;
use super::shelf::Title;
use crate::bots::Level;
use crate::engine::{Info, Turn};
use crate::platform::{page, random, share};
use crate::session::{
    MAX_SEED, NewMatch, Occupant, Pair, TakeBacks, infos, load, new_match, only_person,
};
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NewMatchProps {
    /// The game.
    pub title: &'static Title,
}

/// What is being chosen.
#[derive(Clone, PartialEq)]
struct Draft {
    occupants: Vec<Occupant>,
    options: BTreeMap<&'static str, String>,
    take_backs: TakeBacks,
    seed: String,
}

impl Draft {
    fn new(info: &Info) -> Self {
        let person = Occupant::Person { name: String::new() };
        let bots = std::iter::repeat(Occupant::Bot { level: Level::Baron });
        let seats = *info.seats.start();
        Self {
            occupants: std::iter::once(person).chain(bots).take(seats).collect(),
            options: info.options.iter().map(|spec| (spec.key, spec.default.to_owned())).collect(),
            take_backs: TakeBacks::Honest,
            seed: random::fresh_seed().to_string(),
        }
    }

    fn seed(&self) -> Option<u64> {
        self.seed.trim().parse().ok().filter(|&seed| seed < MAX_SEED)
    }

    fn deal(&self, info: &Info) -> Option<NewMatch> {
        let pairs: Vec<Pair> =
            self.options.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        Some(NewMatch {
            game: info.id.to_owned(),
            options: pairs,
            seed: self.seed()?,
            bot_seed: random::fresh_seed(),
            occupants: self.occupants.clone(),
            take_backs: self.take_backs,
        })
    }
}

/// The text in a field.
fn typed(event: &InputEvent) -> String {
    event
        .target()
        .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        .map(|input| input.value())
        .unwrap_or_default()
}

/// The page on which a match is set up.
#[component]
pub fn NewMatchPage(&NewMatchProps { title }: &NewMatchProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.new_match;
    let Some(info) = infos().into_iter().find(|info| info.id == title.id) else {
        return html! {
            <main class="page narrow" id="main" tabindex="-1">
                <Heading title={words.shelf[title.nth].name} />
                <p class="note">{ words.home.being_made }</p>
            </main>
        };
    };
    let draft = use_state(|| Draft::new(&info));
    let said = use_state(String::new);
    let change = {
        let draft = draft.clone();
        move |edit: &dyn Fn(&mut Draft)| {
            let mut next = (*draft).clone();
            edit(&mut next);
            draft.set(next);
        }
    };
    let here = matches::under_way(title.id);
    let under_way = matches!(&here, Some(Ok(play)) if matches!(play.turn(), Turn::Of(_)));

    let start = {
        let (draft, info, said) = (draft.clone(), info.clone(), said.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(Ok(play)) = draft.deal(&info).and_then(|new| new_match(&new)) {
                sit_down(&play);
            } else {
                said.set(w.bad_seed.to_owned());
                page::focus("#seed");
            }
        })
    };
    let share_setup = {
        let (draft, info, said) = (draft.clone(), info.clone(), said.clone());
        move |_: MouseEvent| {
            let Some(Ok(play)) = draft.deal(&info).and_then(|new| new_match(&new)) else {
                said.set(w.bad_seed.to_owned());
                return;
            };
            let address = page::address_of(&Route::Opened(play.link()).hash());
            let said = said.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let copied = share::copy(&address).await;
                said.set(if copied { w.link_copied.to_owned() } else { address });
            });
        }
    };
    let import = {
        let said = said.clone();
        move |event: Event| {
            let Some(input) =
                event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
            else {
                return;
            };
            let said = said.clone();
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(text) = share::chosen_file(&input).await {
                    match load(&text) {
                        Ok(play) => sit_down(&play),
                        Err(fault) => said.set(explain_load(&fault, words)),
                    }
                }
            });
        }
    };

    let seats = draft.occupants.iter().enumerate().map(|(nth, occupant)| {
        let labels: Vec<&str> = std::iter::once(w.person).chain(w.levels).collect();
        let chosen = occupant
            .level()
            .map_or(0, |level| 1 + Level::OFFERED.iter().position(|l| *l == level).unwrap_or(0));
        let choices = labels
            .iter()
            .enumerate()
            .map(|(at, label)| Choice { label: (*label).to_owned().into(), chosen: at == chosen })
            .collect::<Vec<_>>();
        let on_choose = {
            let change = change.clone();
            Callback::from(move |at: usize| {
                change(&|draft| {
                    draft.occupants[nth] = match at {
                        0 => Occupant::Person { name: String::new() },
                        _ => Occupant::Bot { level: Level::OFFERED[at - 1] },
                    };
                });
            })
        };
        let name = match occupant {
            Occupant::Bot { .. } => Html::default(),
            Occupant::Person { name } => {
                let change = change.clone();
                let oninput = move |event: InputEvent| {
                    let name = typed(&event);
                    change(&|draft| draft.occupants[nth] = Occupant::Person { name: name.clone() });
                };
                html! {
                    <label class="field">
                        <span>{ w.name }</span>
                        <input value={name.clone()} {oninput} maxlength="24" autocomplete="off"
                            placeholder={(words.table.nobody)(nth + 1)} />
                    </label>
                }
            }
        };
        html! {
            <li key={nth} class="seat-choice">
                <Choices legend={(w.seat)(nth + 1)} {choices} {on_choose} />
                { name }
            </li>
        }
    });
    let count = (info.seats.start() != info.seats.end()).then(|| {
        let choices = info
            .seats
            .clone()
            .map(|count| Choice {
                label: count.to_string().into(),
                chosen: count == draft.occupants.len(),
            })
            .collect::<Vec<_>>();
        let least = *info.seats.start();
        let on_choose = {
            let change = change.clone();
            Callback::from(move |nth: usize| {
                change(&|draft| {
                    draft.occupants.resize(least + nth, Occupant::Bot { level: Level::Baron });
                });
            })
        };
        html! { <Choices legend={w.count} {choices} {on_choose} /> }
    });
    let options = info.options.iter().filter(|spec| !spec.per_seat).map(|spec| {
        let word = |value| words.games.option(info.id, spec.key, value);
        let choices = spec
            .values
            .iter()
            .map(|&value| Choice {
                label: word(Some(value)).into(),
                chosen: draft.options.get(spec.key).is_some_and(|chosen| chosen == value),
            })
            .collect::<Vec<_>>();
        let on_choose = {
            let change = change.clone();
            Callback::from(move |nth: usize| {
                change(&|draft| {
                    draft.options.insert(spec.key, spec.values[nth].to_owned());
                });
            })
        };
        html! { <Choices legend={word(None)} {choices} {on_choose} /> }
    });
    let free = draft.take_backs == TakeBacks::Free;
    let alone = only_person(&draft.occupants).is_some();
    html! {
        <main class={classes!("page", "narrow", format!("costume-{}", title.id))} id="main" tabindex="-1">
            <Heading title={words.shelf[title.nth].name} />
            <p class="lede">{ words.shelf[title.nth].line }{ " " }
                <a href={Route::Rules(title).href()}>{ w.rules }</a>
            </p>
            if let Some(Err(_)) = &here {
                <p class="note" role="alert">{ w.unreadable }</p>
            }
            if under_way {
                <a class="button primary wide" href={Route::Table(title).href()}>{ w.resume }</a>
            }
            <form class="form" onsubmit={start}>
                <h2>{ w.seats }</h2>
                { for count }
                <ol class="seats">{ for seats }</ol>
                <p class="hint">{ w.level_hint }</p>
                { for options }
                <details class="more">
                    <summary>{ w.more_options }</summary>
                    <div class="form">
                        if alone {
                            <Choices legend={w.take_backs} hint={w.take_backs_hint} choices={vec![
                                Choice { label: w.honest.into(), chosen: !free },
                                Choice { label: w.free.into(), chosen: free },
                            ]} on_choose={
                                let change = change.clone();
                                Callback::from(move |nth: usize| change(&|draft| {
                                    draft.take_backs = [TakeBacks::Honest, TakeBacks::Free][nth];
                                }))
                            } />
                        }
                        <label class="field">
                            <span>{ w.seed }</span>
                            <input id="seed" inputmode="numeric" value={draft.seed.clone()}
                                aria-invalid={draft.seed().is_none().then_some("true")}
                                oninput={
                                    let change = change.clone();
                                    move |event: InputEvent| {
                                        let seed = typed(&event);
                                        change(&|draft| draft.seed.clone_from(&seed));
                                    }
                                } />
                        </label>
                        <p class="hint">{ w.seed_hint }</p>
                        <div class="actions">
                            <button type="button" class="button" onclick={
                                let change = change.clone();
                                move |_: MouseEvent| change(&|draft| {
                                    draft.seed = random::fresh_seed().to_string();
                                })
                            }>{ w.new_seed }</button>
                            <button type="button" class="button" onclick={share_setup}>
                                { w.share_setup }
                            </button>
                        </div>
                        <label class="field">
                            <span>{ w.import }</span>
                            <input type="file" accept=".json,application/json" onchange={import} />
                        </label>
                        <p class="hint">{ w.import_hint }</p>
                    </div>
                </details>
                <p role="status" class="status-note">{ &*said }</p>
                if under_way {
                    <p class="hint">{ w.replaces }</p>
                }
                <button type="submit" class={classes!("button", "wide", (!under_way).then_some("primary"))}>
                    { w.start }
                </button>
            </form>
        </main>
    }
}
