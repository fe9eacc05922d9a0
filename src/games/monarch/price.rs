//! What a card costs a sister, after her discounts.

use super::{Ability, Banner, Card, Face, Goods, Monarch, Path};
use crate::engine::Seat;

/// What a sweep costs.
pub const SWEEP: Goods = Goods::gold(3);

/// What the Banner of Might takes off a Guest's price, and that of Balance off
/// a Court Card's, in gold.
const BANNER_OF_MIGHT: u8 = 2;
const BANNER_OF_BALANCE: u8 = 1;

/// What a sister's Banners and Court Cards take off prices, in gold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discounts {
    /// Off every Court Card.
    pub court: u8,
    /// Off a Court Card of Wisdom besides.
    pub wisdom: u8,
    /// Off a Guest.
    pub guest: u8,
}

impl Discounts {
    /// What a card of the row costs with these discounts. They take off gold
    /// alone, and never below nothing (house ruling).
    pub fn price(self, card: Card) -> Goods {
        let (gold, food, discount) = match card.face() {
            Face::Court(face) => {
                let wise = matches!(face.path, Some(Path::Wisdom));
                let discount = if wise { self.court + self.wisdom } else { self.court };
                (face.cost.0, face.cost.1, discount)
            }
            Face::Guest(guest) => (guest.gold, 0, self.guest),
            Face::Improvement(improvement) => (0, improvement.food, 0),
            Face::Moon(_) => (0, 0, 0),
        };
        Goods { gold: gold.saturating_sub(discount).into(), food: food.into() }
    }
}

impl Monarch {
    /// What this sister need not pay.
    pub fn discounts(&self, sister: Seat) -> Discounts {
        let mut off = Discounts::default();
        for face in self.court(sister).iter().filter_map(|card| card.court()) {
            match face.ability {
                Ability::CheaperCourt => off.court += 1,
                Ability::CheaperWisdom => off.wisdom += 2,
                Ability::CheaperGuests => off.guest += 1,
                _ => {}
            }
        }
        if self.flies(sister, Banner::Balance) {
            off.court += BANNER_OF_BALANCE;
        }
        if self.flies(sister, Banner::Might) {
            off.guest += BANNER_OF_MIGHT;
        }
        off
    }

    /// What a card of the row costs this sister now.
    pub fn price(&self, sister: Seat, card: Card) -> Goods {
        self.discounts(sister).price(card)
    }

    /// What a sweep costs this sister now: nothing once a turn under the Banner
    /// of Culture.
    pub fn price_of_sweep(&self, sister: Seat) -> Goods {
        let free = self.flies(sister, Banner::Culture) && !self.done.swept;
        if free { Goods::NONE } else { SWEEP }
    }

    /// What a harvest would bring this sister.
    pub fn harvest(&self, sister: Seat) -> u16 {
        let mut court = self.court(sister).iter().filter_map(|card| card.court());
        let more = court.any(|card| card.ability == Ability::RicherHarvest);
        self.yields(super::LandKind::Farm) + u16::from(more)
    }
}
