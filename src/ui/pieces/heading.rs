//! The head of a page: the way back, and what the page is.

use crate::ui::context::{Context, use_house};
use crate::ui::route::Route;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HeadingProps {
    /// What the page is.
    pub title: AttrValue,
}

/// A page's title with a link home.
#[component]
pub fn Heading(HeadingProps { title }: &HeadingProps) -> Html {
    let Context { words, .. } = use_house();
    html! {
        <header class="bar">
            <a class="bar-back" href={Route::Home.href()} aria-label={words.table.home}>
                <span aria-hidden="true">{ "‹" }</span>
            </a>
            <h1 class="bar-title">{ title }</h1>
        </header>
    }
}
