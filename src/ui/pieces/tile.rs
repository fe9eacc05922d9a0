//! A tile with a rounded top, and the slot of a pyramid that waits for one.

use super::{CardState, Symbol};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TileProps {
    /// The colour, which gives the style: `tile-KIND`.
    pub kind: &'static str,
    /// The shape that says the colour without it.
    pub shape: &'static str,
    /// The symbol in the middle.
    pub symbol: &'static str,
    /// Its value.
    pub value: u8,
    /// Its name.
    pub name: AttrValue,
    /// How it may be met.
    #[prop_or_default]
    pub state: CardState,
    /// Where it lies, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// Told of a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

/// A tile: value and colour's shape on top, symbol, name.
#[component]
pub fn Tile(props: &TileProps) -> Html {
    html! {
        <button type="button" data-place={props.place.clone()}
            class={classes!("tile", format!("tile-{}", props.kind), props.state.classes())}
            aria-pressed={props.state.chosen.then_some("true")}
            onclick={props.on_tap.reform(|_: MouseEvent| ())}>
            <span class="tile-value">{ props.value }</span>
            <span class="tile-shape" aria-hidden="true"><Symbol name={props.shape} /></span>
            <span class="tile-art" aria-hidden="true"><Symbol name={props.symbol} /></span>
            <span class="tile-name">{ &props.name }</span>
        </button>
    }
}

#[derive(PartialEq, Properties)]
pub struct PyramidSlotProps {
    /// Which slot it is, in words.
    pub label: AttrValue,
    /// Whether what is chosen may be put here.
    #[prop_or_default]
    pub lit: bool,
    /// Told of a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

/// An empty slot of a pyramid.
#[component]
pub fn PyramidSlot(props: &PyramidSlotProps) -> Html {
    html! {
        <button type="button" class={classes!("tile", "tile-slot", props.lit.then_some("lit"))}
            aria-label={props.label.clone()} onclick={props.on_tap.reform(|_: MouseEvent| ())}>
        </button>
    }
}
