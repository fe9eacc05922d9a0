//! Renders a screen away from the table: large, and without anything to press.

use super::guest::{Contact, Guest, GuestMatch};
use super::live::Env;
use super::log::Log;
use super::playback::Beat;
use super::presenter::{Input, Rendered};
use super::result::standing;
use super::view::headline;
use super::voice::Voice;
use crate::ui::catalog::GameEntry;
use crate::ui::games::{Goal, Interlude};
use crate::ui::pieces::{icon, piece};
use std::rc::Rc;
use yew::prelude::*;

/// Renders the screen, and lets the voice say everything new.
pub fn guest_view(guest: &Guest, title: &'static GameEntry, voice: &mut Voice, env: &Env) -> Html {
    let w = env.messages.language.second_screen();
    let says = match guest.contact {
        Contact::Here => None,
        Contact::Away => Some(w.away),
        Contact::OtherVersion => Some(w.other_version),
    };
    match &guest.followed {
        Some(followed) => table(followed, says, title, voice, env),
        None => html! {
            <main class={classes!("page", "narrow", "screen-waits", format!("game-{}", title.id))} id="main" tabindex="-1">
                { icon(title.emblem) }
                <h1>{ (title.about)(env.messages).name }</h1>
                <p role="status">{ says.unwrap_or(w.away) }</p>
            </main>
        },
    }
}

/// Renders the match, with a notice about the connection if there is one.
fn table(
    followed: &GuestMatch,
    says: Option<&'static str>,
    title: &'static GameEntry,
    voice: &mut Voice,
    env: &Env,
) -> Html {
    let messages = env.messages;
    let game = &followed.game;
    let cast = Rc::new(followed.cast(env));
    let beat = followed.playback.now();
    let Rendered { board, goal, prompt, verdict } = match beat {
        Some(Beat { step, .. }) => {
            Rendered { board: step.board(), goal: step.goal(), ..Rendered::default() }
        }
        None => followed.view().render(&cast, messages, false, Input::none()),
    };
    let outcome = game.outcome().filter(|_| beat.is_none());
    let log = followed.shown_log();
    let interlude = beat.and_then(|beat| beat.interlude.as_ref());
    let (headline, headline_class) = headline(beat, &log, verdict.as_deref());
    let verdict = verdict.unwrap_or_default();
    let position = followed.view().position();
    voice.hear(cast.viewer, &log, {
        let turn = Some(prompt.as_str()).filter(|prompt| !prompt.is_empty());
        let stands = says.into_iter().map(|says| (None, says));
        stands.chain(turn.map(|turn| (Some(position), turn))).collect()
    });
    html! {
        // A page translator would move the words, and the table with them.
        <div class={classes!("table", "public-screen", "notranslate", format!("game-{}", title.id), beat.map(|_| "playing-back"))}
            translate="no" data-at={position.to_string()}>
            <main class="play" id="main" tabindex="-1">
                if let Some(text) = says {
                    { piece!(Toast { text, urgent: true }) }
                }
                <h1 class="screen-game">{ (title.about)(messages).name }</h1>
                if let Some(Goal { text, close }) = goal {
                    <p class={classes!("goal", close.then_some("goal-close"))}>
                        if close {
                            { icon("ringing-bell") }
                        }
                        { text }
                    </p>
                }
                <div class="status">
                    <div class="status-voice">
                        <p class={headline_class}>
                            { for headline.iter().map(|line| html! { <span>{ line }{ " " }</span> }) }
                        </p>
                        if !prompt.is_empty() {
                            <p class="status-prompt">{ prompt }</p>
                        }
                    </div>
                </div>
                <h2 class="unseen">{ messages.table.board }</h2>
                if let Some(Interlude { title, content, .. }) = interlude {
                    <section class="interlude" aria-label={title.clone()}>
                        <h2>{ title }</h2>
                        { content.clone() }
                    </section>
                } else {
                    // Its pieces can be read, and none of them pressed.
                    <fieldset class="screen-board" disabled={true}>{ board }</fieldset>
                }
            </main>
            if let Some(outcome) = outcome {
                <aside class="rail rail-result" aria-label={messages.table.result}>
                    <section class="result" aria-label={messages.table.result}>
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
            if followed.ceremony {
                <div class="ceremony" aria-hidden="true">
                    { icon(title.emblem) }
                    <p>{ verdict }</p>
                </div>
            }
            { voice.html() }
        </div>
    }
}

/// Returns the points of the score sheet.
fn points(followed: &GuestMatch) -> Option<Html> {
    followed.sheet.as_ref().map(|sheet| sheet.points.clone())
}
