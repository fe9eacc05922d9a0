//! A tile with a rounded top, and the slot of a pyramid that waits for one.

use super::{CardState, icon};
use yew::prelude::*;

/// What a tile's face shows.
#[derive(Clone, Debug, PartialEq)]
pub struct TileLook {
    /// The colour, which gives the style: `tile-KIND`.
    pub kind: &'static str,
    /// The shape that says the colour without it.
    pub shape: &'static str,
    /// The symbol in the middle.
    pub symbol: &'static str,
    /// Its value.
    pub value: u8,
    /// Its name.
    pub name: &'static str,
}

/// A tile: value and colour's shape on top, symbol, name.
#[derive(PartialEq, Properties)]
pub struct Tile {
    /// What the face shows.
    pub look: TileLook,
    /// Its whole text, shown on a long press, a hover or the `i` key.
    #[prop_or_default]
    pub text: Option<AttrValue>,
    /// Small signs on it, such as that a tale tells of it.
    #[prop_or_default]
    pub marks: Html,
    /// How it may be met.
    #[prop_or_default]
    pub state: CardState,
    /// Where it lies, for motion.
    #[prop_or_default]
    pub place: Option<AttrValue>,
    /// Whether it can be dragged, and others let go over it.
    #[prop_or_default]
    pub drag: bool,
    /// Told of a tap.
    #[prop_or_default]
    pub on_tap: Callback<()>,
}

impl Tile {
    /// The piece, drawn.
    pub fn html(&self) -> Html {
        let TileLook { kind, shape, symbol, value, name } = self.look;
        html! {
            <button type="button" data-place={self.place.clone()}
                class={classes!("tile", format!("tile-{kind}"), self.state.classes())}
                title={self.text.clone()} data-drag={self.drag.then_some("")}
                data-drop={self.drag.then_some("")}
                aria-pressed={self.state.chosen.then_some("true")}
                onclick={self.on_tap.reform(|_: MouseEvent| ())}>
                <span class="tile-value">{ value }</span>
                <span class="tile-shape" aria-hidden="true">{ icon(shape) }</span>
                <span class="tile-art" aria-hidden="true">{ icon(symbol) }</span>
                <span class="tile-name">{ name }</span>
                { self.marks.clone() }
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
                aria-label={self.label.clone()} title={self.label.clone()} data-drop=""
                onclick={self.on_tap.reform(|_: MouseEvent| ())}>
            </button>
        }
    }
}
