//! The figures of a review: marks, chances in whole parts, and the causes of their changes.

use crate::bots::Chances;
use crate::engine::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

/// The denominator of all chances in the true state: they are whole multiples of 1 / `PARTS`.
pub const PARTS: f64 = (1_u32 << 30) as f64;

/// The smallest loss of a mistake that a review can list, in thousandths of a chance.
pub const SHOWN: i32 = 10;

/// The grade of a bad decision, by the lost chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// At least three percentage points.
    Slip,
    /// At least seven percentage points.
    Mistake,
    /// At least fifteen percentage points.
    Blunder,
}

impl Mark {
    /// All marks, the worst first, each with the smallest lost chance.
    pub const ALL: [(Self, f64); 3] =
        [(Self::Blunder, 0.15), (Self::Mistake, 0.07), (Self::Slip, 0.03)];

    /// Returns the mark of a loss, if it is large enough and above two standard errors.
    pub fn from_loss(loss: f64, se: f64) -> Option<Self> {
        let (mark, _) = Self::ALL.into_iter().find(|&(_, from)| loss >= from)?;
        is_sure(loss, se).then_some(mark)
    }
}

/// Returns true if a loss is above two standard errors.
pub(super) fn is_sure(loss: f64, se: f64) -> bool {
    loss > 2.0 * se
}

/// Returns a chance in thousandths.
pub(super) fn in_thousand(chance: f64) -> i32 {
    (chance * 1000.0).round() as i32
}

/// The causes of the changes in one seat's chances over a match. All fields but `seat` add up to
/// its result.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Ledger {
    /// The seat.
    pub seat: Seat,
    /// The even share, the same for every seat.
    pub even: f64,
    /// The effect of the seat's own decisions.
    pub own: f64,
    /// The effect of all other decisions.
    pub others: f64,
    /// The effect of the deal and all later chance.
    pub cards: f64,
}

/// Returns the ledger of every seat, where only the mover of each decision is known.
pub(super) fn ledgers(
    seats: usize,
    whose: impl Fn(usize) -> Seat,
    chances: &[Chances],
    decided: &[Chances],
) -> Vec<Ledger> {
    let even = in_parts([1.0 / seats as f64; MAX_SEATS])[0];
    let ledger = |seat: Seat| {
        let at = seat.index();
        let cards = chances[0][at] - even;
        let mut ledger = Ledger { seat, even, own: 0.0, others: 0.0, cards };
        for (n, decided) in decided.iter().enumerate() {
            let moved = decided[at] - chances[n][at];
            let side = if whose(n) == seat { &mut ledger.own } else { &mut ledger.others };
            *side += moved;
            ledger.cards += chances[n + 1][at] - decided[at];
        }
        ledger
    };
    Seat::all(seats).map(ledger).collect()
}

/// Rounds chances to whole [`PARTS`].
pub(super) fn in_parts(chances: Chances) -> Chances {
    chances.map(|chance| f64::from((chance * PARTS) as u32) / PARTS)
}
