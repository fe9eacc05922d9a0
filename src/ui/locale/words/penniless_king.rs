//! The sentences of The Penniless King, to be filled in for each language.
//!
//! They are patterns: `%0` is the first part that is filled in, mostly a
//! player's name. Sentences about a player are pairs: to the player, and to
//! others.

use crate::games::penniless_king::{Plot, Refusal, Rogue, Step};
use crate::ui::locale::{About, Who};

/// A sentence to whom it is about, and to others.
pub type Told = (&'static str, &'static str);

/// The numbers of a player or a place, in words: one, and more.
pub type Whole = (&'static str, &'static str);

/// The words of The Penniless King. Neighbourhoods, lines, Rogues and Plot
/// cards are in the order of the rulebook.
pub struct Words {
    pub about: About,
    /// The name, and where something happens.
    pub zones: [(&'static str, &'static str); 5],
    pub actions: [&'static str; 5],
    /// The name, with its article, and what it does.
    pub rogues: [(&'static str, &'static str, &'static str); Rogue::ALL.len()],
    pub plots: [(&'static str, &'static str); Plot::ALL.len()],
    pub lines: [&'static str; 5],
    pub guilds: [&'static str; 5],

    pub map: &'static str,
    pub square: &'static str,
    pub line: &'static str,
    pub spot: &'static str,
    pub gain_coins: Whole,
    pub gain_plot: &'static str,
    pub gain_king: Whole,
    pub a_rogue: &'static str,
    pub known_rogue: &'static str,
    pub own_rogue: &'static str,
    pub may_be: &'static str,
    pub nobody: &'static str,
    pub controlled: Told,
    pub uncontrolled: &'static str,
    pub would_win: Told,
    pub open: &'static str,
    pub king_at: &'static str,
    pub wrath_ahead: &'static str,
    pub coins: Whole,
    pub renown: &'static str,
    pub cards: Whole,
    pub at_home: Whole,
    pub note: &'static str,
    pub note_unknown: Whole,
    pub note_sunk: Whole,
    pub home: &'static str,
    pub hand: &'static str,
    pub drawn: &'static str,
    pub fought: &'static str,
    pub hidden: &'static str,
    pub justice: &'static str,

    pub prompt: fn(Step) -> &'static str,
    pub prompt_act: [&'static str; 5],
    pub act: [&'static str; 5],
    pub end_turn: &'static str,
    pub no_more: &'static str,
    pub king_moves: Whole,
    pub show: &'static str,
    pub hide: &'static str,
    pub pay: &'static str,
    pub refuse: &'static str,

    pub turn_began: Told,
    pub placed: Told,
    pub placed_known: &'static str,
    pub sources: [&'static str; 4],
    pub earned: Told,
    pub paid: Told,
    /// You to another, another to you, one to another.
    pub gave: [&'static str; 3],
    pub drew: Told,
    pub drew_known: &'static str,
    pub reshuffled: &'static str,
    pub discarded: Told,
    pub played: Told,
    pub idle: Told,
    pub named: Told,
    pub king_moved: &'static str,
    pub king_wrath: &'static str,
    pub wrath_choice: &'static str,
    pub acted: Told,
    pub right_hand: Told,
    pub moved: Told,
    pub swapped: Told,
    pub drew_rogue: Told,
    pub drew_rogue_known: &'static str,
    pub dropped: Told,
    pub dropped_known: &'static str,
    pub went_home: Told,
    pub looked: Told,
    pub looked_known: &'static str,
    pub wrath_named: Told,
    pub standoff: &'static str,
    pub turned: Told,
    pub kept_hidden: Told,
    pub won: Told,
    pub won_by: Told,
    pub renown_line: Told,
    pub renown_zone: Told,
    pub renown_moved: Told,
    /// On the score sheet: Renown on the map, and in all.
    pub score: [&'static str; 2],
    pub by_renown: Told,
    pub by_king: Told,
    pub by_time: Told,
    pub shared: &'static str,
    pub refusal: fn(Refusal) -> &'static str,
}

/// Fills in a pattern.
pub fn fill(pattern: &str, parts: &[&str]) -> String {
    let mut pieces = pattern.split('%');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let nth = piece.bytes().next().map_or(0, |digit| usize::from(digit.wrapping_sub(b'0')));
        text.push_str(parts.get(nth).copied().unwrap_or_default());
        text.push_str(piece.get(1..).unwrap_or_default());
    }
    text
}

/// Fills in the sentence for this reader; `%0` is the player's name, `%1` and
/// `%2` are the parts.
pub fn tell_of(told: Told, who: Who, [one, two]: [&str; 2]) -> String {
    match who {
        Who::You => fill(told.0, &["", one, two]),
        Who::Other(name) => fill(told.1, &[name, one, two]),
    }
}

/// The same with one part.
pub fn tell(told: Told, who: Who, part: &str) -> String {
    tell_of(told, who, [part, ""])
}

/// A number of things; `%0` is the number.
pub fn count(whole: Whole, number: usize) -> String {
    fill(if number == 1 { whole.0 } else { whole.1 }, &[&number.to_string()])
}
