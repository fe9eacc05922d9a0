//! The home page: the covers, and the matches in progress.

use super::catalog::{CATALOG, GameEntry};
use super::locale::Messages;
use super::pieces::icon;
use super::route::Route;
use yew::prelude::*;

/// The data of the home page besides its words.
pub struct Home<'a> {
    /// The address that the person came from, if it names nothing.
    pub lost: Option<&'a str>,
    /// The folder that holds the page's files.
    pub folder: &'a str,
    /// Returns the number of a game's match in progress, if there is one.
    pub in_progress: fn(&GameEntry) -> Option<u64>,
}

/// Renders the page.
pub fn home(home: &Home, messages: &Messages) -> Html {
    let w = &messages.home;
    html! {
        <main class="page home" id="main" tabindex="-1">
            <header class="masthead">
                <h1>{ icon("crown") }{ "Regalia" }</h1>
                <p class="tagline">{ (w.tagline)(CATALOG.len()) }</p>
            </header>
            if let Some(lost) = home.lost {
                <p class="note" role="status">{ (w.lost)(lost) }</p>
            }
            <ul class="covers">
                { for CATALOG.iter().map(|title| html! { <li>{ cover(title, home, messages) }</li> }) }
            </ul>
            <nav class="foot" aria-label={w.more}>
                <a href={Route::Settings.href()}>{ messages.settings.title }</a>
                <a href={Route::Credits.href()}>{ messages.credits.title }</a>
            </nav>
        </main>
    }
}

/// Renders a game's cover: its description in one line, and the link to it.
fn cover(title: &'static GameEntry, home: &Home, messages: &Messages) -> Html {
    let w = &messages.home;
    let about = (title.about)(messages);
    let class = classes!("cover", format!("game-{}", title.id));
    html! {
        <article {class}>
            <a class="cover-link" href={Route::New(title).href()}>
                <img class="cover-art" src={title.file_in(home.folder, "cover.svg")} alt="" width="200" height="240" />
                <span class="cover-name">{ about.name }</span>
                <span class="cover-line">{ about.line }</span>
                <span class="cover-facts">{ (w.facts)(&title.info.seats, about.minutes) }</span>
            </a>
            <div class="cover-ways">
                if let Some(number) = (home.in_progress)(title) {
                    <a class="button primary" href={Route::Table(title, Some(number)).href()}>{ w.resume }</a>
                }
                <a class="button" href={Route::Lesson(title).href()} aria-label={(messages.lesson.learn_game)(about.name)}>
                    { messages.lesson.learn }
                </a>
            </div>
        </article>
    }
}
