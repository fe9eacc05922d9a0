//! The view of a match for one viewer.

use super::{Bag, Kingdom, MonRoyaume, Public, SEATS, Tale, Tally, Tile};
use crate::engine::Seat;
use serde::{Deserialize, Serialize};

/// The private knowledge of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// The seat.
    pub seat: Seat,
    /// The hands it knows, by holder: its own, and those that have passed through it. A tile picked
    /// in secret is still in its hand.
    pub hands: [Option<Bag>; SEATS],
    /// The tile it has picked in secret.
    pub picked: Option<Tile>,
    /// The tale it discards in secret.
    pub dropped: Option<Tale>,
    /// The last tiles of all hands of finished rounds: by then every hand has passed through every
    /// seat, so the remaining tile is known.
    pub discards: Bag,
    /// Its Bard tokens.
    pub tokens: Tally,
    /// Its kingdom, being built.
    pub kingdom: Kingdom,
    /// Its tiles that are in no slot, in the time of builders.
    pub spare: Bag,
}

impl Own {
    /// Returns the seat's own hand.
    pub fn hand(&self) -> Bag {
        self.hands[self.seat.index()].unwrap_or_default()
    }
}

/// Everything that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The public part.
    pub public: Public,
    /// The player to move.
    pub mover: Option<Seat>,
    /// The number of slots that the current builder has filled unseen; the number is public.
    pub laid: u8,
    /// The private knowledge of the viewer's seat.
    pub own: Option<Own>,
}

impl MonRoyaume {
    /// Returns the private knowledge of this seat.
    pub fn own(&self, seat: Seat) -> Own {
        let at = seat.index();
        let mut hands = [None; SEATS];
        for holder in self.public.all().filter(|&holder| self.public.knows_hand(seat, holder)) {
            hands[holder.index()] = Some(self.hands[holder.index()]);
        }
        Own {
            seat,
            hands,
            picked: self.picked[at],
            dropped: self.dropped[at],
            discards: self.discards,
            tokens: self.tokens[at],
            kingdom: self.building[at],
            spare: self.spare[at],
        }
    }
}
