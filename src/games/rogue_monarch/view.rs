//! What one viewer may know.

use super::{Hand, Kind, Memory, Public};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// What a player keeps to themselves.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// Their cards.
    pub hand: Hand,
    /// What they remember of hidden cards.
    pub memory: Memory,
    /// What a Queen saw in the decision before this one, whichever player's.
    pub queen_saw: Option<[Kind; 2]>,
}

/// All that a viewer may know: what lies open, and what is their own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub public: Public,
    /// The Court as the viewer knows it, face-up cards and remembered ones.
    pub court: [Option<Kind>; 4],
    /// What is the viewer's own; none for the public.
    pub own: Option<Own>,
}
