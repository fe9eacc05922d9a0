//! How tiles, tales and tokens look.

use crate::engine::Seat;
use crate::games::mon_royaume::{Bag, Laid, Rules, TILES, Tale, Tile, TileSet, Token};
use crate::ui::locale::words::mon_royaume::Words;
use crate::ui::pieces::{TileLook, el};
use crate::ui::spoken::mon_royaume::{colour, name, text};
use yew::prelude::*;

/// The pictures of the tiles, in their order.
const SYMBOLS: [&str; TILES] = [
    "wood-axe",
    "herbs-bundle",
    "werewolf",
    "forest",
    "birch-trees",
    "wood-beam",
    "castle",
    "grain",
    "farmer",
    "scarecrow",
    "wheat",
    "fruit-tree",
    "windmill",
    "castle",
    "mounted-knight",
    "archer",
    "dragon-head",
    "guarded-tower",
    "crossed-swords",
    "anvil",
    "castle",
    "stone-crafting",
    "shepherds-crook",
    "troll",
    "mountain-cave",
    "mountains",
    "brick-pile",
    "castle",
    "wizard-face",
    "queen-crown",
    "witch-face",
    "swamp",
    "flowers",
    "cauldron",
    "castle",
    "castle-ruins",
];

/// The style and the shape of each colour, then of black.
const COLOURS: [(&str, &str); 6] = [
    ("green", "linden-leaf"),
    ("yellow", "wheat"),
    ("red", "corner-flag"),
    ("blue", "peaks"),
    ("violet", "round-star"),
    ("black", "castle-ruins"),
];

/// The pictures of the tokens.
pub const TOKENS: [&str; 4] = ["lyre", "flute", "cape", "broadsword"];

/// The signs of the three types of tale.
pub const KINDS: [&str; 3] = ["rose", "laurel-crown", "crowned-skull"];

/// The picture of a tile.
pub fn symbol(tile: Tile) -> &'static str {
    SYMBOLS[tile.index()]
}

/// The sign of a tale: that of its type, where the rules know types.
pub fn sign(tale: Tale, rules: Rules) -> &'static str {
    if rules == Rules::Complete { KINDS[tale.kind() as usize] } else { "scroll-unfurled" }
}

/// The face of a tile, or its bard side.
pub fn look(laid: Laid, w: &Words) -> TileLook {
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

/// The face of a tile.
pub fn face(tile: Tile, w: &Words) -> TileLook {
    look(Laid { tile, bard: false }, w)
}

/// A tile as a small chip: symbol and colour's shape.
pub fn chip(laid: Laid, w: &Words) -> Html {
    let TileLook { kind, shape, symbol, name, .. } = look(laid, w);
    let class = ["mr-chip tile-", kind].concat();
    let name = el("span", "unseen").text(name);
    el("li", &class).said(&text(laid, w)).icon(symbol).icon(shape).add(name).into()
}

/// Tiles as chips, level by level.
pub fn chips(tiles: Bag, w: &Words) -> impl Iterator<Item = Html> + '_ {
    let levels = (1..=4).flat_map(move |level| tiles.of(TileSet::of_level(level)).iter());
    levels.map(|tile| chip(Laid { tile, bard: false }, w))
}

/// A Bard token, or what is on a Bard card.
pub fn token(kind: Token, class: &str, place: &str, w: &Words) -> Html {
    let (name, symbol) = (w.tokens[kind as usize], TOKENS[kind as usize]);
    let class = ["token mr-token mr-", symbol, class].concat();
    let token = el("span", &class).with("role", "img").with("aria-label", name);
    let token = token.said((w.token_text)(name).as_str());
    let token = if place.is_empty() { token } else { token.with("data-place", place) };
    token.icon(symbol).into()
}

/// Whether a Love tale, a Heroic one or an Evil one, where the rules know types.
pub fn kind_class(tale: Tale, rules: Rules) -> &'static str {
    match rules {
        Rules::Complete => ["mr-love", "mr-heroic", "mr-evil"][tale.kind() as usize],
        Rules::Tales | Rules::First => "mr-plain",
    }
}

/// Where a player's things lie.
pub fn seat_place(seat: Seat) -> String {
    format!("seat-{}", seat.index())
}

/// Where the viewer's hand lies.
pub const HAND: &str = "hand";

/// Where a card of the show lies.
pub fn card_place(number: usize) -> String {
    format!("bard-{number}")
}

/// Where a player's tokens wait for the Bard.
pub fn purse_place(seat: Seat) -> String {
    format!("purse-{}", seat.index())
}

/// Where a player's token lies once it was moved by this card of the show.
pub fn moved_place(seat: Seat, number: usize) -> String {
    format!("moved-{}-{number}", seat.index())
}
