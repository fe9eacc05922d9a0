//! A row of numbered slots for cards.

use yew::prelude::*;

/// A row with its slots numbered from 1, so that sentences can refer to them.
#[derive(PartialEq, Properties)]
pub struct Slots {
    /// The name of the row.
    pub label: AttrValue,
    /// The content of each slot.
    pub cards: Vec<Html>,
}

impl Slots {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        html! {
            <ol class="slots" aria-label={self.label.clone()}>
                { for self.cards.iter().enumerate().map(|(nth, card)| html! {
                    <li key={nth} title={format!("{} {}", self.label, nth + 1)}>
                        { card.clone() }
                        <span class="slots-number" aria-hidden="true">{ nth + 1 }</span>
                    </li>
                }) }
            </ol>
        }
    }
}
