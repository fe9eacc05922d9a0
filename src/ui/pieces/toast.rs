//! A word from the page itself, where the board cannot say it.

use yew::prelude::*;

/// A note with at most one thing to do about it, and a way to put it off.
#[derive(PartialEq, Properties)]
pub struct Toast {
    /// What is said.
    pub text: AttrValue,
    /// The words of the button that does something about it, and what it does.
    #[prop_or_default]
    pub action: Option<(AttrValue, Callback<()>)>,
    /// The words of the button that puts it away for now, and what then happens.
    #[prop_or_default]
    pub later: Option<(AttrValue, Callback<()>)>,
    /// Whether it interrupts: something may be lost.
    #[prop_or_default]
    pub urgent: bool,
}

impl Toast {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <div class="note toast" role={if self.urgent { "alert" } else { "status" }}>
                <span>{ &self.text }</span>
                { for self.action.iter().chain(&self.later).map(|(label, act)| html! {
                    <button type="button" class="button"
                        onclick={act.reform(|_: MouseEvent| ())}>{ label }</button>
                }) }
            </div>
        }
    }
}
