//! The page of a round: its deals, the message to send, friends' results, and the standings.

use super::words::{self, Told};
use crate::engine::errors;
use crate::platform::{page, storage};
use crate::session::day::{Day, DayList};
use crate::session::library::{DayTry, ROUNDS};
use crate::session::round::{
    Begun, KeptRound, Order, PlayerWord, Results, Round, RoundResult, Sent, Treatment, Try, joined,
    result_text, results_in,
};
use crate::session::{LinkError, is_same_name, new_match, tidy_name};
use crate::ui::catalog::{GameEntry, find_game};
use crate::ui::context::use_app;
use crate::ui::day_deal::{Start, fetch_list, today};
use crate::ui::heading::heading;
use crate::ui::lazy::{LazySection, parts};
use crate::ui::loading::use_loading;
use crate::ui::locale::{Messages, RoundMessages};
use crate::ui::matches;
use crate::ui::new_match::note_played;
use crate::ui::opened_link::explain_link;
use crate::ui::route::Route;
use crate::ui::share_field::ShareField;
use crate::ui::waiting_room;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The storage key of the name beside one's own results.
const NAME: &str = "round-name";

errors! {
    /// Why a round cannot be shown.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Fault {
        /// Its text cannot be read.
        Link(LinkError),
        /// The list of the days' deals is not available.
        NoList,
        /// There is no deal for this day.
        NoDeal,
        /// The day is yet to come.
        NotYet,
    }
}

impl Fault {
    /// Returns why the round is refused; `None` if that cannot be told now.
    pub fn link(self) -> Option<LinkError> {
        match self {
            Self::Link(fault) => Some(fault),
            Self::NoList => None,
            Self::NoDeal | Self::NotYet => Some(LinkError::Mismatch),
        }
    }

    /// Returns the fault as a sentence.
    pub fn explain(self, messages: &'static Messages) -> &'static str {
        match self {
            Self::Link(fault) => explain_link(fault, messages),
            Self::NoList => messages.part_missing,
            Self::NoDeal => messages.language.days().no_deal,
            Self::NotYet => messages.language.days().not_yet,
        }
    }
}

/// What the device has of a round.
pub struct Found {
    pub round: Round,
    /// Its text, as it stands in addresses.
    pub text: String,
    title: &'static GameEntry,
    /// The own try of each deal.
    pub tries: Vec<Try>,
    pub kept: KeptRound,
    /// True if the store had it already.
    is_kept: bool,
}

impl Found {
    pub fn key(&self) -> String {
        format!("{ROUNDS}{}", self.text)
    }
}

/// Reads a round, whose game is loaded.
pub async fn read(text: &str, day: Option<Day>) -> Result<Round, Fault> {
    match day {
        Some(day) if day > today() => Err(Fault::NotYet),
        Some(day) => {
            let list: DayList = fetch_list().await.ok_or(Fault::NoList)?;
            Round::of_day(day, &list).ok_or(Fault::NoDeal)
        }
        None => Round::read(text).map_err(Fault::Link),
    }
}

/// Finds what the device has of a round at the page's own tables, or at the table of a club's scope.
pub async fn find(round: Round, day: Option<Day>, scope: Option<&str>) -> Result<Found, Fault> {
    let title = find_game(round.game()).ok_or(Fault::Link(LinkError::UnknownGame))?;
    let text = round.text().ok_or(Fault::Link(LinkError::UnknownGame))?;
    let known = matches::kept_round(&format!("{ROUNDS}{text}")).await.ok().flatten();
    let is_kept = known.is_some();
    let mut kept = known.unwrap_or_default();
    if let Some(day) = day
        && matches::day_tries().await.of(day) == Some(DayTry::Deleted)
    {
        kept.note_deleted();
    }
    let seeds: Vec<u64> = round.deals().iter().map(|deal| deal.seed).collect();
    let records = matches::with_seeds(&seeds).await;
    let tries = (0..seeds.len()).map(|nth| kept.own_try(&round, nth, &records, scope)).collect();
    Ok(Found { round, text, title, tries, kept, is_kept })
}

#[derive(PartialEq, Properties)]
pub struct RoundPageProps {
    /// The text of the round.
    pub text: String,
    /// The day, if it is that of a day's deal.
    pub day: Option<Day>,
    /// The part of the address that has a result.
    pub result: Option<String>,
}

/// The page.
#[component]
pub fn RoundPage(RoundPageProps { text, day, result }: &RoundPageProps) -> Html {
    let messages = use_app().messages;
    let found = use_state(|| None::<Result<Rc<Found>, Fault>>);
    let tries = use_state(|| 0);
    {
        let (found, text, day) = (found.clone(), text.clone(), *day);
        use_effect_with(*tries, move |_| {
            wasm_bindgen_futures::spawn_local(async move {
                let here = match read(&text, day).await {
                    Ok(round) => find(round, day, None).await,
                    Err(fault) => Err(fault),
                };
                found.set(Some(here.map(Rc::new)));
            });
        });
    }
    let again = {
        let (found, tries) = (found.clone(), tries.clone());
        move |_: MouseEvent| {
            found.set(None);
            tries.set(*tries + 1);
        }
    };
    use_loading((*found).as_ref().map(|found| match found {
        Ok(found) => html! { <Shown found={Held(found.clone())} result={result.clone()} /> },
        Err(fault) => html! {
            <main class="page narrow" id="main" tabindex="-1">
                { heading(messages.language.rounds().title, messages) }
                <p class="note" role="alert">{ fault.explain(messages) }</p>
                <div class="actions">
                    if *fault == Fault::NoList {
                        <button type="button" class="button primary" onclick={again}>{ messages.try_again }</button>
                    }
                    <a class="button" href={Route::Round(String::new()).href()}>{ messages.language.rounds().title }</a>
                </div>
            </main>
        },
    }))
}

/// What was found, compared by identity.
#[derive(Clone)]
struct Held(Rc<Found>);

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(PartialEq, Properties)]
struct ShownProps {
    found: Held,
    result: Option<String>,
}

