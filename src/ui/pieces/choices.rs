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

/// A row of choices, of which one is in force.
#[derive(PartialEq, Properties)]
pub struct Choices {
    /// What is being chosen.
    pub legend: AttrValue,
    /// What it means, if that needs saying.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// The choices.
    pub among: Vec<Choice>,
    /// Told the number of the one chosen.
    pub on_choose: Callback<usize>,
}

impl Choices {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        let name = format!("choice-{}", self.legend);
        html! {
            <fieldset class="choices">
                <legend>{ &self.legend }</legend>
                <div class="choices-row">
                    { for self.among.iter().enumerate().map(|(nth, choice)| html! {
                        <label class="choice">
                            <input type="radio" name={name.clone()} checked={choice.chosen}
                                onchange={self.on_choose.reform(move |_| nth)} />
                            <span>{ &choice.label }</span>
                        </label>
                    }) }
                </div>
                if let Some(hint) = &self.hint {
                    <p class="hint">{ hint }</p>
                }
            </fieldset>
        }
    }
}
