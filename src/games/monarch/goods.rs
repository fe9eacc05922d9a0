//! Gold and food.

use serde::{Deserialize, Serialize};

/// An amount of gold and of food.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Goods {
    /// Gold tokens.
    pub gold: u16,
    /// Food tokens.
    pub food: u16,
}

impl Goods {
    /// Neither gold nor food.
    pub const NONE: Self = Self { gold: 0, food: 0 };

    /// Returns an amount of gold.
    pub const fn gold(gold: u16) -> Self {
        Self { gold, food: 0 }
    }

    /// Returns an amount of food.
    pub const fn food(food: u16) -> Self {
        Self { gold: 0, food }
    }

    /// Returns true if this store can pay a price.
    #[inline]
    pub const fn covers(self, price: Self) -> bool {
        self.gold >= price.gold && self.food >= price.food
    }

    /// Returns the sum of both.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { gold: self.gold + other.gold, food: self.food + other.food }
    }

    /// Returns the rest after paying; the store must cover it.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self { gold: self.gold - other.gold, food: self.food - other.food }
    }

    /// Returns an amount of this price's kind, gold or food; the price must have only one kind.
    #[must_use]
    pub const fn in_kind(self, amount: u16) -> Self {
        if self.gold > 0 { Self::gold(amount) } else { Self::food(amount) }
    }

    /// Returns the larger of gold and food: the amount of a price in one kind.
    pub const fn amount(self) -> u16 {
        if self.gold > self.food { self.gold } else { self.food }
    }
}