/// Returns the result of each own try that has one, under a name.
fn own_results(found: &Found, name: &str) -> Vec<RoundResult> {
    let result = |tried: &Try| {
        let Try::Over(_, Some(link), word) = tried else { return None };
        let word = PlayerWord { name: name.to_owned(), ..word.clone() };
        let sent = Sent { round: Some(found.text.clone()), text: result_text(&word, link) };
        found.round.take(&sent).ok()
    };
    found.tries.iter().filter_map(result).collect()
}

/// Returns the name of the player, or "you" if none was given.
fn own_name<'a>(name: &'a str, messages: &'a Messages) -> &'a str {
    if name.is_empty() { messages.table.you } else { name }
}

/// Returns a result as it is kept, and as it stands in an address.
fn text_of(result: &RoundResult) -> String {
    match &result.word {
        Some(word) => result_text(word, &result.link),
        None => result.link.clone(),
    }
}

/// The results of a round, and those that wait for a version of the page with the rules of their match.
struct Known {
    own: Vec<RoundResult>,
    all: Results,
    waiting: Vec<Sent>,
}

impl Known {
    /// Checks everything that is kept, and adds the player's own results.
    fn of(found: &Found, kept: &KeptRound, own: &[RoundResult]) -> Self {
        let (mut all, mut waiting) = (own.to_vec(), Vec::new());
        for text in &kept.results {
            let round = text.contains('/').then(|| found.text.clone());
            let sent = Sent { round, text: text.clone() };
            match found.round.take(&sent) {
                Ok(result) => all.push(result),
                Err(why) if why.may_pass_later() => waiting.push(sent),
                Err(_) => {}
            }
        }
        Self { own: own.to_vec(), all: Results::new(all), waiting }
    }
}

/// Takes in the results of a text. Returns what is kept then, and what happened to each of them.
fn take_in(
    found: &Found,
    mut kept: KeptRound,
    own: &[RoundResult],
    text: &str,
    messages: &'static Messages,
) -> (KeptRound, Vec<Told>) {
    let w = messages.language.rounds();
    let all = results_in(text);
    if all.is_empty() {
        return (kept, vec![Told::from(w.nothing)]);
    }
    let (mut added, mut said) = (Vec::new(), Vec::new());
    for (nth, sent) in all.iter().enumerate() {
        let told = match found.round.take(sent) {
            Ok(result)
                if own.iter().any(|own| {
                    let is_named = result.word.is_some();
                    own.link == result.link
                        && (!is_named || is_same_name(own.name(), result.name()))
                }) =>
            {
                Told::from(w.own)
            }
            Ok(result) if kept.take(text_of(&result)) => {
                added.push(result);
                continue;
            }
            Ok(result) => Told::from((w.known)(words::player(result.name(), messages))),
            Err(why) if why.may_pass_later() => {
                kept.take(sent.text.clone());
                Told::from((w.waits)(words::player(&sent.name(), messages)))
            }
            Err(why) => words::refused(why, sent, nth, all.len(), messages),
        };
        if !said.contains(&told) {
            said.push(told);
        }
    }
    let results = Known::of(found, &kept, own).all;
    let mut first: Vec<Told> = Vec::new();
    for result in &added {
        let told = Told::from(words::added(result, &results, messages));
        if !first.contains(&told) {
            first.push(told);
        }
    }
    first.extend(said);
    (kept, first)
}

