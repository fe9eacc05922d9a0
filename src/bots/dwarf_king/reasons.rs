//! The reasons for a decision that follow from the rules for certain.
//!
//! A card's effect is sure if it holds for every hand that the later players may have, as far as
//! the seat can know. A trick's pay counts the cards in it now, and is given only under Quests that
//! take nothing of it back later.

use super::lead;
use super::outcome_of_card::{CardOutcome, Look};
use crate::bots::{Weighed, telling};
use crate::games::dwarf_king::{Action, Card, CardSet, Quest, Rule, Spoils, Suit, View};
use serde::Serialize;

/// A reason for a decision. Points are those of the seat, and at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The seat surely wins the match with it.
    WinsMatch,
    /// The card surely takes the trick, for which the Quest pays this much now.
    TakesPoints(i16),
    /// The card surely does not take the trick, which costs this much under the Quest.
    KeepsOut(i16),
    /// The card surely takes the trick with the Dwarves' Flag Bearer, or one that the Tinkerer
    /// pays: +3.
    TakesBonus,
    /// The card surely leaves the trick with the Shaman to another player: −3.
    LeavesShaman,
    /// The card surely wins the Enchanter while the deal's points are above 0.
    TakesEnchanter,
    /// The card surely leaves the Enchanter to another player while they are below 0.
    LeavesEnchanter,
    /// The card surely takes the trick that makes the number for which the Quest pays.
    MakesCount(usize),
    /// The seat has that number, and the card surely takes no other trick.
    KeepsCount(usize),
    /// The seat gets rid of a card that costs its winner this much.
    ShedsCost(i16),
    /// A card that pays its winner this much is not given to another player's trick.
    SavesPaying(i16),
    /// The card may take the trick, which now pays this much; the other surely does not.
    MayTake(i16),
    /// The card may be beaten in a trick that now costs this much; the other surely takes it.
    MayStayOut(i16),
    /// This number of cards that later players may hold beat it, fewer than beat the other, where
    /// the Quest pays for the trick or for cards that may come to it.
    FewerBeat(usize),
    /// This number of such cards beat it, more than beat the other, where the Quest makes them
    /// cost.
    MoreBeat(usize),
    /// A card is kept that no other of its suit can beat, under a Quest that pays for tricks or for
    /// cards in them.
    KeepsMaster,
    /// The Scout pays its player for this number of figures in the trick now.
    ScoutPays(i16),
    /// The Jester is kept: in the last trick it pays 3.
    KeepsJester,
    /// It is the last card of the suit in hand, so the suit need no longer be followed.
    Voids(Suit),
    /// A lower card of the suit takes the trick as surely.
    TakesWithLess,
    /// The trick is as surely left to another player, and the higher card of the suit is gone.
    ShedsHigher,
    /// The higher card of the suit is kept, where leaving tricks to others is no goal.
    KeepsHigher,
    /// The card surely takes the trick, and the seat leads the next one.
    TakesForSure,
    /// The card cannot take the trick.
    MissesForSure,
    /// The hand holds this number of the cards for which this face pays.
    HoldsPaid(i16),
    /// The hand holds only this number of the cards that cost under this face.
    HoldsFew(i16),
    /// Cards are taken from the player who leads the match.
    TakesFromLeader,
    /// The Sorcerer takes a card that costs this much out of the seat's trick.
    RemovesCost(i16),
    /// The Sorcerer takes a card that pays this much out of another player's trick.
    TakesBackPaying(i16),
}

impl Weighed for Reason {
    const SLIGHT: i32 = 9;

