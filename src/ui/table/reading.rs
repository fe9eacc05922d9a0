//! The stories that a result offers to read. Each is fetched when it is opened.

use super::props::ReadingProps;
use crate::platform::share::fetched;
use crate::platform::{page as place, speech};
use crate::ui::dialog::Dialog;
use crate::ui::games::Story;
use serde::Deserialize;
use yew::prelude::*;

/// A text, as in its file.
#[derive(Clone, PartialEq, Deserialize)]
struct Observable {
    title: String,
    text: String,
}

/// The text that is open, if any.
#[derive(Clone, PartialEq)]
enum Page {
    Closed,
    Coming(Story),
    Here(Observable),
    Missing(Story),
}

/// Renders the stories.
pub fn draw_stories(props: ReadingProps) -> Html {
    html! { <Reading ..props /> }
}

/// Fetches a text. Returns `None` if its file is unavailable.
async fn fetch(story: &Story) -> Option<Observable> {
    let text = fetched(&place::file(&story.file)).await?;
    let all: Vec<Observable> = serde_json::from_str(&text).ok()?;
    all.into_iter().nth(story.nth)
}

/// Renders a button for each text, and the open text.
#[component]
fn Reading(ReadingProps { stories, messages }: &ReadingProps) -> Html {
    let w = &messages.table;
    let page = use_state(|| Page::Closed);
    let aloud = use_state(|| false);
    // Stop the speech however the text is closed.
    use_effect_with((), |()| speech::stop);
    let open = |story: &Story| {
        let (page, story) = (page.clone(), story.clone());
        move |_: MouseEvent| {
            let (page, story) = (page.clone(), story.clone());
            page.set(Page::Coming(story.clone()));
            wasm_bindgen_futures::spawn_local(async move {
                let told = fetch(&story).await;
                page.set(told.map_or(Page::Missing(story), Page::Here));
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
    let read = |told: &Observable| {
        let (aloud, told, code) = (aloud.clone(), told.clone(), messages.language.code());
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
    let (title, content) = match &*page {
        Page::Closed => (String::new(), Html::default()),
        Page::Coming(story) => {
            (story.name.to_owned(), html! { <p class="note">{ w.tale_coming }</p> })
        }
        Page::Missing(story) => {
            (story.name.to_owned(), html! { <p class="note" role="alert">{ w.tale_missing }</p> })
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
            { for stories.iter().map(|story| html! {
                <button type="button" class="button" onclick={open(story)}>{ (w.read_tale)(story.name) }</button>
            }) }
            if *page != Page::Closed {
                <Dialog {title} close={messages.table.close} {on_close}>{ content }</Dialog>
            }
        </div>
    }
}
