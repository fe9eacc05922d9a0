//! The page of all rounds of this device, and the form that makes one.

use crate::bots::Level;
use crate::engine::OptionSpec;
use crate::platform::{page, random};
use crate::session::library::{ROUNDS, Record};
use crate::session::round::{MOST_DEALS, Round, RoundHead, Terms, left_in};
use crate::session::{Agreement, LinkError, UndoRule};
use crate::ui::archive::Select;
use crate::ui::catalog::{CATALOG, GameEntry, find_game};
use crate::ui::context::use_app;
use crate::ui::day_deal::today;
use crate::ui::heading::heading;
use crate::ui::lazy;
use crate::ui::matches;
use crate::ui::opened_link::explain_link;
use crate::ui::route::Route;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The number of deals that is proposed.
const DEALS: usize = 4;

/// A choice of the form that a person has made; each list begins with what is proposed.
#[derive(Clone, PartialEq)]
struct Draft {
    title: &'static GameEntry,
    seats: usize,
    deals: usize,
    level: Level,
    agreement: Agreement,
    /// The values of the table's options.
    options: Vec<(String, String)>,
}

impl Draft {
    fn new(title: &'static GameEntry) -> Self {
        let options = table_options(title).map(|spec| (spec.key.into(), spec.default.into()));
        Self {
            title,
            seats: (*title.info.seats.start()).max(2),
            deals: DEALS,
            level: Level::Baron,
            agreement: Agreement::default(),
            options: options.collect(),
        }
    }
}

/// Returns the options of a game that the table chooses, but those that only matter with another one.
fn table_options(title: &'static GameEntry) -> impl Iterator<Item = &'static OptionSpec> {
    title.info.options.iter().filter(|spec| !spec.per_seat && spec.needs.is_none())
}

/// The page.
#[component]
pub fn Rounds() -> Html {
    let messages = use_app().messages;
    let w = messages.language.rounds();
    let known = use_state(Vec::<Record>::new);
    {
        let known = known.clone();
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                known.set(matches::records(ROUNDS).await);
            });
        });
    }
    let row = |Record { key, text }: &Record| {
        let address = key.strip_prefix(ROUNDS)?;
        // The deal of a day has a calendar.
        let head = RoundHead::read(address)?;
        let title = find_game(&head.game)?;
        let (deals, left) = (head.deals(), left_in(text, head.deals()));
        let name = if head.name.is_empty() { (w.unnamed)(deals) } else { head.name };
        let mut facts = vec![(title.about)(messages).name.to_owned(), (w.deal_count)(deals)];
        if head.rules != title.info.rules {
            facts.push(explain_link(LinkError::OtherVersion, messages).to_owned());
        } else if left > 0 {
            facts.push((w.left)(left));
        }
        Some(html! {
            <li class={format!("game-row game-{}", title.id)}>
                <div class="game-row-text">
                    <h3><a href={Route::Round(address.to_owned()).href()}><bdi>{ name }</bdi></a></h3>
                    <p>{ facts.join(" · ") }</p>
                </div>
            </li>
        })
    };
    let rows: Vec<Html> = known.iter().filter_map(row).collect();
    html! {
        <main class="page narrow days" id="main" tabindex="-1">
            { heading(w.title, messages) }
            <p>{ w.lede }</p>
            <section class="actions">
                <a class="button" href={Route::Round(today().to_string()).href()}>{ messages.home.days }</a>
            </section>
            if !rows.is_empty() {
                <section class="in-progress">
                    <h2>{ w.yours }</h2>
                    <ul>{ for rows }</ul>
                </section>
            }
            <Make />
        </main>
    }
}

