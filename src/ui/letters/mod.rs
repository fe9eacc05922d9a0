//! Playing by letter: opening a letter, and sending one. The table knows only that a person is
//! elsewhere; this is fetched when it is needed (`lazy.rs`).

mod opened;
mod send;

pub use send::Sending;

use super::match_page::with_game;
use crate::session::game_in_letter;
use opened::OpenedLetter;
use send::Send;
use yew::prelude::*;

/// Renders the panel of the table that sends a letter.
pub fn draw_letter_panel(sending: Sending) -> Html {
    html! { <Send ..sending /> }
}

/// Renders the page of a letter, from its text.
pub fn draw_letter_page(text: String) -> Html {
    with_game(game_in_letter(&text).as_deref(), html! { <OpenedLetter {text} /> })
}
