//! Round things: tokens of players and suits, and coins.

use super::icon;
use yew::prelude::*;

/// A round token.
#[derive(PartialEq, Properties)]
pub struct Token {
    /// The colour, which gives the style: `token-KIND`.
    pub kind: &'static str,
    /// The symbol on it, which says the same as the colour.
    pub symbol: &'static str,
    /// What it is, in words.
    pub label: AttrValue,
}

impl Token {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <span class={classes!("token", format!("token-{}", self.kind))} role="img"
                aria-label={self.label.clone()} title={self.label.clone()}>
                { icon(self.symbol) }
            </span>
        }
    }
}

/// A coin with an amount.
#[derive(PartialEq, Properties)]
pub struct Coin {
    /// How many coins it stands for.
    pub amount: u16,
    /// The same in words.
    pub label: AttrValue,
}

impl Coin {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <span class="coin" role="img" aria-label={self.label.clone()}>{ self.amount }</span>
        }
    }
}
