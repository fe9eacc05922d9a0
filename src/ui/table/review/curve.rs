//! The curve of all players' chances, and the same in numbers.

use super::state::Shown;
use crate::engine::Seat;
use crate::session::Reviewed;
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
        let points: Vec<String> = state
            .reviewed
            .chances()
            .enumerate()
            .map(|(n, chances)| format!("{n},{:.1}", 100.0 - 100.0 * chances[seat.index()]))
            .collect();
        html! { <polyline class={format!("curve curve-{}", seat.index())} points={points.join(" ")} /> }
    };
    let upright = |n: usize, class: &'static str| {
        let at = n.to_string();
        html! { <line {class} x1={at.clone()} x2={at} y1="0" y2="100" /> }
    };
    let send = send.clone();
    let go = Callback::from(move |event: MouseEvent| {
        if let Some(share) = share_of_width(&event) {
            send.emit(Msg::Replay(Step::To((share * length as f64).round().max(0.0) as usize)));
        }
    });
    html! {
        <figure class="review-curve">
            <svg viewBox={format!("0 0 {length} 100")} preserveAspectRatio="none" role="img" aria-label={w.curve}
                onclick={go}>
                { for presenter::of(play).chapters().into_iter().map(|n| upright(n, "curve-chapter")) }
                { upright(there.position(), "curve-now") }
                { for Seat::all(seats).map(course) }
            </svg>
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
    html! {
        <div class="scores-frame review-numbers" tabindex="0" role="group" aria-label={messages.review.curve}>
            <table class="scores">
                <thead><tr>
                    <th scope="col">{ messages.review.decision }</th>
                    { for cast.names.iter().map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr></thead>
                <tbody>
                    { for reviewed.chances().enumerate().map(|(n, chances)| html! {
                        <tr key={n}>
                            <th scope="row">{ n }</th>
                            { for Seat::all(cast.names.len()).map(|seat| html! {
                                <td>{ in_hundred(chances[seat.index()]) }</td>
                            }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
