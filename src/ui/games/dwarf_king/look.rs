//! How the cards look.

use crate::games::dwarf_king::{Card, Quest, Rank, SPECIALS, Suit};
use crate::ui::locale::words::dwarf_king::QuestWords;
use crate::ui::locale::words::dwarf_king::Words;
use crate::ui::pieces::{CardLook, Corner};

/// The emblem on the backs.
pub const EMBLEM: &str = "dwarf-king";

/// The symbol of a suit; of Magic where there is none.
pub fn suit_symbol(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(Suit::Dwarves) => "claw-hammer",
        Some(Suit::Knights) => "shield",
        Some(Suit::Goblins) => "horned-skull",
        None => "round-star",
    }
}

/// The style's name of a suit; of Magic where there is none.
pub fn suit_class(suit: Option<Suit>) -> &'static str {
    match suit {
        Some(Suit::Dwarves) => "dwarves",
        Some(Suit::Knights) => "knights",
        Some(Suit::Goblins) => "goblins",
        None => "magic",
    }
}

/// The pictures of the special cards, in the order of the rulebook.
const SPECIAL_SYMBOLS: [&str; SPECIALS.len()] = [
    "holy-oak",
    "vertical-banner",
    "gears",
    "jester-hat",
    "vertical-banner",
    "wizard-staff",
    "binoculars",
    "totem-mask",
    "vertical-banner",
    "dragon-head",
    "mummy-head",
    "mirror-mirror",
    "pointy-hat",
    "broadsword",
];

/// The number of a special card in the order of the rulebook.
fn special_number(card: Card) -> Option<usize> {
    SPECIALS.iter().position(|&special| special == card)
}

/// The picture of a card.
pub fn symbol(card: Card) -> &'static str {
    if let Some(number) = special_number(card) {
        return SPECIAL_SYMBOLS[number];
    }
    match (card.rank(), card.suit()) {
        (Some(Rank::Number(5)), _) => "french-horn",
        (Some(Rank::Jack), Some(Suit::Dwarves)) => "dwarf-helmet",
        (Some(Rank::Jack), Some(Suit::Knights)) => "black-knight-helm",
        (Some(Rank::Jack), Some(Suit::Goblins)) => "goblin-head",
        (Some(Rank::Queen), _) => "queen-crown",
        (Some(Rank::King), Some(Suit::Dwarves)) => "dwarf-king",
        (Some(Rank::King), _) => "crown",
        (_, suit) => suit_symbol(suit),
    }
}

/// What a card does, in full.
pub fn text(card: Card, words: &Words) -> &'static str {
    match (special_number(card), card.suit()) {
        (Some(number), _) => words.specials[number],
        (None, Some(suit)) if card == Card::numbered(suit, 5) => words.musicians[suit as usize],
        _ => words.plain_card,
    }
}

/// The face of a card.
pub fn look(card: Card, words: &Words) -> CardLook {
    let suit = card.suit();
    let rank = card.rank().map_or_else(String::new, words.corner);
    CardLook {
        kind: suit_class(suit),
        symbol: symbol(card),
        corner: Corner::Suited(rank.into(), suit_symbol(suit)),
        name: (words.card)(card).into(),
        effect: None,
        text: text(card, words).into(),
    }
}

/// A Quest in words.
pub fn quest_words(quest: Quest, words: &Words) -> QuestWords {
    let tile = quest.tile();
    let back = usize::from(tile.faces()[1] == quest);
    words.quests[2 * usize::from(tile.number() - 1) + back]
}
