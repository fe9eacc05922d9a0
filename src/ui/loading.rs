//! What is shown once it has been fetched.

use crate::platform::page;
use yew::prelude::*;

/// Shows an empty page until there is something to show. Whoever waits there, by keyboard
/// or with a screen reader, is taken to what comes in its place.
#[hook]
pub fn use_loading(shown: Option<Html>) -> Html {
    let loading = use_mut_ref(|| false);
    let here = shown.is_some();
    // The empty page is still there: what is returned is drawn after this.
    let waits = loading.replace(!here) && here && waits_here();
    use_effect_with(here, move |_| {
        if waits {
            page::focus("#main");
        }
    });
    shown.unwrap_or_else(busy)
}

/// Whether a person waits at the empty page.
fn waits_here() -> bool {
    page::focused().is_some_and(|element| element.id() == "main")
}

/// The page while something is fetched that it cannot be drawn without.
fn busy() -> Html {
    html! { <main class="page" id="main" tabindex="-1" aria-busy="true"></main> }
}
