//! The legal decisions, and the reasons why others are refused.

use super::options::Banners;
use super::{Action, BANNERS, Banner, Card, Goods, LANDS, Monarch, Pledging, ROW, SPACES, Step};
use crate::engine::{Offers, Seat, errors};

/// The filler for places not yet written. Both of its bytes are significant, so the compiler fills
/// many places at once.
const ANYTHING: Action = Action::LayOn(0);

/// The most decisions of a turn: to gather, acquire, claim, sweep, fly, end.
const MOST_IN_A_TURN: usize = 2 + ROW + ROW + 1 + BANNERS.len() + 1;

errors! {
    /// The reason why a decision is not allowed now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The game is over.
        Over,
        /// A different kind of decision is asked for.
        AnotherStep(Step),
        /// She has harvested or taxed this turn.
        Gathered,
        /// The villages cannot be fed: this much food is missing.
        VillagesHungry(u16),
        /// The card is not in the row.
        NotInRow,
        /// These goods are missing to pay for it.
        TooDear(Goods),
        /// An improvement is free only with two sisters.
        NothingFree,
        /// She has had her free improvement this turn.
        Claimed,
        /// The card is not an improvement.
        NoImprovement,
        /// The table plays without Banners.
        NoBanners,
        /// The Banner is already flown by this sister.
        Flown(Seat),
        /// She already flies as many Banners as she may.
        BannersEnough,
        /// Her court does not meet the Banner's requirement.
        RequirementNotMet(Banner),
        /// Her court has no free space.
        CourtFull,
        /// The card is not in her court.
        NotInCourt,
        /// It is her own seat, or no seat at the table.
        NotAnotherSister,
        /// There is no such board.
        NoSuchBoard,
        /// The improvement is for the other kind of board.
        OtherKind,
        /// The improvement there yields more.
        YieldsLess,
        /// She has no such Guest.
        NotHerGuest,
        /// The amount is more than is missing, or than she has.
        TooMuch,
        /// The village does not have the highest yield, or is not improved.
        NotExposed,
    }
}

const fn unless(allowed: bool, refusal: Refusal) -> Option<Refusal> {
    if allowed { None } else { Some(refusal) }
}

impl Monarch {
    pub(super) fn legal(&self, into: &mut Vec<Action>) {
        into.clear();
        let mover = self.mover();
        match self.step {
            Step::Turn => Offers::list(into, ANYTHING, |list| self.list_turn(mover, list)),
            Step::Seat(_) => {
                if self.court(mover).len() < SPACES {
                    into.push(Action::TakeSpace);
                }
                into.extend(self.court(mover).iter().copied().map(Action::Replace));
            }
            Step::Send(_) => {
                into.extend(self.all().filter(|&seat| seat != mover).map(Action::SendTo));
            }
            Step::Lay(card) => {
                let improvement = card.improvement().expect("only improvements are laid");
                Offers::<_, LANDS>::list(into, ANYTHING, |list| {
                    for (number, land) in (0..).zip(&self.lands) {
                        list.offer_if(land.takes(improvement), Action::LayOn(number));
                    }
                });
            }
            Step::Dismiss(_) => {
                into.extend(self.guests(mover).iter().copied().map(Action::Dismiss));
                into.push(Action::KeepGuests);
            }
            Step::Pledge(pledging) => {
                into.extend((1..=self.most_raised(&pledging)).map(Action::Raise));
                into.push(Action::Hold);
            }
            Step::Invasion => into.extend(self.exposed().iter().copied().map(Action::Suffer)),
            Step::Over => {}
        }
    }

    fn list_turn(&self, mover: Seat, list: &mut Offers<Action, MOST_IN_A_TURN>) {
        let store = self.store(mover);
        let to_gather = !self.done.gathered;
        list.offer_if(to_gather, Action::Harvest);
        list.offer_if(to_gather & (store.food >= self.feed()), Action::Tax);
        let purse = self.discounts(mover).purse(store.gold);
        // Two cards with the same face are one decision.
        let mut known = 0;
        for spot in &self.row {
            let &Some(card) = spot else { continue };
            let printed = card.printed();
            let new = known & printed.plot == 0;
            list.offer_if(new & purse.buys(printed, store.food), Action::Acquire(card));
            known |= printed.plot;
        }
        if self.sisters == 2 && !self.done.claimed {
            for spot in &self.row {
                let &Some(card) = spot else { continue };
                let plot = card.printed().plot;
                list.offer_if(known & plot != 0, Action::Claim(card));
                known &= !plot;
            }
        }
        list.offer_if(store.covers(self.price_of_sweep(mover)), Action::Sweep);
        let met = self.courts[mover.index()].banners();
        // A court rarely meets a Banner, and a sister who may fly no more needs no further check.
        if !met.is_empty() && self.may_fly(mover) {
            for banner in met {
                list.offer_if(self.banners[banner as usize].is_none(), Action::Fly(banner));
            }
        }
        list.offer(Action::EndTurn);
    }

    /// Returns what a sister has of the goods that a joint price asks for.
    pub fn has(&self, sister: Seat, price: Goods) -> u16 {
        let store = self.store(sister);
        if price.gold > 0 { store.gold } else { store.food }
    }

