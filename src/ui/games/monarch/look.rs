//! The look of the cards.

use crate::games::monarch::{Ability, Card, Emblem, Face, LandKind, Moon, Path};
use crate::ui::describe::monarch::reading::{about, briefly, path_of};
use crate::ui::locale::messages::monarch::GameMessages;
use crate::ui::pieces::{CardLook, Corner, El, el};
use yew::AttrValue;

/// The symbols of the Court Cards, Guests, Moons and improvements, in their order.
#[rustfmt::skip]
const SYMBOLS: [&str; 68] = [
    "tiger", "elephant", "falcon-moon", "lion", "scale-mail", "own-guard", "own-knight", "ancient-sword",
    "firework-rocket", "own-troubadour", "harp", "egyptian-bird", "large-dress", "own-comb", "own-master",
    "own-painter", "own-astronomer", "mirror-mirror", "bookshelf", "own-philosopher", "tortoise",
    "barn-owl", "robe", "own-physician", "stag-head", "own-beastkeeper", "own-gardener", "chicken", "laurel-crown",
    "own-cook", "fruit-bowl", "meal", "own-diplomat", "wing-cloak", "unicorn", "own-tailor",
    "own-herald", "own-jester",
    "own-emissary", "own-uncle", "own-juggler", "own-peddler", "own-gossip", "own-minstrel",
    "moon", "moon", "moon", "moon", "moon", "moon", "moon", "moon",
    "goat", "grapes", "horse-head", "herbs-bundle", "plow", "deer", "flowers", "fruit-tree",
    "village", "guarded-tower", "spinning-wheel", "white-tower", "party-flags", "drama-masks",
    "shooner-sailboat", "gems",
];

/// The symbols of gold and food.
pub const GOLD: &str = "two-coins";
pub const FOOD: &str = "shiny-apple";

/// Returns the symbol of a card.
pub fn symbol(card: Card) -> &'static str {
    SYMBOLS[card.index()]
}

/// Returns the CSS class of a path, or of none.
pub fn path_class(path: Option<Path>) -> &'static str {
    path.map_or("plain", |path| ["might", "culture", "wisdom", "bounty"][path as usize])
}

/// Returns the shape that marks a path without its colour.
pub fn path_symbol(path: Path) -> &'static str {
    ["broadsword", "lyre", "white-book", "wheat"][path as usize]
}

/// Returns the symbol of what a board of a kind yields.
pub fn yield_symbol(kind: LandKind) -> &'static str {
    match kind {
        LandKind::Farm => FOOD,
        LandKind::Village => GOLD,
    }
}

/// Returns the symbol of what a Moon is about, beside the moon itself.
pub fn moon_symbol(moon: Moon) -> &'static str {
    match moon {
        Moon::Harvest => "wheat",
        Moon::Silver => GOLD,
        Moon::Famine => FOOD,
        Moon::Invasion => "broadsword",
        Moon::Festival => "party-flags",
        Moon::Builders => "white-tower",
        Moon::Thieves => "coins",
        Moon::Wandering => "card-discard",
    }
}

/// Returns what a card does, if it does anything.
fn detail(card: Card, w: &GameMessages) -> Option<AttrValue> {
    let text = match card.face() {
        Face::Court(face) if face.ability == Ability::Plain => return None,
        Face::Court(face) => (w.ability)(face.ability, &|card| w.name(card)),
        Face::Guest(guest) => (w.guest_text)(guest.loss),
        Face::Improvement(improvement) => (w.plot)(improvement.on, improvement.yields),
        Face::Moon(moon) => w.moon_texts[moon as usize].to_owned(),
    };
    Some(text.into())
}

/// Returns the sign of a card: a beast or a garment, or what its land yields.
fn sign(card: Card) -> Option<&'static str> {
    match card.face() {
        Face::Court(face) => face.emblem.map(|emblem| match emblem {
            Emblem::Beast => "paw-print",
            Emblem::Garment => "large-dress",
        }),
        // The yield of an improvement is in that corner (market.rs).
        Face::Improvement(_) | Face::Guest(_) | Face::Moon(_) => None,
    }
}

/// Returns the face of a card. A court card shows its current crowns, if these are known. Crowns
/// stand in the upper left corner; what an improvement yields never does.
pub fn look(card: Card, crowns: Option<u8>, w: &GameMessages) -> CardLook {
    let corner = match card.face() {
        Face::Court(face) if crowns.is_none() && face.is_open() => "?".to_owned(),
        Face::Court(face) => crowns.unwrap_or(face.crowns).to_string(),
        Face::Guest(guest) => format!("−{}", guest.loss),
        Face::Improvement(_) | Face::Moon(_) => String::new(),
    };
    let kind = match card.face() {
        Face::Guest(_) => "guest",
        Face::Moon(_) => "moon",
        _ => path_class(path_of(card)),
    };
    let corner = match path_of(card) {
        _ if matches!(card.face(), Face::Moon(_)) => Corner::Symbol("moon"),
        Some(path) if corner.is_empty() => Corner::Symbol(path_symbol(path)),
        Some(path) => Corner::Suited(corner.into(), path_symbol(path)),
        None => Corner::Text(corner.into()),
    };
    CardLook {
        kind,
        symbol: symbol(card),
        corner,
        name: w.name(card).into(),
        effect: briefly(card, w).map(Into::into),
        detail: detail(card, w),
        sign: sign(card),
        count: None,
        text: about(card, w).into(),
    }
}

/// Renders a card enlarged, with all its text, for a mouse that rests on the small one. The style
/// shows it; screen readers have the text already.
pub fn enlarged(look: &CardLook, card: Card) -> El {
    let number = match &look.corner {
        Corner::Text(text) | Corner::Suited(text, _) if !text.is_empty() => {
            el("b", "mo-large-crowns").text(text).icon("queen-crown")
        }
        _ => match card.improvement() {
            Some(improvement) => el("b", "mo-large-yield")
                .text(&improvement.yields.to_string())
                .icon(yield_symbol(improvement.on)),
            None => el("b", ""),
        },
    };
    let sign = path_of(card).map(|path| el("span", "mo-large-path").icon(path_symbol(path)).into());
    let signs = [number.into()].into_iter().chain(sign);
    el("span", &format!("mo-large card-{}", look.kind))
        .with("aria-hidden", "true")
        .said(&look.text)
        .add(el("span", "mo-large-signs").all(signs))
        .add(el("span", "mo-large-art").icon(look.symbol))
        .add(el("b", "mo-large-name").text(&look.name))
        .add(el("span", "mo-large-text").text(&look.text))
}
