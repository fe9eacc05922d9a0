//! The table of The Dwarf King's sentences, which each language fills in.

use crate::games::dwarf_king::{Card, Rank, Refusal, SPECIALS, Side, Suit};
use crate::ui::locale::{About, Who};

/// A Quest in words: its name and its points.
pub type QuestMessages = (&'static str, &'static str);

/// The messages of The Dwarf King. Suits are in the order of the rulebook, special cards in that of
/// [`SPECIALS`], faces of Quests tile by tile.
pub struct GameMessages {
    pub about: About,
    pub suits: [&'static str; 3],
    pub magic: &'static str,
    pub corner: fn(Rank) -> String,
    pub card: fn(Card) -> String,
    pub plain_card: &'static str,
    pub musicians: [&'static str; 3],
    pub specials: [&'static str; SPECIALS.len()],
    pub quests: [QuestMessages; 40],

    pub trick: &'static str,
    pub played_as: fn(usize, &str) -> String,
    pub stands_for: fn(&str) -> String,
    pub led: fn(Suit) -> String,
    pub nothing_led: &'static str,
    pub won_by: fn(Who) -> String,
    pub ahead: &'static str,
    pub leads: &'static str,
    pub leads_tricks: &'static str,
    pub cards: fn(usize) -> String,
    pub tricks: fn(usize) -> String,
    pub points: fn(i16) -> String,
    pub in_hand: &'static str,
    pub deal_of: fn(u16, u16) -> String,
    pub quest: &'static str,
    pub quest_to_come: &'static str,
    pub special: &'static str,
    pub paid: &'static str,
    pub look_again: &'static str,
    pub look_away: &'static str,
    pub your_last_trick: &'static str,

    pub choose: &'static str,
    pub target: &'static str,
    pub give_back: fn(u8, &str) -> String,
    pub lead: &'static str,
    pub follow: fn(Suit) -> String,
    pub void: fn(Suit) -> String,
    pub free: &'static str,
    pub swap: &'static str,
    pub pass: &'static str,
    pub sorcerer: &'static str,
    pub sorcerer_must: &'static str,

    pub promise: fn(i16) -> String,
    /// The labels of the buttons for a selected face and for a card to give back.
    pub choose_face: &'static str,
    pub give_it_back: &'static str,
    pub take_from: fn(&str) -> String,
    pub swap_with: fn(&str) -> String,
    pub pass_to: fn(Side, &str) -> String,
    pub decline: &'static str,
    pub take_back: &'static str,
    pub take_it_back: &'static str,
    /// The goal: the number of this deal, the number of deals, and the points by player, most
    /// first.
    pub goal: fn(u16, u16, &[(&str, i16)]) -> String,

    pub deal_began: fn(u16, Card) -> String,
    pub musician_shown: fn(Who, Card) -> String,
    pub tile_drawn: fn(Who, [&str; 2]) -> String,
    pub quest_chosen: fn(Who, &str) -> String,
    pub took: fn(Who, Who, Option<[Card; 2]>) -> String,
    pub gave_back: fn(Who, Who, Option<Card>) -> String,
    pub played: fn(Who, Card, Option<Card>) -> String,
    pub trick_won: fn(Who, Card) -> String,
    pub bonus: fn(Who, Card, i16) -> String,
    pub swapped: fn(Who, Who) -> String,
    pub passed: fn(Who, Side) -> String,
    pub sorcerer_used: fn(Who, Card) -> String,
    pub deal_scored: fn(u16, &str) -> String,
    pub won: fn(Who, i16) -> String,
    pub refusal: fn(Refusal) -> String,

    pub scored: fn(u16) -> String,
    pub line: fn(u16, &str) -> String,
    pub doubling: &'static str,
    pub this_deal: &'static str,
    pub total: &'static str,
    pub chart: &'static str,

    pub coach: Coach,
}

/// The texts of the guided first deal, step by step.
pub struct Coach {
    pub title: &'static str,
    pub quest: &'static str,
    pub quest_of_other: &'static str,
    pub first_lead: &'static str,
    pub lead: &'static str,
    pub follow: &'static str,
    pub void: &'static str,
    pub special: &'static str,
    pub special_acts: &'static str,
    pub watch: &'static str,
    pub won: &'static str,
    pub scoring: &'static str,
    pub off: &'static str,
}
