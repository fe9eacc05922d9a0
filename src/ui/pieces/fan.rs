//! Cards held in a hand: fanned a little up to seven, then overlapping.

use yew::prelude::*;

/// A hand of cards. The angles are the style's business.
#[derive(PartialEq, Properties)]
pub struct Fan {
    /// What a screen reader calls the hand.
    pub label: AttrValue,
    /// The place of the hand, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// Whether it is another player's, and small.
    #[prop_or_default]
    pub small: bool,
    /// The cards, in order.
    pub cards: Vec<Html>,
}

impl Fan {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <ul class={classes!("hand", self.small.then_some("hand-small"))}
                aria-label={self.label.clone()} data-place={self.place.clone()}>
                { for self.cards.iter().map(|card| html! { <li>{ card.clone() }</li> }) }
            </ul>
        }
    }
}
