//! Which of a match's persons play on this device, if it is played by letter.

use super::Occupant;
use crate::engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// This device's part in a match that is played by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByLetter {
    /// The identity of the match, a random number below [`MAX_SEED`](super::MAX_SEED). It is made
    /// with the first choice to play by letter, and stands in every letter.
    pub id: u64,
    /// The seats that this device plays. The persons of all other seats are elsewhere.
    pub here: SeatSet,
    /// The number of decisions that have been sent or have come in a letter, which can't be taken
    /// back; `None` before the first letter.
    #[serde(default)]
    pub sent: Option<usize>,
}

impl ByLetter {
    /// Returns how a spectator sees a match: no seat is theirs.
    pub fn spectator() -> Self {
        Self { id: 0, here: SeatSet::NONE, sent: None }
    }
}

/// Returns the seats of the persons who play on this device.
pub fn persons_here(occupants: &[Occupant], by_letter: Option<ByLetter>) -> SeatSet {
    let is_here = |seat: &Seat| {
        occupants[seat.index()].is_person()
            && by_letter.is_none_or(|by_letter| by_letter.here.contains(*seat))
    };
    Seat::all(occupants.len()).filter(is_here).fold(SeatSet::NONE, SeatSet::with)
}

/// Returns the seat of the only person who plays on this device, if there is exactly one.
pub fn only_here(occupants: &[Occupant], by_letter: Option<ByLetter>) -> Option<Seat> {
    let here = persons_here(occupants, by_letter);
    here.first().filter(|_| here.len() == 1)
}

/// Returns the seat of the only person, if there is exactly one.
pub fn only_person(occupants: &[Occupant]) -> Option<Seat> {
    only_here(occupants, None)
}
