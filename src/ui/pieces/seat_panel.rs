//! A player at the table: name, who plays it, what counts, whose turn.

use super::icon;
use yew::prelude::*;

/// A seat as a compact chip.
#[derive(PartialEq, Properties)]
pub struct SeatPanel {
    /// The player's name.
    pub name: AttrValue,
    /// What the bot is that plays the seat; none where a person does.
    pub bot: Option<&'static str>,
    /// The words for its being this player's turn, while it is.
    #[prop_or_default]
    pub to_move: Option<&'static str>,
    /// What counts in this game: cards, points.
    #[prop_or_default]
    pub facts: Html,
}

impl SeatPanel {
    /// The piece, drawn.
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
