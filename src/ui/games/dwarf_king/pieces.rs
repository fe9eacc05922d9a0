//! The pieces that can be selected.

use crate::games::dwarf_king::{Card, Quest};
use serde::{Deserialize, Serialize};

/// A piece that can be selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// A face of the Quest tile.
    Face(Quest),
    /// A card in the viewer's hand.
    InHand(Card),
    /// A card in the previous trick, which the Sorcerer may take back.
    InTrick(Card),
}
