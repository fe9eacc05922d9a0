//! The pages of rounds with friends: the rounds of this device, and one of them. They are a chunk of
//! their own (`lazy.rs`).

mod club;
mod found;
mod list;
mod of_match;
mod page;
mod results;
mod rivals;
mod taken_in;
mod words;

pub use club::{draw_club, verify};
pub use rivals::draw_rivals;

use super::catalog::find_game;
use super::match_page::with_game;
use super::tabs;
use crate::session::day::Day;
use crate::session::round::Round;
use crate::session::unescape;
use list::Rounds;
use of_match::OfMatch;
use page::RoundPage;
use yew::prelude::*;

/// Renders the page of a round from what its address has: the round's text, and perhaps a result. Without
/// a text it is the page of all rounds.
pub fn draw_rounds(asked: String) -> Html {
    tabs::listen();
    let whole = if asked.contains('%') { unescape(&asked) } else { asked };
    let (text, result) = whole.split_once('/').unwrap_or((whole.as_str(), ""));
    if text.is_empty() {
        return html! { <Rounds /> };
    }
    if let Some(title) = find_game(text) {
        // A match of this device, whose deal becomes a round.
        let page = html! { <OfMatch {title} number={result.parse().unwrap_or(0_u64)} /> };
        return with_game(Some(text), page);
    }
    let day = day_of(text);
    let game = day.map(|day| day.game().to_owned());
    let game = game.or_else(|| Some(Round::read(text).ok()?.game().to_owned()));
    let result = (!result.is_empty()).then(|| format!("/round/{whole}"));
    with_game(game.as_deref(), html! { <RoundPage text={text.to_owned()} {day} {result} /> })
}

/// Returns the day that the text of a round names, without what messengers add.
fn day_of(text: &str) -> Option<Day> {
    text.trim_matches(|letter: char| !letter.is_ascii_digit()).parse().ok()
}
