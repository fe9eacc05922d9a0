//! The effects of the special cards other than in a trick.

use super::apply::Apply;
use super::{Card, CardSet, DwarfKing, Event, Moved, Side, Step, Trick};
use crate::engine::Seat;

/// The special cards that give or cost points at the end of a trick.
const PAYING: CardSet = CardSet::only(Card::DWARVES_FLAG_BEARER)
    .with(Card::SHAMAN)
    .with(Card::TINKERER)
    .with(Card::JESTER)
    .with(Card::SCOUT);

impl<T: FnMut(&DwarfKing, Event)> Apply<'_, T> {
    /// Gives the points of the special card at the end of a trick; `tinkered` is true if the
    /// Tinkerer was in the previous trick.
    pub(super) fn pay_bonus(&mut self, trick: &Trick, tinkered: bool, winner: Seat) {
        let public = &self.state.public;
        let seats = public.seats();
        let special = public.special;
        if !PAYING.contains(special) {
            return;
        }
        let in_trick = trick.player_of(special, seats);
        let last_trick = public.spoils.tricks_done == public.spoils.tricks_in_deal;
        let paid = match (special, in_trick) {
            (Card::DWARVES_FLAG_BEARER, Some(_)) => Some((winner, 3)),
            (Card::SHAMAN, Some(_)) => Some((winner, -3)),
            (Card::TINKERER, None) if tinkered => Some((winner, 3)),
            (Card::JESTER, Some(player)) if last_trick => Some((player, 3)),
            (Card::SCOUT, Some(player)) => {
                Some((player, trick.set().and(CardSet::FIGURES).len() as i16))
            }
            _ => None,
        };
        if let Some((seat, points)) = paid {
            self.state.public.bonus[seat.index()] += points;
            (self.tell)(self.state, Event::Bonus { seat, card: special, points });
        }
    }

    /// Sets the step between two tricks.
    pub(super) fn after_trick(&mut self, trick: &Trick) {
        let special = self.state.public.special;
        let asked = match special {
            Card::DRUID | Card::KNIGHTS_FLAG_BEARER => {
                trick.player_of(special, self.state.public.seats())
            }
            Card::SORCERER => self.state.holder(special),
            _ => None,
        };
        self.state.mover = asked.unwrap_or(self.state.public.trick.leader);
        self.state.public.step = match (asked, special) {
            (None, _) => Step::Play,
            (_, Card::DRUID) => Step::Swap,
            (_, Card::KNIGHTS_FLAG_BEARER) => Step::Pass,
            _ => Step::Sorcerer,
        };
    }

    /// Druid: two players swap hands.
    pub(super) fn swap_with(&mut self, other: Seat) {
        let me = self.state.mover;
        (self.tell)(self.state, Event::Swapped { seat: me, with: other });
        self.move_hands(Moved::Swapped(me, other), |seat| {
            if seat == me {
                other
            } else if seat == other {
                me
            } else {
                seat
            }
        });
    }

    /// Knights' Flag Bearer: every hand is passed.
    pub(super) fn pass(&mut self, side: Side) {
        let seats = self.state.public.seats();
        (self.tell)(self.state, Event::Passed { seat: self.state.mover, side });
        self.move_hands(Moved::Passed(side), |seat| match side {
            Side::Left => seat.next(seats),
            Side::Right => seat.previous(seats),
        });
    }

    /// Goblins' Flag Bearer: asks its holder before the first trick.
    pub(super) fn call_flag_bearer(&mut self, bearer: Seat) {
        let shown = &mut self.state.public.shown[bearer.index()];
        *shown = shown.with(Card::GOBLINS_FLAG_BEARER);
        self.state.mover = bearer;
        self.state.public.step = Step::Target;
    }

    /// Goblins' Flag Bearer: the holder takes two random cards from the target.
    pub(super) fn take_from(&mut self, target: Seat) {
        let me = self.state.mover;
        let mut cards = CardSet::NONE;
        self.rng.stream_for(super::chance::taken(self.state.public.deal));
        for _ in 0..2 {
            cards = cards.with(self.hand(target).minus(cards).pick(self.rng));
        }
        *self.hand(target) = self.hand(target).minus(cards);
        *self.hand(me) = self.hand(me).or(cards);
        // The target knows that these cards are in the holder's hand.
        self.state.handed_on[target.index()] = cards.with(Card::GOBLINS_FLAG_BEARER);
        let public = &mut self.state.public;
        public.moved = Moved::Exchanged(me, target);
        // A Musician that the target had shown may be one of the two.
        let shown = std::mem::take(&mut public.shown[target.index()]);
        public.between = public.between.or(shown);
        public.step = Step::GiveBack { left: 2 };
        (self.tell)(self.state, Event::Took { seat: me, from: target, cards: Some(cards) });
    }

    /// Goblins' Flag Bearer: the holder gives a card to the target.
    pub(super) fn give_back(&mut self, card: Card) {
        let me = self.state.mover;
        let Moved::Exchanged(_, target) = self.state.public.moved else {
            unreachable!("cards are given back to whom others were taken from");
        };
        *self.hand(me) = self.hand(me).without(card);
        *self.hand(target) = self.hand(target).with(card);
        let handed_on = &mut self.state.handed_on;
        handed_on[me.index()] = handed_on[me.index()].with(card);
        handed_on[target.index()] = handed_on[target.index()].without(card);
        // Any card that the holder had shown may be the one given.
        let public = &mut self.state.public;
        let shown = std::mem::take(&mut public.shown[me.index()]);
        public.between = public.between.or(shown);
        (self.tell)(self.state, Event::GaveBack { seat: me, to: target, card: Some(card) });
        let step = &mut self.state.public.step;
        if *step == (Step::GiveBack { left: 2 }) {
            *step = Step::GiveBack { left: 1 };
        } else {
            self.begin_tricks();
        }
    }

    /// Sorcerer: exchanges it with a card of the last trick.
    pub(super) fn take_back(&mut self, card: Card) {
        let me = self.state.mover;
        let hand = self.hand(me);
        *hand = hand.without(Card::SORCERER).with(card);
        let public = &mut self.state.public;
        let from = public.trick.leader;
        let pile = &mut public.spoils.cards[from.index()];
        *pile = pile.without(card).with(Card::SORCERER);
        let last =
            public.last_won[from.index()].as_mut().expect("the Sorcerer comes after a trick");
        for place in last.cards.iter_mut().filter(|place| **place == card) {
            *place = Card::SORCERER;
        }
        public.shown[me.index()] = public.shown[me.index()].with(card);
        (self.tell)(self.state, Event::SorcererUsed { seat: me, from, card });
    }
}
