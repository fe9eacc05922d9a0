//! The status above the board, always in the same place and of the same size: headline, selected
//! text, prompt, and their buttons.

use super::guide::{Ask, Awaits, Guiding};
use super::msg::{Msg, Panel};
use super::presenter::Recap;
use super::selection::{Selection, SelectionAction};
use crate::engine::Seat;
use crate::session::{Place, Plan};
use crate::ui::locale::{Messages, Who};
use crate::ui::pieces::icon;
use yew::prelude::*;

/// The contents of the status, in order of precedence.
#[derive(Default)]
pub struct Status<'a> {
    /// The person who has to take the device first, and their name.
    pub next: Option<(Seat, &'a str)>,
    /// True if they are the one who has just played.
    pub plays_again: bool,
    /// True if they keep the device once they have taken it.
    pub keeps: bool,
    /// True if the page offers each person their own phone instead of passing the device.
    pub offers_phones: bool,
    /// What the game hides from the others until then, such as 'cards'; `None` if nothing.
    pub hidden: Option<&'static str>,
    /// The piece or text that the person has selected.
    pub selected: Option<&'a Selection>,
    /// The hint in words.
    pub hint: &'a [String],
    /// The guide's remark in a lesson.
    pub guiding: Option<&'a Guiding<'a>>,
    /// The address where a match is set up, if there is one.
    pub set_up: Option<String>,
    /// The outcomes of the rivals' turns since the person's last decision.
    pub since: &'a [Recap],
    /// The names by seat.
    pub names: &'a [String],
    /// The playback, while there is one.
    pub playing: Option<Playing>,
    /// The current or the last event in words.
    pub headline: &'a [String],
    /// The CSS class of the headline.
    pub headline_class: &'static str,
    /// The notices about the page and the seats.
    pub notes: &'a [&'a str],
    /// The reason why something did not work.
    pub error: Option<&'a str>,
    /// The prompt; after the end, the verdict.
    pub prompt: &'a str,
    /// True if the result is on the page, below the board.
    pub has_result: bool,
    /// True if another tab plays the match.
    pub elsewhere: bool,
    /// The label of the button by which the person wants to be asked later, and whether they do.
    pub asking_later: Option<(&'static str, bool)>,
    /// The label of the button that sends the match by letter, if a person elsewhere is to move.
    pub letter: Option<&'static str>,
    /// The seat to move whose phone is silent.
    pub silent: Option<Seat>,
    /// The label of the button beside a notice about devices, which shows where each seat is played, and
    /// the seats that get new codes there.
    pub places: Option<(&'static str, Plan)>,
}

/// The state of the playback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Playing {
    /// True if it shows what the person missed while they did not have the device.
    pub is_missed: bool,
    /// True if it waits for the person.
    pub is_held: bool,
    /// True if one person has the table: it leads to their turn, not to the next person's.
    pub is_own: bool,
    /// True if it is long enough to read that a tap goes on.
    pub is_long: bool,
}

