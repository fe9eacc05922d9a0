//! The pieces that can be selected.

use crate::games::monarch::Banner;
use serde::{Deserialize, Serialize};

/// A piece that can be selected, by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Piece {
    /// A card in the row.
    Spot(u8),
    /// A board of the land.
    Land(u8),
    /// A card in the viewer's court.
    Space(u8),
    /// A Banner.
    Banner(Banner),
}
