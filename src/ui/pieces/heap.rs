//! A pile of cards with its count.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HeapProps {
    /// What the pile is and how many cards it holds, in words.
    pub label: AttrValue,
    /// The place of the pile, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// How many cards lie on it; more make it look thicker.
    pub count: usize,
    /// A quiet word below the count.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// The card on top, or nothing on an empty pile.
    #[prop_or_default]
    pub children: Children,
}

/// A pile: its top card, its thickness, its count.
#[component]
pub fn Heap(props: &HeapProps) -> Html {
    let thick = match props.count {
        0 | 1 => None,
        2..=4 => Some("heap-thick"),
        _ => Some("heap-thicker"),
    };
    html! {
        <div class="heap">
            <div class={classes!("heap-top", thick)} data-place={props.place.clone()}>
                if props.children.is_empty() {
                    <div class="slot" role="img" aria-label={props.label.clone()}></div>
                } else {
                    { props.children.clone() }
                }
            </div>
            <span class="heap-count" aria-hidden="true">{ &props.label }</span>
            if let Some(hint) = &props.hint {
                <span class="heap-count">{ hint }</span>
            }
        </div>
    }
}