/// Renders the status.
pub fn status(status: &Status<'_>, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    if let Some((seat, name)) = status.next {
        return html! {
            <div class="status" data-sticks="">
                { hand_over(seat, name, status, messages, send) }
            </div>
        };
    }
    // Nothing to read is no stop of the Tab key.
    let is_blank = status.selected.is_none()
        && status.hint.is_empty()
        && status.guiding.is_none()
        && status.since.is_empty()
        && status.headline.is_empty()
        && status.notes.is_empty();
    // What is advised, and why, stays in sight beside a text until it is done.
    let class = if status.selected.is_some() { "status-hint hint-kept" } else { "status-hint" };
    let lines = status.hint.iter().map(|line| html! { <span>{ line }{ " " }</span> });
    let hint = (!status.hint.is_empty()).then(|| html! { <p {class}>{ for lines }</p> });
    let said = match status.selected {
        Some(selected) => html! {
            <>
                { hint.unwrap_or_default() }
                <p class="status-read">
                    { &selected.text }
                    if selected.tells_second_tap {
                        <span class="status-tap">{ " " }{ by_pointer(messages.language.by_letter().second_tap) }</span>
                    }
                </p>
            </>
        },
        None if let Some(hint) = hint => hint,
        None if let Some(guiding) = status.guiding => html! {
            <p class="status-guide">
                <span class="guide-at" aria-hidden="true">{ (messages.language.guide().of)(guiding.at) }</span>
                { guiding.says }
            </p>
        },
        None if status.since.is_empty() => html! {
            <p class={status.headline_class}>
                if status.playing.is_some_and(|playing| playing.is_missed) {
                    <b class="status-missed">{ (messages.table.row)(messages.table.since, "") }</b>
                }
                { for status.headline.iter().map(|line| html! { <span>{ line }{ " " }</span> }) }
            </p>
        },
        None => html! {
            <ul class={classes!("since", (status.since.len() > 2).then_some("since-many"))} aria-label={messages.table.since}>
                { for status.since.iter().map(|recap| recapped(recap, status.names, messages, send)) }
            </ul>
        },
    };
    // A text without a choice has a single button, beside it.
    let only_read = status.selected.is_some_and(|selected| selected.actions.is_empty());
    // So has a remark that waits for a decision: the way back.
    let only_guides = status.selected.is_none()
        && status.guiding.is_some_and(|guiding| guiding.awaits == Awaits::Decision);
    // The button of a notice about a device is beside it, and must not be scrolled to.
    let is_lost = status.places.is_some();
    let notes = || -> Html {
        status.notes.iter().map(|note| html! { <p class="status-note">{ note }</p> }).collect()
    };
    let refused = status.selected.and_then(|selected| selected.refused.as_deref());
    let errors = status.error.into_iter().chain(refused);
    html! {
        <div class={classes!("status", status.has_result.then_some("status-over"), (only_read || only_guides).then_some("status-reading"))} data-sticks="">
            // Only the text may overflow its place.
            <div class="status-voice">
                <div class="status-said" tabindex={(!is_blank).then_some("0")}>
                    if is_lost {
                        { notes() }
                    }
                    { said }
                    if !is_lost {
                        { notes() }
                    }
                    { for errors.map(|error| html! { <p class="status-note status-error">{ error }</p> }) }
                </div>
                if status.selected.is_none() && !status.prompt.is_empty() {
                    <p class="status-prompt">
                        { status.prompt }
                    </p>
                }
            </div>
            { match (status.selected, status.guiding) {
                (Some(selected), _) => actions(selected, !status.hint.is_empty(), messages, send),
                (None, Some(guiding)) => ways_on(guiding, status.set_up.clone(), messages, send),
                (None, None) if status.elsewhere => {
                    let onclick = send.reform(|_: MouseEvent| Msg::PlayHere);
                    html! {
                        <div class="status-keys">
                            <button type="button" class="button primary" {onclick}>{ messages.table.play_here }</button>
                        </div>
                    }
                }
                (None, None) if let Some(label) = status.letter => {
                    let onclick = send.reform(|_: MouseEvent| Msg::Open(Some(Panel::Letter)));
                    let opens = send.reform(|_: MouseEvent| Msg::Open(Some(Panel::OpenLetter)));
                    html! {
                        <div class="status-keys">
                            <button type="button" class="button primary send-letter" {onclick}>{ label }</button>
                            <button type="button" class="button" onclick={opens}>{ messages.home.letter }</button>
                        </div>
                    }
                }
                (None, None) if let Some(seat) = status.silent => stand_ins(seat, messages, send),
                (None, None) if let Some(at) = status.places => {
                    html! { <div class="status-keys">{ places("button", at, send) }</div> }
                }
                (None, None) if let Some(playing) = status.playing => keys_of(playing, messages, send),
                (None, None) if status.has_result => {
                    let onclick = send.reform(|_: MouseEvent| Msg::SeeResult);
                    html! {
                        <div class="status-keys see-result">
                            <button type="button" class="button" {onclick}>{ messages.table.see_result }</button>
                        </div>
                    }
                }
                (None, None) if let Some((label, wants)) = status.asking_later => {
                    let onclick = send.reform(move |_: MouseEvent| Msg::WantAsking(!wants));
                    html! {
                        <div class="status-keys">
                            <button type="button" class="button" aria-pressed={wants.to_string()} {onclick}>{ label }</button>
                        </div>
                    }
                }
                (None, None) => Html::default(),
            } }
        </div>
    }
}

