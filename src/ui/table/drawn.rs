//! The table as it is drawn: bar, result or replay, status, board, log.

use super::bar::{Able, bar};
use super::desk::{self, Desk, Hand};
use super::film::Beat;
use super::guide::Guide;
use super::log::Log;
use super::replay::{Replay, replay_bar};
use super::result::{Ended, result};
use super::review::{self, as_hint, reckoned, review};
use super::status::{Status, status};
use super::{Msg, Table, TableProps, keys, parts};
use crate::engine::{Seat, Turn, Viewer};
use crate::session::AnyMatch;
use crate::ui::games::shown::{Goal, Weight};
use crate::ui::matches::{self, Safety};
use crate::ui::pieces::{icon, piece};
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

impl Table {
    pub(super) fn view_table(&self, ctx: &yew::Context<Self>, play: &AnyMatch) -> Html {
        let TableProps { title, house, embedded, .. } = ctx.props();
        let (link, words) = (ctx.link(), house.words);
        let shown = self.replay.as_ref().map_or(play, |replay| &replay.play);
        let viewer = self.viewer(play);
        let beat = self.film.now().filter(|_| self.replay.is_none());
        let over = matches!(play.turn(), Turn::Over(_)) && beat.is_none();
        let guide = self.guide.as_ref();
        let asked = self.replay.is_none()
            && beat.is_none()
            && guide.is_none_or(|guide| guide.lets_decide(play))
            && matches!(play.turn(), Turn::Of(seat) if viewer.is(seat) && play.occupants()[seat.index()].is_person());
        // A finding is looked at with the eyes of whoever decided.
        let finding = self.review.as_ref().and_then(|looking| looking.shown(shown.position()));
        let eyes = finding.map_or(viewer, |finding| Viewer::Of(finding.seat));
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
        let next = self.hand_over_to(play).filter(|_| beat.is_none() && self.replay.is_none());
        let guiding = guide
            .filter(|_| beat.is_none())
            .and_then(|guide| guide.says(play, words.language.code()));
        let quiet = self.replay.is_some() || beat.is_some() || next.is_some() || guide.is_some();
        let asked_for = if quiet {
            String::new()
        } else if over {
            // The result says it to the eye, the status to the ear.
            verdict.clone().unwrap_or_default()
        } else {
            self.said.clone().filter(|_| asked).unwrap_or(prompt)
        };
        let story = self.story.as_ref();
        let told = match (story, beat) {
            // The replay stands somewhere on the way.
            (Some(story), None) if self.replay.is_some() => {
                Rc::new(story.told.iter().take(shown.position()).cloned().collect())
            }
            (Some(story), None) => story.told.clone(),
            // What is still to be seen is not told yet.
            (Some(story), Some(beat)) => Rc::new(story.until(beat.of, beat.said)),
            (None, _) => Rc::default(),
        };
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
            Turn::Of(seat) if asked => story.map(|story| story.since(seat)).unwrap_or_default(),
            _ => Vec::new(),
        };
        let hint = if asked { self.say_hint(ctx) } else { Vec::new() };
        let can = |able: fn(&AnyMatch, Seat) -> bool| {
            self.replay.is_none()
                && guide.is_none()
                && self.holder().is_some_and(|seat| able(play, seat))
        };
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
        let headline_class = match spoken {
            Some(Beat { weight: Weight::Climax, .. }) => "headline headline-climax",
            Some(_) => "headline",
            None => "status-latest",
        };
        html! {
            // What translates a page moves its words about, and the table with them.
            <div class={classes!("table", "notranslate", format!("costume-{}", title.id), beat.map(|_| "filming"), guide.map(|_| "taught"))}
                translate="no" data-at={play.position().to_string()}>
                { bar(title, *embedded, &Able {
                    undo: can(|play, seat| play.can_undo(seat)),
                    redo: can(|play, seat| play.can_redo(seat)),
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
                            back: matches::has_finished(title.id),
                            new_match: (!embedded).then(|| Route::New(title).href()),
                        }, words, link) }
                    }
                    if let Some(Replay { play: there }) = &self.replay {
                        { replay_bar(there.position(), there.length(), words, &link.callback(Msg::Replay)) }
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
                        notes: [self.notice, self.note.as_deref().or(guide.and_then(Guide::otherwise))],
                        prompt: &asked_for,
                        unseen: over,
                    }, words, link) }
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
                { parts::panel(self.panel, title, guide.is_none().then_some(play), &told, &cast.names, house, link.callback(Msg::Open)) }
            </div>
        }
    }
}
