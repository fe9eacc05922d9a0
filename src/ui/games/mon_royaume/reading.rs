//! The winner's tale, read at the end: fetched when it is asked for.

use crate::games::mon_royaume::Tale;
use crate::platform::share::fetched;
use crate::platform::{page as place, speech};
use crate::ui::locale::Words;
use crate::ui::pieces::Dialog;
use serde::Deserialize;
use yew::prelude::*;

/// A tale as its file has it; the files hold all in their order.
#[derive(Clone, PartialEq, Deserialize)]
struct Told {
    title: String,
    text: String,
}

/// Where the tale to be read is.
#[derive(Clone, PartialEq)]
enum Page {
    Closed,
    Coming(Tale),
    Here(Told),
    Missing(Tale),
}

#[derive(PartialEq, Properties)]
pub struct ReadingProps {
    /// The tales of those who have won.
    pub tales: Vec<Tale>,
    pub words: &'static Words,
}

/// A tale in this language, if its file can be had.
async fn fetch(tale: Tale, language: &str) -> Option<Told> {
    let text = fetched(&place::file(&format!("games/mon-royaume/tales.{language}.json"))).await?;
    let all: Vec<Told> = serde_json::from_str(&text).ok()?;
    all.into_iter().nth(tale.index())
}

/// A button for each tale, and what it opens.
#[component]
pub fn Reading(ReadingProps { tales, words }: &ReadingProps) -> Html {
    let w = &words.games.mon_royaume;
    let page = use_state(|| Page::Closed);
    let aloud = use_state(|| false);
    // Whatever takes the tale away ends the reading.
    use_effect_with((), |()| speech::stop);
    let open = |tale: Tale| {
        let page = page.clone();
        let code = words.language.code();
        move |_: MouseEvent| {
            let page = page.clone();
            page.set(Page::Coming(tale));
            wasm_bindgen_futures::spawn_local(async move {
                page.set(fetch(tale, code).await.map_or(Page::Missing(tale), Page::Here));
            });
        }
    };
    let on_close = {
        let (page, aloud) = (page.clone(), aloud.clone());
        Callback::from(move |()| {
            speech::stop();
            aloud.set(false);
            page.set(Page::Closed);
        })
    };
    let read = |told: &Told| {
        let (aloud, told, code) = (aloud.clone(), told.clone(), words.language.code());
        move |_: MouseEvent| {
            if *aloud {
                speech::stop();
                aloud.set(false);
            } else {
                let over = aloud.clone();
                let text = [told.title.as_str(), ". ", &told.text].concat();
                aloud.set(speech::say(&text, code, move || over.set(false)));
            }
        }
    };
    let name = |tale: &Tale| w.tales[tale.index()];
    let (title, content) = match &*page {
        Page::Closed => (String::new(), Html::default()),
        Page::Coming(tale) => {
            (name(tale).to_owned(), html! { <p class="note">{ w.tale_coming }</p> })
        }
        Page::Missing(tale) => {
            (name(tale).to_owned(), html! { <p class="note" role="alert">{ w.tale_missing }</p> })
        }
        Page::Here(told) => (
            told.title.clone(),
            html! {
                <>
                    <p class="mr-story">{ &told.text }</p>
                    if speech::is_here() {
                        <button type="button" class="button" onclick={read(told)}>
                            { if *aloud { w.read_no_more } else { w.read_aloud } }
                        </button>
                    }
                </>
            },
        ),
    };
    html! {
        <div class="actions mr-reading">
            { for tales.iter().map(|tale| html! {
                <button type="button" class="button" onclick={open(*tale)}>{ (w.read_tale)(name(tale)) }</button>
            }) }
            if *page != Page::Closed {
                <Dialog {title} close={words.table.close} {on_close}>{ content }</Dialog>
            }
        </div>
    }
}
