//! A row of numbered slots that cards lie in.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SlotsProps {
    /// What the row is.
    pub label: AttrValue,
    /// What lies in each slot.
    pub children: Children,
}

/// A row with its slots numbered from 1, so that words can speak of them.
#[component]
pub fn Slots(props: &SlotsProps) -> Html {
    html! {
        <ol class="slots" aria-label={props.label.clone()}>
            { for props.children.iter().enumerate().map(|(nth, content)| html! {
                <li key={nth}>
                    { content }
                    <span class="slots-number" aria-hidden="true">{ nth + 1 }</span>
                </li>
            }) }
        </ol>
    }
}