/// Renders a button that shows where each seat is played, with new codes for the seats of a plan.
fn places(class: &'static str, (label, plan): (&'static str, Plan), send: &Callback<Msg>) -> Html {
    let onclick = send.reform(move |_: MouseEvent| Msg::Open(Some(Panel::Places(plan))));
    html! { <button type="button" {class} {onclick}>{ label }</button> }
}

/// Renders the ways to go on without a phone that is silent. No button is primary: the player may come back.
fn stand_ins(seat: Seat, messages: &Messages, send: &Callback<Msg>) -> Html {
    let w = messages.language.phones();
    let button = |label: &'static str, place: Place| {
        let onclick = send.reform(move |_: MouseEvent| Msg::StandIn(seat, place));
        html! { <button type="button" class="button" {onclick}>{ label }</button> }
    };
    html! {
        <div class="status-keys">
            { button(w.play_here, Place::Here) }
            { button(w.let_bot, Place::Bot) }
        </div>
    }
}

/// Renders what came of a rival's turn, or of chance; a tap opens the log there.
fn recapped(recap: &Recap, names: &[String], messages: &Messages, send: &Callback<Msg>) -> Html {
    let at = recap.at;
    let onclick = send.reform(move |_: MouseEvent| Msg::Open(Some(Panel::Log(Some(at)))));
    html! {
        <li key={at}>
            <button type="button" class="recap" {onclick}>
                if let Some(name) = recap.of(names, messages) {
                    <b>{ (messages.table.row)(&name, "") }</b>
                }
                { &recap.text }
            </button>
        </li>
    }
}

/// Renders a text of several parts, which breaks between them if it needs two lines. The dots
/// between them are read out, but drawn on the spaces, so that none ends or begins a line. On a
/// phone, parts that would need more than two lines so break anywhere.
pub fn parted(text: &str) -> Html {
    let class = if lines_of(text) > 2 { "part part-flows" } else { "part" };
    let part = |(nth, part): (usize, &str)| {
        html! {
            <>
                if nth > 0 {
                    <span class="unseen">{ " ·" }</span><span class="part-dot">{ " " }</span>
                }
                <span {class}>{ part.to_owned() }</span>
            </>
        }
    };
    text.split(" · ").enumerate().map(part).collect()
}

/// The number of letters in a line of the goal on a phone.
const LINE: usize = 54;

/// Returns the number of lines of the goal's parts on a phone, if each part is in one piece.
fn lines_of(text: &str) -> usize {
    let mut lines = 1;
    let mut filled = 0;
    for part in text.split(" · ") {
        let letters = part.chars().count();
        if filled > 0 && filled + letters > LINE {
            lines += 1;
            filled = 0;
        }
        filled += letters + 3;
        // A long part has its lines for itself.
        lines += letters / LINE;
    }
    lines
}

