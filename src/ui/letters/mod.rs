//! Playing by letter: opening a letter, sending one, and who plays on which device. The table knows
//! only that a person is elsewhere; this is fetched when it is needed (`lazy.rs`).

mod opened;
mod place;
mod send;

pub use place::Placing;
pub use send::Sending;

use super::match_page::MatchPage;
use opened::OpenedLetter;
use place::Places;
use send::Send;
use yew::prelude::*;

/// The ways to send a letter, or the choice of who plays on this device.
#[derive(Clone, PartialEq)]
pub enum LetterPart {
    /// The ways to send a letter.
    Send(Sending),
    /// The choice of who plays on this device.
    Seats(Placing),
}

/// Renders a part of the table's panels.
pub fn draw_letter_part(part: LetterPart) -> Html {
    match part {
        LetterPart::Send(sending) => html! { <Send ..sending /> },
        LetterPart::Seats(placing) => html! { <Places ..placing /> },
    }
}

/// Renders the page of a letter; nothing for any other page.
pub fn draw_letter_page(page: MatchPage) -> Html {
    match page {
        MatchPage::Letter(text) => html! { <OpenedLetter {text} /> },
        _ => Html::default(),
    }
}
