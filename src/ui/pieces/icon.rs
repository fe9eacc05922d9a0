//! A symbol from a sheet: either the page's own, which is in the document, or the game's, which is
//! fetched with its style.

use yew::prelude::*;

/// Renders the symbol of this name in the colour of the surrounding text. It is always beside
/// words, so screen readers skip it.
pub fn icon(name: &str) -> Html {
    html! {
        <svg class="symbol" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href={format!("#s-{name}")} />
        </svg>
    }
}

/// Renders the symbol of this name as the actor on a stage: a silhouette with the light on its edge.
pub(super) fn figure(name: &str, class: &'static str) -> Html {
    let href = format!("#s-{name}");
    html! {
        <svg class={classes!("figure", class)} viewBox="0 0 512 512" aria-hidden="true"
            focusable="false">
            <use class="rim" href={href.clone()} />
            <use {href} />
        </svg>
    }
}
