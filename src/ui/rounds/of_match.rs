//! Makes a round of the deal of a match that was played on this device.

use crate::platform::page;
use crate::session::library::ROUNDS;
use crate::session::round::{Begun, Round};
use crate::ui::catalog::GameEntry;
use crate::ui::context::use_app;
use crate::ui::heading::heading;
use crate::ui::loading::use_loading;
use crate::ui::matches;
use crate::ui::route::Route;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct OfMatchProps {
    /// The game.
    pub title: &'static GameEntry,
    /// The number of the match.
    pub number: u64,
}

/// Makes a round of the deal of a match of this device, and goes to its page.
#[component]
pub fn OfMatch(&OfMatchProps { title, number }: &OfMatchProps) -> Html {
    let messages = use_app().messages;
    let fault = use_state(|| false);
    {
        let fault = fault.clone();
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                match round_of(title, number).await {
                    Some(text) => page::replace_with(&Route::Round(text).hash()),
                    None => fault.set(true),
                }
            });
        });
    }
    use_loading((*fault).then(|| {
        let w = messages.language.rounds();
        html! {
            <main class="page narrow" id="main" tabindex="-1">
                { heading(w.title, messages) }
                <p class="note" role="alert">{ w.no_match }</p>
                <div class="actions">
                    <a class="button" href={Route::Round(String::new()).href()}>{ w.title }</a>
                </div>
            </main>
        }
    }))
}

/// Returns the text of a match's round, and stores it in the summary of the match and in the round's record.
async fn round_of(title: &'static GameEntry, number: u64) -> Option<String> {
    let id = matches::fetch(title.id, number).await?;
    let setup = matches::library(|library| library.play(id).ok())?.setup();
    let text = Round::of_match(&setup)?.text()?;
    let key = format!("{ROUNDS}{text}");
    // The page of the round says so if it cannot be kept.
    let _ = matches::keep_round(key, Begun { deal: 0, number }.into(), None).await;
    matches::edit(id, |summary| summary.round = Some(text.clone()));
    Some(text)
}
