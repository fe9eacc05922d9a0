//! The heading of a page: its title and the way back.

use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use crate::ui::route::Route;
use yew::prelude::*;

/// Renders a page's title with a link home.
pub fn heading(title: &str, messages: &Messages) -> Html {
    html! {
        <header class="bar">
            <a class="bar-back" href={Route::Home.href()} aria-label={messages.table.home}>
                { icon("sign-back") }
            </a>
            <h1 class="bar-title">{ title }</h1>
        </header>
    }
}
