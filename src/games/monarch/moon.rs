//! The eight Moons; their effects are the project's own.

use super::Goods;
use crate::engine::named_enum;

named_enum! {
    /// A Moon.
    pub enum Moon {
        /// Each sister takes 4 food.
        Harvest = "harvest-moon",
        /// Each sister takes 3 gold.
        Silver = "silver-moon",
        /// Joint: pay, or each sister loses half her food, rounded up.
        Famine = "famine-moon",
        /// Joint: pay, or the village with the highest yield loses its improvements.
        Invasion = "invasion-moon",
        /// Joint: pay, and each sister takes 6 food.
        Festival = "festival-moon",
        /// Joint: pay, and the next improvement in the deck is laid for free.
        Builders = "builders-moon",
        /// The sister with the most gold loses half of it, rounded down.
        Thieves = "thieves-moon",
        /// The rest of the row is discarded.
        Wandering = "wandering-moon",
    }
}

/// The Moons in the order of the rulebook.
pub const MOONS: [Moon; 8] = Moon::ALL;

/// The goods that each sister takes from the Harvest Moon.
pub const HARVEST_GIFT: Goods = Goods::food(4);
/// The goods that each sister takes from the Silver Moon.
pub const SILVER_GIFT: Goods = Goods::gold(3);
/// The goods that each sister takes from a Festival that was paid for.
pub const FESTIVAL_GIFT: Goods = Goods::food(6);

impl Moon {
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