/// The page of a round that was found.
#[component]
fn Shown(ShownProps { found: Held(found), result }: &ShownProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.rounds();
    let name = use_state(|| storage::get(NAME).ok().flatten().unwrap_or_default());
    let kept = use_state(|| found.kept.clone());
    let said = use_state(Vec::<Told>::new);
    let unsaved = use_state(|| false);
    let by_matchpoints = use_state(|| false);
    let store = {
        let (found, kept, unsaved) = (found.clone(), kept.clone(), unsaved.clone());
        move |next: KeptRound, without: Option<String>| {
            // Write only what is new: another tab may have removed the rest.
            let mut added = next.clone();
            if !*unsaved {
                added.results.retain(|text| !kept.results.contains(text));
            }
            kept.set(next);
            let (key, unsaved) = (found.key(), unsaved.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let written = matches::keep_round(key, added, without).await;
                unsaved.set(written.is_err());
            });
        }
    };
    let take = {
        let (found, kept, said, store) = (found.clone(), kept.clone(), said.clone(), store.clone());
        let name = name.clone();
        move |text: &str| {
            let own = own_results(&found, own_name(&name, messages));
            let (next, says) = take_in(&found, (*kept).clone(), &own, text, messages);
            said.set(says);
            store(next, None);
        }
    };
    {
        let (take, store, found) = (take.clone(), store.clone(), found.clone());
        // Another link to the same round may be opened here.
        use_effect_with(result.clone(), move |result| {
            let is_new = found.round.day.is_none() && !found.is_kept;
            if is_new {
                waiting_room::add();
            }
            if let Some(result) = result {
                take(result);
                // A reload takes nothing in again.
                page::rename(&Route::Round(found.text.clone()).hash());
            } else if is_new {
                // An invitation is in the list from now on.
                store(KeptRound::default(), None);
            }
        });
    }
    use_effect_with(said.clone(), |said| {
        if !said.is_empty() {
            page::focus(".round-said");
            // It stands at the top, and a message is added at the end of the page.
            page::scroll_to_top();
        }
    });
    let called = own_name(&name, messages).to_owned();
    let known = use_memo((called, (*kept).clone()), |(name, kept)| {
        Known::of(found, kept, &own_results(found, name))
    });
    let Known { own, all: results, .. } = &*known;
    let title = words::name_of(&found.round, messages);
    let facts = words::facts_of(&found.round, found.title, messages);
    let sent = joined([found.text.clone()].into_iter().chain(own.iter().map(text_of)));
    let link = page::address_of(&Route::Round(sent).hash());
    let left = found.tries.iter().filter(|tried| !matches!(tried, Try::Over(..))).count();
    let message = words::message(&found.round, facts[0].as_str(), own, results, &link, messages);
    // Friends could not tell whose result it is.
    let is_named = own.is_empty() || !name.is_empty();
    let on_name = {
        let name = name.clone();
        move |event: SubmitEvent| {
            event.prevent_default();
            let tidy = tidy_name(&page::text_in(event.target_dyn_into::<HtmlElement>()));
            // Without it, the name is asked for again.
            let _ = storage::set(NAME, &tidy);
            name.set(tidy);
        }
    };
    let on_add = {
        let take = take.clone();
        move |event: SubmitEvent| {
            event.prevent_default();
            take(&page::text_in(event.target_dyn_into::<HtmlElement>()));
        }
    };
    let on_remove = {
        let kept = kept.clone();
        Callback::from(move |text: String| {
            let mut next = (*kept).clone();
            next.results.retain(|known| *known != text);
            store(next, Some(text));
            page::focus("#main");
        })
    };
    let on_begin = {
        let found = found.clone();
        Callback::from(move |nth: usize| begin(&found, nth))
    };
    html! {
        <main class="page narrow days rounds" id="main" tabindex="-1">
            { heading(&title, messages) }
            <p>{ facts.join(" · ") }</p>
            if own.is_empty() {
                // A friend who was invited may see a challenge for the first time.
                <p>{ w.lede }</p>
            }
            <div role="status" class="round-said" tabindex="-1">
                { for said.iter().map(Told::draw) }
                if *unsaved {
                    <p class="note">{ w.unsaved }</p>
                }
            </div>
            <section class="in-progress" aria-labelledby="round-deals">
                <h2 id="round-deals">{ w.deals }</h2>
                <ul>{ for (0..found.tries.len()).map(|nth| deal(found, nth, own, &on_begin, messages)) }</ul>
            </section>
            <section aria-labelledby="round-send">
                <h2 id="round-send">{ w.yours_to_send }</h2>
                <div class="form">
                    if own.is_empty() {
                        if left > 0 {
                            <p>{ w.play_first }</p>
                        }
                    } else {
                        <form class="form" onsubmit={on_name}>
                            <label class="field">
                                <span>{ w.your_name }</span>
                                <input value={(*name).clone()} maxlength="24" dir="auto" autocomplete="name" required=true />
                                <span class="hint">{ w.your_name_hint }</span>
                            </label>
                            <button class={classes!("button", (!is_named).then_some("primary"))}>{ w.keep_name }</button>
                        </form>
                    }
                    if is_named {
                        <ShareField text={message} label={w.message} copy={w.copy} copied={w.copied} title={w.title} primary={!own.is_empty()} />
                        if !own.is_empty() {
                            <p class="hint">{ w.word }</p>
                        }
                    }
                </div>
            </section>
            <section aria-labelledby="round-add">
                <h2 id="round-add">{ w.friends }</h2>
                <form class="form" onsubmit={on_add}>
                    <label class="field">
                        <span>{ w.paste }</span>
                        <textarea rows="3" dir="auto" autocomplete="off" spellcheck="false" />
                    </label>
                    <button class="button">{ w.add }</button>
                </form>
            </section>
            if !results.all.is_empty() {
                { table(results, &by_matchpoints, found, messages) }
            }
            { rivals(found) }
            if !results.all.is_empty() || !known.waiting.is_empty() {
                { all_results(found, &known, &on_remove, messages) }
            }
        </main>
    }
}

