//! The head of a page: the way back, and what the page is.

use crate::ui::locale::Words;
use crate::ui::route::Route;
use yew::prelude::*;

/// A page's title with a link home.
pub fn heading(title: &str, words: &Words) -> Html {
    html! {
        <header class="bar">
            <a class="bar-back" href={Route::Home.href()} aria-label={words.table.home}>
                <span aria-hidden="true">{ "‹" }</span>
            </a>
            <h1 class="bar-title">{ title }</h1>
        </header>
    }
}
