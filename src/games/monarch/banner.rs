//! The five Banners. The names are the leaflet's, the figures the project's own.

use super::{PATHS, Path};
use crate::engine::bit_set;
use serde::{Deserialize, Serialize};

/// A Banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banner {
    /// Reduces its holder's price of Guests by 2 gold.
    Might,
    /// Once a turn, its holder sweeps for free.
    Culture,
    /// Its holder takes gold from the supply when another sister taxes.
    Wisdom,
    /// Its holder takes food from the supply when another sister harvests.
    Bounty,
    /// Reduces its holder's price of Court Cards by 1 gold.
    Balance,
}

/// The Banners in the order of the rulebook.
pub const BANNERS: [Banner; 5] =
    [Banner::Might, Banner::Culture, Banner::Wisdom, Banner::Bounty, Banner::Balance];

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

    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Might => "might",
            Self::Culture => "culture",
            Self::Wisdom => "wisdom",
            Self::Bounty => "bounty",
            Self::Balance => "balance",
        }
    }
}
