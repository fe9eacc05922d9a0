//! Says why a bot made a decision.

use super::state::{MotiveState, Shown, played};
use crate::engine::Viewer;
use crate::session::{Motive, Next};
use crate::ui::locale::Messages;
use crate::ui::players::Players;
use crate::ui::table::msg::{Msg, ReviewAsk as Ask};
use crate::ui::table::presenter;
use yew::prelude::*;

/// Renders the decision that a bot makes at the position of the replay, and on request the reason
/// for it; nothing where a person decides.
pub fn motive(shown: &Shown<'_>, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    let Shown { review: state, play, there, players, .. } = *shown;
    let w = &messages.review;
    let n = there.position();
    if n >= play.position() {
        return Html::default();
    }
    let seat = play.mover(n);
    if play.occupants()[seat.index()].is_person() {
        return Html::default();
    }
    let seen = presenter::players(play, Viewer::Of(seat), seat, messages);
    let seen = Players { named: true, ..seen };
    let done = played(play, n, &seen, messages);
    let order =
        |steps: &[String]| presenter::of(there).orders(steps, &seen, messages).unwrap_or_default();
    let known = state.motive(n);
    let lines = match known {
        None => Vec::new(),
        Some(MotiveState::Asked) => vec![w.computing.to_owned()],
        Some(MotiveState::Missing) => vec![messages.table.hint_missing.to_owned()],
        Some(MotiveState::Known(motive)) => lines(motive, players.name(seat), order, messages),
    };
    html! {
        <div class="review-motive">
            <p>{ (w.named_done)(players.name(seat), &done) }</p>
            <button type="button" class="button" aria-expanded={known.is_some().to_string()}
                onclick={send.reform(move |_: MouseEvent| Msg::Review(Ask::Motive(n)))}>{ w.bot_why }</button>
            <div role="status">{ for lines.into_iter().map(|line| html! { <p>{ line }</p> }) }</div>
        </div>
    }
}

/// Returns the motive in words, sentence by sentence.
fn lines(
    motive: &Motive,
    name: &str,
    order: impl Fn(&[String]) -> String,
    messages: &Messages,
) -> Vec<String> {
    let (w, table) = (&messages.review, &messages.table);
    let Motive { chance, other, missed, why, .. } = motive;
    let Some(Next { steps, chance: next, even }) = other else {
        return vec![table.hint_clear.to_owned()];
    };
    let (chance, next, other) = (*chance, *next, order(steps));
    let why = why.as_ref().and_then(|why| why.get(messages.language as usize));
    let reason = why.map(|why| (w.named_reason)(name, why));
    if *missed {
        return [(w.better)(&other)]
            .into_iter()
            .chain(reason)
            .chain([(w.bot_missed)(name, chance, next)])
            .collect();
    }
    match (reason, even) {
        (None, true) => vec![(w.bot_equal)(name, &other)],
        (reason, even) => {
            let reason = reason.unwrap_or_else(|| (table.hint_compared)(chance, next));
            let other = if *even { (table.hint_even)(&other) } else { (table.hint_other)(&other) };
            vec![reason, (table.hint_chance)(chance), other]
        }
    }
}
