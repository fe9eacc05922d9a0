//! The home page: the covers, and the matches under way.

use super::locale::Words;
use super::matches;
use super::pieces::icon;
use super::route::Route;
use super::shelf::{SHELF, Title};
use yew::prelude::*;

/// The games; `lost` is an address that names nothing, if that is how one
/// came here.
pub fn home(lost: Option<&str>, words: &Words) -> Html {
    let w = &words.home;
    html! {
        <main class="page home" id="main" tabindex="-1">
            <header class="masthead">
                <h1>{ icon("crown") }{ "Regalia" }</h1>
                <p class="tagline">{ (w.tagline)(SHELF.len()) }</p>
            </header>
            if let Some(lost) = lost {
                <p class="note" role="status">{ (w.lost)(lost) }</p>
            }
            <ul class="covers">
                { for SHELF.iter().map(|title| html! { <li>{ cover(title, words) }</li> }) }
            </ul>
            <nav class="foot" aria-label={w.more}>
                <a href={Route::Settings.href()}>{ words.settings.title }</a>
                <a href={Route::Credits.href()}>{ words.credits.title }</a>
            </nav>
        </main>
    }
}

/// A game's cover: what it is in a line, and the way in.
fn cover(title: &'static Title, words: &Words) -> Html {
    let w = &words.home;
    let about = (title.about)(words);
    let class = classes!("cover", format!("costume-{}", title.id));
    html! {
        <article {class}>
            <a class="cover-link" href={Route::New(title).href()}>
                <img class="cover-art" src={title.cover()} alt="" width="200" height="240" />
                <span class="cover-name">{ about.name }</span>
                <span class="cover-line">{ about.line }</span>
                <span class="cover-facts">{ (w.facts)(&title.info.seats, about.minutes) }</span>
            </a>
            <div class="cover-ways">
                if let Some(id) = matches::library(|library| library.in_progress(title.id)) {
                    <a class="button primary" href={Route::Table(title, Some(matches::number(id))).href()}>{ w.resume }</a>
                }
                <a class="button" href={Route::Lesson(title).href()} aria-label={(words.lesson.learn_game)(about.name)}>
                    { words.lesson.learn }
                </a>
            </div>
        </article>
    }
}
