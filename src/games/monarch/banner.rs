//! The five Banners. The names are the leaflet's, the figures the project's own.

use super::{PATHS, Path};
use crate::engine::{bit_set, named_enum};

named_enum! {
    /// A Banner.
    pub enum Banner {
        /// Reduces its holder's price of Guests by 2 gold.
        Might = "might",
        /// Once a turn, its holder sweeps for free.
        Culture = "culture",
        /// Its holder takes gold from the supply when another sister taxes.
        Wisdom = "wisdom",
        /// Its holder takes food from the supply when another sister harvests.
        Bounty = "bounty",
        /// Reduces its holder's price of Court Cards by 1 gold.
        Balance = "balance",
    }
}

/// The Banners in the order of the rulebook.
pub const BANNERS: [Banner; 5] = Banner::ALL;

/// The number of Court Cards of its path that a Banner requires.
pub const CARDS_FOR_A_BANNER: u8 = 3;

/// The crowns of the Banner of Balance at the end of the game.
pub const CROWNS_OF_BALANCE: i16 = 5;

bit_set! {
    /// A set of Banners, one bit each.
    pub(super) struct BannerSet(u8) of Banner, |banner| banner as u8, |bit| BANNERS[bit as usize]
}

impl Banner {
    /// Returns its path; `None` for Balance, which requires one card of each path.
    pub const fn path(self) -> Option<Path> {
        match self {
            Self::Might => Some(Path::Might),
            Self::Culture => Some(Path::Culture),
            Self::Wisdom => Some(Path::Wisdom),
            Self::Bounty => Some(Path::Bounty),
            Self::Balance => None,
        }
    }

    /// Returns true if a court with these numbers of cards by path meets its requirement.
    #[inline]
    pub fn is_met_by(self, paths: [u8; PATHS.len()]) -> bool {
        match self.path() {
            Some(path) => paths[path as usize] >= CARDS_FOR_A_BANNER,
            None => paths.iter().all(|&count| count > 0),
        }
    }
}
