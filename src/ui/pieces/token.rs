//! Round pieces: tokens of players and suits.

use super::icon;
use yew::prelude::*;

/// A round token.
#[derive(PartialEq, Properties)]
pub struct Token {
    /// The colour, which determines the style: `token-KIND`.
    pub kind: &'static str,
    /// The symbol on it, which says the same as the colour.
    pub symbol: &'static str,
    /// The token in words; empty if the piece around it says them.
    pub label: AttrValue,
}

impl Token {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        // Chromium adds a labelled picture to the name of the button around it, even a hidden one.
        let label = Some(&self.label).filter(|label| !label.is_empty());
        html! {
            <span class={classes!("token", format!("token-{}", self.kind))} role={label.map(|_| "img")}
                aria-label={label.cloned()} title={label.cloned()}>
                { icon(self.symbol) }
            </span>
        }
    }
}
