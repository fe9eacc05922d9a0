//! The look of tiles, tales and tokens.

use crate::engine::Seat;
use crate::games::mon_royaume::{Bag, Laid, Rules, TILES, Tale, Tile, TileSet, Token};
use crate::ui::describe::mon_royaume::{colour, name, text};
use crate::ui::locale::messages::mon_royaume::GameMessages;
use crate::ui::pieces::{TileLook, el};
use yew::prelude::*;

/// The symbols of the tiles, in their order.
const SYMBOLS: [&str; TILES] = [
    "own-woodcutter",
    "own-healer",
    "own-werewolf",
    "forest",
    "birch-trees",
    "wood-beam",
    "own-castle",
    "own-miller",
    "own-farmer",
    "scarecrow",
    "wheat",
    "fruit-tree",
    "windmill",
    "own-castle",
    "own-knight",
    "own-archer",
    "own-dragon",
    "guarded-tower",
    "crossed-swords",
    "anvil",
    "own-castle",
    "own-mason",
    "own-shepherdess",
    "own-troll",
    "mountain-cave",
    "swan",
    "brick-pile",
    "own-castle",
    "own-wizard",
    "own-princess",
    "own-witch",
    "swamp",
    "flowers",
    "cauldron",
    "own-castle",
    "castle-ruins",
];

/// The CSS class and the shape of each colour, then of black.
const COLOURS: [(&str, &str); 6] = [
    ("green", "linden-leaf"),
    ("yellow", "wheat"),
    ("red", "corner-flag"),
    ("blue", "peaks"),
    ("violet", "round-star"),
    ("black", "castle-ruins"),
];

/// The symbols of the tokens.
pub const TOKENS: [&str; 4] = ["lyre", "flute", "cape", "broadsword"];

/// The signs of the three types of tale.
pub const KINDS: [&str; 3] = ["rose", "laurel-crown", "crowned-skull"];

/// Returns the symbol of a tile.
pub fn symbol(tile: Tile) -> &'static str {
    SYMBOLS[tile.index()]
}

/// Returns the sign of a tale: that of its type, if the rules know types.
pub fn sign(tale: Tale, rules: Rules) -> &'static str {
    if rules == Rules::Complete { KINDS[tale.kind() as usize] } else { "scroll-unfurled" }
}

/// Returns the look of a tile's face, or of its bard side.
pub fn look(laid: Laid, w: &GameMessages) -> TileLook {
    let Laid { tile, bard } = laid;
    if bard {
        return TileLook {
            kind: "bard",
            shape: "lyre",
            symbol: "lyre",
            value: 0,
            name: w.bard_side,
        };
    }
    let (kind, shape) = COLOURS[colour(tile)];
    let kind = if tile.is_monster() { "monster" } else { kind };
    TileLook { kind, shape, symbol: symbol(tile), value: tile.level(), name: name(tile, w) }
}

/// Returns the look of a tile's face.
pub fn face(tile: Tile, w: &GameMessages) -> TileLook {
    look(Laid { tile, bard: false }, w)
}

/// Renders a tile as a small chip: symbol and colour's shape. An element of the player's tale is
/// marked.
pub fn chip(laid: Laid, is_told: bool, w: &GameMessages) -> Html {
    let TileLook { kind, shape, symbol, name, .. } = look(laid, w);
    let class = ["mr-chip tile-", kind, if is_told { " mr-told" } else { "" }].concat();
    let name = el("span", "unseen").text(name);
    let mut said = text(laid, w);
    if is_told {
        said = [&said, ". ", w.in_tale].concat();
    }
    el("li", &class).said(&said).icon(symbol).icon(shape).add(name).into()
}

/// Renders tiles as chips, level by level.
pub fn chips(tiles: Bag, w: &GameMessages) -> impl Iterator<Item = Html> + '_ {
    let levels = (1..=4).flat_map(move |level| tiles.of(TileSet::of_level(level)).iter());
    levels.map(|tile| chip(Laid { tile, bard: false }, false, w))
}

/// Renders a Bard token, or the symbol of a Bard card.
pub fn token(kind: Token, class: &str, place: &str, w: &GameMessages) -> Html {
    let (name, symbol) = (w.tokens[kind as usize], TOKENS[kind as usize]);
    let class = ["token mr-token mr-", symbol, class].concat();
    let token = el("span", &class).with("role", "img").with("aria-label", name);
    let token = token.said((w.token_text)(name).as_str());
    let token = if place.is_empty() { token } else { token.with("data-place", place) };
    token.icon(symbol).into()
}

/// Returns the CSS class of a tale's type (Love, Heroic, Evil), if the rules know types.
pub fn kind_class(tale: Tale, rules: Rules) -> &'static str {
    match rules {
        Rules::Complete => ["mr-love", "mr-heroic", "mr-evil"][tale.kind() as usize],
        Rules::Tales | Rules::First => "mr-plain",
    }
}

/// Returns the place of a player's tiles and tokens.
pub fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// The place of the viewer's hand.
pub const HAND: &str = "hand";

/// The place of the Adventures, for motion.
pub const ADVENTURES: &str = "adventures";

/// Returns the place of a card of the show.
pub fn card_place(number: usize) -> String {
    format!("bard-{number}")
}

/// Returns the place where a player's tokens wait for the Bard.
pub fn purse_place(seat: Seat) -> String {
    format!("purse-{}", seat.index())
}

/// Returns the place of a player's token after this card of the show moved it.
pub fn moved_place(seat: Seat, number: usize) -> String {
    format!("moved-{}-{number}", seat.index())
}
