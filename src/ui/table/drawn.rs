//! The table as it is drawn: bar, result or replay, status, board, log.

use super::bar::bar;
use super::desk::{self, Desk};
use super::replay::{Replay, replay_bar};
use super::result::{Ended, result};
use super::{Msg, Table, TableProps, keys, log, parts};
use crate::engine::{Seat, Turn};
use crate::session::AnyMatch;
use crate::ui::matches::Safety;
use crate::ui::pieces::piece;
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

impl Table {
    pub(super) fn view_table(&self, ctx: &yew::Context<Self>, play: &AnyMatch) -> Html {
        let TableProps { title, house, embedded } = ctx.props();
        let (link, words) = (ctx.link(), house.words);
        let shown = self.replay.as_ref().map_or(play, |replay| &replay.play);
        let viewer = self.viewer(play);
        let over = matches!(play.turn(), Turn::Over(_));
        let asked = self.replay.is_none()
            && matches!(play.turn(), Turn::Of(seat) if viewer.is(seat) && play.occupants()[seat.index()].is_person());
        let cast = Rc::new(desk::cast(play, viewer, words));
        let Desk { board, prompt, log, verdict, sheet } = desk::draw(
            shown,
            &cast,
            words,
            asked,
            link.callback(Msg::Decide),
            link.callback(Msg::Say),
        );
        let status = if self.replay.is_some() {
            String::new()
        } else if over {
            // The result says it to the eye, the status to the ear.
            verdict.clone().unwrap_or_default()
        } else {
            self.said.clone().filter(|_| asked).unwrap_or(prompt)
        };
        let latest = log.last().map(|line| line.text.clone());
        let can = |able: fn(&AnyMatch, Seat) -> bool| {
            self.replay.is_none() && self.holder().is_some_and(|seat| able(play, seat))
        };
        let on_context = link.batch_callback(|event: MouseEvent| {
            keys::text_at(&event).map(|text| {
                event.prevent_default();
                Msg::Explain(text)
            })
        });
        html! {
            // What translates a page moves its words about, and the table with them.
            <div class={classes!("table", "notranslate", format!("costume-{}", title.id))}
                translate="no" data-at={play.position().to_string()}>
                { bar(title, *embedded, [can(|play, seat| play.can_undo(seat)), can(|play, seat| play.can_redo(seat))], words, link) }
                <main class="play" id="main" tabindex="-1" oncontextmenu={on_context}>
                    { match self.safety {
                        Safety::OnDisk => Html::default(),
                        Safety::Writing => piece!(Toast { text: words.table.not_yet_kept }),
                        Safety::InMemory => piece!(Toast { urgent: true, text: words.table.not_kept }),
                    } }
                    if let (Turn::Over(outcome), None) = (play.turn(), &self.replay) {
                        { result(Ended {
                            outcome,
                            verdict: verdict.unwrap_or_default(),
                            emblem: title.emblem,
                            cast: &cast,
                            sheet: sheet.clone(),
                            taken_back: play.taken_back(),
                            new_match: (!embedded).then(|| Route::New(title).href()),
                        }, words, link) }
                    }
                    if let Some(Replay { play }) = &self.replay {
                        { replay_bar(play.position(), play.length(), words, &link.callback(Msg::Replay)) }
                    }
                    <div class="status" role="status" aria-live="polite">
                        if let Some(latest) = latest {
                            <p class="status-latest">{ latest }</p>
                        }
                        if let Some(notice) = self.notice {
                            <p class="status-note">{ notice }</p>
                        }
                        if let Some(note) = &self.note {
                            <p class="status-note">{ note }</p>
                        }
                        if !status.is_empty() {
                            <p class={if over { "status-prompt unseen" } else { "status-prompt" }}>{ status }</p>
                        }
                    </div>
                    { board }
                    if let (Some(sheet), false) = (sheet, over) {
                        <details class="sheet">
                            <summary>{ words.table.score_sheet }</summary>
                            { sheet }
                        </details>
                    }
                </main>
                <aside class="rail" aria-label={words.table.log}>
                    <h2>{ words.table.log }</h2>
                    { log::log(&log, words) }
                </aside>
                { parts::panel(self.panel, title, play, &log, house, link.callback(Msg::Open)) }
            </div>
        }
    }
}
