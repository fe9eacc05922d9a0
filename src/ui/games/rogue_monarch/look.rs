//! The look of the four kinds.

use crate::games::rogue_monarch::Kind;
use crate::ui::locale::messages::rogue_monarch::GameMessages;
use crate::ui::pieces::{CardLook, Corner};

/// The symbol on the back of every card.
pub(super) const EMBLEM: &str = "crown";

/// Returns the face of a kind.
pub fn look(kind: Kind, messages: &GameMessages) -> CardLook {
    let (class, symbol, corner) = match kind {
        Kind::Knight => ("knight", "own-knight", "mounted-knight"),
        Kind::Queen => ("queen", "own-queen", "queen-crown"),
        Kind::King => ("king", "own-king", "chess-king"),
        Kind::Assassin => ("assassin", "own-assassin", "hooded-assassin"),
    };
    CardLook {
        kind: class,
        symbol,
        corner: Corner::Symbol(corner),
        name: messages.kinds[kind as usize].into(),
        effect: Some(messages.effects[kind as usize].into()),
        detail: Some(messages.full_effects[kind as usize].into()),
        sign: None,
        count: None,
        text: messages.full_effects[kind as usize].into(),
    }
}
