//! The table while the device is passed to another person.

use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Asks the next person to take the device. Until then the table shows the public view, so nothing
/// of the next person's hand is in the page.
pub fn hand_over(name: &str, on_accept: Callback<MouseEvent>, messages: &Messages) -> Html {
    let w = &messages.table;
    html! {
        <section class="hand-over" aria-label={(w.hand_over)(name)}>
            { icon("tabletop-players") }
            <h2>{ (w.hand_over)(name) }</h2>
            <p>{ (w.hand_over_hint)(name) }</p>
            <button type="button" class="button primary" onclick={on_accept}>{ (w.i_am)(name) }</button>
        </section>
    }
}
