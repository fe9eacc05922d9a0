//! The sentences of Sample Game, in each language.

use crate::games::sample_game::Refusal;
use crate::ui::locale::Who;

/// The words of Sample Game.
pub struct GameMessages {
    pub card: fn(u8) -> String,
    pub card_text: &'static str,
    /// The effect of the card now; the flag is true if it beats the trick so far.
    pub would: fn(u8, bool) -> String,
    pub trick: &'static str,
    pub tricks: fn(i16) -> String,
    /// The number of tricks of each player.
    pub goal: fn(&[(&str, i16)]) -> String,
    pub play: &'static str,
    pub played: fn(Who, u8) -> String,
    pub trick_taken: fn(Who) -> String,
    pub won: fn(Who) -> String,
    pub shared: &'static str,
    pub refusal: fn(Refusal) -> &'static str,
}
