//! A row of numbered slots that cards lie in.

use yew::prelude::*;

/// A row with its slots numbered from 1, so that words can speak of them.
#[derive(PartialEq, Properties)]
pub struct Slots {
    /// What the row is.
    pub label: AttrValue,
    /// What lies in each slot.
    pub cards: Vec<Html>,
}

impl Slots {
    /// The piece, drawn.
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
