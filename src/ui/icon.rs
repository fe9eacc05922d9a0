//! A picture out of the sheets of symbols: that of the house, which stands in
//! the page, and that of the game, which comes with its costume.

use yew::prelude::*;

/// The symbol of this name, in the colour of the text around it; always beside
/// words, so screen readers skip it.
pub fn icon(name: &str) -> Html {
    html! {
        <svg class="symbol" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href={format!("#s-{name}")} />
        </svg>
    }
}
