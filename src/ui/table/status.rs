//! The table's voice, always in the same place and of the same size: what has
//! happened, what is read, what is asked, and the keys that belong to it.

use super::guide::{Ask, Awaits, Guiding};
use super::hand_over::hand_over;
use super::msg::Msg;
use super::selection::{Selection, SelectionAction};
use crate::engine::Seat;
use crate::ui::locale::Words;
use crate::ui::pieces::icon;
use yew::prelude::*;

/// What there is to say; what stands further up goes before what is below.
pub struct Status<'a> {
    /// The person who has to take over first, and their name.
    pub next: Option<(Seat, &'a str)>,
    /// What a person has lifted to read it.
    pub selected: Option<&'a Selection>,
    /// What is advised.
    pub hint: &'a [String],
    /// What the guide of a lesson says.
    pub guiding: Option<&'a Guiding<'a>>,
    /// Where a match is set up, where that can be reached.
    pub set_up: Option<String>,
    /// What the others did since the person's last decision, a line each.
    pub since: &'a [String],
    /// What happens or happened last.
    pub headline: &'a [String],
    /// How that is set: the style's name.
    pub headline_class: &'static str,
    /// Something about the page itself, and why something did not work.
    pub notes: [Option<&'a str>; 2],
    /// What is asked; only for the ear if the eye has it elsewhere.
    pub prompt: &'a str,
    pub unseen: bool,
    /// Whether another tab plays the match.
    pub elsewhere: bool,
}

/// The status, drawn.
pub fn status(status: &Status<'_>, words: &'static Words, send: &Callback<Msg>) -> Html {
    if let Some((seat, name)) = status.next {
        return html! {
            <div class="status">
                { hand_over(name, send.reform(move |_: MouseEvent| Msg::Accept(seat)), words) }
            </div>
        };
    }
    let said = match status.selected {
        Some(selected) => html! { <p class="status-read">{ &selected.text }</p> },
        None if !status.hint.is_empty() => html! {
            <p class="status-hint">
                { for status.hint.iter().map(|line| html! { <span>{ line }{ " " }</span> }) }
            </p>
        },
        None if let Some(guiding) = status.guiding => html! {
            <p class="status-guide">
                <span class="guide-at" aria-hidden="true">{ (words.lesson.of)(guiding.at) }</span>
                { guiding.says }
            </p>
        },
        None if status.since.is_empty() => html! {
            <p class={status.headline_class}>
                { for status.headline.iter().map(|line| html! { <span>{ line }{ " " }</span> }) }
            </p>
        },
        None => html! {
            <ul class="since" aria-label={words.table.since}>
                { for status.since.iter().map(|line| html! { <li title={line.clone()}>{ line }</li> }) }
            </ul>
        },
    };
    let refused = status.selected.and_then(|selected| selected.refused.as_deref());
    let notes = status.notes.into_iter().chain([refused]).flatten();
    html! {
        <div class="status">
            // Only what happened may be longer than its place.
            <div class="status-voice">
                <div class="status-said" tabindex="0">
                    { said }
                    { for notes.map(|note| html! { <p class="status-note">{ note }</p> }) }
                </div>
                if status.selected.is_none() && !status.prompt.is_empty() {
                    <p class={if status.unseen { "status-prompt unseen" } else { "status-prompt" }}>
                        { status.prompt }
                    </p>
                }
            </div>
            { match (status.selected, status.guiding) {
                (Some(selected), _) => actions(selected, words, send),
                (None, Some(guiding)) => ways_on(guiding, status.set_up.clone(), words, send),
                (None, None) if status.elsewhere => {
                    let onclick = send.reform(|_: MouseEvent| Msg::PlayHere);
                    html! {
                        <div class="status-keys">
                            <button type="button" class="button primary" {onclick}>{ words.table.play_here }</button>
                        </div>
                    }
                }
                (None, None) => Html::default(),
            } }
        </div>
    }
}

/// The buttons of what is selected, and one that clears the selection.
fn actions(selected: &Selection, words: &'static Words, send: &Callback<Msg>) -> Html {
    let button = |(nth, action): (usize, &SelectionAction)| {
        let choice = action.choice.clone();
        let onclick = send.reform(move |_: MouseEvent| Msg::Decide(choice.clone()));
        let advised = action.is_advised.then_some("advised");
        let class = classes!("button", (nth == 0).then_some("primary"), advised);
        html! { <button type="button" {class} {onclick}>{ &action.label }</button> }
    };
    let back = send.reform(|_: MouseEvent| Msg::PutBack);
    html! {
        <div class="status-keys">
            { for selected.actions.iter().enumerate().map(button) }
            <button type="button" class="button status-back" title={words.table.put_back} onclick={back}>
                { icon("return-arrow") }<span class="unseen">{ words.table.put_back }</span>
            </button>
        </div>
    }
}

/// What can be done about what the guide says.
fn ways_on(
    guiding: &Guiding<'_>,
    set_up: Option<String>,
    words: &'static Words,
    send: &Callback<Msg>,
) -> Html {
    let w = &words.lesson;
    let key = |class: &'static str, says: &'static str, ask: Ask| {
        let onclick = send.reform(move |_: MouseEvent| Msg::Lesson(ask));
        html! { <button type="button" {class} {onclick}>{ says }</button> }
    };
    match guiding.awaits {
        Awaits::Decision => Html::default(),
        Awaits::Ear => html! {
            <div class="status-keys">{ key("button primary", w.go_on, Ask::GoOn) }</div>
        },
        Awaits::Leave { goes_on } => html! {
            <div class="status-keys">
                if goes_on {
                    { key("button primary", w.play_on, Ask::PlayOn) }
                }
                { key("button", w.again, Ask::Again) }
                if let Some(href) = set_up {
                    <a class="button" {href}>{ words.table.new_game }</a>
                }
            </div>
        },
    }
}
