//! The curve of all players' chances, and the same in numbers.

use super::state::{ReviewState, Shown};
use crate::engine::{MAX_SEATS, Seat};
use crate::session::Reviewed;
use crate::ui::chart::{Curves, table};
use crate::ui::games::Players;
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
    let Shown { review: state, play, there, players, .. } = *shown;
    let w = &messages.review;
    let (length, seats) = (play.position().max(1), players.names.len());
    let course = |seat: Seat| {
        let chances = state.reviewed.chances().map(|chances| chances[seat.index()]);
        (format!("curve curve-{}", seat.index()), chances.collect())
    };
    let now = there.position();
    let chapters = presenter::of(play).chapters();
    let marks = chapters.iter().map(|&n| (n, "curve-chapter")).chain([(now, "curve-now")]);
    let marks = marks.collect();
    // The players' chances at the position of the replay.
    let at_now = state.reviewed.chances().nth(now);
    let send = send.clone();
    let go = Callback::from(move |event: MouseEvent| {
        if let Some(share) = share_of_width(&event) {
            send.emit(Msg::Replay(Step::To((share * length as f64).round().max(0.0) as usize)));
        }
    });
    html! {
        <figure class="review-curve">
            <div class="curve-axis" aria-hidden="true">
                { for [100, 50, 0].map(|chance| html! { <span>{ (w.percent)(chance) }</span> }) }
            </div>
            { Curves {
                label: w.curve,
                length,
                values: (0.0, 1.0),
                marks,
                levels: vec![(0.5, "curve-level")],
                curves: Seat::all(seats).map(course).collect(),
                dots: Vec::new(),
                on_click: Some(go),
            }.html() }
            { signs(state, seats, length) }
            { chapter_numbers(&chapters, now, length) }
            <figcaption>
                { for Seat::all(seats).map(|seat| html! {
                    <span class="curve-name">
                        <svg viewBox="0 0 28 6" aria-hidden="true"><polyline class={format!("curve curve-{}", seat.index())} points="0,3 28,3" /></svg>
                        <span class={format!("curve-sign curve-{}", seat.index())} aria-hidden="true">{ SIGNS[seat.index()] }</span>
                        { players.name(seat) }
                        if let Some(chances) = at_now {
                            { " " }<b>{ (w.percent)(in_hundred(chances[seat.index()])) }</b>
                        }
                    </span>
                }) }
                if chapters.iter().any(|&n| n < length) {
                    <span class="hint">{ presenter::of(play).chapters_label(messages) }</span>
                }
            </figcaption>
        </figure>
    }
}

/// The sign of each seat's curve, which tells it from the others without colour.
const SIGNS: [&str; MAX_SEATS] = ["●", "■", "▲", "◆", "★"];

/// The number of signs on a curve.
const SIGNS_ON_CURVE: usize = 6;

/// Returns a part of a whole as an attribute of SVG. The code that writes fractions is long.
fn share(part: f64, whole: f64) -> String {
    let thousandths = (part / whole * 1_000.0).round() as u32;
    format!("{}.{}%", thousandths / 10, thousandths % 10)
}

/// Renders the signs on the curves, those of each seat at other places. They are text, which does not
/// stretch with the chart.
fn signs(state: &ReviewState, seats: usize, length: usize) -> Html {
    let chances: Vec<[f64; MAX_SEATS]> = state.reviewed.chances().collect();
    let all = Seat::all(seats).flat_map(|seat| {
        let places = (0..SIGNS_ON_CURVE).map(move |nth| {
            let place = nth as f64 + (seat.index() + 1) as f64 / (seats + 1) as f64;
            (place / SIGNS_ON_CURVE as f64 * length as f64).round() as usize
        });
        places.map(move |n| (seat.index(), n))
    });
    let sign = |(seat, n): (usize, usize)| {
        let chance = chances.get(n)?[seat];
        Some(html! {
            <text class={format!("curve-sign curve-{seat}")} x={share(n as f64, length as f64)}
                y={share(1.0 - chance, 1.0)}>{ SIGNS[seat] }</text>
        })
    };
    html! { <div class="curve-signs" aria-hidden="true"><svg>{ for all.filter_map(sign) }</svg></div> }
}

/// Returns the numbers of the deals or rounds that have room below the chart, each with its place.
/// Without a second one there are none.
fn numbered(chapters: &[usize], length: usize) -> Vec<(usize, f64)> {
    let begins: Vec<usize> =
        [0].into_iter().chain(chapters.iter().copied()).filter(|&n| n < length).collect();
    if begins.len() < 2 {
        return Vec::new();
    }
    let ends = begins.iter().copied().skip(1).chain([length]);
    let mut all: Vec<(usize, f64)> = Vec::new();
    for (nth, (&begin, end)) in (1..).zip(begins.iter().zip(ends)) {
        let middle = (begin + end) as f64 / 2.0;
        // A digit takes up to 3 % of the narrowest chart.
        let room = if nth < 10 { 0.04 } else { 0.07 } * length as f64;
        if all.last().is_none_or(|(_, before)| middle - before >= room) {
            all.push((nth, middle));
        }
    }
    all
}

/// Renders the numbers of the deals or rounds below their parts of the chart, and the position of the
/// replay. A number that would touch the one before it is left out.
fn chapter_numbers(chapters: &[usize], now: usize, length: usize) -> Html {
    let number = |(nth, middle): (usize, f64)| {
        html! { <text x={share(middle, length as f64)} y="1em">{ nth }</text> }
    };
    html! {
        <div class="curve-chapters" aria-hidden="true">
            <svg>
                { for numbered(chapters, length).into_iter().map(number) }
                <text class="curve-here" x={share(now as f64, length as f64)} y="0.7em">{ "↑" }</text>
            </svg>
        </div>
    }
}

/// Returns the horizontal position of a tap in the curve, from 0 at the left to 1 at the right.
fn share_of_width(event: &MouseEvent) -> Option<f64> {
    let curve = event.target()?.dyn_into::<Element>().ok()?.closest("svg").ok()??;
    let frame = curve.get_bounding_client_rect();
    Some((f64::from(event.client_x()) - frame.left()) / frame.width())
}

/// Renders the curve in numbers, one row for each decision.
pub fn numbers(reviewed: &Reviewed, players: &Players, messages: &Messages) -> Html {
    let heads: Vec<&str> = [messages.review.decision]
        .into_iter()
        .chain(players.names.iter().map(String::as_str))
        .collect();
    let row = |(n, chances): (usize, [f64; MAX_SEATS])| {
        let cells =
            Seat::all(players.names.len()).map(|seat| in_hundred(chances[seat.index()]).into());
        (n.into(), cells.collect())
    };
    let rows = reviewed.chances().enumerate().map(row).collect();
    table(messages.review.curve, "review-numbers", &heads, rows)
}
