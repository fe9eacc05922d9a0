//! The standings of a round, what bots did in its deals, and every result with what stands beside it.

use super::found::Found;
use super::taken_in::Known;
use super::words;
use crate::session::round::{Order, Results, RoundResult, Sent, Treatment};
use crate::ui::lazy::{LazySection, parts};
use crate::ui::locale::{Messages, RoundMessages};
use crate::ui::opened_link::watch;
use yew::prelude::*;

/// Renders the standings; nothing for a single player, whose results are in the list.
pub fn table(
    results: &Results,
    by_matchpoints: bool,
    on_order: &Callback<bool>,
    found: &Found,
    messages: &'static Messages,
) -> Html {
    let w = messages.language.rounds();
    let has_points = results.all.iter().any(|(result, _)| result.has_points);
    let points = if has_points { w.points } else { w.wins };
    let button = |by: bool, says: &'static str| {
        let onclick = on_order.reform(move |_: MouseEvent| by);
        let pressed = (by_matchpoints == by).to_string();
        html! { <button type="button" class="button" aria-pressed={pressed} {onclick}>{ says }</button> }
    };
    let order = if by_matchpoints { Order::Matchpoints } else { Order::Points };
    let standings = results.standings(order);
    let rows = standings.iter().map(|standing| {
        html! {
            <tr>
                // Its place, in one column with the name: a phone has no room for one more.
                <th scope="row">{ standing.place }{ ". " }<bdi>{ words::player(&standing.name, messages) }</bdi></th>
                <td>{ words::points(standing) }</td>
                <td>{ (w.percent)(standing.percent) }</td>
                if found.tries.len() > 1 {
                    <td>{ standing.deals }</td>
                }
            </tr>
        }
    });
    if standings.len() < 2 {
        return Html::default();
    }
    html! {
        <section aria-labelledby="round-standings">
            <h2 id="round-standings">{ w.standings }</h2>
            <div class="actions recent-names" role="group" aria-label={w.order_by}>
                { button(false, points) }
                { button(true, w.matchpoints) }
            </div>
            <p>{ w.matchpoints_say }</p>
            <table class="day-bots">
                <thead>
                    <tr>
                        <th scope="col">{ w.player }</th>
                        <th scope="col">{ points }</th>
                        <th scope="col">{ w.matchpoints }</th>
                        if found.tries.len() > 1 {
                            <th scope="col">{ w.deals }</th>
                        }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
            <details>
                <summary>{ w.how_counted }</summary>
                <p class="hint">{ w.matchpoints_hint }</p>
            </details>
        </section>
    }
}

/// Renders how bots do in the deals of a round whose own try is over.
pub fn rivals(found: &Found) -> Html {
    let over = (0..found.tries.len()).filter(|&nth| found.is_over(nth));
    let over: Vec<String> = over.map(|nth| nth.to_string()).collect();
    if over.is_empty() {
        return Html::default();
    }
    let from = format!("{} {}", found.text, over.join(" "));
    html! { <LazySection<String> part={parts().rivals} {from} /> }
}

/// Renders every result with what stands beside it.
pub fn all_results(
    found: &Found,
    Known { own, all: results, waiting }: &Known,
    on_remove: &Callback<String>,
    messages: &'static Messages,
) -> Html {
    let w: &RoundMessages = messages.language.rounds();
    let remove_button = |text: String, label: String| {
        let remove = on_remove.reform(move |_: MouseEvent| text.clone());
        html! { <button type="button" class="button" aria-label={label} onclick={remove}>{ w.remove }</button> }
    };
    let later = |sent: &Sent| {
        let says = (w.waits)(words::player(&sent.name(), messages));
        html! {
            <li class={format!("game-row game-{}", found.title.id)} key={sent.text.clone()}>
                <div class="game-row-text"><p>{ &says }</p></div>
                { remove_button(sent.text.clone(), (w.of_deal)(w.remove, &says)) }
            </li>
        }
    };
    let watch_button = |result: &RoundResult, label: String| {
        let (link, name) = (result.link.clone(), result.name().to_owned());
        let onclick = move |_: MouseEvent| watch(&link, &name, messages);
        html! { <button type="button" class="button" aria-label={label} {onclick}>{ w.watch }</button> }
    };
    let row = |(result, treatment): &(RoundResult, Treatment)| {
        let name = words::player(result.name(), messages);
        let deal = (w.deal)(result.deal + 1);
        let notes = words::notes(result, treatment, results, messages);
        let is_own = own.iter().any(|own| own == result);
        html! {
            <li class={format!("game-row game-{}", found.title.id)} key={result.text()}>
                <div class="game-row-text">
                    <h3><bdi>{ name }</bdi>{ format!(" · {deal} · {}", words::score(result, messages)) }</h3>
                    <p>{ notes.join(" · ") }</p>
                </div>
                if !is_own {
                    <div class="actions">
                        if found.is_over(result.deal) {
                            { watch_button(result, (w.watch_named)(name, &deal)) }
                        }
                        { remove_button(result.text(), (w.remove_named)(name, &deal)) }
                    </div>
                }
            </li>
        }
    };
    let waits = results.all.iter().any(|(result, _)| !found.is_over(result.deal));
    html! {
        <section class="in-progress" aria-labelledby="round-results">
            <h2 id="round-results">{ w.results }</h2>
            <ul>{ for results.all.iter().map(row) }{ for waiting.iter().map(later) }</ul>
            if waits {
                <p class="hint">{ w.watch_later }</p>
            }
        </section>
    }
}
