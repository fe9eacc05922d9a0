//! The stored matches of a game, to continue or replay.

use crate::platform::page;
use crate::ui::catalog::GameEntry;
use crate::ui::locale::{KeptMatch, Messages};
use crate::ui::matches::{self, MatchId};
use crate::ui::route::Route;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EarlierProps {
    pub title: &'static GameEntry,
    pub messages: &'static Messages,
}

/// Renders the list of stored matches, the latest first. It is read when it is opened, since each
/// match is replayed to show its state.
#[component]
pub fn Earlier(&EarlierProps { title, messages }: &EarlierProps) -> Html {
    let kept = matches::library(|library| library.in_scope(title.id));
    let open = use_state(|| false);
    if kept.is_empty() {
        return Html::default();
    }
    let toggle = {
        let open = open.clone();
        move |event: Event| {
            let details = event.target_dyn_into::<web_sys::Element>();
            open.set(details.is_some_and(|details| details.has_attribute("open")));
        }
    };
    html! {
        <details class="kept" ontoggle={toggle}>
            <summary>{ (messages.new_match.kept_here)(kept.len()) }</summary>
            if *open {
                <ul class="kept-matches">
                    { for kept.into_iter().map(|id| html! { <li>{ row(title, id, messages) }</li> }) }
                </ul>
            }
        </details>
    }
}

/// Renders a match: its start, its state and a link to it.
fn row(title: &'static GameEntry, id: MatchId, messages: &'static Messages) -> Html {
    let state = match matches::play(id) {
        Err(_) => KeptMatch::Unreadable,
        Ok(play) if play.is_over() => KeptMatch::Finished,
        Ok(play) => KeptMatch::InProgress(play.position()),
    };
    let number = matches::number(id);
    let date = page::local_time(number, messages.language.code());
    html! {
        <a class="button wide" href={Route::Table(title, Some(number)).href()}>
            { (messages.new_match.kept_match)(date.as_deref(), state) }
        </a>
    }
}
