//! What pieces do when something happens, in terms of the places of the page: elements
//! with `data-place`. Nothing is animated that is not in the page, so no hidden face is
//! ever in it.

#[cfg(target_arch = "wasm32")]
mod show;

#[cfg(target_arch = "wasm32")]
pub use show::show;

/// Something that a piece does, as the eye sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// What now lies at `to` came from `from`.
    Move {
        /// The place it came from.
        from: String,
        /// The place where it lies.
        to: String,
    },
    /// A card went from one place to another where it is one of many: a back
    /// flies, so that nothing is betrayed.
    Fly {
        /// The place it left.
        from: String,
        /// The place it reached.
        to: String,
    },
    /// What lies here was turned over.
    Turn {
        /// The place.
        at: String,
    },
    /// Nothing: what follows waits a step longer.
    Rest,
    /// A player looked at what lies here.
    Glance {
        /// The place.
        at: String,
    },
}

impl Motion {
    /// The place from which it starts, if it starts at another than it ends.
    pub fn from(&self) -> Option<&str> {
        match self {
            Self::Move { from, .. } | Self::Fly { from, .. } => Some(from),
            Self::Turn { .. } | Self::Glance { .. } | Self::Rest => None,
        }
    }

    /// The place where it ends, if it changes what lies there.
    pub fn touches(&self) -> Option<&str> {
        match self {
            Self::Move { to, .. } | Self::Fly { to, .. } => Some(to),
            Self::Turn { at } | Self::Glance { at } => Some(at),
            Self::Rest => None,
        }
    }
}
