//! The table while the device is passed to another person.

use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// Asks the next person to take the device. Until then the table shows the public view, so nothing
/// of the next person's hand is in the page. `hidden` is what is in that hand, such as 'cards';
/// without secrets there is no hand to speak of. The person who has just played may be the next one.
pub fn hand_over(
    name: &str,
    plays_again: bool,
    hidden: Option<&'static str>,
    on_accept: Callback<MouseEvent>,
    messages: &Messages,
) -> Html {
    let w = &messages.table;
    let heading = if plays_again { (w.plays_again)(name) } else { (w.hand_over)(name) };
    html! {
        <section class="hand-over" aria-label={heading.clone()}>
            { icon("tabletop-players") }
            <h2>{ heading }</h2>
            if hidden.is_some() {
                <p>{ w.hand_over_hint }</p>
            }
            <button type="button" class="button primary" onclick={on_accept}>
                { hidden.map_or_else(|| (w.my_turn)(name), |hidden| (w.i_am)(name, hidden)) }
            </button>
        </section>
    }
}