    /// Returns the rough worth in tenths of a point. Points that are sure count in full, those that
    /// later cards may still undo by half; what only improves a later trick comes after them, and
    /// that a trick is won or lost comes last, since it is no gain in itself.
    fn worth(self) -> i32 {
        const POINT: i32 = 10;
        match self {
            Self::WinsMatch => 100 * POINT,
            Self::TakesPoints(points)
            | Self::KeepsOut(points)
            | Self::ShedsCost(points)
            | Self::ScoutPays(points)
            | Self::HoldsPaid(points)
            | Self::RemovesCost(points)
            | Self::TakesBackPaying(points) => POINT * i32::from(points),
            // It may not be lost if it is not given now.
            Self::SavesPaying(points) => (POINT - 2) * i32::from(points),
            Self::MayTake(points) | Self::MayStayOut(points) => POINT / 2 * i32::from(points),
            Self::MakesCount(_) | Self::KeepsCount(_) => 5 * POINT,
            Self::TakesBonus
            | Self::LeavesShaman
            | Self::TakesEnchanter
            | Self::LeavesEnchanter => 3 * POINT,
            Self::TakesFromLeader | Self::HoldsFew(_) => POINT,
            Self::FewerBeat(_) | Self::MoreBeat(_) => 9,
            Self::KeepsMaster => 8,
            Self::KeepsJester => 7,
            Self::Voids(_) => 6,
            Self::TakesWithLess | Self::ShedsHigher => 5,
            Self::KeepsHigher => 4,
            Self::TakesForSure | Self::MissesForSure => 1,
        }
    }

    fn spares(self) -> bool {
        matches!(
            self,
            Self::SavesPaying(_) | Self::KeepsMaster | Self::KeepsJester | Self::TakesWithLess
        )
    }
}