/// The form that makes a round.
#[component]
fn Make() -> Html {
    let messages = use_app().messages;
    let w = messages.language.rounds();
    let set_up = &messages.new_match;
    let draft = use_state(|| Draft::new(&CATALOG[0]));
    let fault = use_state(|| None::<&'static str>);
    let select = |label: &'static str,
                  choices: Vec<(String, String)>,
                  chosen: String,
                  edit: fn(&mut Draft, String)| {
        let draft = draft.clone();
        let on_choose = Callback::from(move |value: Option<String>| {
            let mut next = (*draft).clone();
            edit(&mut next, value.unwrap_or_default());
            draft.set(next);
        });
        html! { <Select {label} {choices} {chosen} {on_choose} /> }
    };
    let numbers = |range: std::ops::RangeInclusive<usize>| {
        range.map(|number| (number.to_string(), number.to_string())).collect::<Vec<_>>()
    };
    let title = draft.title;
    let about = (title.about)(messages);
    let games = CATALOG.iter().map(|title| (title.id.into(), (title.about)(messages).name.into()));
    let levels = Level::OFFERED.into_iter().zip(set_up.levels);
    let levels = levels.map(|(level, name)| (level.name().to_owned(), name.to_owned()));
    let yes_no = |yes: &str, no: &str| {
        vec![("yes".to_owned(), yes.to_owned()), ("no".to_owned(), no.to_owned())]
    };
    let is = |yes: bool| if yes { "yes" } else { "no" }.to_owned();
    let options = table_options(title).enumerate().map(|(nth, spec)| {
        let said = about.option(spec.key);
        let label = said.map_or(spec.key, |said| said.name);
        let name = |value: &&'static str| said.and_then(|said| said.value(value)).unwrap_or(value);
        let choices = spec.values.iter().map(|value| ((*value).to_owned(), name(value).to_owned()));
        let chosen = draft.options[nth].1.clone();
        let on_choose = {
            let draft = draft.clone();
            Callback::from(move |value: Option<String>| {
                let mut next = (*draft).clone();
                next.options[nth].1 = value.unwrap_or_default();
                draft.set(next);
            })
        };
        html! { <Select key={spec.key} {label} choices={choices.collect::<Vec<_>>()} {chosen} {on_choose} /> }
    });
    let onsubmit = {
        let (draft, fault) = (draft.clone(), fault.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            let name = page::text_in(event.target_dyn_into::<HtmlElement>());
            let (Draft { title, seats, deals, level, agreement, options }, fault) =
                ((*draft).clone(), fault.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if lazy::game(title.id).await.is_none() {
                    return fault.set(Some(messages.part_missing));
                }
                let terms = Terms {
                    name,
                    game: title.id.to_owned(),
                    options,
                    seats,
                    level,
                    agreement,
                    deals,
                    seed: random::fresh_seed(),
                };
                let made = Round::new(terms).and_then(|round| round.text());
                let Some(text) = made else { return fault.set(Some(messages.part_missing)) };
                // The round's page saves it.
                page::go_to(&Route::Round(text).hash());
            });
        }
    };
    html! {
        <section>
            <h2>{ w.make }</h2>
            <form class="form" {onsubmit}>
                <label class="field">
                    <span>{ w.name }</span>
                    <input maxlength="24" dir="auto" autocomplete="off" placeholder={w.example} />
                </label>
                <div class="filters">
                    { select(w.game, games.collect(), title.id.into(), |draft, game| {
                        let title = find_game(&game).unwrap_or(draft.title);
                        let Draft { deals, level, agreement, .. } = *draft;
                        *draft = Draft { deals, level, agreement, ..Draft::new(title) };
                    }) }
                    { select(w.how_many, numbers(1..=MOST_DEALS), draft.deals.to_string(), |draft, deals| {
                        draft.deals = deals.parse().unwrap_or(DEALS);
                    }) }
                    if title.info.seats.start() != title.info.seats.end() {
                        { select(set_up.count, numbers((*title.info.seats.start()).max(2)..=*title.info.seats.end()), draft.seats.to_string(), |draft, seats| {
                            draft.seats = seats.parse().unwrap_or(draft.seats);
                        }) }
                    }
                    { select(w.level, levels.collect(), draft.level.name().to_owned(), |draft, level| {
                        draft.level = level.parse().unwrap_or(draft.level);
                    }) }
                    { for options }
                    { select(set_up.hints, yes_no(set_up.with_hints, set_up.without_hints), is(draft.agreement.hints), |draft, hints| {
                        draft.agreement.hints = hints == "yes";
                    }) }
                    { select(set_up.undo_rule, yes_no(set_up.honest, set_up.free), is(draft.agreement.undo == UndoRule::Honest), |draft, honest| {
                        draft.agreement.undo = if honest == "yes" { UndoRule::Honest } else { UndoRule::Free };
                    }) }
                </div>
                <button class="button primary wide">{ w.submit }</button>
                <p role="status">{ *fault }</p>
            </form>
        </section>
    }
}
