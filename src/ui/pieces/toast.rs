//! A message from the page itself, where the board has no place for it.

use yew::prelude::*;

/// A message with at most one action, and a button to dismiss it.
#[derive(PartialEq, Properties)]
pub struct Toast {
    /// The text of the message.
    pub text: AttrValue,
    /// The label and the callback of the action's button.
    #[prop_or_default]
    pub action: Option<(AttrValue, Callback<()>)>,
    /// The label and the callback of the button that dismisses it for now.
    #[prop_or_default]
    pub later: Option<(AttrValue, Callback<()>)>,
    /// True if it interrupts a screen reader, since something may be lost.
    #[prop_or_default]
    pub urgent: bool,
}

impl Toast {
    /// Renders the piece.
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
