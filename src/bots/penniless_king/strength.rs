//! The strength of a Rogue, as far as a seat can tell.

use crate::engine::bit_set;

bit_set! {
    /// A set of strengths from 0 to 3.
    struct Strengths(u8) of usize, |strength| strength, |bit| bit as usize
}

/// The chance of each strength from 0 to 3 of a Rogue.
#[derive(Clone, Copy)]
pub(super) struct Strength {
    chances: [f32; 4],
    /// The strengths that it may have.
    possible: Strengths,
}

impl Strength {
    /// The strength of an empty spot.
    pub const NONE: Self = Self::sure(0);

    pub const fn sure(strength: u8) -> Self {
        let mut chances = [0.0; 4];
        chances[strength as usize] = 1.0;
        Self { chances, possible: Strengths::only(strength as usize) }
    }

    pub fn likely(chances: [f32; 4]) -> Self {
        let possible = (0..chances.len()).filter(|&strength| chances[strength] > 0.0).collect();
        Self { chances, possible }
    }

    /// Returns it increased by one.
    pub fn raised(self) -> Self {
        let mut chances = self.chances;
        chances.rotate_right(1);
        Self::likely(chances)
    }

    /// Returns each strength that it may have, and its chance.
    pub fn each(&self) -> impl Iterator<Item = (i32, f32)> {
        self.possible.iter().map(|strength| (strength as i32, self.chances[strength]))
    }
}
