//! A group of radio buttons that look like a row of buttons.

use yew::prelude::*;

/// One option.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// Its label.
    pub label: AttrValue,
    /// True if it is chosen.
    pub chosen: bool,
}

/// A row of options, of which one is chosen.
#[derive(PartialEq, Properties)]
pub struct Choices {
    /// The name of the group.
    pub legend: AttrValue,
    /// An explanation, if one is needed.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// The options.
    pub among: Vec<Choice>,
    /// The value of each option, if something else must recognise it.
    #[prop_or_default]
    pub values: &'static [&'static str],
    /// Called with the index of the chosen option.
    pub on_choose: Callback<usize>,
}

impl Choices {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let name = format!("choice-{}", self.legend);
        html! {
            <fieldset class="choices">
                <legend>{ &self.legend }</legend>
                <div class="choices-row">
                    { for self.among.iter().enumerate().map(|(nth, choice)| html! {
                        <label class="choice">
                            <input type="radio" name={name.clone()} checked={choice.chosen} value={self.values.get(nth).copied()}
                                onchange={self.on_choose.reform(move |_| nth)} />
                            <span class="choice-label">{ &choice.label }</span>
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
