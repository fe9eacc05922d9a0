//! The reasons for a decision that follow from the rules for certain.
//!
//! Only the next cards are hidden. So a decision is evaluated on the tables `after` it, one for
//! every space, board or sister that it requires next: these choices are the seat's own.

use super::after::{gain, is_last_turn, leads, ways};
use crate::bots::{Weighed, telling};
use crate::engine::{Seat, SeatSet};
use crate::games::monarch::{
    Ability, Action, BANNERS, Banner, Banners, Card, Face, Goods, LandKind, Monarch, Moon,
    Pledging, SPACES, Step,
};
use serde::Serialize;

/// A reason for a decision. Crowns are those of the table as it stands, and at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The match ends with it, and the seat has won.
    Wins,
    /// The match ends with the other decision, and the seat has not won.
    AvoidsEnd,
    /// The seventh card begins the last round, and the seat has more crowns than every other
    /// sister.
    FillsCourtAhead,
    /// The other decision begins the last round while another sister has more crowns.
    AvoidsLastRound,
    /// It can bring the seat this number of crowns.
    GainsCrowns(i16),
    /// It can cost another sister this number of crowns.
    TakesCrowns(i16),
    /// The Guest goes to the one of the other sisters who has more crowns than the rest.
    ToLeader,
    /// It need not bring another sister a crown; the other decision does.
    GivesNoRival,
    /// With it the court can meet a Banner that the seat may fly at once.
    CompletesBanner(Banner),
    /// It dismisses Guests who cost the seat this number of crowns.
    DismissesGuests(i16),
    /// Another card in the row costs the seat less with it.
    Cheapens,
    /// It costs this much less gold than printed.
    Discounted(u16),
    /// It costs nothing.
    CostsNothing,
    /// The next sister could pay this Court Card with her goods, and gain crowns by it.
    DeniesNext,
    /// It leaves the price of a Court Card in the row that brings crowns.
    KeepsPrice,
    /// It leaves the food that taxing costs.
    KeepsFeed,
    /// This amount of gold is gathered.
    GathersGold(u16),
    /// This amount of food is gathered.
    GathersFood(u16),
    /// The seat can gather this much more this turn with it.
    YieldsMore(u16),
    /// The seat has gathered, and the other decision makes the land yield more to those who gather
    /// before the seat does again.
    YieldsOthersLess,
    /// No other sister's Banner takes a share.
    SharesNothing,
    /// No Court Card in the row would bring the seat a crown.
    RowGivesNothing,
    /// The pledge completes the price of the Moon.
    CompletesPayment,
    /// The pledge completes the price, and is this much less than the Moon would take.
    SparesFood(u16),
    /// The Moon would take no more than this from the seat, and the pledge is more.
    LosesLess(u16),
    /// The price of the Moon is out of reach.
    OutOfReach,
    /// The invasion would strike no village.
    NothingExposed,
    /// If the price is not reached, the seat speaks once more.
    SpeaksAgain,
}

impl Weighed for Reason {
    const SLIGHT: i32 = 12;

    /// Returns the rough worth in sixtieths of a crown: 5 gold or 12 food are worth a crown, as where
    /// a playout ends. The end of the match comes before all crowns, a rival's crowns count for less
    /// than her own, and what saves or brings goods comes by its amount.
    fn worth(self) -> i32 {
        const CROWN: i32 = 60;
        const GOLD: i32 = 12;
        const FOOD: i32 = 5;
        match self {
            Self::Wins | Self::AvoidsEnd => 100 * CROWN,
            Self::FillsCourtAhead | Self::AvoidsLastRound => 50 * CROWN,
            Self::GainsCrowns(crowns) | Self::DismissesGuests(crowns) => CROWN * i32::from(crowns),
            Self::TakesCrowns(crowns) => CROWN / 2 * i32::from(crowns),
            Self::CompletesBanner(_) => 2 * CROWN,
            Self::ToLeader => CROWN / 3,
            Self::OutOfReach => CROWN,
            Self::GivesNoRival | Self::CompletesPayment | Self::NothingExposed => CROWN / 2,
            Self::SparesFood(food) => CROWN / 2 + FOOD * i32::from(food),
            // The less is lost, the more it explains.
            Self::LosesLess(food) => CROWN - i32::from(food.min(20)),
            Self::GathersGold(gold) | Self::Discounted(gold) => GOLD * i32::from(gold),
            Self::GathersFood(food) => FOOD * i32::from(food),
            Self::CostsNothing => 2 * GOLD,
            Self::Cheapens => GOLD,
            Self::YieldsMore(more) => 2 * FOOD * i32::from(more),
            Self::KeepsPrice => 10,
            Self::DeniesNext => 9,
            Self::KeepsFeed => 8,
            Self::SharesNothing => 7,
            Self::RowGivesNothing => 6,
            Self::SpeaksAgain => 5,
            Self::YieldsOthersLess => 4,
        }
    }

