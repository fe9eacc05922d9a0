//! The rulebook of a game: a text that is fetched when it is opened.

use super::catalog::GameEntry;
use super::context::{AppContext, use_app};
use super::heading::heading;
use super::locale::Messages;
use super::text_file::{TextFile, use_text_file};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RulesProps {
    /// The game.
    pub title: &'static GameEntry,
}

/// Renders the text of the rulebook, in the language chosen.
#[component]
pub fn Rulebook(&RulesProps { title }: &RulesProps) -> Html {
    let AppContext { settings, messages, .. } = use_app();
    let name = format!("rules.{}.html", settings.language().code());
    match use_text_file(title.file(&name)) {
        TextFile::Loading => html! { <p class="note fetching">{ messages.rulebook.fetching }</p> },
        TextFile::Missing => {
            html! { <p class="note" role="alert">{ messages.rulebook.missing }</p> }
        }
        // The text is a file of this site, so its HTML is trusted.
        TextFile::Here(text) => html! {
            <div class="rulebook">{ Html::from_html_unchecked(text) }</div>
        },
    }
}

/// Renders the page of a rulebook.
pub fn rules_page(title: &'static GameEntry, messages: &Messages) -> Html {
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading((title.about)(messages).name, messages) }
            <Rulebook {title} />
        </main>
    }
}
