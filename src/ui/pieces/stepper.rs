//! A small number with one less and one more, and a bar that says how far.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct StepperProps {
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

/// A number that goes up and down by one.
#[component]
pub fn Stepper(props: &StepperProps) -> Html {
    let StepperProps { value, least, most, .. } = *props;
    let key = |sign: &'static str, label: &AttrValue, to: u16, able: bool| {
        html! {
            <button type="button" class="button" aria-label={label.clone()} disabled={!able}
                onclick={props.on_change.reform(move |_: MouseEvent| to)}>{ sign }</button>
        }
    };
    html! {
        <div class="stepper" role="group" aria-label={props.label.clone()}>
            <span>{ &props.label }</span>
            { key("−", &props.less, value.saturating_sub(1), value > least) }
            <output aria-live="polite">{ value }</output>
            { key("+", &props.more, value + 1, value < most) }
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub struct ProgressProps {
    /// What it is about, with the numbers in words.
    pub label: AttrValue,
    /// How far it has come, and how far it goes.
    pub at: usize,
    pub of: usize,
}

/// How far something has come.
#[component]
pub fn Progress(props: &ProgressProps) -> Html {
    html! {
        <label class="progress">
            <span>{ &props.label }</span>
            <progress value={props.at.to_string()} max={props.of.to_string()}></progress>
        </label>
    }
}
