//! The view of a match for one viewer.

use super::{COPIES, End, Hand, KINDS, Kind, Memory, Public};
use crate::engine::{Seat, Viewer};
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

impl View {
    /// Returns true if it may be this viewer's: there are no more cards than in the game.
    pub(super) fn is_possible(&self, to: Viewer) -> bool {
        let Self { public, court, own } = self;
        let hand = own.as_ref().map(|own| own.hand);
        let held = hand.map_or([0; 4], |hand| hand.counts());
        let open = court.iter().flatten().chain(&*public.discards);
        let seen = open.fold(held.map(usize::from), |mut seen, &kind| {
            seen[kind as usize] += 1;
            seen
        });
        let most = usize::from(COPIES);
        let winner = match public.end {
            Some(End::Won { seat, .. }) => Some(seat),
            _ => None,
        };
        [Some(public.mover), winner].iter().flatten().all(|seat| seat.index() < 2)
            && own.as_ref().map(|own| own.seat) == to.seat()
            && seen.iter().all(|&count| count <= most)
            && hand.is_none_or(|hand| KINDS.iter().all(|&it| hand.shown(it) <= hand.count(it)))
            && public.hands.iter().chain([&public.pile]).all(|&count| count <= 4 * COPIES)
            && public.under <= public.pile
    }
}
