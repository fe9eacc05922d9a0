//! The Bard's four things: on sixteen cards, four of each, and on 48 tokens, twelve of each.

use crate::engine::Rng;
use serde::{Deserialize, Serialize};

/// The thing on a Bard card or a Bard token.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Luth.
    #[default]
    Lute,
    /// Flûte.
    Flute,
    /// Cape.
    Cape,
    /// Épée.
    Sword,
}

impl Token {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Lute, Self::Flute, Self::Cape, Self::Sword];
}

/// A number of each thing, indexed by [`Token`].
pub type Tally = [u8; 4];

/// The Bard cards of each thing.
pub const BARD_CARDS: Tally = [4; 4];

/// The Bard tokens of each thing.
pub const BARD_TOKENS: Tally = [12; 4];

/// The number of cards that the Bard shows to all players.
pub const SHOW: usize = 8;

/// The number of Monster markers. At most ten are ever given, since ten Adventures are Monsters'.
pub const MARKERS: u8 = 14;

/// Returns the total number.
pub fn total(tally: Tally) -> u8 {
    tally.iter().sum()
}

/// Draws a uniformly random item. The tally must not be empty.
pub(super) fn draw(from: Tally, rng: &mut Rng) -> Token {
    let mut lot = rng.below(total(from).into()) as u8;
    for (token, count) in Token::ALL.into_iter().zip(from) {
        if lot < count {
            return token;
        }
        lot -= count;
    }
    unreachable!("the lot is below the total")
}
