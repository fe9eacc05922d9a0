//! A tile with a rounded top, and an empty slot of a pyramid.

use super::icon::figure;
use super::{CardState, icon};
use yew::prelude::*;

/// The look of a tile's face.
#[derive(Clone, Debug, PartialEq)]
pub struct TileLook {
    /// The colour, which determines the style: `tile-KIND`.
    pub kind: &'static str,
    /// The shape that stands for the colour.
    pub shape: &'static str,
    /// The symbol in the middle.
    pub symbol: &'static str,
    /// Its value.
    pub value: u8,
    /// Its name.
    pub name: &'static str,
}

/// A tile: its value in the keystone, the symbol on its stage, the colour's shape and the name
/// below.
#[derive(PartialEq, Properties)]
pub struct Tile {
    /// The look of the face.
    pub look: TileLook,
    /// Its full text, shown on a long press, a hover or the `i` key.
    #[prop_or_default]
    pub text: Option<AttrValue>,
    /// Small signs on it, such as that a tale tells of it.
    #[prop_or_default]
    pub marks: Html,
    /// The state of the tile.
    #[prop_or_default]
    pub state: CardState,
    /// The name of its place, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// True if it can be dragged, and other tiles dropped on it.
    #[prop_or_default]
    pub drag: bool,
    /// Called on a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

impl Tile {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let TileLook { kind, shape, symbol, value, name } = self.look;
        html! {
            <button type="button" data-place={self.place.clone()}
                class={classes!("tile", format!("tile-{kind}"), self.state.classes())}
                title={self.text.clone()} data-drag={self.drag.then_some("")}
                data-drop={self.drag.then_some("")}
                aria-pressed={self.state.chosen.then_some("true")}
                onclick={self.on_tap.reform(|_: MouseEvent| ())}>
                <span class="tile-face">
                    { figure(symbol, "tile-art") }
                    <span class="tile-value">{ value }</span>
                    <span class="tile-plate">
                        <span class="tile-shape" aria-hidden="true">{ icon(shape) }</span>
                        <span class="tile-name">{ name }</span>
                    </span>
                </span>
                { self.marks.clone() }
            </button>
        }
    }
}

/// An empty slot of a pyramid.
#[derive(PartialEq, Properties)]
pub struct PyramidSlot {
    /// The position of the slot, in words.
    pub label: AttrValue,
    /// True if the chosen tile can be put here.
    #[prop_or_default]
    pub lit: bool,
    /// Called on a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

impl PyramidSlot {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        html! {
            <button type="button" class={classes!("tile", "tile-slot", self.lit.then_some("lit"))}
                aria-label={self.label.clone()} title={self.label.clone()} data-drop=""
                onclick={self.on_tap.reform(|_: MouseEvent| ())}>
            </button>
        }
    }
}