/// Begins a deal, and goes to its table.
fn begin(found: &Found, nth: usize) {
    let Some(Ok(play)) = new_match(&found.round.deals()[nth]) else { return };
    note_played(found.title.id);
    let id = matches::begin(found.title.id, &play);
    let number = matches::number(id);
    matches::edit(id, |summary| summary.round = Some(found.text.clone()));
    let key = found.key();
    wasm_bindgen_futures::spawn_local(async move {
        // A store that is full or closed says so at the table.
        let _ = matches::keep_round(key, Begun { deal: nth, number }.into(), None).await;
    });
    page::go_to(&Route::Table(found.title, Some(number)).hash());
}

/// Renders a deal: the own try of it, and the way to play it.
fn deal(
    found: &Found,
    nth: usize,
    own: &[RoundResult],
    on_begin: &Callback<usize>,
    messages: &'static Messages,
) -> Html {
    let (w, days) = (messages.language.rounds(), messages.language.days());
    let name = (w.deal)(nth + 1);
    let label = |says: &str| (w.of_deal)(says, &name);
    let link = |says: &'static str, route: Route, is_next: bool| {
        let class = classes!("button", is_next.then_some("primary"));
        html! { <a {class} href={route.href()} aria-label={label(says)}>{ says }</a> }
    };
    let result = own.iter().find(|result| result.deal == nth);
    let (state, way) = match &found.tries[nth] {
        Try::None => (
            days.not_played.to_owned(),
            match found.round.day {
                Some(day) if day == today() && found.kept.begun.is_empty() => {
                    link(w.play, Start { day, official: true }.route(), true)
                }
                _ => {
                    let on_begin = on_begin.reform(move |_: MouseEvent| nth);
                    html! { <button type="button" class="button primary" aria-label={label(w.play)} onclick={on_begin}>{ w.play }</button> }
                }
            },
        ),
        Try::GoesOn(number) => (
            days.going_on.to_owned(),
            link(days.resume, Route::Table(found.title, Some(*number)), true),
        ),
        Try::Over(number, ..) => {
            let score = result.map(|result| words::score(result, messages));
            let state = score.unwrap_or_else(|| w.gave_up.to_owned());
            (state, link(days.see, Route::Table(found.title, Some(*number)), false))
        }
    };
    html! {
        <li class={format!("game-row game-{}", found.title.id)} key={nth}>
            <div class="game-row-text">
                <h3>{ &name }</h3>
                <p>{ state }</p>
            </div>
            { way }
        </li>
    }
}

