//! The legal decisions, and the reasons why others are refused.

use super::action::Side;
use super::{Action, Card, CardSet, DwarfKing, Public, Step, Suit};
use crate::engine::{Offers, Seat, errors};

errors! {
    /// The reason why a decision is not allowed now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The match is over.
        Over,
        /// A different kind of decision is asked for.
        AnotherStep(Step),
        /// The face does not belong to the tile drawn.
        AnotherTile,
        /// It is the player's own seat, or no seat at the table.
        NotAnotherPlayer,
        /// The card is not in the hand.
        NotInHand,
        /// The hand has a card of this suit, so the suit must be followed.
        FollowSuit(Suit),
        /// The Mummy cannot be played in the first trick, nor the Clone lead it.
        NotInFirstTrick,
        /// The Sorcerer is never played to a trick.
        NeverPlayed,
        /// The card is not in the last trick.
        NotInLastTrick,
        /// Before the last trick, the Sorcerer must be used.
        MustUseSorcerer,
    }
}

/// The hand size with three players, the largest.
const LARGEST_HAND: usize = 13;

/// The filler for places not yet written. Both of its bytes are significant, so the compiler fills
/// many places at once.
const ANYTHING: Action = Action::Play(Card::DRUID);

/// The cards that may be played even if the player can follow suit.
const FREE: CardSet = CardSet::only(Card::DRAGON).with(Card::CLONE);

impl Public {
    /// Returns the cards that the player to move may play from this hand.
    /// Leaflet: « Jeu de la carte », the suit led must be followed.
    #[inline]
    pub fn playable(&self, hand: CardSet) -> CardSet {
        let hand = hand.without(Card::SORCERER);
        let Some(led) = self.trick.led else {
            let first_lead = self.spoils.tricks_done == 0 && self.trick.cards.is_empty();
            return if first_lead { hand.without(Card::MUMMY).without(Card::CLONE) } else { hand };
        };
        let mut follow = hand.of(led);
        if hand.contains(Card::MUMMY) && self.risen().and_then(Card::suit) == Some(led) {
            follow = follow.with(Card::MUMMY);
        }
        // A table lookup, not a branch: the processor rarely predicts who can follow suit.
        let not_yet =
            [CardSet::NONE, CardSet::only(Card::MUMMY)][usize::from(self.last().is_none())];
        let any = hand.minus(not_yet);
        [any, follow.or(hand.and(FREE))][usize::from(!follow.is_empty())]
    }
}

impl DwarfKing {
    #[inline]
    pub(super) fn legal(&self, into: &mut Vec<Action>) {
        if self.public.step == Step::Play {
            let playable = self.public.playable(self.hands[self.mover.index()]);
            Offers::<_, { LARGEST_HAND + 1 }>::list(into, ANYTHING, |list| {
                playable.offer(list, Action::Play);
            });
        } else {
            self.list_between_cards(into);
        }
    }

    /// Lists the decisions before a deal's first card and between its tricks.
    #[inline(never)]
    fn list_between_cards(&self, into: &mut Vec<Action>) {
        into.clear();
        let public = &self.public;
        let hand = self.hands[self.mover.index()];
        let others = || public.all().filter(|&seat| seat != self.mover);
        match public.step {
            Step::Quest => into.extend(public.tile.faces().map(Action::Choose)),
            Step::Target => into.extend(others().map(Action::TakeFrom)),
            Step::GiveBack { .. } => hand.list(into, Action::GiveBack),
            Step::Swap => into.extend(others().map(Action::SwapWith)),
            Step::Pass => into.extend([Action::Pass(Side::Left), Action::Pass(Side::Right)]),
            Step::Sorcerer => {
                if !public.in_last_trick() {
                    into.push(Action::Decline);
                }
                self.last_trick().list(into, Action::TakeBack);
            }
            Step::Play | Step::Over => {}
        }
    }

    fn last_trick(&self) -> CardSet {
        self.public.last().map_or(CardSet::NONE, super::Trick::set)
    }

    pub(super) fn refuse(&self, action: Action) -> Option<Refusal> {
        let hand = self.hands[self.mover.index()];
        let unless = |allowed: bool, refusal| (!allowed).then_some(refusal);
        let other = |seat: Seat| {
            let there = seat != self.mover && seat.index() < self.public.seats();
            unless(there, Refusal::NotAnotherPlayer)
        };
        match (self.public.step, action) {
            (Step::Over, _) => Some(Refusal::Over),
            (Step::Quest, Action::Choose(quest)) => {
                unless(quest.tile() == self.public.tile, Refusal::AnotherTile)
            }
            (Step::Target, Action::TakeFrom(seat)) | (Step::Swap, Action::SwapWith(seat)) => {
                other(seat)
            }
            (Step::GiveBack { .. }, Action::GiveBack(card)) => {
                unless(hand.contains(card), Refusal::NotInHand)
            }
            (Step::Play, Action::Play(card)) => self.refuse_play(card, hand),
            (Step::Pass, Action::Pass(_)) => None,
            (Step::Sorcerer, Action::Decline) => {
                unless(!self.public.in_last_trick(), Refusal::MustUseSorcerer)
            }
            (Step::Sorcerer, Action::TakeBack(card)) => {
                unless(self.last_trick().contains(card), Refusal::NotInLastTrick)
            }
            (step, _) => Some(Refusal::AnotherStep(step)),
        }
    }

    fn refuse_play(&self, card: Card, hand: CardSet) -> Option<Refusal> {
        if !hand.contains(card) {
            return Some(Refusal::NotInHand);
        }
        if self.public.playable(hand).contains(card) {
            return None;
        }
        Some(match (card, self.public.trick.led) {
            (Card::SORCERER, _) => Refusal::NeverPlayed,
            (Card::MUMMY | Card::CLONE, _) if self.public.last().is_none() => {
                Refusal::NotInFirstTrick
            }
            (_, Some(led)) => Refusal::FollowSuit(led),
            (_, None) => unreachable!("who leads may play any other card"),
        })
    }
}
