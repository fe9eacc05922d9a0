//! The motions of pieces between places of the page, which are elements with `data-place`. Only
//! elements in the page are animated, so a hidden face is never in it.

#[cfg(target_arch = "wasm32")]
mod show;

#[cfg(target_arch = "wasm32")]
pub use show::show;

/// A visible motion of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// The piece now at `to` came from `from`.
    Move {
        /// The place it came from.
        from: String,
        /// The place where it is now.
        to: String,
    },
    /// A card moved between places where it is one of many. The back of a card is animated, so
    /// nothing is revealed.
    Fly {
        /// The place it left.
        from: String,
        /// The place it reached.
        to: String,
    },
    /// A coin or a token went from one place to another.
    Toss {
        /// The place it left.
        from: String,
        /// The place it reached.
        to: String,
    },
    /// The piece here was turned over.
    Turn {
        /// The place.
        at: String,
    },
    /// No motion: the next one waits one step longer.
    Rest,
    /// A player looked at the piece here.
    Glance {
        /// The place.
        at: String,
    },
    /// A player won something important here: its symbol rises from the place.
    Gain {
        /// The place.
        at: String,
        /// The symbol of what was won.
        symbol: &'static str,
        /// The points or tokens gained, such as '+3'; empty if they are not counted.
        says: String,
    },
}

impl Motion {
    /// Returns the start of the motion, if the piece changes its place.
    pub fn from(&self) -> Option<&str> {
        match self {
            Self::Move { from, .. } | Self::Fly { from, .. } | Self::Toss { from, .. } => {
                Some(from)
            }
            Self::Turn { .. } | Self::Glance { .. } | Self::Gain { .. } | Self::Rest => None,
        }
    }

    /// Returns the place whose content the motion changes, if any.
    pub fn touches(&self) -> Option<&str> {
        match self {
            Self::Move { to, .. } | Self::Fly { to, .. } | Self::Toss { to, .. } => Some(to),
            Self::Turn { at } | Self::Glance { at } | Self::Gain { at, .. } => Some(at),
            Self::Rest => None,
        }
    }
}
