//! A tile with a rounded top, and the slot of a pyramid that waits for one.

use super::{CardState, icon};
use yew::prelude::*;

/// A tile: value and colour's shape on top, symbol, name.
#[derive(PartialEq, Properties)]
pub struct Tile {
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

impl Tile {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <button type="button" data-place={self.place.clone()}
                class={classes!("tile", format!("tile-{}", self.kind), self.state.classes())}
                aria-pressed={self.state.chosen.then_some("true")}
                onclick={self.on_tap.reform(|_: MouseEvent| ())}>
                <span class="tile-value">{ self.value }</span>
                <span class="tile-shape" aria-hidden="true">{ icon(self.shape) }</span>
                <span class="tile-art" aria-hidden="true">{ icon(self.symbol) }</span>
                <span class="tile-name">{ &self.name }</span>
            </button>
        }
    }
}

/// An empty slot of a pyramid.
#[derive(PartialEq, Properties)]
pub struct PyramidSlot {
    /// Which slot it is, in words.
    pub label: AttrValue,
    /// Whether what is chosen may be put here.
    #[prop_or_default]
    pub lit: bool,
    /// Told of a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

impl PyramidSlot {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        html! {
            <button type="button" class={classes!("tile", "tile-slot", self.lit.then_some("lit"))}
                aria-label={self.label.clone()} onclick={self.on_tap.reform(|_: MouseEvent| ())}>
            </button>
        }
    }
}
