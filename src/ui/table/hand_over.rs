//! What stands on the table between two persons round one device.

use crate::ui::locale::Words;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Asks the next person to take the device. The table stays as everybody may see it; nothing
/// of the next person's own is in the page meanwhile.
pub fn hand_over(name: &str, on_accept: Callback<MouseEvent>, words: &Words) -> Html {
    let w = &words.table;
    html! {
        <section class="hand-over" aria-label={(w.hand_over)(name)}>
            { icon("tabletop-players") }
            <h2>{ (w.hand_over)(name) }</h2>
            <p>{ (w.hand_over_hint)(name) }</p>
            <button type="button" class="button primary" onclick={on_accept}>{ (w.i_am)(name) }</button>
        </section>
    }
}
