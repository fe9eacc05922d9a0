//! A player at the table: name, who plays it, what counts, whose turn.

use super::Symbol;
use crate::ui::context::{Context, use_house};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SeatPanelProps {
    /// The player's name.
    pub name: AttrValue,
    /// Whether a person plays the seat.
    pub person: bool,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// What counts in this game: cards, points.
    #[prop_or_default]
    pub children: Children,
}

/// A seat as a compact chip.
#[component]
pub fn SeatPanel(props: &SeatPanelProps) -> Html {
    let Context { words, .. } = use_house();
    html! {
        <div class={classes!("seat", props.to_move.then_some("seat-to-move"))}>
            <Symbol name={if props.person { "person" } else { "vintage-robot" }} />
            <span class="seat-name">{ &props.name }</span>
            if props.to_move {
                <span class="seat-turn">{ words.table.to_move }</span>
            }
            <span class="seat-facts">{ props.children.clone() }</span>
        </div>
    }
}
