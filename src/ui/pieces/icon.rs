//! A picture out of the sheet of symbols.

use yew::prelude::*;

/// The symbol of this name, in the colour of the text around it; always beside
/// words, so screen readers skip it.
pub fn icon(name: &str) -> Html {
    html! {
        <svg class="symbol" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href={format!("symbols.svg#{name}")} />
        </svg>
    }
}
