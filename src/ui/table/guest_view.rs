//! Renders a screen away from the table: that of the public large, and without anything to press; that
//! of a seat with its board and its buttons.

use super::guest::{Contact, Guest, GuestMatch};
use super::live::Env;
use super::log::Log;
use super::msg::Msg;
use super::playback::Beat;
use super::presenter::{Input, Rendered};
use super::result::{ceremony, standing};
use super::selection::Selection;
use super::status::{Playing, Status, parted, status};
use super::view::headline;
use super::voice::Voice;
use crate::ui::catalog::GameEntry;
use crate::ui::games::{Goal, Interlude};
use crate::ui::locale::Messages;
use crate::ui::pieces::{icon, piece};
use std::rc::Rc;
use yew::prelude::*;

/// Renders the screen, and lets the voice say everything new. On the screen of a seat, `send` is
/// called with the message of a button or a tap, and `on_click` with a click that nothing else has
/// handled. `says` is a notice about the connection.
pub fn guest_view(
    guest: &Guest,
    says: Option<&'static str>,
    title: &'static GameEntry,
    voice: &mut Voice,
    send: &Callback<Msg>,
    on_click: Callback<MouseEvent>,
    env: &Env,
) -> Html {
    match &guest.followed {
        Some(followed) => table(followed, says, title, voice, (send, on_click), env),
        None => html! {
            <main class={classes!("page", "narrow", "screen-waits", format!("game-{}", title.id))} id="main" tabindex="-1">
                { icon(title.emblem) }
                <h1>{ (title.about)(env.messages).name }</h1>
                <p role="status">{ says.unwrap_or(env.messages.language.second_screen().away) }</p>
            </main>
        },
    }
}

/// Returns what a second screen says about its connection to the table's window.
pub fn says_of_window(contact: Contact, messages: &Messages) -> Option<&'static str> {
    let w = messages.language.second_screen();
    match contact {
        Contact::Here => None,
        Contact::Away | Contact::Taken => Some(w.away),
        Contact::OtherVersion => Some(w.other_version),
    }
}

/// Renders the match, with a notice about the connection if there is one.
fn table(
    followed: &GuestMatch,
    says: Option<&'static str>,
    title: &'static GameEntry,
    voice: &mut Voice,
    (send, on_click): (&Callback<Msg>, Callback<MouseEvent>),
    env: &Env,
) -> Html {
    let messages = env.messages;
    let game = &followed.game;
    let cast = Rc::new(followed.cast(env));
    let beat = followed.playback.now();
    let (is_seat, asked) = (followed.is_seat(), followed.is_asked());
    let hand = &followed.hand;
    let Rendered { board, goal, prompt, verdict } = match beat {
        Some(Beat { step, .. }) => {
            Rendered { board: step.board(), goal: step.goal(), ..Rendered::default() }
        }
        None if is_seat => {
            let input = Input {
                selected: hand.selected.as_ref().and_then(|selected| selected.piece.clone()),
                on_touch: send.reform(Msg::Touch),
                on_decide: send.reform(Msg::Decide),
                on_draft: send.reform(Msg::Draft),
                ..Input::none()
            };
            followed.view().render(&cast, messages, asked, input)
        }
        None => followed.view().render(&cast, messages, false, Input::none()),
    };
    let prompt = hand.draft.asks.clone().filter(|_| asked).unwrap_or(prompt);
    let outcome = game.outcome().filter(|_| beat.is_none());
    let log = followed.shown_log();
    let interlude = beat.and_then(|beat| beat.interlude.as_ref());
    let (headline, headline_class) = headline(beat, &log, verdict.as_deref());
    let verdict = verdict.unwrap_or_default();
    let position = followed.view().position();
    voice.hear(cast.viewer, &log, {
        let turn = Some(prompt.as_str()).filter(|prompt| !prompt.is_empty());
        let read = hand.selected.iter().flat_map(Selection::describe);
        let stands = says.into_iter().chain(read).map(|says| (None, says));
        stands.chain(turn.map(|turn| (Some(position), turn))).collect()
    });
    let status = if is_seat {
        status(
            &Status {
                selected: hand.selected.as_ref(),
                names: &cast.names,
                playing: beat
                    .filter(|_| interlude.is_none())
                    .map(|beat| Playing { is_missed: false, is_held: beat.is_held() }),
                headline: &headline,
                headline_class,
                prompt: &prompt,
                has_result: outcome.is_some(),
                ..Status::default()
            },
            messages,
            send,
        )
    } else {
        html! {
            <div class="status">
                <div class="status-voice">
                    <p class={headline_class}>
                        { for headline.iter().map(|line| html! { <span>{ line }{ " " }</span> }) }
                    </p>
                    if !prompt.is_empty() {
                        <p class="status-prompt">{ prompt.clone() }</p>
                    }
                </div>
            </div>
        }
    };
    let kind = if is_seat { "hand-screen" } else { "public-screen" };
    html! {
        // A page translator would move the words, and the table with them.
        <div class={classes!("table", kind, asked.then_some("hand-asked"), "notranslate", format!("game-{}", title.id), beat.map(|_| "playing-back"))}
            translate="no" data-at={position.to_string()}>
            <main class="play" id="main" tabindex="-1" onclick={on_click}>
                if let Some(text) = says {
                    { piece!(Toast { text, urgent: true }) }
                }
                if let Some(seat) = cast.viewer.seat() {
                    <h1 class="hand-name">{ cast.name(seat) }{ " · " }{ (title.about)(messages).name }</h1>
                } else {
                    <h1 class="screen-game">{ (title.about)(messages).name }</h1>
                }
                if let Some(Goal { text, close }) = goal {
                    <p class={classes!("goal", close.then_some("goal-close"))}>
                        if close {
                            { icon("ringing-bell") }
                        }
                        { parted(&text) }
                    </p>
                }
                { status }
                <h2 class="unseen">{ messages.table.board }</h2>
                if let Some(Interlude { title, content, next, .. }) = interlude {
                    <section class="interlude" aria-label={title.clone()}>
                        <h2>{ title }</h2>
                        { content.clone() }
                        if is_seat {
                            <div class="interlude-on" data-sticks="">
                                <button type="button" class="button primary go-on"
                                    onclick={send.reform(|_: MouseEvent| Msg::Next)}>{ *next }</button>
                            </div>
                        }
                    </section>
                } else if is_seat {
                    { board }
                } else {
                    // Its pieces can be read, and none of them pressed.
                    <fieldset class="screen-board" disabled={true}>{ board }</fieldset>
                }
            </main>
            if let (Some(outcome), false) = (outcome, followed.ceremony) {
                <aside class="rail rail-result" aria-label={messages.table.result}>
                    <section class="result" aria-label={messages.table.result} tabindex="-1">
                        { standing(&outcome, &verdict, title.emblem, &cast, points(followed), messages) }
                    </section>
                </aside>
            } else {
                <aside class="rail" aria-label={messages.table.log}>
                    if let Some(points) = points(followed) {
                        <h2>{ messages.table.score_sheet }</h2>
                        { points }
                    }
                    <h2>{ messages.table.log }</h2>
                    <Log entries={log} names={cast.names.clone()} is_short={true} {messages} />
                </aside>
            }
            if let (true, Some(outcome)) = (followed.ceremony, game.outcome()) {
                { ceremony(&outcome, &verdict, title.emblem, &cast, send) }
            }
            { voice.html() }
        </div>
    }
}

/// Returns the points of the score sheet.
fn points(followed: &GuestMatch) -> Option<Html> {
    followed.sheet.as_ref().map(|sheet| sheet.points.clone())
}