    /// Goods alone say little: what they buy says more.
    fn is_slight(self) -> bool {
        matches!(self, Self::GathersGold(_) | Self::GathersFood(_)) || self.worth() <= Self::SLIGHT
    }
}

/// A decision under scrutiny.
struct Scrutiny<'a> {
    table: &'a Monarch,
    me: Seat,
    decision: Action,
    /// The table after it, for every choice that it leaves.
    ways: Vec<Monarch>,
}

impl<'a> Scrutiny<'a> {
    fn new(table: &'a Monarch, decision: Action) -> Self {
        let me = table.mover();
        Self { table, me, decision, ways: ways(table, me, decision) }
    }

    fn can(&self, wanted: impl Fn(&Monarch) -> bool) -> bool {
        self.ways.iter().any(wanted)
    }

    fn must(&self, feared: impl Fn(&Monarch) -> bool) -> bool {
        self.ways.iter().all(feared)
    }

    fn store(&self) -> Goods {
        self.ways.first().map_or(Goods::NONE, |after| after.store(self.me))
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        self.table.all().filter(|&seat| seat != self.me)
    }

    /// Returns the change of a sister's crowns by it.
    fn change(&self, after: &Monarch, sister: Seat) -> i16 {
        after.crowns(sister).total() - self.table.crowns(sister).total()
    }

    fn gains(&self) -> i16 {
        self.ways.iter().map(|after| self.change(after, self.me)).max().unwrap_or(0)
    }

    fn takes(&self) -> i16 {
        let from_rivals = |after| self.rivals().map(move |rival| -self.change(after, rival));
        self.ways.iter().flat_map(from_rivals).max().unwrap_or(0)
    }

    /// Returns true if another sister gains crowns by it, wherever it is placed.
    fn gives_rivals(&self) -> bool {
        self.must(|after| self.rivals().any(|rival| self.change(after, rival) > 0))
    }

    /// Returns true if the match ends with it.
    fn ends(&self) -> bool {
        self.decision == Action::EndTurn && is_last_turn(self.table)
    }

    fn begins_last_round(&self, after: &Monarch) -> bool {
        let full = |table: &Monarch, sister| table.court(sister).len() == SPACES;
        full(after, self.me) && !self.table.all().any(|sister| full(self.table, sister))
    }

    /// Returns the Banner that the court newly meets with it.
    fn banner(&self) -> Option<Banner> {
        let table = self.table;
        let may = table.options.banners != Banners::No
            && table.flown(self.me).count() < table.most_banners();
        let met = |table: &Monarch, banner: Banner| banner.is_met_by(table.paths_of_court(self.me));
        BANNERS.into_iter().filter(|_| may).find(|&banner| {
            table.banners[banner as usize].is_none()
                && !met(table, banner)
                && self.can(|after| met(after, banner))
        })
    }

    /// Returns the crowns cost by the Guests that the card can dismiss.
    fn dismisses(&self) -> i16 {
        let (Action::Acquire(card), guests) = (self.decision, self.table.guests(self.me)) else {
            return 0;
        };
        let Some(Ability::Dismiss(most)) = card.court().map(|face| face.ability) else { return 0 };
        let mut losses: Vec<i16> =
            guests.iter().filter_map(|card| card.guest()).map(|guest| guest.loss.into()).collect();
        losses.sort_unstable();
        losses.iter().rev().take(most.into()).sum()
    }

    /// Returns true if a card that stays in the row costs less with it.
    fn cheapens(&self) -> bool {
        let price = |table: &Monarch, card| table.price(self.me, card).gold;
        let cheaper = |after: &Monarch| {
            after.row.iter().flatten().any(|&card| price(after, card) < price(self.table, card))
        };
        self.can(cheaper)
    }

