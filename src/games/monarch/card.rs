//! A card of the market deck, by the number of its face.

/// A card of the market deck. Two cards with the same face are equal.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(super) u8);

/// The number of faces.
pub const FACES: usize = 68;

impl Card {
    /// The Lioness is worth nothing beside it.
    pub const PURE_WHITE_STAG: Self = Self(24);
    /// The Astronomer is worth nothing beside it.
    pub const FIREWORKS: Self = Self(8);
    /// The friend of the Snowy Owl.
    pub const ASTRONOMER: Self = Self(16);

    /// Iterates over all faces in the order of the rulebook: Court Cards, Guests, Moons,
    /// improvements.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FACES as u8).map(Self)
    }

    pub(super) const fn of_index(index: u8) -> Self {
        Self(index)
    }

    /// Returns the face's number, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
