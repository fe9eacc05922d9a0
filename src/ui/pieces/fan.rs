//! Cards held in a hand: slightly fanned up to seven, then overlapping.

use yew::prelude::*;

/// A hand of cards. The style sets the angles: a hand has the class `from-N` for every N up to the
/// number of its cards.
#[derive(PartialEq, Properties)]
pub struct Fan {
    /// The label of the hand for screen readers.
    pub label: AttrValue,
    /// The name of the hand's place, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// True if it is another player's, and small.
    #[prop_or_default]
    pub small: bool,
    /// The cards, in order.
    pub cards: Vec<Html>,
}

impl Fan {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        // The style's own counting, by `:has()`, would cost every frame of the table.
        let from: Classes = (1..=self.cards.len()).map(|count| format!("from-{count}")).collect();
        html! {
            <ul class={classes!("hand", self.small.then_some("hand-small"), from)}
                aria-label={self.label.clone()} data-place={self.place.clone()}>
                { for self.cards.iter().map(|card| html! { <li>{ card.clone() }</li> }) }
            </ul>
        }
    }
}
