//! The certain outcome of a card in the current trick, whatever the players after it may hold, as far
//! as the seat can know.

use crate::engine::Seat;
use crate::games::dwarf_king::{Card, CardSet, Own, Public, Rule, Trick, View};

/// The certain outcome of a card in the trick.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum CardOutcome {
    Takes,
    Misses,
    Open,
}

/// A seat that compares its decisions. The Quest has been chosen.
pub(super) struct Look<'a> {
    pub public: &'a Public,
    pub own: Own,
    pub rule: Rule,
}

impl<'a> Look<'a> {
    pub fn new(view: &'a View, own: Own) -> Option<Self> {
        let rule = view.public.quest?.rule();
        Some(Self { public: &view.public, own, rule })
    }

    /// Returns the cards that this other player may hold, as far as the seat can know.
    fn may_hold(&self, other: Seat) -> CardSet {
        let (public, own) = (self.public, &self.own);
        let unseen = public.deck().minus(own.hand).minus(public.gone());
        let at = other.index();
        let mut cards = unseen.minus(public.lacks[at]).or(public.shown[at]);
        for elsewhere in public.all().filter(|&seat| seat != other) {
            cards = cards.minus(public.shown[elsewhere.index()]);
        }
        if public.moved.recipient(own.seat, public.seats()) == Some(other) {
            cards
        } else {
            cards.minus(own.known)
        }
    }

    /// Returns the trick with this card in it.
    fn with(&self, card: Card) -> Trick {
        let mut trick = self.public.trick;
        trick.play(card, self.public.last());
        trick
    }

    pub fn outcome_of_card(&self, card: Card) -> CardOutcome {
        let trick = self.with(card);
        let (place, seats) = (trick.cards.len() - 1, self.public.seats());
        let wins = trick.winning_place() == place;
        // One later card at a time is enough: two together take no trick that neither of them
        // takes, and give none back.
        let sure = (1..seats - place).all(|steps| {
            let later = self.own.seat.after(steps, seats);
            self.may_hold(later).iter().all(|other| {
                let mut trick = trick;
                trick.play(other, self.public.last());
                (trick.winning_place() == place) == wins
            })
        });
        match (sure, wins) {
            (true, true) => CardOutcome::Takes,
            (true, false) => CardOutcome::Misses,
            (false, _) => CardOutcome::Open,
        }
    }

    /// Returns the number of cards that later players may hold of which each would take the trick
    /// from this one; `None` if this card is not winning now.
    pub fn beaten_by(&self, card: Card) -> Option<usize> {
        let trick = self.with(card);
        let (place, seats) = (trick.cards.len() - 1, self.public.seats());
        let later = (1..seats - place).map(|steps| self.own.seat.after(steps, seats));
        let may_come = later.fold(CardSet::NONE, |cards, other| cards.or(self.may_hold(other)));
        let takes = |&other: &Card| {
            let mut trick = trick;
            trick.play(other, self.public.last());
            trick.winning_place() != place
        };
        (trick.winning_place() == place).then(|| may_come.iter().filter(takes).count())
    }

    /// Returns true if no other player can hold a higher card of the suit.
    pub fn is_master(&self, card: Card) -> bool {
        let unseen = self.public.deck().minus(self.own.hand).minus(self.public.gone());
        card.suit().is_some() && unseen.above(card).is_empty()
    }
}
