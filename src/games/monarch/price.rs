//! What a card costs a sister, after her discounts.

use super::{Ability, Banner, Card, Face, Goods, Monarch, Path};
use crate::engine::Seat;

/// What a sweep costs.
pub const SWEEP: Goods = Goods::gold(3);

/// What the Banner of Might takes off a Guest's price, and that of Balance off
/// a Court Card's, in gold.
const BANNER_OF_MIGHT: u8 = 2;
const BANNER_OF_BALANCE: u8 = 1;

impl Monarch {
    fn owns(&self, sister: Seat, ability: Ability) -> bool {
        let mut court = self.court(sister).iter().filter_map(|card| card.court());
        court.any(|card| card.ability == ability)
    }

    /// What a card of the row costs this sister now. Discounts take off gold
    /// alone, and never below nothing (house ruling).
    pub fn price(&self, sister: Seat, card: Card) -> Goods {
        let off = |holds: bool, gold: u8| if holds { gold } else { 0 };
        let (gold, food, discount) = match card.face() {
            Face::Court(face) => {
                let wise = face.path == Some(Path::Wisdom);
                let discount = off(self.owns(sister, Ability::CheaperCourt), 1)
                    + off(wise && self.owns(sister, Ability::CheaperWisdom), 2)
                    + off(self.flies(sister, Banner::Balance), BANNER_OF_BALANCE);
                (face.cost.0, face.cost.1, discount)
            }
            Face::Guest(guest) => {
                let discount = off(self.owns(sister, Ability::CheaperGuests), 1)
                    + off(self.flies(sister, Banner::Might), BANNER_OF_MIGHT);
                (guest.gold, 0, discount)
            }
            Face::Improvement(improvement) => (0, improvement.food, 0),
            Face::Moon(_) => (0, 0, 0),
        };
        Goods { gold: gold.saturating_sub(discount).into(), food: food.into() }
    }

    /// What a sweep costs this sister now: nothing once a turn under the Banner
    /// of Culture.
    pub fn price_of_sweep(&self, sister: Seat) -> Goods {
        let free = self.flies(sister, Banner::Culture) && !self.done.swept;
        if free { Goods::NONE } else { SWEEP }
    }

    /// What a harvest would bring this sister.
    pub fn harvest(&self, sister: Seat) -> u16 {
        let more = self.owns(sister, Ability::RicherHarvest);
        self.yields(super::LandKind::Farm) + u16::from(more)
    }
}
