//! The home page as HTML text, written at build time and shown before the page's program has
//! loaded.

use super::home::{Home, home};
use super::locale::Language;
use super::settings::Settings;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use yew::LocalServerRenderer;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
struct PrerenderedProps {
    language: Language,
    folder: AttrValue,
}

/// Renders what `app::App` renders of the home page when no match is in progress. The link to the
/// content is marked, since the program does not listen to it yet. The script in `index.html`
/// selects the theme that is set, and listens to the switches until the program does.
#[component]
fn Prerendered(PrerenderedProps { language, folder }: &PrerenderedProps) -> Html {
    let messages = language.messages();
    let home_page = Home {
        lost: None,
        folder,
        games_in_progress: None,
        settings: Settings::default(),
        change: &Callback::noop(),
    };
    html! {
        <>
            <a class="skip" href="#main" data-opening="">{ messages.skip_to_content }</a>
            { home(&home_page, messages) }
        </>
    }
}

/// Returns the home page's HTML in a language. `folder` holds the page's files.
pub fn prerender(language: Language, folder: &str) -> String {
    let props = PrerenderedProps { language, folder: folder.to_owned().into() };
    let renderer = LocalServerRenderer::<Prerendered>::with_props(props).hydratable(false);
    let mut drawing = pin!(renderer.render());
    // Rendering never waits for anything.
    loop {
        let polled = drawing.as_mut().poll(&mut Context::from_waker(Waker::noop()));
        if let Poll::Ready(html) = polled {
            return html;
        }
    }
}
