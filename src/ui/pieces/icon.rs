//! A picture out of the sheet of symbols.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SymbolProps {
    /// Its name in the sheet.
    pub name: AttrValue,
}

/// A symbol in the colour of the text around it; always beside words, so
/// screen readers skip it.
#[component]
pub fn Symbol(SymbolProps { name }: &SymbolProps) -> Html {
    html! {
        <svg class="symbol" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
            <use href={format!("symbols.svg#{name}")} />
        </svg>
    }
}
