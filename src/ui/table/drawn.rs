//! The table as it is drawn: bar, result or replay, status, board, log.

use super::bar::{Able, bar};
use super::desk::{self, Desk, Hand};
use super::film::Beat;
use super::guide::Guide;
use super::lifted::Lifted;
use super::log::Log;
use super::replay::{Replay, replay_bar};
use super::result::{Ended, result};
use super::review::{self, as_hint, reckoned, review};
use super::status::{Status, status};
use super::story::since;
use super::{Laid, Msg, Table, TableProps, keys, parts};
use crate::engine::{Seat, Turn};
use crate::session::AnyMatch;
use crate::ui::games::{Goal, Pacing};
use crate::ui::matches::Safety;
use crate::ui::pieces::{icon, piece};
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

impl Table {
    pub(super) fn view_table(&self, ctx: &yew::Context<Self>, play: &AnyMatch) -> Html {
        let TableProps { title, house, embedded, .. } = ctx.props();
        let (link, words) = (ctx.link(), house.words);
        let shown = self.replay.as_ref().map_or(play, |replay| &replay.play);
        let beat = self.film.now().filter(|_| self.replay.is_none());
        let over = matches!(play.turn(), Turn::Over(_)) && beat.is_none();
        let guide = self.guide.as_ref();
        let asked = self.is_asked(play);
        let finding = self.review.as_ref().and_then(|looking| looking.shown(shown.position()));
        let eyes = self.eyes(play);
        let cast = Rc::new(desk::cast(play, eyes, self.near(), words));
        let Desk { board, goal, prompt, verdict } = match beat {
            Some(beat) => {
                Desk { board: beat.board.clone(), goal: beat.goal.clone(), ..Desk::default() }
            }
            None => desk::draw(
                shown,
                &cast,
                words,
                asked || finding.is_some(),
                Hand {
                    lifted: self.lifted.as_ref().and_then(|lifted| lifted.piece.clone()),
                    hint: finding.map(as_hint).or_else(|| self.advice()),
                    on_touch: link
                        .batch_callback(move |touched| asked.then_some(Msg::Touch(touched))),
                    on_decide: link
                        .batch_callback(move |choice| asked.then_some(Msg::Decide(choice))),
                    on_say: link.callback(Msg::Say),
                },
            ),
        };
        let elsewhere = self.is_elsewhere() && self.replay.is_none();
        let next = self.hand_over_to(play).filter(|_| beat.is_none() && self.replay.is_none());
        let guiding = guide
            .filter(|_| beat.is_none())
            .and_then(|guide| guide.says(play, words.language.code()));
        let quiet = self.replay.is_some()
            || beat.is_some()
            || next.is_some()
            || guide.is_some()
            || elsewhere;
        let asked_for = if quiet {
            String::new()
        } else if over {
            // The result says it to the eye, the status to the ear.
            verdict.clone().unwrap_or_default()
        } else {
            self.midway.asks.clone().filter(|_| asked).unwrap_or(prompt)
        };
        let told = self.told_so_far();
        let sheet = self.sheet.clone();
        // What is said above the board: of the beat, or what happened last.
        // What the result says is not said twice.
        let lines = || told.iter().rev().flat_map(|told| told.lines.iter().rev());
        let last = || lines().find(|line| verdict.as_ref() != Some(&line.text));
        let spoken = beat.filter(|beat| !beat.headline.is_empty());
        let headline: Vec<String> = spoken.map_or_else(
            || last().map(|line| line.text.clone()).into_iter().collect(),
            |beat| beat.headline.clone(),
        );
        let since = match play.turn() {
            Turn::Of(seat) if asked => since(&told, seat),
            _ => Vec::new(),
        };
        let hint = if asked { self.say_hint(ctx) } else { Vec::new() };
        let on_context = link.batch_callback(|event: MouseEvent| {
            keys::text_at(&event).map(|text| {
                event.prevent_default();
                Msg::Explain(text)
            })
        });
        // A tap goes on; where there is nothing to go on with, it reads.
        let filming = beat.is_some();
        let on_tap = link.batch_callback(move |event: MouseEvent| {
            if filming {
                Some(Msg::GoOn { to_the_end: false })
            } else {
                keys::text_tapped(&event).map(Msg::Explain)
            }
        });
        let looks = ctx.props().laid == Laid::OtherRules;
        let leave = if looks { words.table.close } else { words.table.leave_replay };
        let notice = elsewhere.then_some(words.table.elsewhere).or(self.notice);
        let notes = [notice, self.note.as_deref().or(guide.and_then(Guide::otherwise))];
        let mut voice = self.voice.borrow_mut();
        voice.hear(eyes, &told, {
            let read = self.lifted.iter().flat_map(Lifted::said);
            let guiding = guiding.iter().map(|guiding| guiding.says);
            let stands = read.chain(hint.iter().map(String::as_str)).chain(guiding);
            let stands = stands.chain(notes.into_iter().flatten()).map(|text| (None, text));
            // Whom one waits for is heard by what they do.
            let asks = Some(asked_for.as_str()).filter(|asks| (asked || over) && !asks.is_empty());
            stands.chain(asks.map(|asks| (Some(play.position()), asks))).collect()
        });
        let headline_class = match spoken {
            Some(Beat { pacing: Pacing::Climax, .. }) => "headline headline-climax",
            Some(_) => "headline",
            None => "status-latest",
        };
        html! {
            // What translates a page moves its words about, and the table with them.
            <div class={classes!("table", "notranslate", format!("costume-{}", title.id), beat.map(|_| "filming"), guide.map(|_| "taught"))}
                translate="no" data-at={play.position().to_string()}>
                { bar(title, *embedded, &Able {
                    undo: self.may_undo().is_some(),
                    redo: self.may_redo().is_some(),
                    hint: (play.may_hint() && guide.is_none()).then_some(asked),
                }, words, link) }
                <main class="play" id="main" tabindex="-1" oncontextmenu={on_context} onclick={on_tap}>
                    { match self.safety {
                        Safety::OnDisk => Html::default(),
                        Safety::Writing => piece!(Toast { text: words.table.not_yet_kept }),
                        Safety::InMemory => piece!(Toast { urgent: true, text: words.table.not_kept }),
                    } }
                    if let (Turn::Over(outcome), None, None, None) = (play.turn(), &self.replay, beat, guide) {
                        { result(Ended {
                            outcome,
                            verdict: verdict.unwrap_or_default(),
                            emblem: title.emblem,
                            cast: &cast,
                            sheet: sheet.clone(),
                            taken_back: play.taken_back(),
                            hints: Seat::all(cast.names.len()).map(|seat| play.hints(seat)).collect(),
                            back: self.finished_before().is_some(),
                            new_match: (!embedded).then(|| Route::New(title).href()),
                        }, words, link) }
                    }
                    if let Some(Replay { play: there }) = &self.replay {
                        { replay_bar(there.position(), there.length(), leave, words, &link.callback(Msg::Replay)) }
                        if let Some(looking) = &self.review {
                            { review(&review::Shown { looking, play, there, cast: &cast }, words, link) }
                        }
                    }
                    if let Some(Goal { text, close }) = goal {
                        <p class={classes!("goal", close.then_some("goal-close"))} title={text.clone()} aria-label={words.table.goal}>
                            if close {
                                { icon("ringing-bell") }
                            }
                            { text }
                        </p>
                    }
                    { status(&Status {
                        next: next.map(|seat| (seat, cast.name(seat))),
                        lifted: self.lifted.as_ref(),
                        hint: &hint,
                        guiding: guiding.as_ref(),
                        set_up: (!embedded).then(|| Route::New(title).href()),
                        since: &since,
                        headline: &headline,
                        headline_class,
                        notes,
                        prompt: &asked_for,
                        elsewhere,
                        unseen: over,
                    }, words, link) }
                    <h2 class="unseen">{ words.table.board }</h2>
                    { board }
                    if let Some(looking) = &self.review {
                        { reckoned(looking, play, &cast, words, link) }
                    }
                    if let (Some(sheet), false) = (sheet, over) {
                        <details class="sheet">
                            <summary>{ words.table.score_sheet }</summary>
                            { sheet }
                        </details>
                    }
                </main>
                <aside class="rail" aria-label={words.table.log}>
                    <h2>{ words.table.log }</h2>
                    <Log told={told.clone()} names={cast.names.clone()} {words} />
                </aside>
                { voice.html() }
                { parts::panel(
                    self.panel,
                    title,
                    (guide.is_none() && !looks).then_some(play),
                    &parts::Tells { told: &told, names: &cast.names, read: &self.read },
                    house,
                    link.callback(Msg::Open),
                ) }
            </div>
        }
    }
}