    /// Returns what all sisters together have of the goods that a joint price asks for.
    pub fn together(&self, price: Goods) -> u16 {
        self.all().map(|sister| self.has(sister, price)).sum()
    }

    /// Returns the most by which the speaker can raise her pledge.
    pub fn most_raised(&self, pledging: &Pledging) -> u8 {
        let (_, price) = self.asked(pledging);
        let has = self.has(pledging.speaker, price);
        let pledged = pledging.pledged[pledging.speaker.index()];
        let missing = price.amount() - u16::from(pledging.total());
        missing.min(has.saturating_sub(pledged.into())) as u8
    }

    /// Returns true if the sister may fly another Banner, provided that her court meets its
    /// requirement. Leaflet: “Banners”; with two sisters “Changes for 2 players”.
    fn may_fly(&self, sister: Seat) -> bool {
        self.options.banners != Banners::No && self.flown(sister).count() < self.most_banners()
    }

    fn refuse_fly(&self, sister: Seat, banner: Banner) -> Option<Refusal> {
        if self.options.banners == Banners::No {
            return Some(Refusal::NoBanners);
        }
        if let Some(holder) = self.banners[banner as usize] {
            return Some(Refusal::Flown(holder));
        }
        if self.flown(sister).count() >= self.most_banners() {
            return Some(Refusal::BannersEnough);
        }
        let paths = self.paths_of_court(sister);
        unless(banner.is_met_by(paths), Refusal::RequirementNotMet(banner))
    }

    fn refuse_pay(&self, sister: Seat, price: Goods) -> Option<Refusal> {
        let store = self.store(sister);
        let missing = Goods {
            gold: price.gold.saturating_sub(store.gold),
            food: price.food.saturating_sub(store.food),
        };
        unless(missing == Goods::NONE, Refusal::TooDear(missing))
    }

    fn refuse_claim(&self, card: Card) -> Option<Refusal> {
        if self.sisters != 2 {
            return Some(Refusal::NothingFree);
        }
        if card.improvement().is_none() {
            return Some(Refusal::NoImprovement);
        }
        unless(!self.done.claimed, Refusal::Claimed)
    }

    fn refuse_lay(&self, card: Card, land: u8) -> Option<Refusal> {
        let improvement = card.improvement().expect("only improvements are laid");
        let Some(land) = self.lands.get(land as usize) else { return Some(Refusal::NoSuchBoard) };
        if land.kind != improvement.on {
            return Some(Refusal::OtherKind);
        }
        unless(land.takes(improvement), Refusal::YieldsLess)
    }

    pub(super) fn refuse(&self, action: Action) -> Option<Refusal> {
        let mover = self.mover();
        let store = self.store(mover);
        let in_row = |card: Card| self.row.contains(&Some(card));
        match (self.step, action) {
            (Step::Over, _) => Some(Refusal::Over),
            (Step::Turn, Action::Harvest | Action::Tax) if self.done.gathered => {
                Some(Refusal::Gathered)
            }
            (Step::Turn, Action::Harvest | Action::EndTurn)
            | (Step::Dismiss(_), Action::KeepGuests)
            | (Step::Pledge(_), Action::Hold) => None,
            (Step::Turn, Action::Tax) => {
                let hungry = self.feed().saturating_sub(store.food);
                unless(hungry == 0, Refusal::VillagesHungry(hungry))
            }
            (Step::Turn, Action::Acquire(card) | Action::Claim(card)) if !in_row(card) => {
                Some(Refusal::NotInRow)
            }
            (Step::Turn, Action::Acquire(card)) => self.refuse_pay(mover, self.price(mover, card)),
            (Step::Turn, Action::Claim(card)) => self.refuse_claim(card),
            (Step::Turn, Action::Sweep) => self.refuse_pay(mover, self.price_of_sweep(mover)),
            (Step::Turn, Action::Fly(banner)) => self.refuse_fly(mover, banner),
            (Step::Seat(_), Action::TakeSpace) => {
                unless(self.court(mover).len() < SPACES, Refusal::CourtFull)
            }
            (Step::Seat(_), Action::Replace(card)) => {
                unless(self.court(mover).contains(&card), Refusal::NotInCourt)
            }
            (Step::Send(_), Action::SendTo(seat)) => {
                let there = seat != mover && seat.index() < self.sisters();
                unless(there, Refusal::NotAnotherSister)
            }
            (Step::Lay(card), Action::LayOn(land)) => self.refuse_lay(card, land),
            (Step::Dismiss(_), Action::Dismiss(card)) => {
                unless(self.guests(mover).contains(&card), Refusal::NotHerGuest)
            }
            (Step::Pledge(pledging), Action::Raise(by)) => {
                unless((1..=self.most_raised(&pledging)).contains(&by), Refusal::TooMuch)
            }
            (Step::Invasion, Action::Suffer(land)) => {
                unless(self.exposed().contains(&land), Refusal::NotExposed)
            }
            (step, _) => Some(Refusal::AnotherStep(step)),
        }
    }
}
