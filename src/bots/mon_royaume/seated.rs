//! A seat and its possessions.

use crate::engine::Seat;
use crate::games::mon_royaume::{Bag, Public, TaleSet, Tally};

/// A seat and its possessions: the same whether read from a view or in a playout.
pub(super) struct Seated<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub tokens: Tally,
}

impl Seated<'_> {
    pub fn taken(&self) -> Bag {
        self.public.taken[self.seat.index()]
    }

    pub fn tales(&self) -> TaleSet {
        self.public.tales[self.seat.index()]
    }
}
