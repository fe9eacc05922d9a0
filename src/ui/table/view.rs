//! Renders the table: bar, result or replay, status, board, log.

use super::bar::{Able, bar};
use super::guide::Guide;
use super::held::Held;
use super::live::{Env, Live};
use super::log::Log;
use super::log_entry::LogEntry;
use super::msg::Msg;
use super::panel::Panel;
use super::playback::Beat;
use super::presenter::{self, Input, Rendered};
use super::replay::{Replay, Subject, replay_bar};
use super::result::{Ended, ceremony, result, viewers};
use super::review::{self, as_hint, computed, review};
use super::screen::Screen;
use super::selection::Selection;
use super::status::{Playing, Status, parted, status};
use super::voice::Voice;
use crate::engine::{Seat, Turn};
use crate::session::library::Safety;
use crate::ui::catalog::GameEntry;
use crate::ui::games::{Goal, Interlude, Pacing};
use crate::ui::pieces::{icon, piece};
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

/// The surroundings that the table is rendered into.
pub struct Frame<'a> {
    /// The game.
    pub title: &'static GameEntry,
    /// True if the table is in another site's page, which has no home page.
    pub is_embedded: bool,
    /// True if this match was tried again from a position of a finished one.
    pub has_finished_match: bool,
    /// The link that hands the finished match to the app BG Stats.
    pub bg_stats: Option<String>,
    /// Called with the message of a button, a tap or a board.
    pub send: &'a Callback<Msg>,
    /// Called with a click that nothing else has handled.
    pub on_click: Callback<MouseEvent>,
    /// Called with a right click.
    pub on_context: Callback<MouseEvent>,
    /// The mark of a day's official try.
    pub day: Option<String>,
    /// The line about it to share, once it is over.
    pub day_share: Html,
    /// The score sheet's buttons for its stories.
    pub stories: Html,
    /// The panel over the table.
    pub panel: Html,
}

