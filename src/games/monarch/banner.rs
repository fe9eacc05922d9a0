//! The five Banners. Names are the leaflet's, figures the project's own.

use super::{PATHS, Path};
use crate::engine::bit_set;
use serde::{Deserialize, Serialize};

/// A Banner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Banner {
    /// Guests cost her 2 gold less.
    Might,
    /// Once a turn she sweeps for nothing.
    Culture,
    /// When another sister taxes she takes gold from the supply.
    Wisdom,
    /// When another sister harvests she takes food from the supply.
    Bounty,
    /// Court Cards cost her 1 gold less.
    Balance,
}

/// The Banners in the order of the rulebook.
pub const BANNERS: [Banner; 5] =
    [Banner::Might, Banner::Culture, Banner::Wisdom, Banner::Bounty, Banner::Balance];

/// How many Court Cards of its path a Banner asks for.
pub const CARDS_FOR_A_BANNER: u8 = 3;

/// What the Banner of Balance is worth in the end.
pub const CROWNS_OF_BALANCE: i16 = 5;

bit_set! {
    /// A set of Banners, one bit each.
    pub(super) struct BannerSet(u8) of Banner, |banner| banner as u8, |bit| BANNERS[bit as usize]
}

impl Banner {
    /// Its path; none for Balance, which asks for one card of each.
    pub const fn path(self) -> Option<Path> {
        match self {
            Self::Might => Some(Path::Might),
            Self::Culture => Some(Path::Culture),
            Self::Wisdom => Some(Path::Wisdom),
            Self::Bounty => Some(Path::Bounty),
            Self::Balance => None,
        }
    }

    /// Whether a court with so many cards of each path meets its requirement.
    #[inline]
    pub fn is_met_by(self, paths: [u8; PATHS.len()]) -> bool {
        match self.path() {
            Some(path) => paths[path as usize] >= CARDS_FOR_A_BANNER,
            None => paths.iter().all(|&count| count > 0),
        }
    }

    /// The name in saves.
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
