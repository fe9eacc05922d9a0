//! The outcome of a game: scores and winners.

use super::{MAX_SEATS, Seat, SeatSet};
use serde::Serialize;
use serde::ser::SerializeStruct;

/// The final scores and the winners. A shared win has several winners.
///
/// ```
/// use regalia::engine::{Outcome, Seat, SeatSet};
///
/// let outcome = Outcome::new(&[12, 7], SeatSet::only(Seat::new(0)));
/// assert_eq!((outcome.scores(), outcome.share(Seat::new(1))), (&[12, 7][..], 0.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    seats: u8,
    scores: [i16; MAX_SEATS],
    winners: SeatSet,
}

impl Outcome {
    /// Creates an outcome whose winners are determined by the rulebook.
    pub fn new(scores: &[i16], winners: SeatSet) -> Self {
        debug_assert!(!winners.is_empty(), "a seat always wins or shares");
        Self::unfinished(scores, winners)
    }

    /// Creates the outcome of a match that was ended before the rules end it. It may have no winner.
    pub fn unfinished(scores: &[i16], winners: SeatSet) -> Self {
        let mut all = [0; MAX_SEATS];
        all[..scores.len()].copy_from_slice(scores);
        Self { seats: scores.len() as u8, scores: all, winners }
    }

    /// Returns the final scores in points, by seat.
    pub fn scores(&self) -> &[i16] {
        &self.scores[..self.seats as usize]
    }

    /// Returns the winners; several if the win is shared, none if the match was ended early.
    pub fn winners(&self) -> SeatSet {
        self.winners
    }

    /// Returns false if the scores tell no more than who has won.
    pub fn has_points(&self) -> bool {
        self.scores().iter().any(|score| !(0..=1).contains(score))
    }

    /// Returns this seat's share of the win: 1, a fraction if shared, or 0.
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
