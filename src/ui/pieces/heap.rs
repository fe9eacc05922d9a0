//! A pile of cards with its count.

use yew::prelude::*;

/// A pile: its top card, its thickness, its count.
#[derive(PartialEq, Properties)]
pub struct Heap {
    /// The name of the pile and its number of cards, in words.
    pub label: AttrValue,
    /// The name of the pile's place, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// The number of cards. The more there are, the thicker the pile looks.
    pub count: usize,
    /// A short note below the count.
    #[prop_or_default]
    pub hint: Option<AttrValue>,
    /// The card on top; `None` for an empty pile.
    #[prop_or_default]
    pub top: Option<Html>,
}

impl Heap {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let thick = match self.count {
            0 | 1 => None,
            2..=4 => Some("heap-thick"),
            _ => Some("heap-thicker"),
        };
        let text = match &self.hint {
            Some(hint) => format!("{} · {hint}", self.label).into(),
            None => self.label.clone(),
        };
        html! {
            <div class="heap" title={text}>
                <div class={classes!("heap-top", thick)} data-place={self.place.clone()}>
                    if let Some(top) = &self.top {
                        { top.clone() }
                    } else {
                        <div class="slot" role="img" aria-label={self.label.clone()}></div>
                    }
                </div>
                <span class="heap-count" aria-hidden="true">{ &self.label }</span>
                if let Some(hint) = &self.hint {
                    <span class="heap-count">{ hint }</span>
                }
            </div>
        }
    }
}
