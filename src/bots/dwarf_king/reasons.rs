//! Why a decision is better than another, as far as the rules tell it for certain.
//!
//! What a card does is sure when it holds whatever the players after it may hold, as
//! far as the seat can know. What a trick pays is told as it lies: with the cards that
//! are in it, and only under Quests that take nothing of it back later.

use super::fate::{Fate, Look};
use super::lead;
use crate::games::dwarf_king::{Action, Card, CardSet, Quest, Rule, Spoils, Suit, View};
use serde::Serialize;

/// What speaks for a decision. Points are those of the seat, and at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The card surely takes the trick, and the Quest pays so much for it as it lies.
    TakesPoints(i16),
    /// The card surely does not take the trick, which the Quest makes cost so much.
    KeepsOut(i16),
    /// The card surely takes the trick in which the Dwarves' Flag Bearer lies or which
    /// the Tinkerer pays: +3.
    TakesBonus,
    /// The card surely leaves the trick, and the Shaman in it, to another: −3.
    LeavesShaman,
    /// The card surely wins the Enchanter while the deal's points are above 0.
    TakesEnchanter,
    /// The card surely leaves the Enchanter to another while they are below 0.
    LeavesEnchanter,
    /// The card surely takes the trick that makes the number the Quest pays for.
    MakesCount(usize),
    /// The seat has that number, and the card surely does not take another trick.
    KeepsCount(usize),
    /// The seat is rid of a card that costs whoever wins it so much.
    ShedsCost(i16),
    /// A card that pays whoever wins it so much is not given to a trick of another's.
    SavesPaying(i16),
    /// The card may take the trick that pays so much as it lies, the other surely not.
    MayTake(i16),
    /// The card may be beaten in a trick that costs so much as it lies, the other surely
    /// takes it.
    MayStayOut(i16),
    /// So many cards that later players may hold beat it, fewer than beat the other, where
    /// the Quest pays for the trick or for what may come to it.
    FewerBeat(usize),
    /// So many do, more than beat the other, where the Quest makes them cost.
    MoreBeat(usize),
    /// A card is kept that no other of its suit can beat, under a Quest that pays for
    /// tricks or for what lies in them.
    KeepsMaster,
    /// The Scout pays its player for so many figures in the trick as it lies.
    ScoutPays(i16),
    /// The Jester is kept: in the last trick it pays 3.
    KeepsJester,
    /// It is the last card of the suit in hand, so that the suit need not be followed.
    Voids(Suit),
    /// The trick is as surely taken by a lower card of the suit.
    TakesWithLess,
    /// The trick is as surely left to another, and the higher card of the suit is gone.
    ShedsHigher,
    /// The higher card of the suit is kept, where tricks are nothing to be left to others.
    KeepsHigher,
    /// The card surely takes the trick, and the seat leads the next one.
    TakesForSure,
    /// The card cannot take the trick.
    MissesForSure,
    /// The hand holds so many of the cards that this face pays for.
    HoldsPaid(i16),
    /// The hand holds no more of the cards that this face makes cost.
    HoldsFew(i16),
    /// Cards are taken from the player who leads the match.
    TakesFromLeader,
    /// The Sorcerer takes a card that costs so much out of the seat's own trick.
    RemovesCost(i16),
    /// The Sorcerer takes a card that pays so much out of another's trick.
    TakesBackPaying(i16),
}

impl Reason {
    /// Whether this of another decision speaks for it just as well.
    fn matches(self, reason: Self) -> bool {
        match (self, reason) {
            (Self::TakesPoints(here), Self::TakesPoints(there))
            | (Self::KeepsOut(here), Self::KeepsOut(there))
            | (Self::ShedsCost(here), Self::ShedsCost(there))
            | (Self::ScoutPays(here), Self::ScoutPays(there))
            | (Self::HoldsPaid(here), Self::HoldsPaid(there))
            | (Self::RemovesCost(here), Self::RemovesCost(there))
            | (Self::TakesBackPaying(here), Self::TakesBackPaying(there)) => here >= there,
            _ => self == reason,
        }
    }
}

impl Look<'_> {
    /// What tricks are to the seat where nothing lies in them yet: above 0 the Quest pays
    /// for them or for what may come to them, below 0 they had better be left to others.
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

    /// What the Quest pays the seat if it takes the trick under way, of which it
    /// counts these cards. Nothing where later tricks may take it back.
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

    /// What a card pays whoever wins it, where each card counts for itself.
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

    /// What speaks for playing a card, whatever it is held against.
    fn of_play(&self, card: Card) -> Vec<Reason> {
        let (public, fate) = (self.public, self.fate(card));
        let lying = public.trick.set();
        let with = lying.with(card);
        let takes = fate == Fate::Takes;
        let misses = fate == Fate::Misses;
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

    /// What speaks for a decision, whatever it is held against.
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

    /// What speaks for one card and not for another only as they are held against each other.
    fn of_both(&self, card: Card, instead: Card) -> Vec<Reason> {
        let mut reasons = Vec::new();
        let [fate, other] = [card, instead].map(|card| self.fate(card));
        let given = self.price(instead);
        if other == Fate::Misses
            && given > 0
            && (fate == Fate::Takes || fate == Fate::Misses && self.price(card) < given)
        {
            reasons.push(Reason::SavesPaying(given));
        }
        let lying = self.public.trick.set();
        let [paid, paid_instead] = [card, instead].map(|card| self.pays(lying.with(card)));
        if fate == Fate::Open && other == Fate::Misses && paid > 0 {
            reasons.push(Reason::MayTake(paid));
        }
        if fate == Fate::Open && other == Fate::Takes && paid_instead < 0 {
            reasons.push(Reason::MayStayOut(-paid_instead));
        }
        if let (Fate::Open, Fate::Open, Some(here), Some(there)) =
            (fate, other, self.beaten_by(card), self.beaten_by(instead))
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
        if suited && fate == other && fate == Fate::Takes && card < instead {
            reasons.push(Reason::TakesWithLess);
        }
        if suited && fate == other && fate == Fate::Misses && card > instead {
            reasons.push(Reason::ShedsHigher);
        }
        let as_sure = fate == other && fate == Fate::Takes;
        if suited && card < instead && !as_sure && self.leaning() >= 0 && !last {
            reasons.push(Reason::KeepsHigher);
        }
        reasons
    }
}

/// The number of cards in hand that a face pays for or makes cost, where each card counts
/// for itself, and whether it pays.
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

/// What speaks for one face of the tile and not for the other.
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

/// What speaks for one decision and not for the other.
pub(super) fn of(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
    let own = view.own.expect("a decision is looked at from its seat");
    if let (Action::Choose(quest), Action::Choose(other)) = (decision, instead) {
        return of_quests(own.hand, [quest, other].map(Quest::rule)).into_iter().collect();
    }
    let Some(look) = Look::new(view, own) else { return Vec::new() };
    let others = look.merits(instead);
    let mut reasons = look.merits(decision);
    reasons.retain(|&reason| !others.iter().any(|other| other.matches(reason)));
    if let (Action::Play(card), Action::Play(instead)) = (decision, instead) {
        reasons.extend(look.of_both(card, instead));
    }
    // That a trick is taken or left says least.
    reasons.sort_by_key(|reason| matches!(reason, Reason::TakesForSure | Reason::MissesForSure));
    reasons
}