impl Look<'_> {
    /// Returns the value of tricks that are still empty: above 0 the Quest pays for them or for
    /// cards that may come to them, below 0 it is better to leave them to others.
    fn leaning(&self) -> i16 {
        match self.rule {
            Rule::Series(each)
            | Rule::Rhyme(each)
            | Rule::Triplets(each)
            | Rule::Numbers(each)
            | Rule::Nobility(each) => each,
            Rule::Numbered(..) | Rule::GrandSlam | Rule::EliteArmy | Rule::MassiveArmy => 1,
            Rule::Rout(_) | Rule::ToTheRight | Rule::ToTheLeft | Rule::UtterChaos => -1,
            Rule::Exactly(number) => -i16::from(self.public.spoils.count(self.own.seat) >= number),
            _ => self.pays(CardSet::NONE),
        }
    }

    /// Returns the Quest's pay to the seat for taking the current trick, of which it counts these
    /// cards; 0 if later tricks may take it back.
    fn pays(&self, cards: CardSet) -> i16 {
        match self.rule {
            Rule::Series(_)
            | Rule::Rearguard(_)
            | Rule::Numbered(..)
            | Rule::Rout(_)
            | Rule::Victories(_)
            | Rule::Over(..)
            | Rule::CaptureKings
            | Rule::CaptureQueens
            | Rule::Rhyme(_)
            | Rule::Triplets(_)
            | Rule::GrandSlam
            | Rule::Nobility(_) => {}
            _ => return 0,
        }
        let before = &self.public.spoils;
        let (mut after, at) = (*before, self.own.seat.index());
        after.tricks[at] = after.tricks[at].with(before.tricks_done);
        after.tricks_done += 1;
        after.cards[at] = after.cards[at].or(cards);
        let points = |spoils: &Spoils| spoils.points_of(self.rule, self.own.seat);
        points(&after) - points(before)
    }

    /// Returns a card's pay to its winner, where each card counts for itself.
    fn price(&self, card: Card) -> i16 {
        let is = |cards: CardSet| i16::from(cards.contains(card));
        let quest = match self.rule {
            Rule::Numbered(a, b) => 4 * is(CardSet::numbered(a).or(CardSet::numbered(b))),
            Rule::Rout(suit) => -is(suit.cards()),
            Rule::Over(plus, minus) => is(plus.cards()) - is(minus.cards()),
            Rule::CaptureKings => 3 * (is(CardSet::KINGS) - is(CardSet::QUEENS)),
            Rule::CaptureQueens => 3 * (is(CardSet::QUEENS) - is(CardSet::KINGS)),
            Rule::Nobility(each) => each * (is(CardSet::FIGURES) + is(Suit::Knights.cards())),
            _ => 0,
        };
        let special = match card {
            Card::DWARVES_FLAG_BEARER => 3,
            Card::SHAMAN => -3,
            _ => 0,
        };
        quest + special
    }

    /// Returns the reasons for playing a card that depend on no other decision.
    fn of_play(&self, card: Card) -> Vec<Reason> {
        let (public, outcome) = (self.public, self.outcome_of_card(card));
        let lying = public.trick.set();
        let with = lying.with(card);
        let takes = outcome == CardOutcome::Takes;
        let misses = outcome == CardOutcome::Misses;
        let (paid, cost) = (self.pays(with), -self.pays(lying));
        let count = public.spoils.count(self.own.seat);
        let wanted = match self.rule {
            Rule::Exactly(number) => Some(number),
            _ => None,
        };
        let tinkered = public.last().is_some_and(|last| last.cards.contains(&Card::TINKERER));
        let line = public.line(self.own.seat).total();
        let figures = with.and(CardSet::FIGURES).len() as i16;
        let price = self.price(card);
        let suit = card.suit().filter(|&suit| self.own.hand.of(suit).len() == 1);
        let checks = [
            (takes && paid > 0).then_some(Reason::TakesPoints(paid)),
            (misses && cost > 0).then_some(Reason::KeepsOut(cost)),
            (takes && (tinkered || with.contains(Card::DWARVES_FLAG_BEARER)))
                .then_some(Reason::TakesBonus),
            (misses && lying.contains(Card::SHAMAN)).then_some(Reason::LeavesShaman),
            (takes && with.contains(Card::ENCHANTER) && line > 0).then_some(Reason::TakesEnchanter),
            (misses && with.contains(Card::ENCHANTER) && line < 0)
                .then_some(Reason::LeavesEnchanter),
            wanted.filter(|&number| takes && count + 1 == number).map(Reason::MakesCount),
            wanted.filter(|&number| misses && count == number).map(Reason::KeepsCount),
            (misses && price < 0).then_some(Reason::ShedsCost(-price)),
            (card == Card::SCOUT && figures > 0).then_some(Reason::ScoutPays(figures)),
            (card != Card::JESTER
                && self.own.hand.contains(Card::JESTER)
                && !public.in_last_trick())
            .then_some(Reason::KeepsJester),
            suit.filter(|_| !public.in_last_trick()).map(Reason::Voids),
            (takes && !public.in_last_trick()).then_some(Reason::TakesForSure),
            misses.then_some(Reason::MissesForSure),
        ];
        checks.into_iter().flatten().collect()
    }

    /// Returns the reasons for a decision that depend on no other decision.
    fn merits(&self, decision: Action) -> Vec<Reason> {
        let one = |holds: bool, reason| holds.then_some(reason).into_iter().collect();
        match decision {
            Action::Play(card) => self.of_play(card),
            Action::GiveBack(card) => {
                let price = self.price(card);
                one(price < 0, Reason::ShedsCost(-price))
            }
            Action::TakeFrom(seat) | Action::SwapWith(seat) => {
                let totals = &self.public.totals[..self.public.seats()];
                one(lead(totals, seat.index()) > 0.0, Reason::TakesFromLeader)
            }
            Action::TakeBack(card) => {
                let price = self.price(card);
                if self.public.trick.leader == self.own.seat {
                    one(price < 0, Reason::RemovesCost(-price))
                } else {
                    one(price > 0, Reason::TakesBackPaying(price))
                }
            }
            Action::Choose(_) | Action::Pass(_) | Action::Decline => Vec::new(),
        }
    }

    /// Returns the reasons for one card over another that arise only from their comparison.
    fn of_both(&self, card: Card, instead: Card) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let [outcome, other] = [card, instead].map(|card| self.outcome_of_card(card));
        let given = self.price(instead);
        if other == CardOutcome::Misses
            && given > 0
            && (outcome == CardOutcome::Takes
                || outcome == CardOutcome::Misses && self.price(card) < given)
        {
            reasons.push(Reason::SavesPaying(given));
        }
        let lying = self.public.trick.set();
        let [paid, paid_instead] = [card, instead].map(|card| self.pays(lying.with(card)));
        if outcome == CardOutcome::Open && other == CardOutcome::Misses && paid > 0 {
            reasons.push(Reason::MayTake(paid));
        }
        if outcome == CardOutcome::Open && other == CardOutcome::Takes && paid_instead < 0 {
            reasons.push(Reason::MayStayOut(-paid_instead));
        }
        if let (CardOutcome::Open, CardOutcome::Open, Some(here), Some(there)) =
            (outcome, other, self.beaten_by(card), self.beaten_by(instead))
        {
            let leaning = |paid: i16| if paid == 0 { self.leaning() } else { paid }.signum();
            match (leaning(paid), leaning(paid_instead)) {
                (1, 1) if here < there => reasons.push(Reason::FewerBeat(here)),
                (-1, -1) if here > there => reasons.push(Reason::MoreBeat(here)),
                _ => {}
            }
        }
        let last = self.public.in_last_trick();
        let kept = self.is_master(instead) && !self.is_master(card);
        if kept && self.leaning() > 0 && !last {
            reasons.push(Reason::KeepsMaster);
        }
        let suited = card.suit().is_some() && card.suit() == instead.suit();
        if suited && outcome == other && outcome == CardOutcome::Takes && card < instead {
            reasons.push(Reason::TakesWithLess);
        }
        if suited && outcome == other && outcome == CardOutcome::Misses && card > instead {
            reasons.push(Reason::ShedsHigher);
        }
        let as_sure = outcome == other && outcome == CardOutcome::Takes;
        if suited && card < instead && !as_sure && self.leaning() >= 0 && !last {
            reasons.push(Reason::KeepsHigher);
        }
        reasons
    }
}