/// Renders the standings; nothing for a single player, whose results are in the list.
fn table(
    results: &Results,
    by_matchpoints: &UseStateHandle<bool>,
    found: &Found,
    messages: &'static Messages,
) -> Html {
    let w = messages.language.rounds();
    let has_points = results.all.iter().any(|(result, _)| result.has_points);
    let points = if has_points { w.points } else { w.wins };
    let button = |by: bool, says: &'static str| {
        let choose = by_matchpoints.clone();
        let onclick = move |_: MouseEvent| choose.set(by);
        let pressed = (**by_matchpoints == by).to_string();
        html! { <button type="button" class="button" aria-pressed={pressed} {onclick}>{ says }</button> }
    };
    let order = if **by_matchpoints { Order::Matchpoints } else { Order::Points };
    let standings = results.standings(order);
    let rows = standings.iter().map(|standing| {
        html! {
            <tr>
                // Its place, in one column with the name: a phone has no room for one more.
                <th scope="row">{ standing.place }{ ". " }<bdi>{ words::player(&standing.name, messages) }</bdi></th>
                <td>{ words::points(standing) }</td>
                <td>{ (w.percent)(standing.percent) }</td>
                if found.tries.len() > 1 {
                    <td>{ standing.deals }</td>
                }
            </tr>
        }
    });
    if standings.len() < 2 {
        return Html::default();
    }
    html! {
        <section aria-labelledby="round-standings">
            <h2 id="round-standings">{ w.standings }</h2>
            <div class="actions recent-names" role="group" aria-label={w.order_by}>
                { button(false, points) }
                { button(true, w.matchpoints) }
            </div>
            <p>{ w.matchpoints_say }</p>
            <table class="day-bots">
                <thead>
                    <tr>
                        <th scope="col">{ w.player }</th>
                        <th scope="col">{ points }</th>
                        <th scope="col">{ w.matchpoints }</th>
                        if found.tries.len() > 1 {
                            <th scope="col">{ w.deals }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <details>
                <summary>{ w.how_counted }</summary>
                <p class="hint">{ w.matchpoints_hint }</p>
            </details>
        </section>
    }
}

/// Renders how bots do in the deals of a round whose own try is over.
fn rivals(found: &Found) -> Html {
    let is_over = |nth: &usize| matches!(found.tries[*nth], Try::Over(..));
    let over: Vec<String> =
        (0..found.tries.len()).filter(is_over).map(|nth| nth.to_string()).collect();
    if over.is_empty() {
        return Html::default();
    }
    let from = format!("{} {}", found.text, over.join(" "));
    html! { <LazySection<String> part={parts().rivals} {from} /> }
}

/// Renders every result with what stands beside it.
fn all_results(
    found: &Found,
    Known { own, all: results, waiting }: &Known,
    on_remove: &Callback<String>,
    messages: &'static Messages,
) -> Html {
    let w: &RoundMessages = messages.language.rounds();
    let remove_button = |text: String, label: String| {
        let remove = on_remove.reform(move |_: MouseEvent| text.clone());
        html! { <button type="button" class="button" aria-label={label} onclick={remove}>{ w.remove }</button> }
    };
    let later = |sent: &Sent| {
        let says = (w.waits)(words::player(&sent.name(), messages));
        html! {
            <li class={format!("game-row game-{}", found.title.id)} key={sent.text.clone()}>
                <div class="game-row-text"><p>{ &says }</p></div>
                { remove_button(sent.text.clone(), (w.of_deal)(w.remove, &says)) }
            </li>
        }
    };
    let is_over = |nth: usize| matches!(found.tries[nth], Try::Over(..));
    let row = |(result, treatment): &(RoundResult, Treatment)| {
        let name = words::player(result.name(), messages);
        let deal = (w.deal)(result.deal + 1);
        let notes = words::notes(result, treatment, results, messages);
        let is_own = own.iter().any(|own| own == result);
        html! {
            <li class={format!("game-row game-{}", found.title.id)} key={text_of(result)}>
                <div class="game-row-text">
                    <h3><bdi>{ name }</bdi>{ format!(" · {deal} · {}", words::score(result, messages)) }</h3>
                    <p>{ notes.join(" · ") }</p>
                </div>
                if !is_own {
                    <div class="actions">
                        if is_over(result.deal) {
                            <a class="button" href={Route::Opened(result.link.clone()).href()} aria-label={(w.watch_named)(name, &deal)}>{ w.watch }</a>
                        }
                        { remove_button(text_of(result), (w.remove_named)(name, &deal)) }
                    </div>
                }
            </li>
        }
    };
    let waits = results.all.iter().any(|(result, _)| !is_over(result.deal));
    html! {
        <section class="in-progress" aria-labelledby="round-results">
            <h2 id="round-results">{ w.results }</h2>
            <ul>{ for results.all.iter().map(row) }{ for waiting.iter().map(later) }</ul>
            if waits {
                <p class="hint">{ w.watch_later }</p>
            }
        </section>
    }
}
