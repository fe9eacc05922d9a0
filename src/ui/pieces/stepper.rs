//! A small number with buttons for one less and one more.

use yew::prelude::*;

/// A number that goes up and down by one.
#[derive(PartialEq, Properties)]
pub struct Stepper {
    /// The label of the number.
    pub label: AttrValue,
    /// The name of the button for one less.
    pub less: AttrValue,
    /// The name of the button for one more.
    pub more: AttrValue,
    /// The current number.
    pub value: u16,
    /// The smallest number.
    pub least: u16,
    /// The largest number.
    pub most: u16,
    /// Called with the new number.
    pub on_change: Callback<u16>,
}

impl Stepper {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let Self { value, least, most, .. } = *self;
        let key = |sign: &'static str, label: &AttrValue, to: u16, able: bool| {
            html! {
                <button type="button" class="button" aria-label={label.clone()} disabled={!able}
                    onclick={self.on_change.reform(move |_: MouseEvent| to)}>{ sign }</button>
            }
        };
        html! {
            <div class="stepper" role="group" aria-label={self.label.clone()}>
                <span>{ &self.label }</span>
                { key("−", &self.less, value.saturating_sub(1), value > least) }
                <output aria-live="polite">{ value }</output>
                { key("+", &self.more, value + 1, value < most) }
            </div>
        }
    }
}
