//! The rulebook of a game: a text fetched when it is opened.

use super::context::{Context, use_house};
use super::locale::Words;
use super::pieces::heading;
use super::shelf::Title;
use crate::platform::share::fetched;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct RulesProps {
    /// The game.
    pub title: &'static Title,
}

/// Where a rulebook is.
#[derive(Clone, PartialEq)]
enum Page {
    Fetching,
    Here(AttrValue),
    Missing,
}

/// The text of the rulebook, in the language chosen.
#[component]
pub fn Rulebook(&RulesProps { title }: &RulesProps) -> Html {
    let Context { settings, words, .. } = use_house();
    let page = use_state(|| Page::Fetching);
    {
        let page = page.clone();
        use_effect_with((title.id, settings.language()), move |&(id, language)| {
            wasm_bindgen_futures::spawn_local(async move {
                let address = format!("games/{id}/rules.{}.html", language.code());
                page.set(match fetched(&address).await {
                    Some(text) => Page::Here(text.into()),
                    None => Page::Missing,
                });
            });
        });
    }
    match &*page {
        Page::Fetching => html! { <p class="note">{ words.rulebook.fetching }</p> },
        Page::Missing => html! { <p class="note" role="alert">{ words.rulebook.missing }</p> },
        // The text is a file of this very site.
        Page::Here(text) => html! {
            <div class="rulebook">{ Html::from_html_unchecked(text.clone()) }</div>
        },
    }
}

/// The page of a rulebook.
pub fn rules_page(title: &'static Title, words: &Words) -> Html {
    html! {
        <main class="page narrow" id="main" tabindex="-1">
            { heading((title.about)(words).name, words) }
            <Rulebook {title} />
        </main>
    }
}
