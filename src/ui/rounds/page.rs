//! The page of a round: its deals, the message to send, friends' results, and the standings.

use super::found::{Fault, Found, find, read};
use super::results::{all_results, rivals, table};
use super::taken_in::{Known, own_name, own_results, take_in};
use super::words::{self, Told};
use crate::platform::{page, storage};
use crate::session::day::Day;
use crate::session::round::{Begun, KeptRound, RoundResult, Try, joined};
use crate::session::{new_match, tidy_name};
use crate::ui::context::use_app;
use crate::ui::day_deal::{Start, today};
use crate::ui::heading::heading;
use crate::ui::loading::use_loading;
use crate::ui::locale::Messages;
use crate::ui::matches;
use crate::ui::new_match::note_played;
use crate::ui::route::Route;
use crate::ui::share_field::ShareField;
use crate::ui::waiting_room;
use std::rc::Rc;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The storage key of the name beside one's own results.
const NAME: &str = "round-name";

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
    {
        let (found, text, day) = (found.clone(), text.clone(), *day);
        use_effect_with(found.is_none(), move |&is_missing| {
            if !is_missing {
                return;
            }
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
        let found = found.clone();
        move |_: MouseEvent| found.set(None)
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

/// What a person sees of a round and has done on its page.
#[derive(Clone, PartialEq)]
struct Seen {
    /// The name beside the own results; empty if none was given.
    name: String,
    /// What is kept of the round.
    kept: KeptRound,
    /// What happened to the results that were added last.
    said: Vec<Told>,
    /// True if the store refused what was added.
    is_unsaved: bool,
    /// True if the standings are ordered by matchpoints.
    by_matchpoints: bool,
}

/// A change of what is seen.
enum Change {
    Name(String),
    TakenIn(KeptRound, Vec<Told>),
    Removed(KeptRound),
    Written(bool),
    ByMatchpoints(bool),
}

impl Reducible for Seen {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut seen = (*self).clone();
        match change {
            Change::Name(name) => seen.name = name,
            Change::TakenIn(kept, said) => (seen.kept, seen.said) = (kept, said),
            Change::Removed(kept) => seen.kept = kept,
            Change::Written(is_written) => seen.is_unsaved = !is_written,
            Change::ByMatchpoints(by_matchpoints) => seen.by_matchpoints = by_matchpoints,
        }
        Rc::new(seen)
    }
}

/// Writes what is kept of a round from now on, but for a result that was removed. Only what is new is written:
/// another tab may have removed the rest.
fn store(
    found: &Found,
    seen: &UseReducerHandle<Seen>,
    mut next: KeptRound,
    without: Option<String>,
) {
    if !seen.is_unsaved {
        next.results.retain(|text| !seen.kept.results.contains(text));
    }
    let (key, seen) = (found.key(), seen.dispatcher());
    wasm_bindgen_futures::spawn_local(async move {
        let written = matches::keep_round(key, next, without).await;
        seen.dispatch(Change::Written(written.is_ok()));
    });
}

/// The page of a round that was found.
#[component]
fn Shown(ShownProps { found: Held(found), result }: &ShownProps) -> Html {
    let messages = use_app().messages;
    let w = messages.language.rounds();
    let seen = use_reducer(|| Seen {
        name: storage::get(NAME).ok().flatten().unwrap_or_default(),
        kept: found.kept.clone(),
        said: Vec::new(),
        is_unsaved: false,
        by_matchpoints: false,
    });
    let take = {
        let (found, seen) = (found.clone(), seen.clone());
        move |text: &str| {
            let own = own_results(&found, own_name(&seen.name, messages));
            let (next, said) = take_in(&found, seen.kept.clone(), &own, text, messages);
            store(&found, &seen, next.clone(), None);
            seen.dispatch(Change::TakenIn(next, said));
        }
    };
    {
        let (take, seen, found) = (take.clone(), seen.clone(), found.clone());
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
                store(&found, &seen, KeptRound::default(), None);
            }
        });
    }
    let Seen { name, kept, said, .. } = &*seen;
    use_effect_with(said.clone(), |said| {
        if !said.is_empty() {
            page::focus(".round-said");
            // It stands at the top, and a message is added at the end of the page.
            page::scroll_to_top();
        }
    });
    let called = own_name(name, messages).to_owned();
    let known = use_memo((called, kept.clone()), |(name, kept)| {
        Known::of(found, kept, &own_results(found, name))
    });
    let Known { own, all: results, .. } = &*known;
    let title = words::name_of(&found.round, messages);
    let facts = words::facts_of(&found.round, found.title, messages);
    let sent = joined([found.text.clone()].into_iter().chain(own.iter().map(RoundResult::text)));
    let link = page::address_of(&Route::Round(sent).hash());
    let left = (0..found.tries.len()).filter(|&nth| !found.is_over(nth)).count();
    let message = words::message(&found.round, facts[0].as_str(), own, results, &link, messages);
    // Friends could not tell whose result it is.
    let is_named = own.is_empty() || !name.is_empty();
    let on_name = {
        let seen = seen.dispatcher();
        move |event: SubmitEvent| {
            event.prevent_default();
            let tidy = tidy_name(&page::text_in(event.target_dyn_into::<HtmlElement>()));
            // Without it, the name is asked for again.
            let _ = storage::set(NAME, &tidy);
            seen.dispatch(Change::Name(tidy));
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
        let (found, seen) = (found.clone(), seen.clone());
        Callback::from(move |text: String| {
            let mut next = seen.kept.clone();
            next.results.retain(|known| *known != text);
            store(&found, &seen, next.clone(), Some(text));
            seen.dispatch(Change::Removed(next));
            page::focus("#main");
        })
    };
    let on_order = {
        let seen = seen.dispatcher();
        Callback::from(move |by_matchpoints| seen.dispatch(Change::ByMatchpoints(by_matchpoints)))
    };
    let on_begin = {
        let found = found.clone();
        Callback::from(move |nth: usize| {
            wasm_bindgen_futures::spawn_local(begin(found.clone(), nth));
        })
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
                if seen.is_unsaved {
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
                                <input value={name.clone()} maxlength="24" dir="auto" autocomplete="name" required=true />
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
                { table(results, seen.by_matchpoints, &on_order, found, messages) }
            }
            { rivals(found) }
            if !results.all.is_empty() || !known.waiting.is_empty() {
                { all_results(found, &known, &on_remove, messages) }
            }
        </main>
    }
}

/// Begins a deal, and goes to its table; goes to the own try of it that another tab has begun meanwhile.
async fn begin(found: Rc<Found>, nth: usize) {
    let Ok(now) = find(found.round.clone(), found.round.day, None).await else { return };
    let number = match &now.tries[nth] {
        Try::GoesOn(number) | Try::Over(number, ..) => *number,
        Try::None => {
            let Some(Ok(play)) = new_match(&found.round.deals()[nth]) else { return };
            note_played(found.title.id);
            let id = matches::begin(found.title.id, &play);
            matches::edit(id, |summary| summary.round = Some(found.text.clone()));
            let number = matches::number(id);
            // A store that is full or closed says so at the table.
            let _ =
                matches::keep_round(found.key(), Begun { deal: nth, number }.into(), None).await;
            number
        }
    };
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
