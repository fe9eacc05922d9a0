//! The look of the cards.

use crate::games::dwarf_king::{Card, Rank, SPECIALS, Suit};
use crate::ui::describe::dwarf_king::{special_number, text};
use crate::ui::locale::messages::dwarf_king::GameMessages;
use crate::ui::pieces::{CardLook, Corner};

/// The emblem on the backs.
pub const EMBLEM: &str = "own-dwarf-king";

/// Returns the symbol of a suit, or of Magic for `None`.
pub fn suit_symbol(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(Suit::Dwarves) => "claw-hammer",
        Some(Suit::Knights) => "shield",
        Some(Suit::Goblins) => "horned-skull",
        None => "round-star",
    }
}

/// Returns the CSS class of a suit, or of Magic for `None`.
pub fn suit_class(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(Suit::Dwarves) => "dwarves",
        Some(Suit::Knights) => "knights",
        Some(Suit::Goblins) => "goblins",
        None => "magic",
    }
}

/// The symbols of the special cards, in the order of the rulebook.
const SPECIAL_SYMBOLS: [&str; SPECIALS.len()] = [
    "own-druid",
    "own-bearer",
    "own-tinkerer",
    "own-jester",
    "own-bearer",
    "own-enchanter",
    "own-scout",
    "own-shaman",
    "own-bearer",
    "own-dragon",
    "mummy-head",
    "mirror-mirror",
    "own-wizard",
    "broadsword",
];

/// Returns the symbol of a card.
pub fn symbol(card: Card) -> &'static str {
    if let Some(number) = special_number(card) {
        return SPECIAL_SYMBOLS[number];
    }
    match (card.rank(), card.suit()) {
        (Some(Rank::Number(5)), _) => "french-horn",
        (Some(Rank::Jack), Some(Suit::Dwarves)) => "own-dwarf",
        (Some(Rank::Jack), Some(Suit::Knights)) => "own-knight",
        (Some(Rank::Jack), Some(Suit::Goblins)) => "own-goblin",
        (Some(Rank::Queen), Some(Suit::Dwarves)) => "own-dwarf-queen",
        (Some(Rank::Queen), Some(Suit::Knights)) => "own-queen",
        (Some(Rank::Queen), Some(Suit::Goblins)) => "own-goblin-queen",
        (Some(Rank::King), Some(Suit::Dwarves)) => "own-dwarf-king",
        (Some(Rank::King), Some(Suit::Knights)) => "own-king",
        (Some(Rank::King), Some(Suit::Goblins)) => "own-goblin-king",
        (_, suit) => suit_symbol(suit),
    }
}

/// Returns how many emblems are drawn on a card: 0 for one with a figure; `None` for a special one.
fn count(card: Card) -> Option<u8> {
    match (special_number(card), card.rank()) {
        (Some(_), _) => None,
        (None, Some(Rank::Number(5)) | None) => Some(0),
        (None, Some(Rank::Number(number))) => Some(number),
        (None, Some(_)) => Some(0),
    }
}

/// Returns the face of a card.
pub fn look(card: Card, messages: &GameMessages) -> CardLook {
    let suit = card.suit();
    let rank = card.rank().map_or_else(String::new, messages.corner);
    CardLook {
        kind: suit_class(suit),
        symbol: symbol(card),
        corner: Corner::Suited(rank.into(), suit_symbol(suit)),
        name: (messages.card)(card).into(),
        effect: special_number(card).map(|number| messages.effects[number].into()),
        detail: special_number(card).map(|_| text(card, messages).into()),
        sign: None,
        count: count(card),
        text: text(card, messages).into(),
    }
}
