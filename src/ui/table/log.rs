//! What happened, line by line, the latest on top.

use crate::ui::locale::Words;
use yew::prelude::*;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The decision that it tells of.
    pub n: usize,
    /// What happened.
    pub text: String,
}

/// The log; the lines come with the first decision first.
pub fn log(lines: &[Line], words: &Words) -> Html {
    html! {
        <ol class="log" reversed={true} tabindex="0">
            { for lines.iter().rev().map(|line| html! { <li>{ &line.text }</li> }) }
            if lines.is_empty() {
                <li class="hint">{ words.table.nothing_yet }</li>
            }
        </ol>
    }
}
