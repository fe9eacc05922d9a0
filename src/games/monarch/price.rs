//! What a card costs a sister, after her discounts.

use super::{Ability, Banner, COURT, Card, CourtCard, FACES, Face, Goods, Monarch, Path};
use crate::engine::Seat;

/// What a sweep costs.
pub const SWEEP: Goods = Goods::gold(3);

/// What the Banner of Might takes off a Guest's price, and that of Balance off
/// a Court Card's, in gold.
const BANNER_OF_MIGHT: u8 = 2;
const BANNER_OF_BALANCE: u8 = 1;

/// What a discount is for.
#[derive(Clone, Copy)]
enum Reason {
    /// Improvements and Moons have no discount.
    None,
    Court,
    /// A Court Card of Wisdom.
    Wise,
    Guest,
}

/// The price printed on each card, in gold and food, and what its discount is for.
const PRINTED: [(u8, u8, Reason); FACES] = {
    let mut printed = [(0, 0, Reason::None); FACES];
    let mut index = 0;
    while index < FACES {
        printed[index] = match Card::of_index(index as u8).face() {
            Face::Court(CourtCard { cost, path: Some(Path::Wisdom), .. }) => {
                (cost.0, cost.1, Reason::Wise)
            }
            Face::Court(CourtCard { cost, .. }) => (cost.0, cost.1, Reason::Court),
            Face::Guest(guest) => (guest.gold, 0, Reason::Guest),
            Face::Improvement(improvement) => (0, improvement.food, Reason::None),
            Face::Moon(_) => (0, 0, Reason::None),
        };
        index += 1;
    }
    printed
};

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

/// What each Court Card takes off the prices of its sister.
const OFF: [Discounts; COURT.len()] = {
    let nothing = Discounts { court: 0, wisdom: 0, guest: 0 };
    let mut off = [nothing; COURT.len()];
    let mut index = 0;
    while index < COURT.len() {
        off[index] = match COURT[index].ability {
            Ability::CheaperCourt => Discounts { court: 1, ..nothing },
            Ability::CheaperWisdom => Discounts { wisdom: 2, ..nothing },
            Ability::CheaperGuests => Discounts { guest: 1, ..nothing },
            _ => nothing,
        };
        index += 1;
    }
    off
};

impl Discounts {
    /// What a card of the row costs with these discounts. They take off gold
    /// alone, and never below nothing (house ruling).
    #[inline]
    pub fn price(self, card: Card) -> Goods {
        let (gold, food, reason) = PRINTED[card.index()];
        let off = [0, self.court, self.court + self.wisdom, self.guest][reason as usize];
        Goods { gold: gold.saturating_sub(off).into(), food: food.into() }
    }
}

impl Monarch {
    /// What this sister need not pay.
    pub fn discounts(&self, sister: Seat) -> Discounts {
        let mut off = Discounts::default();
        for here in self.court(sister).iter().map(|card| OFF[card.index()]) {
            off.court += here.court;
            off.wisdom += here.wisdom;
            off.guest += here.guest;
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
