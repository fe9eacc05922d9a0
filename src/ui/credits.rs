//! The makers of the games, the pictures and the libraries.

use super::catalog::CATALOG;
use super::context::use_app;
use super::heading::heading;
use super::locale::Messages;
use super::text_file::{TextFile, use_text_file};
use crate::platform::page;
use yew::prelude::*;

/// Renders the libraries and typefaces of the page, each with its licence. The build lists them, from
/// what `LICENSES.txt` is made of.
#[component]
fn Libraries() -> Html {
    let messages = use_app().messages;
    match use_text_file(format!("{}/libraries.html", page::folder())) {
        TextFile::Loading => Html::default(),
        TextFile::Missing => html! { <p class="note" role="alert">{ messages.part_missing }</p> },
        // The text is a file of this site, so its HTML is trusted.
        TextFile::Here(text) => Html::from_html_unchecked(text),
    }
}

/// Renders the credits page.
pub fn credits(messages: &Messages) -> Html {
    let w = &messages.credits;
    html! {
        <main class="page narrow prose" id="main" tabindex="-1">
            { heading(w.title, messages) }
            <p>{ w.unofficial }</p>
            <h2>{ w.games }</h2>
            <dl class="credits">
                { for CATALOG.iter().map(|title| html! {
                    <>
                        <dt>{ (title.about)(messages).name }</dt>
                        <dd>{ (title.about)(messages).makers }</dd>
                    </>
                }) }
            </dl>
            <h2>{ w.pictures }</h2>
            <p>{ w.pictures_by }</p>
            <h2>{ w.libraries }</h2>
            <Libraries />
            // The same word in both languages.
            <p>{ w.licence }{ concat!(" Version ", env!("CARGO_PKG_VERSION"), ".") }</p>
        </main>
    }
}
