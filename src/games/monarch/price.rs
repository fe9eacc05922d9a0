//! What a card costs a sister, after her discounts.

use super::{Banner, Card, CourtCard, FACES, Face, Goods, Monarch, Path};
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

/// How many reasons there are.
const REASONS: usize = 4;

/// What is asked of a card at every decision.
#[derive(Clone, Copy)]
pub(super) struct Printed {
    gold: u8,
    food: u8,
    reason: Reason,
    /// The bit of an improvement, none for any other card: there may be two of an
    /// improvement alone.
    pub plot: u32,
}

/// By the cards' numbers.
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
    /// What is asked of it at every decision.
    #[inline]
    pub(super) const fn printed(self) -> Printed {
        PRINTED[self.index()]
    }
}

/// What a sister's Banners and Court Cards take off prices, in gold, by what it
/// is taken off for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Discounts([u8; REASONS]);

impl Discounts {
    /// What a card of the row costs with these discounts. They take off gold
    /// alone, and never below nothing (house ruling).
    #[inline]
    pub fn price(self, card: Card) -> Goods {
        let Printed { gold, food, reason, .. } = card.printed();
        let off = self.0[reason as usize];
        Goods { gold: gold.saturating_sub(off).into(), food: food.into() }
    }

    /// With what gold a sister who has so much can buy a card: what is taken off
    /// is as good as gold.
    #[inline]
    pub(super) fn purse(self, gold: u16) -> Purse {
        let lanes = self.0.iter().rev().fold(0, |lanes, &off| lanes << 16 | u64::from(off));
        Purse(lanes + u64::from(gold) * 0x0001_0001_0001_0001)
    }
}

/// The gold that can be spent by what it is spent on: sixteen bits for each
/// reason of a discount, in one word, which stays where it can be had at once.
#[derive(Clone, Copy)]
pub(super) struct Purse(u64);

impl Purse {
    /// Whether this and so much food buy a card of the row.
    #[inline]
    pub fn buys(self, card: Printed, food: u16) -> bool {
        let gold = (self.0 >> (16 * card.reason as u32)) as u16;
        (gold >= card.gold.into()) & (food >= card.food.into())
    }
}

impl Monarch {
    /// What this sister need not pay.
    #[inline]
    pub fn discounts(&self, sister: Seat) -> Discounts {
        let sums = self.courts[sister.index()].sums();
        let off = |banner, gold| if self.flies(sister, banner) { gold } else { 0 };
        let court = sums.court_off() + off(Banner::Balance, BANNER_OF_BALANCE);
        let guest = sums.guest_off() + off(Banner::Might, BANNER_OF_MIGHT);
        Discounts([0, court, court + sums.wisdom_off(), guest])
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
        let more = self.courts[sister.index()].sums().harvest();
        self.yields(super::LandKind::Farm) + u16::from(more)
    }
}
