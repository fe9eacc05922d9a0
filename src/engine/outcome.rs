//! How a game ended.

use super::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;
use serde::ser::SerializeStruct;

/// The final scores and who won. A shared win names several winners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    seats: u8,
    scores: [i16; MAX_SEATS],
    winners: SeatSet,
}

impl Outcome {
    /// An outcome in which the rulebook itself names the winners.
    pub fn new(scores: &[i16], winners: SeatSet) -> Self {
        debug_assert!(!winners.is_empty(), "somebody always wins or shares");
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Self { seats: scores.len() as u8, scores: all, winners }
    }

    /// The final scores in points, by seat.
    pub fn scores(&self) -> &[i16] {
        &self.scores[..self.seats as usize]
    }

    /// Who won, or who shares the win.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// The part of the win that is this seat's: 1, a share of it, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut fields = to.serialize_struct("Outcome", 2)?;
        fields.serialize_field("scores", self.scores())?;
        fields.serialize_field("winners", &self.winners.iter().collect::<Vec<_>>())?;
        fields.end()
    }
}
