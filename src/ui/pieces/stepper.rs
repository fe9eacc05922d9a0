//! A small number with one less and one more, and a bar that says how far.

use yew::prelude::*;

/// A number that goes up and down by one.
#[derive(PartialEq, Properties)]
pub struct Stepper {
    /// What is counted.
    pub label: AttrValue,
    /// The words for one less and one more.
    pub less: AttrValue,
    pub more: AttrValue,
    /// How many now, and the bounds.
    pub value: u16,
    pub least: u16,
    pub most: u16,
    /// Told the new number.
    pub on_change: Callback<u16>,
}

impl Stepper {
    /// The piece, drawn.
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

/// How far something has come.
#[derive(PartialEq, Properties)]
pub struct Progress {
    /// What it is about, with the numbers in words.
    pub label: AttrValue,
    /// How far it has come, and how far it goes.
    pub at: usize,
    pub of: usize,
}

impl Progress {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <label class="progress">
                <span>{ &self.label }</span>
                <progress value={self.at.to_string()} max={self.of.to_string()}></progress>
            </label>
        }
    }
}
