//! The eight Moons; their effects are the project's own.

use super::Goods;

/// A Moon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moon {
    /// Each sister takes 4 food.
    Harvest,
    /// Each sister takes 3 gold.
    Silver,
    /// Joint: pay, or each sister loses half her food, rounded up.
    Famine,
    /// Joint: pay, or the village with the highest yield loses its improvements.
    Invasion,
    /// Joint: pay, and each sister takes 6 food.
    Festival,
    /// Joint: pay, and the next improvement in the deck is laid for free.
    Builders,
    /// The sister with the most gold loses half of it, rounded down.
    Thieves,
    /// The rest of the row is discarded.
    Wandering,
}

/// The Moons in the order of the rulebook.
pub const MOONS: [Moon; 8] = [
    Moon::Harvest,
    Moon::Silver,
    Moon::Famine,
    Moon::Invasion,
    Moon::Festival,
    Moon::Builders,
    Moon::Thieves,
    Moon::Wandering,
];

/// The goods that each sister takes from the Harvest Moon.
pub const HARVEST_GIFT: Goods = Goods::food(4);
/// The goods that each sister takes from the Silver Moon.
pub const SILVER_GIFT: Goods = Goods::gold(3);
/// The goods that each sister takes from a Festival that was paid for.
pub const FESTIVAL_GIFT: Goods = Goods::food(6);

impl Moon {
    /// Returns the name in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Harvest => "harvest-moon",
            Self::Silver => "silver-moon",
            Self::Famine => "famine-moon",
            Self::Invasion => "invasion-moon",
            Self::Festival => "festival-moon",
            Self::Builders => "builders-moon",
            Self::Thieves => "thieves-moon",
            Self::Wandering => "wandering-moon",
        }
    }

    /// Returns the joint price for this number of sisters; `None` if it is not a joint Moon.
    pub fn price(self, sisters: usize) -> Option<Goods> {
        let sisters = sisters as u16;
        match self {
            Self::Famine => Some(Goods::food(3 * sisters)),
            Self::Invasion | Self::Festival => Some(Goods::gold(2 * sisters)),
            Self::Builders => Some(Goods::food(2 * sisters)),
            _ => None,
        }
    }
}
