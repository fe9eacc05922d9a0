//! The project's own edition: every figure that neither the leaflet nor the reviews of the printed
//! game give, in one place. They were tuned with the arena; the rulebook's notes list the targets
//! and the results.

use super::Rogue;
use super::paris::Gain::{self, Coins, King, Plot};
use super::paris::Neighbourhood::{Chatelet, Cour, Egyptienne, Halles, Taverne};
use super::paris::Wrath::{self, Choice, In};
use super::paris::{SPOTS, Spot};

/// The strength of each Rogue in the order of [`Rogue::ALL`]. The leaflet gives those of Henchman,
/// Right-Hand and Brute; Rogues without a printed strength have 0.
pub const STRENGTH: [u8; Rogue::ALL.len()] = [1, 2, 0, 2, 0, 0, 0, 0, 0];

/// The number of each of [`Rogue::IN_BAG`] in the bag: twelve Rogues in all.
pub const BAG_COPIES: u8 = 2;

/// The number of each Plot card.
pub const PLOT_COPIES: u8 = 2;

/// The gains of the spots, by neighbourhood, from the closest to the farthest.
pub const GAINS: [[Gain; 3]; 5] = [
    [King(1), Coins(1), King(1)],
    [Coins(2), Plot, Coins(1)],
    [Coins(1), King(1), Plot],
    [King(1), Coins(2), Plot],
    [Coins(1), Plot, Coins(2)],
];

impl Rogue {
    /// Returns the strength it adds to its owner's total; for a Swordsman, unpaid.
    #[inline]
    pub const fn strength(self) -> u8 {
        STRENGTH[self as usize]
    }
}

impl Spot {
    /// Returns the gain of a player who places a Rogue on the spot.
    #[inline]
    pub const fn gain(self) -> Gain {
        GAINS[self.neighbourhood().index()][self.distance()]
    }

    /// Returns the number of coins gained, and of spaces that the King moves.
    #[inline]
    pub(super) const fn gain_in_figures(self) -> (u16, u8) {
        const IN_FIGURES: [(u16, u8); SPOTS] = {
            let mut figures = [(0, 0); SPOTS];
            let mut spot = 0;
            while spot < SPOTS {
                figures[spot] = match Spot::of_index(spot).gain() {
                    Coins(coins) => (coins as u16, 0),
                    King(spaces) => (0, spaces),
                    Plot => (0, 0),
                };
                spot += 1;
            }
            figures
        };
        IN_FIGURES[self.index()]
    }
}

/// The last space of the King's path with two, three, four and five players,
/// counted from the Louvre: fewer players have fewer turns to move him.
pub const LAST_SPACES: [u8; 4] = [12, 14, 19, 24];

/// The Wrath spaces of the path, and the neighbourhood that each strikes.
pub const WRATHS: [(u8, Wrath); 7] = [
    (3, In(Taverne)),
    (6, In(Chatelet)),
    (9, Choice),
    (12, In(Egyptienne)),
    (15, In(Cour)),
    (18, Choice),
    (21, In(Halles)),
];

/// The coins from the Wheel of Fortune.
pub const WHEEL: u8 = 2;

/// The most spaces that a Chariot moves the King.
pub const CHARIOT: u8 = 2;

/// The strength that Justice adds to a total.
pub const JUSTICE: u8 = 1;

/// The most Rogues that the Moon shows.
pub const MOON: u8 = 2;

/// The number of turns per player after which the game ends as if the King had arrived.
pub const LONGEST: u8 = 60;
