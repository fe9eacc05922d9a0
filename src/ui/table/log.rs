//! What happened, line by line, the latest on top.

use crate::ui::context::{Context, use_house};
use std::rc::Rc;
use yew::prelude::*;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The decision that it tells of.
    pub n: usize,
    /// What happened.
    pub text: String,
}

#[derive(PartialEq, Properties)]
pub struct LogProps {
    /// The lines, the first decision first.
    pub lines: Rc<Vec<Line>>,
}

/// The log.
#[component]
pub fn Log(LogProps { lines }: &LogProps) -> Html {
    let Context { words, .. } = use_house();
    html! {
        <ol class="log" reversed={true} tabindex="0">
            { for lines.iter().rev().map(|line| html! { <li>{ &line.text }</li> }) }
            if lines.is_empty() {
                <li class="hint">{ words.table.nothing_yet }</li>
            }
        </ol>
    }
}
