//! A placeholder until something is loaded.

use crate::platform::page;
use yew::prelude::*;

/// Renders an empty page until there is something to show. If the keyboard focus or a screen reader
/// waits there, moves the focus to the new content.
#[hook]
pub fn use_loading(shown: Option<Html>) -> Html {
    let loading = use_mut_ref(|| false);
    let here = shown.is_some();
    // At this point the empty page is still there: the new content is rendered later.
    let waits = loading.replace(!here) && here && waits_here();
    use_effect_with(here, move |_| {
        if waits {
            page::focus("#main");
        }
    });
    shown.unwrap_or_else(busy)
}

/// Returns true if the focus is on the empty page.
fn waits_here() -> bool {
    page::focused().is_some_and(|element| element.id() == "main")
}

/// Renders the empty page.
fn busy() -> Html {
    html! { <main class="page" id="main" tabindex="-1" aria-busy="true"></main> }
}