    /// Returns the amount of gold below the printed price.
    fn discount(&self) -> u16 {
        let Action::Acquire(card) = self.decision else { return 0 };
        let printed = match card.face() {
            Face::Court(face) => face.cost.0,
            Face::Guest(guest) => guest.gold,
            _ => 0,
        };
        u16::from(printed) - self.table.price(self.me, card).gold
    }

    fn is_free(&self) -> bool {
        match self.decision {
            Action::Claim(_) => true,
            Action::Acquire(card) => self.table.price(self.me, card) == Goods::NONE,
            Action::Sweep => self.table.price_of_sweep(self.me) == Goods::NONE,
            _ => false,
        }
    }

    fn denies_next(&self) -> bool {
        let Action::Acquire(card) = self.decision else { return false };
        let next = self.me.next(self.table.sisters());
        card.court().is_some()
            && !is_last_turn(self.table)
            && self.table.store(next).covers(self.table.price(next, card))
            && gain(self.table, next, card) > 0
    }

    /// Returns the additional amount that can be gathered this turn.
    fn yields_more(&self) -> u16 {
        if self.table.done.gathered {
            return 0;
        }
        let more = |after: &Monarch| {
            let more = |of: &dyn Fn(&Monarch) -> u16| of(after).saturating_sub(of(self.table));
            let fed = after.store(self.me).food >= after.feed();
            let gold = if fed { more(&|table| table.yields(LandKind::Village)) } else { 0 };
            gold.max(more(&|table| table.harvest(self.me)))
        };
        self.ways.iter().map(more).max().unwrap_or(0)
    }

    /// Returns the least yield of the whole land after it.
    fn land_yields(&self) -> u16 {
        let of = |table: &Monarch| table.yields(LandKind::Farm) + table.yields(LandKind::Village);
        self.ways.iter().map(of).min().unwrap_or(0)
    }

    /// Returns true if no other sister's Banner takes a share of the gathered goods.
    fn shares_nothing(&self) -> bool {
        let banner = match self.decision {
            Action::Harvest => Banner::Bounty,
            Action::Tax => Banner::Wisdom,
            _ => return false,
        };
        self.table.banners[banner as usize].is_none_or(|holder| holder == self.me)
    }

    fn row_gives_nothing(&self) -> bool {
        let mut cards = self.table.row.iter().flatten().filter(|card| card.court().is_some());
        self.decision == Action::Sweep && cards.all(|&card| gain(self.table, self.me, card) <= 0)
    }

    /// Returns the reasons for a decision in a joint payment.
    fn of_pledge(&self, pledging: &Pledging) -> Vec<Reason> {
        let (moon, price) = self.table.asked(pledging);
        let missing = price.amount() - u16::from(pledging.total());
        let by = match self.decision {
            Action::Raise(by) => u16::from(by),
            _ => 0,
        };
        let (holds, completes) = (by == 0, by == missing);
        let spared = match moon {
            Moon::Famine => self.famine().saturating_sub(self.pledged(pledging, by)),
            _ => 0,
        };
        // Sisters who have spoken twice are counted too: then it is out of reach all the more.
        let left = self.table.all().map(|seat| {
            let store = self.table.store(seat);
            let has = if price.gold > 0 { store.gold } else { store.food };
            has - u16::from(pledging.pledged[seat.index()])
        });
        let sisters = self.table.sisters();
        held([
            (Reason::SparesFood(spared), completes && spared > 0),
            (Reason::CompletesPayment, completes),
            (Reason::OutOfReach, holds && left.sum::<u16>() < missing),
            (
                Reason::NothingExposed,
                holds && moon == Moon::Invasion && self.table.exposed().is_empty(),
            ),
            (Reason::SpeaksAgain, holds && usize::from(pledging.spoken) < sisters),
        ])
    }

    /// Returns the food that the Famine would take from the seat.
    fn famine(&self) -> u16 {
        self.table.store(self.me).food.div_ceil(2)
    }

    fn pledged(&self, pledging: &Pledging, by: u16) -> u16 {
        u16::from(pledging.pledged[self.me.index()]) + by
    }