/// Returns the number of cards in hand that pay or cost under a face where each card counts for
/// itself, and true if they pay.
fn held(rule: Rule, hand: CardSet) -> Option<(i16, bool)> {
    let figures = CardSet::FIGURES.or(Suit::Knights.cards());
    let (cards, pays) = match rule {
        Rule::Numbered(a, b) => (CardSet::numbered(a).or(CardSet::numbered(b)), true),
        Rule::Over(plus, _) => (plus.cards(), true),
        Rule::CaptureKings => (CardSet::KINGS, true),
        Rule::CaptureQueens => (CardSet::QUEENS, true),
        Rule::Nobility(each) => (figures, each > 0),
        Rule::Rout(suit) => (suit.cards(), false),
        _ => return None,
    };
    Some((hand.and(cards).len() as i16, pays))
}

/// Returns the reason for one face of the tile over the other.
fn of_quests(hand: CardSet, [chosen, other]: [Rule; 2]) -> Option<Reason> {
    match (held(chosen, hand), held(other, hand)) {
        (Some((here, true)), Some((there, true))) => {
            (here > there).then_some(Reason::HoldsPaid(here))
        }
        (Some((here, false)), Some((there, false))) => {
            (here < there).then_some(Reason::HoldsFew(here))
        }
        _ => None,
    }
}

/// Returns the reasons for one decision over the other.
pub(super) fn for_decision(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let own = view.own.expect("a decision is looked at from its seat");
    if let (Action::Choose(quest), Action::Choose(other)) = (decision, instead) {
        return of_quests(own.hand, [quest, other].map(Quest::rule)).into_iter().collect();
    }
    let Some(look) = Look::new(view, own) else { return Vec::new() };
    let compared = match (decision, instead) {
        (Action::Play(card), Action::Play(instead)) => look.of_both(card, instead),
        _ => Vec::new(),
    };
    telling(look.merits(decision), &look.merits(instead), compared)
}
