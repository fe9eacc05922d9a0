//! The home page: the covers, and the matches in progress.

use super::catalog::{CATALOG, GameEntry};
use super::locale::Messages;
use super::pieces::icon;
use super::route::Route;
use super::settings::Settings;
use super::switches;
use yew::prelude::*;

/// The data of the home page besides its words.
pub struct Home<'a> {
    /// The address that the person came from, if it names nothing.
    pub lost: Option<&'a str>,
    /// The folder that holds the page's files.
    pub folder: &'a str,
    /// The list of games in progress; `None` for a newcomer, whom the deal of the day waits for.
    pub games_in_progress: Option<Html>,
    /// The settings.
    pub settings: Settings,
    /// Changes the settings.
    pub change: &'a Callback<Settings>,
}

/// Renders the page.
pub fn home(home: &Home, messages: &Messages) -> Html {
    let w = &messages.home;
    html! {
        <main class="page home" id="main" tabindex="-1">
            <header class="masthead">
                <h1>{ icon("crown") }{ "Regalia" }</h1>
                <p class="tagline">{ (w.tagline)(CATALOG.len()) }</p>
                <div class="switches">
                    { switches::language(home.settings, messages, home.change) }
                    { switches::theme(home.settings, w.themes, messages, home.change) }
                </div>
            </header>
            if let Some(lost) = home.lost {
                <p class="note" role="status">{ (w.lost)(lost) }</p>
            }
            <div class="waiting">
                if let Some(games) = &home.games_in_progress {
                    { games.clone() }
                } else {
                    <p class="actions"><a class="button" href={Route::Days(String::new()).href()}>{ w.days }</a></p>
                }
            </div>
            <ul class="covers">
                { for CATALOG.iter().map(|title| html! { <li>{ cover(title, home, messages) }</li> }) }
            </ul>
            <nav class="foot" aria-label={w.more}>
                // The row above leads to the deal of the day.
                <a href={Route::Round(String::new()).href()}>{ w.rounds }</a>
                <a href={Route::History(String::new()).href()}>{ w.history }</a>
                <a href={Route::Letter(String::new()).href()}>{ w.letter }</a>
                <a href={Route::Settings.href()}>{ messages.settings.title }</a>
                <a href={Route::Credits.href()}>{ messages.credits.title }</a>
            </nav>
        </main>
    }
}

/// Renders a game's cover: its description in one line, and the ways into it. A tap anywhere else on
/// the cover is one on the button that leads to a new match.
fn cover(title: &'static GameEntry, home: &Home, messages: &Messages) -> Html {
    let w = &messages.home;
    let about = (title.about)(messages);
    let class = classes!("cover", format!("game-{}", title.id));
    html! {
        <article {class}>
            <div class="cover-face">
                <img class="cover-art" src={title.file_in(home.folder, "cover.svg")} alt="" width="240" height="320" />
                <h2 class="cover-name">{ about.name }</h2>
                <p class="cover-line">{ about.line }</p>
                <p class="cover-facts">{ (w.facts)(&title.info.seats, about.minutes) }</p>
            </div>
            <div class="cover-ways">
                <a class="button cover-link primary" href={Route::New(title).href()} aria-label={(w.play_game)(about.name)}>{ w.play }</a>
                <a class="button" href={Route::Lesson(title).href()} aria-label={(messages.lesson.learn_game)(about.name)}>
                    { messages.lesson.learn }
                </a>
            </div>
        </article>
    }
}
