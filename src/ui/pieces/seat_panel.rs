//! A player at the table: name, bot, facts, and turn.

use super::icon;
use yew::prelude::*;

/// The mark of the place where a person's seat is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceMark {
    /// The icon.
    pub icon: &'static str,
    /// The place in words.
    pub words: String,
    /// True if its device is not there.
    pub is_silent: bool,
}

/// A seat as a compact chip.
#[derive(PartialEq, Properties)]
pub struct SeatPanel {
    /// The player's name.
    pub name: AttrValue,
    /// The title of the bot that plays the seat; `None` for a person.
    pub bot: Option<&'static str>,
    /// The place where a person plays; `None` if all share this device.
    #[prop_or_default]
    pub place: Option<PlaceMark>,
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
        let place = self.place.as_ref();
        let words = place.map(|place| place.words.as_str());
        let says: Vec<&str> =
            [Some(&*self.name), self.bot, words, self.to_move].into_iter().flatten().collect();
        let person = place.map_or("person", |place| place.icon);
        let is_silent = place.is_some_and(|place| place.is_silent);
        html! {
            <div class={classes!("seat", self.to_move.map(|_| "seat-to-move"), is_silent.then_some("seat-silent"))}
                title={says.join(" · ")}>
                { icon(if self.bot.is_none() { person } else { "vintage-robot" }) }
                <span class="seat-name">{ &self.name }</span>
                if let Some(words) = words {
                    <span class="unseen">{ ", " }{ words.to_owned() }</span>
                }
                if let Some(to_move) = self.to_move {
                    <span class="seat-turn">{ to_move }</span>
                }
                <span class="seat-facts">{ self.facts.clone() }</span>
            </div>
        }
    }
}
