//! The price of a card for a sister, after her discounts.

use super::{Banner, Card, CourtCard, FACES, Face, Goods, Monarch, Path};
use crate::engine::Seat;

/// The price of a sweep.
pub const SWEEP: Goods = Goods::gold(3);

/// The discount of the Banner of Might on a Guest, and of that of Balance on a Court Card, in gold.
const BANNER_OF_MIGHT: u8 = 2;
const BANNER_OF_BALANCE: u8 = 1;

/// The kind of card that a discount applies to.
#[derive(Clone, Copy)]
enum Reason {
    /// Improvements and Moons have no discount.
    None,
    Court,
    /// A Court Card of Wisdom.
    Wise,
    Guest,
}

/// The number of variants of `Reason`.
const REASONS: usize = 4;

/// The data of a card that every list of decisions needs.
#[derive(Clone, Copy)]
pub(super) struct Printed {
    gold: u8,
    food: u8,
    reason: Reason,
    /// The bit of an improvement, 0 for any other card: only improvements can be there twice.
    pub plot: u32,
}

/// Indexed by the cards' numbers.
const PRINTED: [Printed; FACES] = {
    let mut printed = [Printed { gold: 0, food: 0, reason: Reason::None, plot: 0 }; FACES];
    let (mut index, mut plots) = (0, 0);
    while index < FACES {
        let (gold, food, reason) = match Card::of_index(index as u8).face() {
            Face::Court(CourtCard { cost, path: Some(Path::Wisdom), .. }) => {
                (cost.0, cost.1, Reason::Wise)
            }
            Face::Court(CourtCard { cost, .. }) => (cost.0, cost.1, Reason::Court),
            Face::Guest(guest) => (guest.gold, 0, Reason::Guest),
            Face::Improvement(improvement) => (0, improvement.food, Reason::None),
            Face::Moon(_) => (0, 0, Reason::None),
        };
        printed[index] = Printed { gold, food, reason, plot: 0 };
        if let Face::Improvement(_) = Card::of_index(index as u8).face() {
            printed[index].plot = 1 << plots;
            plots += 1;
        }
        index += 1;
    }
    printed
};

impl Card {
    /// Returns the data that every list of decisions needs.
    #[inline]
    pub(super) const fn printed(self) -> Printed {
        PRINTED[self.index()]
    }
}

/// The discounts of a sister's Banners and Court Cards in gold, by `Reason`.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discounts([u8; REASONS]);

impl Discounts {
    /// Returns the price of a card in the row with these discounts. They reduce only gold, and not
    /// below 0 (house ruling).
    #[inline]
    pub fn price(self, card: Card) -> Goods {
        let Printed { gold, food, reason, .. } = card.printed();
        let off = self.0[reason as usize];
        Goods { gold: gold.saturating_sub(off).into(), food: food.into() }
    }

    /// Returns the gold that a sister with this much can spend on each kind of card: a discount
    /// counts as extra gold.
    #[inline]
    pub(super) fn purse(self, gold: u16) -> Purse {
        let lanes = self.0.iter().rev().fold(0, |lanes, &off| lanes << 16 | u64::from(off));
        Purse(lanes + u64::from(gold) * 0x0001_0001_0001_0001)
    }
}

/// The gold that can be spent, by what it is spent on: sixteen bits for each `Reason` in one
/// word, which stays in a register.
#[derive(Clone, Copy)]
pub(super) struct Purse(u64);

impl Purse {
    /// Returns true if this gold and this much food buy a card in the row.
    #[inline]
    pub fn buys(self, card: Printed, food: u16) -> bool {
        let gold = (self.0 >> (16 * card.reason as u32)) as u16;
        (gold >= card.gold.into()) & (food >= card.food.into())
    }
}

impl Monarch {
    /// Returns this sister's discounts.
    #[inline]
    pub fn discounts(&self, sister: Seat) -> Discounts {
        let sums = self.courts[sister.index()].sums();
        let off = |banner, gold| if self.flies(sister, banner) { gold } else { 0 };
        let court = sums.court_off() + off(Banner::Balance, BANNER_OF_BALANCE);
        let guest = sums.guest_off() + off(Banner::Might, BANNER_OF_MIGHT);
        Discounts([0, court, court + sums.wisdom_off(), guest])
    }

    /// Returns the price of a card in the row for this sister now.
    pub fn price(&self, sister: Seat, card: Card) -> Goods {
        self.discounts(sister).price(card)
    }

    /// Returns the price of a sweep for this sister now: free once a turn under the Banner of
    /// Culture.
    pub fn price_of_sweep(&self, sister: Seat) -> Goods {
        let free = self.flies(sister, Banner::Culture) && !self.done.swept;
        if free { Goods::NONE } else { SWEEP }
    }

    /// Returns the food that a harvest would bring this sister.
    pub fn harvest(&self, sister: Seat) -> u16 {
        let more = self.courts[sister.index()].sums().harvest();
        self.yields(super::LandKind::Farm) + u16::from(more)
    }
}
