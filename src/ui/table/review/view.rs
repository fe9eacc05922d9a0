//! Renders the review around the board of the replay.

use super::curve::{curve, in_hundred, numbers};
use super::motive::motive;
use super::state::{ReviewView, Shown, played, steps};
use crate::engine::{Seat, SeatSet, Turn, Viewer};
use crate::session::{AnyMatch, Ledger, Mistake, SHOWN};
use crate::ui::games::Players;
use crate::ui::games::sheet::{line, sheet};
use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use crate::ui::table::msg::{Msg, ReviewAsk as Ask};
use crate::ui::table::presenter;
use crate::ui::table::status::parted;
use yew::prelude::*;

/// The maximum number of decisions that are listed at once.
const LISTED: usize = 3;

/// The number of thousandths of a chance in a percent.
const PER_PERCENT: i32 = 10;

/// The review's parts above and below the board.
pub const VIEW: ReviewView = ReviewView { above: review, below: computed, curve, remark };

/// Renders the review above the board: progress, curve, and the most costly decisions.
fn review(shown: &Shown<'_>, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    let Shown { review: state, play, there, players, .. } = *shown;
    let w = &messages.review;
    let reviewed = &state.reviewed;
    let most = 2 * play.length() + 1;
    let come = reviewed.chances().len() + reviewed.mistakes().len();
    let cancel = send.reform(|_: MouseEvent| Msg::Review(Ask::Cancel));
    // With several players, a mistake names its player.
    let several = players.persons() != 1;
    let told = |(_, mistake): (usize, &Mistake)| {
        let n = mistake.n;
        let mark = mistake.mark.map(|mark| w.marks[mark as usize]);
        let name = several.then(|| players.name(mistake.seat));
        let text = (w.mistake)(n + 1, name, mark, cost(mistake));
        let here = state.explained(there.position()).is_some_and(|shown| shown.n == n);
        let onclick = send.reform(move |_: MouseEvent| Msg::Review(Ask::Show(n)));
        html! {
            <li key={n}>
                <button type="button" class="button" aria-pressed={here.to_string()} {onclick}>
                    <span>{ parted(&text) }</span>
                </button>
            </li>
        }
    };
    // A gesture is one mistake, the most costly of its decisions.
    let mut gestures = Vec::new();
    let mistakes = reviewed.mistakes().iter().filter(|mistake| {
        let gesture = play.gesture(mistake.n);
        let is_new = !gestures.contains(&gesture);
        gestures.push(gesture);
        is_new
    });
    let listed = mistakes
        .enumerate()
        .filter(|(nth, mistake)| mistake.mark.is_some() || *nth < LISTED && mistake.loss >= SHOWN);
    // Until all are known, their order would change under the finger.
    let mut listed: Vec<Html> = listed.filter(|_| !state.is_running).map(told).collect();
    let further = listed.split_off(listed.len().min(LISTED));
    html! {
        <section class="review" aria-label={w.title}>
            <h2>{ w.title }</h2>
            if state.is_running {
                <div class="review-running" role="status">
                    <span>{ w.computing }</span>
                    <progress aria-label={w.title} max={most.to_string()} value={come.to_string()} />
                    <button type="button" class="button" onclick={cancel}>{ w.cancel }</button>
                </div>
            } else if state.has_failed {
                <p class="note" role="alert">{ w.missing }</p>
            }
            { curve(shown, messages, send) }
            { for presenter::early_end(play, players, messages).map(|text| html! { <p>{ text }</p> }) }
            { for presenter::departures(play, players, messages).into_iter().map(|text| html! { <p class="hint">{ text }</p> }) }
            if reviewed.is_done() && listed.is_empty() {
                <p>{ w.nothing }</p>
            }
            if !listed.is_empty() {
                <p class="hint">{ w.cost_hint }</p>
            }
            <ol class="review-findings">{ for listed }</ol>
            if !further.is_empty() {
                <details class="review-further">
                    <summary>{ (w.further)(further.len()) }</summary>
                    <ol class="review-findings">{ for further }</ol>
                </details>
            }
            if let Some(mistake) = state.explained(there.position()) {
                { explained(mistake, shown, messages, send) }
            } else {
                { motive(shown, messages, send) }
            }
        </section>
    }
}

/// Returns the causes of a seat's result and the result itself in percent, rounded so that they add
/// up.
fn percents(ledger: &Ledger) -> [i16; 5] {
    let mut column = [0; 5];
    let (mut sum, mut shown) = (0.0, 0);
    for (percent, cause) in
        column.iter_mut().zip([ledger.even, ledger.own, ledger.others, ledger.cards])
    {
        sum += cause;
        *percent = in_hundred(sum) - shown;
        shown += *percent;
    }
    column[4] = shown;
    column
}

