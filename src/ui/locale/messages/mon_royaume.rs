//! The table of Mon Royaume's sentences, which each language fills in.

use crate::games::mon_royaume::{Adventure, Fault, Kind, Refusal, Side, TALES, TILES};
use crate::ui::locale::{About, Who};

/// Names with a number each.
pub type Standing<'a> = &'a [(&'a str, i16)];

/// The sentences of Mon Royaume. Tiles and tales are in the order of their tables.
pub struct GameMessages {
    pub about: About,
    pub tiles: [&'static str; TILES],
    /// The colours, then black.
    pub colours: [&'static str; 6],
    pub tales: [&'static str; TALES],
    /// A tale, its elements, and its type if the rules know types.
    pub tale_text: fn(&str, &str, Option<Kind>) -> String,
    pub tokens: [&'static str; 4],
    pub bard_side: &'static str,
    pub bard_text: &'static str,
    /// A tile's name, colour and level.
    pub tile_text: fn(&str, &str, u8) -> String,
    pub adventure: fn(Adventure) -> String,

    pub adventures: &'static str,
    pub met_by_nobody: &'static str,
    pub your_tales: &'static str,
    pub your_tiles: &'static str,
    pub no_tiles: &'static str,
    pub still_held: &'static str,
    /// A tale with a tile of the hand as an element, and whether the player has that tile already.
    pub told_of: fn(&str, bool) -> String,
    /// The Adventure that asks for a tile.
    pub asked_for: fn(&str) -> String,
    /// The Adventure that a tile counts for, the player's number of such tiles, and the most that
    /// another player has.
    pub counts_for: fn(&str, usize, usize) -> String,
    pub monster_text: &'static str,
    pub take_it: &'static str,
    pub discard_it: &'static str,
    /// The elements of a tale that the player has taken, those in the hand, and all.
    pub tale_so_far: fn(u8, u8, u8) -> String,
    /// An element of a tale: the tile.
    pub element_met: fn(&str) -> String,
    pub element_in_reach: fn(&str) -> String,
    pub element_missing: fn(&str) -> String,
    /// An Adventure, and the players who currently meet it.
    pub adventure_text: fn(&str, &str) -> String,
    /// A player, their tales and tiles, and the tiles that they are known to hold.
    pub other_text: fn(&str, &[&str], &[&str], &[&str]) -> String,
    /// A Bard token of this name.
    pub token_text: fn(&str) -> String,
    pub hidden_token: &'static str,
    /// A face-down card of the Bard, by its number.
    pub unturned: fn(usize) -> String,
    /// A player, the number of filled slots out of ten, and whether they build now.
    pub building: fn(&str, u8, bool) -> String,
    /// The number of the pick out of twelve, the points of the tiles taken, and the Bard tokens of
    /// the players who draw some.
    pub goal_choices: fn(u8, Standing<'_>, Option<Standing<'_>>) -> String,
    /// The number of complete kingdoms, of all kingdoms, the player who builds and the number of
    /// tiles placed.
    pub goal_build: fn(usize, usize, &str, u8) -> String,
    /// The cards turned, and the tokens moved.
    pub goal_show: fn(usize, &[(&str, i16)]) -> String,
    pub goal_kingdoms: fn(&[(&str, i16)]) -> String,
    pub goal_points: fn(&[(&str, i16)]) -> String,
    pub token_count: fn(u8) -> String,
    pub marker_count: fn(u8) -> String,

    pub pick: &'static str,
    pub give: &'static str,
    pub give_to: fn(&str) -> String,
    pub discard: fn(u8) -> String,
    pub build: &'static str,

    pub slot: fn(u8, usize) -> String,
    /// A level of a kingdom, slot by slot.
    pub level: fn(u8, &[Option<&str>]) -> String,
    pub pyramid: &'static str,
    pub spare: &'static str,
    pub chosen: fn(&str) -> String,
    pub placed: fn(&str) -> String,
    pub fault: fn(Fault) -> String,
    pub then_above: fn(&str, &str) -> String,
    /// A tile in a slot, and its problem there.
    pub stands_wrong: fn(&str, &str) -> String,
    pub whole: &'static str,
    pub laid: &'static str,
    pub flip: &'static str,
    pub take_back: &'static str,
    pub undo: &'static str,
    pub best: &'static str,
    pub best_hint: &'static str,
    pub confirm: &'static str,
    /// The points of tiles, of the tale, and the possible total with tokens.
    pub computed: fn(i16, i16, i32) -> String,
    /// The points of tiles.
    pub computeed_tiles: fn(i16) -> String,
    /// The points of tiles, and the possible total with tokens.
    pub computeed_tokens: fn(i16, i32) -> String,
    pub elements: fn(u8, u8) -> String,
    pub pair_met: [&'static str; 3],
    pub curse_threat: &'static str,

    pub show: &'static str,
    pub serenade: fn(Who) -> String,
    pub kingdom_of: fn(Who) -> String,
    pub moved: fn(u8, u8) -> String,

    pub round_began: fn(u8) -> String,
    pub adventures_shown: fn(usize) -> String,
    pub revealed: fn(&str) -> String,
    pub drew: fn(Who, u8) -> String,
    pub passed: fn(Side) -> String,
    pub last_tile: fn(&str) -> String,
    pub resolved: fn(&str, &str) -> String,
    pub ignored: fn(&str, &str) -> String,
    pub marked: fn(Who, Who) -> String,
    pub tales_discarded: fn(&str) -> String,
    pub building_began: &'static str,
    pub built: fn(Who) -> String,
    pub tale_told: fn(Who, u8, bool) -> String,
    /// A kingdom's player, and the points of its tiles.
    pub kingdom_shown: fn(Who, i16) -> String,
    pub counted: fn(&[(&str, i16)]) -> String,
    pub tokens_counted: fn(Who, u8) -> String,
    pub bard_played: fn(u8, &str, &str) -> String,
    pub serenaded: fn(Who, &str, bool) -> String,
    pub no_one: &'static str,
    pub won: fn(Who, i16, Option<&str>) -> String,
    pub shared: fn(&str, i16) -> String,
    pub refusal: fn(Refusal) -> String,

    pub line_tiles: &'static str,
    pub line_tokens: &'static str,
    pub line_markers: &'static str,
    pub line_tale: &'static str,
    pub line_curse: &'static str,
    pub total: &'static str,
}