/// Renders the sentence for a mouse and the one for a finger; the style sheet shows the right one.
fn by_pointer([click, tap]: [&'static str; 2]) -> Html {
    html! { <><span class="by-click">{ click }</span><span class="by-tap">{ tap }</span></> }
}

/// Renders the buttons of the playback.
fn keys_of(playing: Playing, messages: &'static Messages, send: &Callback<Msg>) -> Html {
    let w = &messages.table;
    let go_on = send.reform(|_: MouseEvent| Msg::Next);
    let skip = send.reform(|_: MouseEvent| Msg::Skip { by_button: true });
    html! {
        <div class="status-keys">
            if playing.is_held {
                <button type="button" class="button primary go-on" onclick={go_on}>{ messages.language.guide().go_on }</button>
            } else {
                if playing.is_long {
                    <span class="status-tap">{ by_pointer(w.tap_to_go_on) }</span>
                }
                <button type="button" class="button" onclick={skip}>{ if playing.is_own { w.skip } else { w.skip_all } }</button>
            }
        </div>
    }
}

/// Renders the buttons of the selection, and one that clears it. The golden one is what is advised; while
/// a hint is shown that advises something else, none is.
fn actions(
    selected: &Selection,
    is_hinted: bool,
    messages: &'static Messages,
    send: &Callback<Msg>,
) -> Html {
    let advised = selected.actions.iter().position(|action| action.is_advised);
    let golden = advised.or((!is_hinted).then_some(0));
    let button = |(nth, action): (usize, &SelectionAction)| {
        let choice = action.choice.clone();
        let onclick = send.reform(move |_: MouseEvent| Msg::Decide(choice.clone()));
        let advised = action.is_advised.then_some("advised");
        let class = classes!("button", (golden == Some(nth)).then_some("primary"), advised);
        html! { <button type="button" {class} {onclick}>{ &action.label }</button> }
    };
    let back = send.reform(|_: MouseEvent| Msg::PutBack);
    html! {
        <div class="status-keys">
            { for selected.actions.iter().enumerate().map(button) }
            <button type="button" class="button status-back" title={messages.table.put_back} onclick={back}>
                { icon("sign-undo") }<span class="unseen">{ messages.table.put_back }</span>
            </button>
        </div>
    }
}

/// Renders the buttons of the guide's remark.
fn ways_on(
    guiding: &Guiding<'_>,
    set_up: Option<String>,
    messages: &'static Messages,
    send: &Callback<Msg>,
) -> Html {
    let w = messages.language.guide();
    let key = |class: &'static str, says: &'static str, ask: Ask| {
        let onclick = send.reform(move |_: MouseEvent| Msg::Lesson(ask));
        html! { <button type="button" {class} {onclick}>{ says }</button> }
    };
    let back = || {
        let onclick = send.reform(|_: MouseEvent| Msg::Lesson(Ask::Back));
        html! {
            <button type="button" class="button status-back" title={w.back} disabled={!guiding.goes_back} {onclick}>
                { icon("sign-back") }<span class="unseen">{ w.back }</span>
            </button>
        }
    };
    match guiding.awaits {
        Awaits::Decision => html! { <div class="status-keys">{ back() }</div> },
        Awaits::Ear => html! {
            <div class="status-keys">{ back() }{ key("button primary", w.go_on, Ask::GoOn) }</div>
        },
        Awaits::Leave { goes_on } => html! {
            <div class="status-keys">
                { back() }
                if goes_on {
                    { key("button primary", w.play_on, Ask::PlayOn) }
                }
                { key("button", w.again, Ask::Again) }
                if let Some(href) = set_up {
                    <a class="button" {href}>{ messages.table.new_game }</a>
                }
            </div>
        },
    }
}

/// Asks the next person to take the device. Until then the table shows the public view, so nothing
/// of the next person's hand is in the page. The person who has just played may be the next one.
fn hand_over(
    seat: Seat,
    name: &str,
    status: &Status<'_>,
    messages: &Messages,
    send: &Callback<Msg>,
) -> Html {
    let w = &messages.table;
    let hidden = status.hidden;
    let on_accept = send.reform(move |_: MouseEvent| Msg::Accept(seat));
    let heading = if status.keeps || status.plays_again {
        (w.waiting)(Who::Other(name))
    } else {
        (w.hand_over)(name)
    };
    // Their hand is shown here only if they want that: their phone may be back.
    let lost = status.places.filter(|(_, plan)| plan.of(seat).is_some());
    let class = if lost.is_some() { "button" } else { "button primary" };
    let accept = html! {
        <button type="button" {class} onclick={on_accept}>
            { hidden.map_or_else(|| (w.my_turn)(name), |hidden| (w.i_am)(name, hidden)) }
        </button>
    };
    html! {
        <section class="hand-over" aria-label={heading.clone()}>
            { icon("tabletop-players") }
            <h2>{ heading }</h2>
            // The news has the place of the usual hint: below it the hand would be pushed off the screen.
            if !status.notes.is_empty() {
                <p>{ for status.notes.iter().map(|note| html! { <span class="status-note">{ note }{ " " }</span> }) }</p>
            } else if hidden.is_some() {
                <p>{ if status.keeps { w.stays_shown } else { w.hand_over_hint } }</p>
            }
            if status.offers_phones || status.places.is_some() {
                <div class="status-keys">
                    if let Some(lost) = lost {
                        { places("button primary", lost, send) }
                    }
                    { accept }
                    if let Some(at) = status.places.filter(|_| lost.is_none()) {
                        { places("button", at, send) }
                    }
                    if status.offers_phones {
                        { places("button", (w.own_phones, Plan::NONE), send) }
                    }
                </div>
            } else {
                { accept }
            }
        </section>
    }
}
