//! Playing by letter: opening a letter, and sending one. The table knows only that a person is
//! elsewhere; this is fetched when it is needed (`lazy.rs`).

mod opened;
mod send;

pub use send::{LetterPanel, Sending};

use super::match_page::with_game;
use crate::session::game_in_letter;
use opened::OpenedLetter;
use send::Send;
use yew::prelude::*;

/// Renders a panel of the table about letters.
pub fn draw_letter_panel(panel: LetterPanel) -> Html {
    match panel {
        LetterPanel::Send(sending) => html! { <Send ..sending /> },
        LetterPanel::Open(messages, scan) => opened::panel(messages, scan),
    }
}

/// Renders the page of a letter, from its text.
pub fn draw_letter_page(text: String) -> Html {
    with_game(game_in_letter(&text).as_deref(), html! { <OpenedLetter {text} /> })
}
