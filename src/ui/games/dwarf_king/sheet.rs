//! The points of the deals, line by line, and a chart of the totals.

use crate::engine::SeatSet;
use crate::games::dwarf_king::{Card, Event, Line, Quest, Scored};
use crate::ui::describe::dwarf_king::quest_words;
use crate::ui::games::Players;
use crate::ui::games::sheet::{line, sheet as points};
use crate::ui::locale::Messages;
use crate::ui::locale::messages::dwarf_king::GameMessages;
use std::fmt::Write;
use yew::prelude::*;

/// Returns the lines of a deal: Quest, special card, doubling; the latter two only if they paid.
fn lines_of(
    quest: Quest,
    special: Card,
    lines: &[Line],
    w: &GameMessages,
) -> Vec<(String, Vec<i16>)> {
    let column = |part: fn(&Line) -> i16| -> Vec<i16> { lines.iter().map(part).collect() };
    let mut all = vec![(quest_words(quest, w).0.to_owned(), column(|line| line.quest))];
    for (label, points) in [
        ((w.card)(special), column(|line| line.bonus)),
        (w.doubling.to_owned(), column(|line| line.doubling)),
    ] {
        if points.iter().any(|&points| points != 0) {
            all.push((label, points));
        }
    }
    all
}

/// Renders the deal that was just scored.
pub fn last_deal(scored: &Scored, players: &Players, messages: &'static Messages) -> Html {
    let w = messages.dwarf_king();
    let lines = lines_of(scored.quest, scored.special, &scored.lines, w)
        .into_iter()
        .map(|(label, points)| line(&label, points))
        .collect::<Vec<_>>();
    let total = scored.lines.iter().map(|line| line.total()).collect();
    html! {
        <section class="dk-scored" aria-label={(w.scored)(scored.deal)}>
            <h3>{ (w.scored)(scored.deal) }</h3>
            { points(players, SeatSet::NONE, lines, line(w.this_deal, total), messages) }
        </section>
    }
}

/// Renders all scored deals, with a chart of the totals.
pub fn sheet(told: &[Event], players: &Players, messages: &'static Messages) -> Option<Html> {
    let w = messages.dwarf_king();
    let mut lines = Vec::new();
    let mut course = vec![vec![0; players.names.len()]];
    for event in told {
        if let Event::DealScored { deal, quest, special, lines: paid, totals, .. } = event {
            for (label, points) in lines_of(*quest, *special, paid, w) {
                lines.push(line(&(w.line)(*deal, &label), points));
            }
            course.push(totals.to_vec());
        }
    }
    let last = course.last().filter(|_| course.len() > 1)?.clone();
    let ended = told.iter().find_map(|event| match event {
        Event::Ended { winners } => Some(*winners),
        _ => None,
    });
    Some(html! {
        <div class="dk-sheet">
            { points(players, ended.unwrap_or(SeatSet::NONE), lines, line(w.total, last), messages) }
            { chart(&course, players, w) }
        </div>
    })
}

/// The width and height of the chart, in SVG units.
const CHART: (i32, i32) = (320, 120);

/// Renders one line per player through the totals after each deal. The strokes differ in dashes as
/// well as in colour.
fn chart(course: &[Vec<i16>], players: &Players, w: &GameMessages) -> Html {
    let (width, height) = CHART;
    let all = || course.iter().flatten().map(|&points| i32::from(points));
    let (low, high) = (all().min().unwrap_or(0), all().max().unwrap_or(0));
    let span = (high - low).max(1);
    let x = |deal: usize| 8 + (width - 16) * deal as i32 / (course.len() - 1) as i32;
    let y = |points: i32| 8 + (height - 16) * (high - points) / span;
    let strokes = (0..players.names.len()).map(|seat| {
        let mut points = String::new();
        for (deal, totals) in course.iter().enumerate() {
            let _ =
                write!(points, "{},{} ", x(deal), y(totals.get(seat).copied().unwrap_or(0).into()));
        }
        html! { <polyline class={format!("dk-stroke dk-stroke-{seat}")} {points} /> }
    });
    let legend = players.names.iter().enumerate().map(|(seat, name)| {
        html! {
            <li>
                <svg viewBox="0 0 34 8" aria-hidden="true">
                    <polyline class={format!("dk-stroke dk-stroke-{seat}")} points="0,4 34,4" />
                </svg>
                { name }
            </li>
        }
    });
    html! {
        <figure class="dk-chart">
            <svg viewBox={format!("0 0 {width} {height}")} role="img" aria-label={w.chart}>
                <line class="dk-zero" x1="0" x2={width.to_string()} y1={y(0).to_string()}
                    y2={y(0).to_string()} />
                { for strokes }
            </svg>
            <figcaption><ul>{ for legend }</ul></figcaption>
        </figure>
    }
}
