//! The curve of all players' chances, and the same in numbers.

use super::state::Shown;
use crate::engine::{MAX_SEATS, Seat};
use crate::session::Reviewed;
use crate::ui::chart::{Curves, table};
use crate::ui::games::Cast;
use crate::ui::locale::Messages;
use crate::ui::table::msg::{Msg, Step};
use crate::ui::table::presenter;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Rounds a chance to percent.
pub fn in_hundred(chance: f64) -> i16 {
    (chance * 100.0).round() as i16
}

/// Renders every seat's chances over the match. A tap goes to that position.
pub fn curve(shown: &Shown<'_>, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    let Shown { review: state, play, there, cast } = *shown;
    let w = &messages.review;
    let (length, seats) = (play.position().max(1), cast.names.len());
    let course = |seat: Seat| {
        let chances = state.reviewed.chances().map(|chances| chances[seat.index()]);
        (format!("curve curve-{}", seat.index()), chances.collect())
    };
    let chapters = presenter::of(play).chapters().into_iter().map(|n| (n, "curve-chapter"));
    let send = send.clone();
    let go = Callback::from(move |event: MouseEvent| {
        if let Some(share) = share_of_width(&event) {
            send.emit(Msg::Replay(Step::To((share * length as f64).round().max(0.0) as usize)));
        }
    });
    html! {
        <figure class="review-curve">
            { Curves {
                label: w.curve,
                length,
                values: (0.0, 1.0),
                marks: chapters.chain([(there.position(), "curve-now")]).collect(),
                curves: Seat::all(seats).map(course).collect(),
                dots: Vec::new(),
                on_click: Some(go),
            }.html() }
            <figcaption>
                { for Seat::all(seats).map(|seat| html! {
                    <span class="curve-name">
                        <svg viewBox="0 0 28 6" aria-hidden="true"><polyline class={format!("curve curve-{}", seat.index())} points="0,3 28,3" /></svg>
                        { cast.name(seat) }
                    </span>
                }) }
            </figcaption>
        </figure>
    }
}

/// Returns the horizontal position of a tap in the curve, from 0 at the left to 1 at the right.
fn share_of_width(event: &MouseEvent) -> Option<f64> {
    let curve = event.target()?.dyn_into::<Element>().ok()?.closest("svg").ok()??;
    let frame = curve.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - frame.left()) / frame.width())
}

/// Renders the curve in numbers, one row for each decision.
pub fn numbers(reviewed: &Reviewed, cast: &Cast, messages: &Messages) -> Html {
    let heads: Vec<&str> = [messages.review.decision]
        .into_iter()
        .chain(cast.names.iter().map(String::as_str))
        .collect();
    let row = |(n, chances): (usize, [f64; MAX_SEATS])| {
        let cells =
            Seat::all(cast.names.len()).map(|seat| in_hundred(chances[seat.index()]).into());
        (n.into(), cells.collect())
    };
    let rows = reviewed.chances().enumerate().map(row).collect();
    table(messages.review.curve, "review-numbers", &heads, rows)
}
