//! The menu's part about persons elsewhere: who plays on this device.

use crate::engine::{Seat, SeatSet};
use crate::platform::random;
use crate::session::{ByLetter, Occupant, persons_here};
use crate::ui::context::use_app;
use crate::ui::pieces::{Choice, piece};
use yew::prelude::*;

/// The persons of a match, and who of them plays on this device.
#[derive(Clone, PartialEq, Properties)]
pub struct Placing {
    /// The names by seat.
    pub names: Vec<String>,
    /// The occupants by seat.
    pub occupants: Vec<Occupant>,
    /// The way the match is played by letter; `None` if all persons share this device.
    pub by_letter: Option<ByLetter>,
    /// The seat whose hand is shown, if any. No choice shows another one.
    pub shown: Option<Seat>,
    /// Called with another choice.
    pub on_choose: Callback<ByLetter>,
}

/// Renders the choice for each person; nothing if there is only one. The last person on this device
/// stays, and no hand is shown until its player has taken the device.
#[component]
pub fn Places(placing: &Placing) -> Html {
    let messages = use_app().messages;
    let (w, table) = (messages.language.letters(), messages.language.by_letter());
    let Placing { names, occupants, by_letter, shown, on_choose } = placing;
    let persons = persons_here(occupants, None);
    let here = persons_here(occupants, *by_letter);
    if persons.len() < 2 {
        return Html::default();
    }
    let can_change = |seat: Seat| {
        let changed = if here.contains(seat) { here.without(seat) } else { here.with(seat) };
        changed.len() > 1 || changed.len() == 1 && changed.first() == *shown
    };
    let seat = |seat: Seat| {
        let is_here = here.contains(seat);
        if !can_change(seat) {
            let place = if is_here { table.here } else { table.away };
            return html! { <p>{ (messages.table.row)(&names[seat.index()], place) }</p> };
        }
        let among = [table.here, table.away].into_iter().enumerate();
        let among = among
            .map(|(nth, label)| Choice { label: label.into(), chosen: is_here == (nth == 0) })
            .collect::<Vec<_>>();
        let (on_choose, by_letter) = (on_choose.clone(), *by_letter);
        let on_choose = Callback::from(move |nth: usize| {
            let here = if nth == 0 { here.with(seat) } else { here.without(seat) };
            if !here.is_empty() {
                let new = || ByLetter { id: random::fresh_seed(), here: SeatSet::NONE, sent: None };
                on_choose.emit(ByLetter { here, ..by_letter.unwrap_or_else(new) });
            }
        });
        piece!(Choices { legend: names[seat.index()].clone(), among, on_choose })
    };
    html! {
        <section>
            <h3>{ table.friends }</h3>
            <p class="hint">{ w.place_hint }</p>
            { for persons.iter().map(seat) }
            if !persons.iter().all(can_change) {
                <p class="hint">{ w.place_later }</p>
            }
        </section>
    }
}
