//! The bar on top of the table.

use super::parts::Panel;
use crate::ui::context::{Context, use_house};
use crate::ui::pieces::Symbol;
use crate::ui::route::Route;
use crate::ui::shelf::Title;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct BarProps {
    pub title: &'static Title,
    pub embedded: bool,
    pub on_open: Callback<Panel>,
    pub on_undo: Callback<()>,
    pub on_redo: Callback<()>,
    pub can_undo: bool,
    pub can_redo: bool,
}

/// Back, the game's name, undo and redo, log, rules, menu.
#[component]
pub fn Bar(props: &BarProps) -> Html {
    let Context { words, .. } = use_house();
    let w = &words.table;
    let open = |panel| props.on_open.reform(move |_: MouseEvent| panel);
    html! {
        <header class="bar table-bar">
            if !props.embedded {
                <a class="bar-back" href={Route::Home.href()} aria-label={w.home}>
                    <span aria-hidden="true">{ "‹" }</span>
                </a>
            }
            <h1 class="bar-title">{ words.shelf[props.title.nth].name }</h1>
            <nav class="bar-tools">
                <button type="button" class="tool" disabled={!props.can_undo}
                    onclick={props.on_undo.reform(|_: MouseEvent| ())}>
                    <Symbol name="return-arrow" /><span>{ w.undo }</span>
                </button>
                <button type="button" class={classes!("tool", "tool-turned")} disabled={!props.can_redo}
                    onclick={props.on_redo.reform(|_: MouseEvent| ())}>
                    <Symbol name="return-arrow" /><span>{ w.redo }</span>
                </button>
                <button type="button" class="tool tool-log" onclick={open(Panel::Log)}>
                    <Symbol name="scroll-unfurled" /><span>{ w.log }</span>
                </button>
                <button type="button" class="tool" onclick={open(Panel::Rules)}>
                    <Symbol name="rule-book" /><span>{ w.rules }</span>
                </button>
                <button type="button" class="tool" onclick={open(Panel::Menu)}>
                    <Symbol name="cog" /><span>{ w.menu }</span>
                </button>
            </nav>
        </header>
    }
}
