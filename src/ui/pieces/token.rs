//! Round things: tokens of players and suits, and coins.

use super::Symbol;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TokenProps {
    /// The colour, which gives the style: `token-KIND`.
    pub kind: &'static str,
    /// The symbol on it, which says the same as the colour.
    pub symbol: &'static str,
    /// What it is, in words.
    pub label: AttrValue,
}

/// A round token.
#[component]
pub fn Token(props: &TokenProps) -> Html {
    html! {
        <span class={classes!("token", format!("token-{}", props.kind))} role="img"
            aria-label={props.label.clone()} title={props.label.clone()}>
            <Symbol name={props.symbol} />
        </span>
    }
}

#[derive(PartialEq, Properties)]
pub struct CoinProps {
    /// How many coins it stands for.
    pub amount: u16,
    /// The same in words.
    pub label: AttrValue,
}

/// A coin with an amount.
#[component]
pub fn Coin(props: &CoinProps) -> Html {
    html! {
        <span class="coin" role="img" aria-label={props.label.clone()}>{ props.amount }</span>
    }
}
