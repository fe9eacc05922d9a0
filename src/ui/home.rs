//! The home page: five covers, and the matches under way.

use super::locale::Words;
use super::matches::under_way;
use super::pieces::icon;
use super::route::Route;
use super::shelf::{SHELF, Title};
use crate::engine::Turn;
use yew::prelude::*;

/// The five games; `lost` is an address that names nothing, if that is how one
/// came here.
pub fn home(lost: Option<&str>, words: &Words) -> Html {
    let w = &words.home;
    html! {
        <main class="page home" id="main" tabindex="-1">
            <header class="masthead">
                <h1>{ icon("crown") }{ "Regalia" }</h1>
                <p class="tagline">{ w.tagline }</p>
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
    let about = &words.shelf[title.nth];
    let match_here = || {
        let play = under_way(title.id).and_then(Result::ok);
        play.is_some_and(|play| matches!(play.turn(), Turn::Of(_)))
    };
    let picture = html! {
        <img class="cover-art" src={format!("covers/{}.svg", title.id)} alt="" width="200" height="240" />
    };
    let facts = html! {
        <span class="cover-facts">{ (w.facts)(title.seats, title.minutes) }</span>
    };
    let class = classes!("cover", format!("costume-{}", title.id));
    if title.is_ready() {
        html! {
            <article {class}>
                <a class="cover-link" href={Route::New(title).href()}>
                    { picture }
                    <span class="cover-name">{ about.name }</span>
                    <span class="cover-line">{ about.line }</span>
                    { facts }
                </a>
                if match_here() {
                    <a class="button primary" href={Route::Table(title).href()}>{ w.resume }</a>
                }
            </article>
        }
    } else {
        html! {
            <article class={classes!(class, "cover-closed")}>
                { picture }
                <h2 class="cover-name">{ about.name }</h2>
                <span class="cover-line">{ about.line }</span>
                { facts }
                <span class="cover-soon">{ w.being_made }</span>
            </article>
        }
    }
}