    /// Returns the reasons for the decision that depend on no other decision.
    fn merits(&self) -> Vec<Reason> {
        if let Step::Pledge(pledging) = self.table.step {
            return self.of_pledge(&pledging);
        }
        let wins = self.ends() && self.table.winners() == SeatSet::only(self.me);
        let ahead = |after: &Monarch| self.begins_last_round(after) && leads(after, self.me);
        let to_leader = match self.decision {
            Action::SendTo(rival) => {
                let crowns = |seat| self.table.crowns(seat).total();
                self.rivals().all(|other| other == rival || crowns(other) < crowns(rival))
            }
            _ => false,
        };
        let (gains, takes, dismisses) = (self.gains(), self.takes(), self.dismisses());
        let (discount, yields) = (self.discount(), self.yields_more());
        let gold = self.table.yields(LandKind::Village);
        let food = self.table.harvest(self.me);
        let mut reasons = held([
            (Reason::Wins, wins),
            (Reason::FillsCourtAhead, self.can(ahead)),
            (Reason::GainsCrowns(gains), gains > 0),
            (Reason::TakesCrowns(takes), takes > 0),
            (Reason::ToLeader, to_leader),
        ]);
        reasons.extend(self.banner().map(Reason::CompletesBanner));
        reasons.extend(held([
            (Reason::DismissesGuests(dismisses), dismisses > 0),
            (Reason::Cheapens, self.cheapens()),
            (Reason::Discounted(discount), discount > 0),
            (Reason::CostsNothing, self.is_free()),
            (Reason::GathersGold(gold), self.decision == Action::Tax),
            (Reason::GathersFood(food), self.decision == Action::Harvest),
            (Reason::YieldsMore(yields), yields > 0),
            (Reason::SharesNothing, self.shares_nothing()),
            (Reason::KeepsFeed, self.store().food >= self.table.feed()),
            (Reason::DeniesNext, self.denies_next()),
            (Reason::RowGivesNothing, self.row_gives_nothing()),
        ]));
        reasons
    }

    /// Returns the card that it takes from the row.
    fn card(&self) -> Option<Card> {
        match self.decision {
            Action::Acquire(card) | Action::Claim(card) => Some(card),
            _ => None,
        }
    }

    /// Returns true if a purchase leaves the price of a Court Card that brings crowns, and the
    /// other decision does not.
    fn keeps_price(&self, other: &Self) -> bool {
        let bought = [self.card(), other.card()];
        let buys = |store: Goods, card| store.covers(self.table.price(self.me, card));
        let mut cards = self.table.row.iter().flatten();
        self.card().is_some()
            && cards.any(|&card| {
                card.court().is_some()
                    && !bought.contains(&Some(card))
                    && buys(self.store(), card)
                    && !buys(other.store(), card)
                    && gain(self.table, self.me, card) > 0
            })
    }

    /// Returns the reasons for the decision that arise only from the comparison with the other.
    fn against(&self, other: &Self) -> Vec<Reason> {
        if let (Step::Pledge(pledging), Action::Hold, Action::Raise(by)) =
            (self.table.step, self.decision, other.decision)
        {
            let (moon, _) = self.table.asked(&pledging);
            let loses = self.famine();
            let less = moon == Moon::Famine && loses < self.pledged(&pledging, by.into());
            return held([(Reason::LosesLess(loses), less)]);
        }
        let ends = other.ends() && !self.ends();
        let behind = |after: &Monarch| {
            let crowns = |seat| after.crowns(seat).total();
            self.begins_last_round(after)
                && self.rivals().any(|rival| crowns(rival) > crowns(self.me))
        };
        held([
            (Reason::AvoidsEnd, ends && !self.table.winners().contains(self.me)),
            (Reason::AvoidsLastRound, other.must(behind) && !self.must(behind)),
            (Reason::GivesNoRival, other.gives_rivals() && !self.gives_rivals()),
            (
                Reason::YieldsOthersLess,
                self.table.done.gathered && self.land_yields() < other.land_yields(),
            ),
            (Reason::KeepsPrice, self.keeps_price(other) && !other.keeps_price(self)),
        ])
    }
}

/// Returns the reasons that hold.
fn held<const N: usize>(checks: [(Reason, bool); N]) -> Vec<Reason> {
    checks.into_iter().filter_map(|(reason, holds)| holds.then_some(reason)).collect()
}

/// Returns the reasons for one decision over the other.
pub(super) fn for_decision(view: &Monarch, decision: Action, instead: Action) -> Vec<Reason> {
    let [one, other] = [decision, instead].map(|decision| Scrutiny::new(view, decision));
    telling(one.merits(), &other.merits(), one.against(&other))
}
