//! One of several: a group of radio buttons that look like a row of keys.

use yew::prelude::*;

/// One thing to choose.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// What it says.
    pub label: AttrValue,
    /// Whether it is the one chosen.
    pub chosen: bool,
}

#[derive(PartialEq, Properties)]
pub struct ChoicesProps {
    /// What is being chosen.
    pub legend: AttrValue,
    /// What it means, if that needs saying.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// The choices.
    pub choices: Vec<Choice>,
    /// Told the number of the one chosen.
    pub on_choose: Callback<usize>,
}

/// A row of choices, of which one is in force.
#[component]
pub fn Choices(props: &ChoicesProps) -> Html {
    let name = format!("choice-{}", props.legend);
    html! {
        <fieldset class="choices">
            <legend>{ &props.legend }</legend>
            <div class="choices-row">
                { for props.choices.iter().enumerate().map(|(nth, choice)| html! {
                    <label class="choice">
                        <input type="radio" name={name.clone()} checked={choice.chosen}
                            onchange={props.on_choose.reform(move |_| nth)} />
                        <span>{ &choice.label }</span>
                    </label>
                }) }
            </div>
            if let Some(hint) = &props.hint {
                <p class="hint">{ hint }</p>
            }
        </fieldset>
    }
}
