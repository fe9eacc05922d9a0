//! The top bar of the table.

use super::msg::{Msg, Panel};
use super::screen::Rights;
use crate::ui::catalog::GameEntry;
use crate::ui::locale::Messages;
use crate::ui::pieces::icon;
use crate::ui::route::Route;
use yew::prelude::*;

/// Renders the bar: back, the game's name, undo and redo, hint, cover, log, rules, menu. Without `has_home`
/// there is no way back from this page.
pub fn bar(
    title: &'static GameEntry,
    has_home: bool,
    rights: &Rights,
    messages: &Messages,
    send: &Callback<Msg>,
) -> Html {
    let w = &messages.table;
    let no_undo = rights.no_undo.map(messages.language.by_letter().no_undo);
    let back = Route::back();
    let open = |panel| send.reform(move |_: MouseEvent| Msg::Open(Some(panel)));
    html! {
        <header class="bar table-bar">
            if has_home {
                <a class="bar-back" href={back.href()} aria-label={if back == Route::Home { w.home } else { w.to_list }}>
                    { icon("sign-back") }
                </a>
            }
            <h1 class="bar-title">{ (title.about)(messages).name }</h1>
            <nav class="bar-tools">
                // It can be pressed without anything to undo, and says why.
                <button type="button" class="tool" disabled={!rights.undo && no_undo.is_none()}
                    aria-disabled={no_undo.map(|_| "true")} title={no_undo}
                    onclick={send.reform(|_: MouseEvent| Msg::Undo)}>
                    { icon("sign-undo") }<span>{ w.undo }</span>
                </button>
                <button type="button" class={classes!("tool", "tool-turned")} disabled={!rights.redo}
                    onclick={send.reform(|_: MouseEvent| Msg::Redo)}>
                    { icon("sign-undo") }<span>{ w.redo }</span>
                </button>
                if let Some(able) = rights.hint {
                    <button type="button" class="tool" disabled={!able}
                        onclick={send.reform(|_: MouseEvent| Msg::Hint)}>
                        { icon("sign-hint") }<span>{ w.hint }</span>
                    </button>
                }
                if rights.cover {
                    <button type="button" class="tool tool-cover" onclick={send.reform(|_: MouseEvent| Msg::Cover)}>
                        { icon("eyeball") }<span>{ w.cover }</span>
                    </button>
                } else if let Some(seat) = rights.uncover {
                    <button type="button" class="tool tool-cover" onclick={send.reform(move |_: MouseEvent| Msg::Accept(seat))}>
                        { icon("eyeball") }<span>{ w.uncover }</span>
                    </button>
                }
                <button type="button" class="tool tool-log" onclick={open(Panel::Log(None))}>
                    { icon("sign-log") }<span>{ w.log }</span>
                </button>
                <button type="button" class="tool" onclick={open(Panel::Rules)}>
                    { icon("sign-rules") }<span>{ w.rules }</span>
                </button>
                <button type="button" class="tool" onclick={open(Panel::Menu)}>
                    { icon("sign-menu") }<span>{ w.menu }</span>
                </button>
            </nav>
        </header>
    }
}
