//! Cards held in a hand: fanned a little up to seven, then overlapping.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FanProps {
    /// What a screen reader calls the hand.
    pub label: AttrValue,
    /// The place of the hand, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// Whether it is another player's, and small.
    #[prop_or_default]
    pub small: bool,
    /// The cards, in order.
    pub children: Children,
}

/// A hand of cards. The angles are the style's business.
#[component]
pub fn Fan(props: &FanProps) -> Html {
    html! {
        <ul class={classes!("hand", props.small.then_some("hand-small"))}
            aria-label={props.label.clone()} data-place={props.place.clone()}>
            { for props.children.iter().map(|card| html! { <li>{ card }</li> }) }
        </ul>
    }
}