/// Renders a match on the table, and lets the voice say everything new.
pub fn view(screen: &Screen, live: &Live, frame: Frame<'_>, voice: &mut Voice, env: &Env) -> Html {
    let Frame {
        title,
        is_embedded,
        has_finished_match,
        bg_stats,
        send,
        on_click,
        on_context,
        day,
        day_share,
        stories,
        panel,
    } = frame;
    let messages = env.messages;
    let game = &live.game;
    let replay = screen.replay();
    let shown = screen.shown().unwrap_or(game);
    let beat = screen.beat();
    let is_over = live.is_over() && beat.is_none();
    let guide = screen.guide();
    let asked = screen.is_asked();
    let finding = replay.and_then(Replay::finding);
    let viewpoint = screen.viewpoint().unwrap_or_else(|| live.viewer());
    let is_open = live.is_open != Some(false) && live.game.is_over();
    // Where the device was passed, the open hand is that of the player to move.
    let near = match shown.turn() {
        Turn::Of(seat) if replay.is_some() && is_open && live.passes() => seat,
        _ => live.near(),
    };
    let cast = presenter::cast(game, viewpoint, near, messages);
    let cast = live.from_own_side(cast);
    // Those who look back together at one player's move, or at all cards, are told names.
    let looks_back = finding.is_some() || replay.is_some() && is_open;
    let cast = Rc::new(if looks_back { cast.for_all() } else { cast });
    let Rendered { board, goal, prompt, verdict } = if let Some(Beat { step, .. }) = beat {
        Rendered { board: step.board(), goal: step.goal(), ..Rendered::default() }
    } else {
        let input = Input {
            selected: live.selected.as_ref().and_then(|selected| selected.piece.clone()),
            hint: finding.map(as_hint).or_else(|| screen.advice()),
            on_touch: send.reform(Msg::Touch),
            on_decide: send.reform(Msg::Decide),
            on_draft: send.reform(Msg::Draft),
            is_open: is_open && finding.is_none(),
            is_past: replay.is_some(),
        };
        presenter::of(shown).render(&cast, messages, asked || finding.is_some(), input)
    };
    let is_watching = screen.is_watching();
    let next = screen.next_person().filter(|_| beat.is_none());
    let guiding = guide
        .filter(|_| beat.is_none())
        .and_then(|guide| guide.says(game, messages.language.code()));
    let letter = match screen {
        Screen::Live(live) => live.can_send(),
        _ => None,
    };
    let send_label = letter.map(|_| {
        let w = messages.language.by_letter();
        if live.is_sent() { w.send_again } else { w.send }
    });
    let is_quiet =
        replay.is_some() || beat.is_some() || next.is_some() || guide.is_some() || is_watching;
    let away = match screen {
        Screen::Live(live) if beat.is_none() => live.away(),
        _ => None,
    };
    let silent = away.filter(|(_, held)| *held == Held::Silent).map(|(seat, _)| seat);
    let prompt = if is_quiet {
        String::new()
    } else if let Some((seat, held)) = away {
        live.say_away(seat, held, env)
    } else if is_over {
        verdict.clone().unwrap_or_default()
    } else {
        live.draft.asks.clone().filter(|_| asked).unwrap_or(prompt)
    };
    let log = screen.shown_log();
    let interlude = beat.and_then(|beat| beat.interlude.as_ref());
    let sheet = live.sheet.as_ref().map(|sheet| html! { <>{ sheet.points.clone() }{ stories }</> });
    let (headline, headline_class) = match replay {
        Some(_) => {
            let told = last_decision(&log, |n| {
                let order = presenter::of(game).order(n, &cast, messages);
                is_open.then(|| (messages.table.replayed)(cast.name(game.mover(n)), &order))
            });
            (told, "status-latest status-whole")
        }
        None => headline(beat, &log, verdict.as_deref()),
    };
    let since = if asked { live.recaps(env) } else { Vec::new() };
    let hint = if asked { live.hint_lines(env) } else { Vec::new() };
    let spectator = screen.is_spectator().then(|| messages.language.by_letter().spectator);
    let banner = is_watching.then_some(messages.table.elsewhere).or(spectator).or(live.banner);
    let earlier = match replay {
        Some(Replay { subject: Subject::OtherRules { of }, .. }) => {
            Some((messages.opened.earlier)(game.length(), *of))
        }
        _ => None,
    };
    let error = live.error.as_deref().or(earlier.as_deref());
    let notes = [banner, error.or(guide.and_then(Guide::otherwise))];
    voice.hear(viewpoint, &log, {
        let read = live.selected.iter().flat_map(Selection::describe);
        let guiding = guiding.iter().map(|guiding| guiding.says);
        let stands = read.chain(hint.iter().map(String::as_str)).chain(guiding);
        let stands = stands.chain(notes.into_iter().flatten()).map(|text| (None, text));
        // Waiting for another player isn't announced: their actions are.
        let is_said = asked || is_over || away.is_some_and(|(_, held)| held.waits_here());
        let asks = Some(prompt.as_str()).filter(|asks| is_said && !asks.is_empty());
        stands.chain(asks.map(|asks| (Some(game.position()), asks))).collect()
    });
    let new_match = (!is_embedded).then(|| Route::New(title).href());
    html! {
        // A page translator would move the words, and the table with them.
        <div class={classes!("table", "notranslate", format!("game-{}", title.id), beat.map(|_| "playing-back"), guide.map(|_| "taught"), replay.and_then(Replay::review).map(|_| "reviewed"))}
            translate="no" data-at={game.position().to_string()}>
            { bar(title, is_embedded, &Able {
                undo: screen.can_undo().is_some(),
                redo: screen.can_redo().is_some(),
                hint: (game.agreement().hints && guide.is_none()).then_some(asked),
            }, messages, send) }
            <main class="play" id="main" tabindex="-1" oncontextmenu={on_context} onclick={on_click}>
                { match live.storage.shown {
                    Safety::OnDisk => Html::default(),
                    Safety::Writing => piece!(Toast { text: messages.table.not_yet_kept }),
                    Safety::InMemory => piece!(Toast { urgent: true, text: messages.table.not_kept }),
                } }
                if let Some(Replay { at, subject, plays, .. }) = replay {
                    { replay_bar(at.position(), at.length(), *plays, match subject {
                        Subject::OtherRules { .. } => messages.table.close,
                        Subject::Finished { .. } => messages.table.leave_replay,
                    }, messages, &send.reform(Msg::Replay)) }
                }
                if let Some((at, state)) = replay.and_then(|replay| Some((&replay.at, replay.review()?))) {
                    { review(&review::Shown { review: state, play: game, there: at, cast: &cast }, messages, send) }
                }
                if let Some(Goal { text, close }) = goal {
                    // A line of text, low like one: the key G and the menu open the same.
                    <p class={classes!("goal", close.then_some("goal-close"))} title={text.clone()} aria-label={messages.table.goal}
                        onclick={send.reform(|event: MouseEvent| {
                            event.stop_propagation();
                            Msg::Open(Some(Panel::Goals))
                        })}>
                        if let Some(day) = day {
                            <span class="day-mark" title={day.clone()}>{ icon("sun") }<span>{ day }</span></span>
                        }
                        if close {
                            { icon("ringing-bell") }
                        }
                        { parted(&text) }
                    </p>
                }
                { status(&Status {
                    next: next.map(|seat| (seat, cast.name(seat))),
                    plays_again: live.plays_again(),
                    hidden: title.has_secrets.then(|| (title.about)(messages).hidden),
                    selected: live.selected.as_ref(),
                    hint: &hint,
                    guiding: guiding.as_ref(),
                    set_up: new_match.clone(),
                    since: &since,
                    names: &cast.names,
                    playing: beat.filter(|_| interlude.is_none()).map(|beat| Playing {
                        is_missed: live.playback.is_catching_up(),
                        is_held: beat.is_held(),
                    }),
                    headline: &headline,
                    headline_class,
                    notes,
                    prompt: &prompt,
                    has_result: is_over && replay.is_none() && guide.is_none(),
                    elsewhere: is_watching,
                    asking_later: live.asking_later(env).filter(|_| asked),
                    letter: send_label.filter(|_| live.awaited().is_some()),
                    silent,
                }, messages, send) }
                <h2 class="unseen">{ messages.table.board }</h2>
                if let Some(Interlude { title, content, next, .. }) = interlude {
                    <section class="interlude" aria-label={title.clone()}>
                        <h2>{ title }</h2>
                        { content.clone() }
                        <div class="interlude-on" data-sticks="">
                            <button type="button" class="button primary go-on"
                                onclick={send.reform(|_: MouseEvent| Msg::Next)}>{ *next }</button>
                        </div>
                    </section>
                } else {
                    { board }
                }
                if replay.is_some() && finding.is_none() && live.is_over() {
                    <div class="replay-viewers">{ viewers(&cast, is_open, messages, send) }</div>
                }
                if let Some(state) = replay.and_then(Replay::review) {
                    { computed(state, game, &cast, messages, send) }
                }
                if let (Some(sheet), false) = (sheet.clone(), is_over) {
                    <details class="sheet">
                        <summary>{ messages.table.score_sheet }</summary>
                        { sheet }
                    </details>
                }
            </main>
            if let (Turn::Over(outcome), None, None, None, false) = (game.turn(), replay, beat, guide, live.ceremony) {
                <aside class="rail rail-result" aria-label={messages.table.result}>
                    { result(Ended {
                        outcome,
                        verdict: verdict.clone().unwrap_or_default(),
                        emblem: title.emblem,
                        cast: &cast,
                        sheet: sheet.clone(),
                        taken_back: game.taken_back(),
                        hints: Seat::all(cast.names.len()).map(|seat| game.hints(seat)).collect(),
                        day_share,
                        back: has_finished_match,
                        is_open,
                        new_match: new_match.clone(),
                        bg_stats,
                        letter: send_label,
                    }, messages, send) }
                </aside>
            } else {
                <aside class="rail" aria-label={messages.table.log}>
                    <h2>{ messages.table.log }</h2>
                    <Log entries={log.clone()} names={cast.names.clone()} {messages} />
                </aside>
            }
            if let (true, Turn::Over(outcome)) = (live.ceremony, game.turn()) {
                { ceremony(&outcome, &verdict.unwrap_or_default(), title.emblem, &cast, send) }
            }
            { voice.html() }
            { panel }
        </div>
    }
}

