//! How cards look, and what stands on them.

use crate::games::monarch::{Ability, Card, Emblem, Face, Path};
use crate::ui::locale::words::monarch::Words;
use crate::ui::pieces::{CardLook, Corner};

/// The pictures of the Court Cards, Guests, Moons and improvements, in their order.
#[rustfmt::skip]
const SYMBOLS: [&str; 68] = [
    "tiger", "elephant", "falcon-moon", "lion", "scale-mail", "guards", "duel", "ancient-sword",
    "firework-rocket", "lyre", "harp", "egyptian-bird", "large-dress", "comb", "drama-masks",
    "paint-brush", "crystal-eye", "mirror-mirror", "bookshelf", "quill-ink", "tortoise",
    "barn-owl", "robe", "medicines", "stag-head", "cow", "flower-pot", "chicken", "laurel-crown",
    "cook", "fruit-bowl", "meal", "scroll-unfurled", "wing-cloak", "unicorn", "sewing-needle",
    "trumpet-flag", "jester-hat",
    "person", "brute", "jester-hat", "coins", "feather", "lyre",
    "moon", "moon", "moon", "moon", "moon", "moon", "moon", "moon",
    "goat", "grapes", "horse-head", "herbs-bundle", "field", "deer", "flowers", "fruit-tree",
    "village", "guarded-tower", "spinning-wheel", "white-tower", "party-flags", "theater",
    "harbor-dock", "gems",
];

/// Gold and food.
pub const GOLD: &str = "two-coins";
pub const FOOD: &str = "shiny-apple";

/// The card's picture.
pub fn symbol(card: Card) -> &'static str {
    SYMBOLS[card.index()]
}

/// The style's name of a path, or of none.
pub fn path_class(path: Option<Path>) -> &'static str {
    path.map_or("plain", |path| ["might", "culture", "wisdom", "bounty"][path as usize])
}

/// The shape that says a path without its colour.
pub fn path_symbol(path: Path) -> &'static str {
    ["broadsword", "lyre", "white-book", "wheat"][path as usize]
}

/// The path of a card, and its emblem.
pub fn path_of(card: Card) -> Option<Path> {
    match card.face() {
        Face::Court(face) => face.path,
        Face::Improvement(face) => face.path,
        _ => None,
    }
}

/// What a card is, in words: its path, then what it is worth and does.
pub fn about(card: Card, w: &Words) -> String {
    let path = path_of(card).map(|path| w.paths[path as usize].to_owned());
    let mut parts = Vec::from_iter(path);
    match card.face() {
        Face::Court(face) => {
            parts.extend(face.emblem.map(|emblem| match emblem {
                Emblem::Beast => w.beast.to_owned(),
                Emblem::Garment => w.garment.to_owned(),
            }));
            if !face.is_open() {
                parts.push((w.crowns)(face.crowns.into()));
            }
            if face.ability != Ability::Plain {
                parts.push((w.ability)(face.ability, &|card| w.name(card)));
            }
        }
        Face::Guest(guest) => parts.push((w.guest_text)(guest.loss)),
        Face::Improvement(face) => parts.push((w.plot)(face.on, face.yields)),
        Face::Moon(moon) => parts.push(w.moon_texts[moon as usize].to_owned()),
    }
    parts.join(" · ")
}

/// A card's face; a court card is shown with the crowns that it has where it
/// lies, if that is known.
pub fn look(card: Card, crowns: Option<u8>, w: &Words) -> CardLook {
    let corner = match card.face() {
        Face::Court(face) if crowns.is_none() && face.is_open() => "?".to_owned(),
        Face::Court(face) => crowns.unwrap_or(face.crowns).to_string(),
        Face::Guest(guest) => format!("−{}", guest.loss),
        Face::Improvement(improvement) => improvement.yields.to_string(),
        Face::Moon(_) => String::new(),
    };
    let kind = match card.face() {
        Face::Guest(_) => "guest",
        _ => path_class(path_of(card)),
    };
    let corner = match path_of(card) {
        Some(path) => Corner::Suited(corner.into(), path_symbol(path)),
        None => Corner::Text(corner.into()),
    };
    CardLook {
        kind,
        symbol: symbol(card),
        corner,
        name: w.name(card).into(),
        effect: None,
        text: about(card, w).into(),
    }
}
