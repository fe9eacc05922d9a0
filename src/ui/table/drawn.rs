//! The table as it is drawn: bar, result or replay, status, board, log.

use super::desk::{self, Desk};
use super::{FrameProps, Msg, TableFrame, bar, keys, log, parts, replay, result};
use crate::engine::{Seat, Turn};
use crate::session::AnyMatch;
use crate::ui::pieces::Toast;
use crate::ui::route::Route;
use std::rc::Rc;
use yew::prelude::*;

impl TableFrame {
    pub(super) fn view_table(&self, ctx: &yew::Context<Self>, play: &AnyMatch) -> Html {
        let FrameProps { title, house, embedded } = ctx.props();
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
            words.table.over.to_owned()
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
            <div class={classes!("table", format!("costume-{}", title.id))}>
                <bar::Bar {title} embedded={*embedded} on_open={link.callback(Msg::Open)}
                    on_undo={link.callback(|()| Msg::Undo)}
                    on_redo={link.callback(|()| Msg::Redo)}
                    can_undo={can(|play, seat| play.can_undo(seat))}
                    can_redo={can(|play, seat| play.can_redo(seat))} />
                <main class="play" id="main" tabindex="-1" oncontextmenu={on_context}>
                    if self.not_kept {
                        <Toast urgent=true text={words.table.not_kept} />
                    }
                    if let (true, None) = (over, &self.replay) {
                        <result::ResultPanel verdict={verdict.unwrap_or_default()}
                            emblem={title.emblem} sheet={sheet.clone()}
                            cast={cast.clone()} outcome={result::outcome(play)}
                            taken_back={play.taken_back()}
                            new_match={(!embedded).then(|| Route::New(title).href())}
                            on_again={link.callback(|()| Msg::Again)}
                            on_replay={link.callback(|()| Msg::Replay(replay::Step::First))}
                            viewer={viewer} on_seen_by={link.callback(Msg::SeenBy)} />
                    }
                    if let Some(replay) = &self.replay {
                        <replay::ReplayBar at={replay.play.position()} of={replay.play.length()}
                            on_step={link.callback(Msg::Replay)} />
                    }
                    <div class="status" role="status" aria-live="polite">
                        if let Some(latest) = latest {
                            <p class="status-latest">{ latest }</p>
                        }
                        if let Some(note) = &self.note {
                            <p class="status-note">{ note }</p>
                        }
                        if !status.is_empty() {
                            <p class="status-prompt">{ status }</p>
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
                    <log::Log lines={log.clone()} />
                </aside>
                { parts::panel(self.panel, title, play, &log, house, link.callback(Msg::Open)) }
            </div>
        }
    }
}