/// Returns all that the last decision brought. Says the decision itself, as far as it may be known
/// (`untold`), if the viewer was told nothing.
fn last_decision(log: &[Rc<LogEntry>], untold: impl Fn(usize) -> Option<String>) -> Vec<String> {
    match log.split_last() {
        Some((last, before)) if last.lines.is_empty() => untold(before.len()).into_iter().collect(),
        Some((last, _)) => last.lines.iter().map(|line| line.text.clone()).collect(),
        None => Vec::new(),
    }
}

/// Returns what stands above the board, and its class: the headline of the beat, or the last event.
/// A page of its own says itself what has happened, and the result's verdict is not repeated.
pub(super) fn headline(
    beat: Option<&Beat>,
    log: &[Rc<LogEntry>],
    verdict: Option<&str>,
) -> (Vec<String>, &'static str) {
    match beat.filter(|beat| !beat.headline.is_empty()) {
        Some(beat) if beat.interlude.is_some() => (Vec::new(), "headline"),
        Some(beat) if beat.pacing == Pacing::Climax => {
            (beat.headline.clone(), "headline headline-climax")
        }
        Some(beat) => (beat.headline.clone(), "headline"),
        None => {
            // After a decision that the viewer was not told, the last line would be about an older one.
            let is_told = log.last().is_some_and(|entry| !entry.lines.is_empty());
            let mut lines = log.iter().rev().flat_map(|entry| entry.lines.iter().rev());
            let last = lines.find(|line| verdict != Some(&line.text)).filter(|_| is_told);
            (last.map(|line| line.text.clone()).into_iter().collect(), "status-latest")
        }
    }
}
