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
