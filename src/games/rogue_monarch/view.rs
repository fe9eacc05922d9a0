//! The view of a match for one viewer.

use super::{Hand, Kind, Memory, Public};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// The private knowledge of a player.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// The player.
    pub seat: Seat,
    /// Their cards.
    pub hand: Hand,
    /// Their memory of the hidden cards.
    pub memory: Memory,
    /// The cards that a Queen saw in the previous decision, no matter whose Queen.
    pub queen_saw: Option<[Kind; 2]>,
}

/// Everything that a viewer may know: the public part and their private knowledge.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The Court as the viewer knows it: face-up and remembered cards.
    pub court: [Option<Kind>; 4],
    /// The viewer's private knowledge; `None` for the public.
    pub own: Option<Own>,
}
