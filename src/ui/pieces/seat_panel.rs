//! A player at the table: name, bot, facts, and turn.

use super::icon;
use yew::prelude::*;

/// A seat as a compact chip.
#[derive(PartialEq, Properties)]
pub struct SeatPanel {
    /// The player's name.
    pub name: AttrValue,
    /// The title of the bot that plays the seat; `None` for a person.
    pub bot: Option<&'static str>,
    /// The note that it is this player's turn; `None` otherwise.
    #[prop_or_default]
    pub to_move: Option<&'static str>,
    /// The numbers that matter in this game, such as cards and points.
    #[prop_or_default]
    pub facts: Html,
}

impl SeatPanel {
    /// Renders the piece.
    pub fn html(&self) -> Html {
        let says: Vec<&str> =
            [Some(&*self.name), self.bot, self.to_move].into_iter().flatten().collect();
        html! {
            <div class={classes!("seat", self.to_move.map(|_| "seat-to-move"))}
                title={says.join(" · ")}>
                { icon(if self.bot.is_none() { "person" } else { "vintage-robot" }) }
                <span class="seat-name">{ &self.name }</span>
                if let Some(to_move) = self.to_move {
                    <span class="seat-turn">{ to_move }</span>
                }
                <span class="seat-facts">{ self.facts.clone() }</span>
            </div>
        }
    }
}
