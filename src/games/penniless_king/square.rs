//! The Renown Square: five lines, a toll each.

use crate::engine::bit_set;
use serde::{Deserialize, Serialize};
use std::fmt::{Display, Formatter, Result};

/// A line of the Renown Square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(u8);

/// What a line gives, once its toll is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    /// Draw so many Plot cards.
    Plots(u8),
    /// The King moves so many spaces.
    King(u8),
    /// Take your Right-Hand; once a game.
    RightHand,
}

impl Line {
    /// All five, from the first.
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The line where the Right-Hand waits.
    pub const OF_RIGHT_HAND: Self = Self(2);

    /// Its number, for indexing: 0 is line 1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What it costs, in coins.
    #[inline]
    pub const fn toll(self) -> u16 {
        4 + self.0 as u16
    }

    /// What it gives.
    pub const fn bonus(self) -> Bonus {
        [Bonus::Plots(1), Bonus::King(2), Bonus::RightHand, Bonus::Plots(2), Bonus::King(3)]
            [self.0 as usize]
    }
}

bit_set! {
    /// A set of lines, one bit each.
    pub struct LineSet(u8) of Line, |line| line.0, |bit| Line(bit as u8)
}

impl LineSet {
    /// The lines of these bits.
    pub(super) const fn of_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// A bit for each line.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        self.0 as u64
    }

    /// The lines whose toll is no more than so many coins; each costs one more
    /// than the line before it.
    #[inline]
    pub(super) fn within(coins: u16) -> Self {
        let count = (coins + 1).saturating_sub(Line::ALL[0].toll()).min(Line::ALL.len() as u16);
        Self((1 << count) - 1)
    }
}

impl Display for Line {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        write!(to, "line-{}", self.0 + 1)
    }
}
