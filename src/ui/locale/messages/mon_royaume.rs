//! The table of Mon Royaume's sentences, which each language fills in.

use crate::games::mon_royaume::{Adventure, Kind, PlacementError, Refusal, Side, TALES, TILES};
use crate::ui::locale::Who;

/// Names with a number each.
pub type Standing<'a> = &'a [(&'a str, i16)];

/// The reason for the points of a tale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaleScore<'a> {
    /// Both lovers are face up.
    Lovers,
    /// These lovers are not face up.
    NoLovers(&'a str),
    /// Both circled tiles are face up, with this number of tiles in the castle's colour.
    Circled(&'a str, i16),
    /// Both circled tiles are face up, below the Black Castle.
    BlackCastle,
    /// Both circled tiles are face up, but no castle.
    NoCastle,
    /// These circled tiles are not face up.
    NotCircled(&'a str),
    /// This number of Monsters is face up.
    Monsters(i16),
}

/// The sentences of Mon Royaume. Tiles and tales are in the order of their tables.
pub struct GameMessages {
    /// The meaning of the numbers below the curve of a review.
    pub chapters: &'static str,
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
    /// The name, the colour and the level of a tile, and whether it is a Monster.
    pub tile_text: fn(&str, &str, u8, bool) -> String,
    pub adventure: fn(Adventure) -> String,

    pub adventures: &'static str,
    pub met_by_nobody: &'static str,
    /// In the place of the players who meet an Adventure, once it was resolved.
    pub is_over: &'static str,
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
    /// The Black Castle's condition, without and with a Monster taken.
    pub top_text: [&'static str; 2],
    /// The Black Castle, for who has an Evil tale.
    pub curse_text: &'static str,
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
    /// The number of complete kingdoms, of all kingdoms, and the player who builds.
    pub goal_build: fn(usize, usize, &str) -> String,
    /// The cards turned, and the tokens moved.
    pub goal_show: fn(usize, &[(&str, i16)]) -> String,
    pub goal_kingdoms: fn(&[(&str, i16)]) -> String,
    pub goal_points: fn(&[(&str, i16)]) -> String,
    pub token_count: fn(u8) -> String,
    pub marker_count: fn(u8) -> String,

    /// The neighbour who gets the rest of the hand, and whether that is the last tile.
    pub pick: fn(&str, bool) -> String,
    /// The Monster.
    pub give: fn(&str) -> String,
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
    pub fault: fn(PlacementError) -> String,
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
    /// What a hint says while a kingdom is built, and why.
    pub advised_kingdom: [&'static str; 2],
    pub confirm: &'static str,
    /// The points of tiles, of the tale, and the possible total with tokens.
    pub computed: fn(i16, i16, i32) -> String,
    /// The points of tiles.
    pub computed_tiles: fn(i16) -> String,
    /// The points of tiles, and the possible total with tokens.
    pub computed_tokens: fn(i16, i32) -> String,
    pub elements: fn(u8, u8) -> String,
    pub pair_met: [&'static str; 3],
    /// The points of a tale, and why.
    pub tale_score: fn(TaleScore<'_>) -> String,
    /// The elements of a tale in the kingdom and all; each draws a token.
    pub tale_draws: fn(u8, u8) -> String,
    /// In the time of tales: the elements, the Monsters, the tokens lost for missing elements, and
    /// the tokens.
    pub tale_tokens: fn(u8, u8, u8, u8) -> String,
    /// The expected points of the tokens.
    pub tokens_about: fn(i32) -> String,
    pub curse_threat: &'static str,

    pub show: &'static str,
    pub serenade: fn(Who) -> String,
    pub kingdom_of: fn(Who) -> String,
    pub moved: fn(u8, u8) -> String,
    /// A number of things, and the points of each.
    pub each: fn(&str, i16) -> String,
    /// The players who cast the curse, and the cursed player's Monsters.
    pub cursed_by: fn(&str, i16) -> String,
    /// A note on a tile of a kingdom that the tale names.
    pub in_tale: &'static str,
    /// A card of the show by its number, or a serenade.
    pub bard_card: fn(u8, &str) -> String,
    pub serenade_card: fn(Who, &str) -> String,
    /// A player and the token that the Bard calls.
    pub gains: fn(Who, &str) -> String,
    pub gains_not: fn(Who, &str) -> String,
    pub next_card: &'static str,
    pub next_serenade: &'static str,
    pub next_result: &'static str,
    pub final_scores: &'static str,
    pub round_over: fn(u8) -> String,
    pub next_round: &'static str,
    pub next_build: &'static str,
    /// An Adventure of a finished round, and the players who completed it.
    pub completed: fn(&str, &[Who<'_>]) -> String,
    /// The points of the tiles that a player has taken.
    pub worth_tiles: fn(i16) -> String,
    /// The tiles in no kingdom, at the end.
    pub unused: &'static str,
    pub discarded: &'static str,
    pub undealt: &'static str,
    pub hidden_tile: &'static str,
    pub why: &'static str,

    pub goal_most: &'static str,
    pub goal_tiles: &'static str,
    pub goal_tokens: &'static str,
    pub goal_monsters: &'static str,
    pub goal_adventures: &'static str,
    pub goal_elements: &'static str,
    pub goal_lovers: &'static str,
    pub goal_markers: &'static str,
    pub goal_heroic: &'static str,
    pub goal_evil: &'static str,
    pub goal_curse: &'static str,
    /// In the time of tales: elements, Monsters, and missing elements of adults.
    pub goal_tale_tokens: &'static str,
    pub goal_adults: &'static str,
    pub points: fn(i16) -> String,
    /// The most points that tiles can still score, out of 20.
    pub up_to: fn(i16) -> String,
    pub monster_count: fn(u8) -> String,
    pub at_risk: fn(i16) -> String,
    /// In the time of tales: a player who loses tokens, and one who does not.
    pub is_adult: [&'static str; 2],

    pub order_pick: fn(&str) -> String,
    pub order_give: fn(&str) -> String,
    pub order_discard: fn(&str) -> String,
    pub order_lay: fn(&str) -> String,
    pub order_flip: fn(&str) -> String,
    pub recap_took: fn(&str) -> String,
    /// Another player, and the tile or tale.
    pub recap_other: fn(&str, &str) -> String,
    pub recap_tokens: fn(u8) -> String,
    pub recap_gave: fn(Who) -> String,
    pub recap_discarded: fn(&str) -> String,
    pub recap_built: &'static str,
    pub quoted: fn(&str) -> String,

    pub effect_monster: &'static str,
    pub effect_tales: fn(usize) -> String,
    pub effect_token: &'static str,
    pub effect_marker: &'static str,
    /// The other tile of a pair.
    pub effect_with: fn(&str) -> String,
    /// A colour, the player's number of such tiles, and the most that another player has.
    pub effect_most: fn(&str, usize, usize) -> String,
    /// Without and with a Monster taken.
    pub effect_top: [&'static str; 2],
    pub effect_curse: &'static str,
    pub effect_adventures: fn(usize) -> String,
    /// The bonus of each type of tale in short: Love, Heroic, Evil.
    pub effect_kinds: [&'static str; 3],

    pub round_began: fn(u8) -> String,
    pub adventures_shown: fn(usize) -> String,
    pub revealed: fn(&str) -> String,
    pub drew: fn(Who, u8) -> String,
    /// The Bard tokens that the reader drew, by name.
    pub drew_these: fn(&str) -> String,
    pub passed: fn(Side) -> String,
    pub last_tile: fn(Who, &str) -> String,
    pub resolved: fn(&str, &[Who<'_>]) -> String,
    pub ignored: fn(&str, &[Who<'_>]) -> String,
    pub marked: fn(Who, Who) -> String,
    pub tales_discarded: fn(&str) -> String,
    pub building_began: &'static str,
    pub built: fn(Who) -> String,
    pub tale_told: fn(Who, u8, bool) -> String,
    /// A kingdom's player, and the points of its tiles.
    pub kingdom_shown: fn(Who, i16) -> String,
    pub counted: fn(&[(&str, i16)]) -> String,
    pub tokens_counted: fn(Who, u8) -> String,
    pub bard_played: fn(u8, &str, &[Who<'_>]) -> String,
    pub serenaded: fn(Who, &str, bool) -> String,
    pub won: fn(Who, i16, Option<&str>) -> String,
    pub shared: fn(&[&str], i16) -> String,
    pub refusal: fn(Refusal) -> String,

    pub line_tiles: &'static str,
    pub line_tokens: &'static str,
    pub line_markers: &'static str,
    pub line_tale: &'static str,
    pub line_curse: &'static str,
    pub total: &'static str,
    /// A label, then how it comes about or why it can't be.
    pub with_reason: fn(&str, &str) -> String,
}
