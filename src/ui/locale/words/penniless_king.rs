//! The sentences of The Penniless King, to be filled in for each language.

use crate::games::penniless_king::{
    Ending, Gain, Line, Neighbourhood, Plot, Refusal, RenownPlace, Rogue, Source, Spot, Step, Wrath,
};
use crate::ui::locale::{About, Who};

/// The words of The Penniless King. Neighbourhoods, lines, Rogues and Plot
/// cards are in the order of the rulebook; spaces and spots are counted from 1.
pub struct Words {
    pub about: About,
    pub zones: [&'static str; 5],
    pub actions: [&'static str; 5],
    /// The name, and what it does.
    pub rogues: [(&'static str, &'static str); Rogue::ALL.len()],
    pub plots: [(&'static str, &'static str); Plot::ALL.len()],
    pub lines: [&'static str; 5],
    pub guilds: [&'static str; 5],

    pub map: &'static str,
    pub square: &'static str,
    pub line: fn(Line) -> String,
    /// A spot, and what is on it.
    pub spot: fn(Spot, &str) -> String,
    pub gain: fn(Gain) -> String,
    pub a_rogue: fn(&str) -> String,
    pub known_rogue: fn(Who, Rogue) -> String,
    pub may_be: fn(&[Rogue]) -> String,
    pub nobody: &'static str,
    pub controlled: fn(Who) -> String,
    pub uncontrolled: &'static str,
    pub would_win: fn(Who) -> String,
    pub open: &'static str,
    /// The King's space, and the last one.
    pub king_at: fn(u8, usize) -> String,
    pub wrath_ahead: fn(u8, Wrath) -> String,
    pub coins: fn(usize) -> String,
    /// What is in play, of how much.
    pub renown: fn(usize, usize) -> String,
    pub cards: fn(usize) -> String,
    pub at_home: fn(usize) -> String,
    /// The Rogues seen, how many others came from the bag, how many are sunk.
    pub note: fn(&[(usize, Rogue)], usize, usize) -> String,
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
    pub king_moves: fn(u8) -> String,
    pub show: &'static str,
    pub hide: &'static str,
    pub pay: &'static str,
    pub refuse: &'static str,

    pub turn_began: fn(Who) -> String,
    pub placed: fn(Who, Neighbourhood, Option<Rogue>) -> String,
    pub earned: fn(Who, u16, Source) -> String,
    pub paid: fn(Who, u16, Source) -> String,
    /// Who gave a coin to whom, and why.
    pub gave: fn(Who, Who, Source) -> String,
    pub drew: fn(Who, u8, Option<&[Plot]>) -> String,
    pub reshuffled: &'static str,
    pub discarded: fn(Who, Plot) -> String,
    pub played: fn(Who, Plot) -> String,
    pub idle: fn(Who, Plot) -> String,
    pub named: fn(Who, Neighbourhood) -> String,
    pub king_moved: fn(u8, Option<Wrath>) -> String,
    pub acted: fn(Who, Neighbourhood) -> String,
    pub right_hand: fn(Who) -> String,
    /// Who moved whose Rogue, and where it is now.
    pub moved: fn(Who, Who, Neighbourhood) -> String,
    pub swapped: fn(Who) -> String,
    pub drew_rogue: fn(Who, Option<Rogue>) -> String,
    pub dropped: fn(Who, Option<Rogue>) -> String,
    pub went_home: fn(Who, Neighbourhood) -> String,
    pub looked: fn(Who, Neighbourhood, Option<Rogue>) -> String,
    pub wrath_named: fn(Who, Neighbourhood) -> String,
    pub standoff: fn(Neighbourhood) -> String,
    pub turned: fn(Who, Rogue) -> String,
    pub kept_hidden: fn(Who) -> String,
    /// Where, and with what total, if anybody turned up.
    pub won: fn(Who, Neighbourhood, Option<u8>) -> String,
    pub renown_placed: fn(Who, RenownPlace) -> String,
    pub renown_moved: fn(Who, Neighbourhood) -> String,
    /// On the score sheet: Renown on the map, and in all.
    pub score: [&'static str; 2],
    pub victory: fn(Who, Ending) -> String,
    pub shared: fn(&[&str]) -> String,
    pub refusal: fn(Refusal) -> &'static str,
}