/// Returns the loss of a mistake in percent.
fn cost(mistake: &Mistake) -> i32 {
    (mistake.loss / PER_PERCENT).max(0)
}

/// Renders the computed part below the board: the sources of the chances, and the curve in numbers.
fn computed(shown: &Shown<'_>, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    let Shown { review: state, play, players, .. } = *shown;
    let w = &messages.review;
    let reviewed = &state.reviewed;
    let movers: Vec<Seat> = (0..play.position()).map(|n| play.mover(n)).collect();
    let ledgers = reviewed.ledgers(&movers, players.names.len());
    let columns: Vec<_> = ledgers.iter().map(percents).collect();
    let row =
        |label: &str, nth: usize| line(label, columns.iter().map(|column| column[nth]).collect());
    html! {
        <section class="review review-computed" aria-label={w.ledger}>
            if !ledgers.is_empty() {
                { sheet(
                    players,
                    winners(play),
                    vec![
                        row(w.even, 0),
                        row(w.own, 1),
                        row(w.others, 2),
                        row(w.cards, 3),
                    ],
                    row(messages.table.result, 4),
                    messages,
                ) }
                <p class="hint">{ w.ledger_hint }</p>
            }
            if reviewed.chances().len() > 0 {
                <button type="button" class="button" aria-expanded={state.shows_numbers.to_string()}
                    onclick={send.reform(|_: MouseEvent| Msg::Review(Ask::Numbers))}>{ w.numbers }</button>
            }
            if state.shows_numbers {
                { numbers(reviewed, players, messages) }
            }
        </section>
    }
}

fn winners(play: &AnyMatch) -> SeatSet {
    match play.turn() {
        Turn::Over(outcome) => outcome.winners(),
        Turn::Of(_) => SeatSet::default(),
    }
}

/// Says the mistake that is explained, for those who watch.
fn remark(
    mistake: &Mistake,
    play: &AnyMatch,
    there: &AnyMatch,
    messages: &'static Messages,
) -> String {
    let seat = mistake.seat;
    let players = presenter::players(play, Viewer::Of(seat), seat, messages).for_all();
    finding(mistake, play, there, &players, messages).join(" ")
}

/// Says a mistake: the decision, and the better one.
fn finding(
    mistake: &Mistake,
    play: &AnyMatch,
    there: &AnyMatch,
    players: &Players,
    messages: &'static Messages,
) -> [String; 2] {
    let w = &messages.review;
    let done = played(play, mistake.n, players, messages);
    let done = if players.named {
        (w.named_done)(players.name(mistake.seat), &done)
    } else {
        (w.done)(&done)
    };
    let better = presenter::of(there).orders(&steps(mistake), players, messages);
    [done, (w.better)(&better.unwrap_or_default())]
}

/// Renders a mistake: the decision, the better one and the reason, and what the player could not
/// know.
fn explained(
    mistake: &Mistake,
    shown: &Shown<'_>,
    messages: &'static Messages,
    send: &Callback<Msg>,
) -> Html {
    let Shown { review: state, play, there, begins, .. } = *shown;
    let w = &messages.review;
    let seat = mistake.seat;
    let players = presenter::players(play, Viewer::Of(seat), seat, messages).for_all();
    let name = players.named.then(|| players.name(seat));
    let n = mistake.n;
    let [done, better] = finding(mistake, play, there, &players, messages);
    let open = state.reviewed.chances().nth(n).map(|at| in_hundred(at[seat.index()]));
    let best = mistake.chance / PER_PERCENT;
    let chances = [best, best - cost(mistake)].map(|chance| chance.clamp(0, 100) as u8);
    // The last sentence is the one to remember.
    let why = mistake.why.as_ref().and_then(|why| why.get(messages.language as usize));
    let why = match (why, name) {
        (Some(why), None) => why.clone(),
        (Some(why), Some(name)) => (w.named_reason)(name, why),
        (None, _) => (w.compared)(chances[0], chances[1]),
    };
    html! {
        <div class="review-explained">
            <p>{ done }</p>
            <p><b>{ better }</b></p>
            <p class="review-chances">{ (w.as_known)(players.who(seat), chances, open) }</p>
            <p class="review-why">{ why }</p>
            if begins {
                <button type="button" class="button review-again" title={w.try_again}
                    onclick={send.reform(move |_: MouseEvent| Msg::Review(Ask::TryAgain(n)))}>
                    { icon("sign-undo") }<span>{ w.try_again }</span>
                </button>
            }
        </div>
    }
}
