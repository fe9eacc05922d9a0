//! The home page: five covers, and the matches under way.

use super::context::{Context, use_house};
use super::matches::under_way;
use super::pieces::Symbol;
use super::route::Route;
use super::shelf::{SHELF, Title};
use crate::engine::Turn;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HomeProps {
    /// An address that names nothing, if that is how one came here.
    #[prop_or_default]
    pub lost: Option<String>,
}

/// The five games.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.home;
    html! {
        <main class="page home" id="main" tabindex="-1">
            <header class="masthead">
                <h1><Symbol name="crown" />{ "Regalia" }</h1>
                <p class="tagline">{ w.tagline }</p>
            </header>
            if let Some(lost) = &props.lost {
                <p class="note" role="status">{ (w.lost)(lost) }</p>
            }
            <ul class="covers">
                { for SHELF.iter().map(|title| html! { <li><Cover {title} /></li> }) }
            </ul>
            <nav class="foot" aria-label={w.more}>
                <a href={Route::Settings.href()}>{ words.settings.title }</a>
                <a href={Route::Credits.href()}>{ words.credits.title }</a>
            </nav>
        </main>
    }
}

#[derive(PartialEq, Properties)]
struct CoverProps {
    title: &'static Title,
}

/// A game's cover: what it is in a line, and the way in.
#[component]
fn Cover(&CoverProps { title }: &CoverProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.home;
    let about = &words.shelf[title.nth];
    let match_here = use_memo(title.id, |id| {
        under_way(id).and_then(Result::ok).is_some_and(|play| matches!(play.turn(), Turn::Of(_)))
    });
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
                if *match_here {
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
