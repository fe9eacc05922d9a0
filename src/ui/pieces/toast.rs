//! A word from the page itself, where the board cannot say it.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ToastProps {
    /// What is said.
    pub text: AttrValue,
    /// The words of the button that does something about it, and what it does.
    #[prop_or_default]
    pub action: Option<(AttrValue, Callback<()>)>,
    /// Whether it interrupts: something may be lost.
    #[prop_or_default]
    pub urgent: bool,
}

/// A note with at most one thing to do about it.
#[component]
pub fn Toast(props: &ToastProps) -> Html {
    html! {
        <div class="note toast" role={if props.urgent { "alert" } else { "status" }}>
            <span>{ &props.text }</span>
            if let Some((label, act)) = &props.action {
                <button type="button" class="button"
                    onclick={act.reform(|_: MouseEvent| ())}>{ label }</button>
            }
        </div>
    }
}
