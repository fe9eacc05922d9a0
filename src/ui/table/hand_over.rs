//! What stands on the table between two persons round one device.

use crate::platform::page;
use crate::ui::context::{Context, use_house};
use crate::ui::pieces::icon;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct HandOverProps {
    /// Whose turn it is.
    pub name: String,
    /// Told when they are here.
    pub on_accept: Callback<()>,
}

/// The table stays as everybody sees it; nothing of the next person's own is
/// in the page while this is.
#[component]
pub fn HandOver(props: &HandOverProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.table;
    use_effect_with(props.name.clone(), |_| page::focus(".hand-over .primary"));
    html! {
        <section class="hand-over" aria-label={(w.hand_over)(&props.name)}>
            { icon("tabletop-players") }
            <h2>{ (w.hand_over)(&props.name) }</h2>
            <p>{ (w.hand_over_hint)(&props.name) }</p>
            <button type="button" class="button primary"
                onclick={props.on_accept.reform(|_: MouseEvent| ())}>
                { (w.i_am)(&props.name) }
            </button>
        </section>
    }
}
