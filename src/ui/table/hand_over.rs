//! The table while the device is passed to another person.

use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Asks the next person to take the device. Until then the table shows the public view, so nothing
/// of the next person's hand is in the page. Without secrets there is no hand to speak of.
pub fn hand_over(
    name: &str,
    has_secrets: bool,
    on_accept: Callback<MouseEvent>,
    messages: &Messages,
) -> Html {
    let w = &messages.table;
    html! {
        <section class="hand-over" aria-label={(w.hand_over)(name)}>
            { icon("tabletop-players") }
            <h2>{ (w.hand_over)(name) }</h2>
            if has_secrets {
                <p>{ (w.hand_over_hint)(name) }</p>
            }
            <button type="button" class="button primary" onclick={on_accept}>
                { if has_secrets { (w.i_am)(name) } else { (w.my_turn)(name) } }
            </button>
        </section>
    }
}
