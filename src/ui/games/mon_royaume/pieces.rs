//! The pieces that can be selected.

use crate::games::mon_royaume::{Tale, Tile};
use serde::{Deserialize, Serialize};

/// A piece that can be selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// A tile in the viewer's hand; true for the second of two equal ones.
    Tile(Tile, bool),
    /// A tale that the viewer may discard.
    Tale(Tale),
}
