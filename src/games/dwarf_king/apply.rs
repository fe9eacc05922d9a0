//! Applying a decision: the Quest, the tricks, the scores.

use super::{Action, Card, CardSet, DwarfKing, Event, Line, Moved, Scored, Step, Trick, chance};
use crate::engine::{Pile, Rng, Seat, SeatSet};

/// A decision being applied: the state, the random generator, and the event callback.
pub(super) struct Apply<'a, T: FnMut(&DwarfKing, Event)> {
    pub(super) state: &'a mut DwarfKing,
    pub(super) rng: &'a mut Rng,
    pub(super) tell: &'a mut T,
}

impl<T: FnMut(&DwarfKing, Event)> Apply<'_, T> {
    #[inline]
    pub(super) fn apply(&mut self, action: Action) {
        match action {
            Action::Play(card) => self.play(card),
            Action::Choose(quest) => {
                self.state.public.quest = Some(quest);
                (self.tell)(self.state, Event::QuestChosen { seat: self.state.mover, quest });
                match self.state.holder(Card::GOBLINS_FLAG_BEARER) {
                    Some(bearer) => self.call_flag_bearer(bearer),
                    None => self.begin_tricks(),
                }
            }
            Action::TakeFrom(target) => self.take_from(target),
            Action::GiveBack(card) => self.give_back(card),
            Action::SwapWith(other) => {
                self.swap_with(other);
                self.lead();
            }
            Action::Pass(side) => {
                self.pass(side);
                self.lead();
            }
            Action::Decline => {
                self.lead();
                (self.tell)(self.state, Event::SorcererKept);
            }
            Action::TakeBack(card) => {
                self.take_back(card);
                self.lead();
            }
        }
    }

    /// The holder of the 5 of Goblins shows it and leads. Leaflet: « Jeu de la carte ».
    pub(super) fn begin_tricks(&mut self) {
        let card = Card::FIVE_OF_GOBLINS;
        let leader = self.state.holder(card).expect("nothing has been played yet");
        let shown = &mut self.state.public.shown[leader.index()];
        *shown = shown.with(card);
        self.state.public.trick = Trick::new(leader);
        (self.tell)(self.state, Event::MusicianShown { seat: leader, card });
        self.lead();
    }

    /// Gives the move to the leader of the next trick.
    fn lead(&mut self) {
        self.state.mover = self.state.public.trick.leader;
        self.state.public.step = Step::Play;
    }

    #[inline]
    fn play(&mut self, card: Card) {
        let me = self.state.mover;
        let at = me.index();
        let public = &mut self.state.public;
        let led = public.trick.led;
        let last = public.last_won[public.trick.leader.index()].as_ref();
        public.trick.play(card, last);
        self.state.hands[at] = self.state.hands[at].without(card);
        public.shown[at] = public.shown[at].without(card);
        public.played[at] = public.played[at].with(card);
        // A card that may be played off suit reveals nothing about the suit led.
        if let Some(led) = led
            && public.trick.suit_of(card) != Some(led)
            && !matches!(card, Card::DRAGON | Card::CLONE)
        {
            public.lacks[at] = public.lacks[at].or(led.cards());
            if public.risen().and_then(Card::suit) == Some(led) {
                public.lacks[at] = public.lacks[at].with(Card::MUMMY);
            }
        }
        let copies = public.trick.copied.filter(|_| matches!(card, Card::MUMMY | Card::CLONE));
        let (laid, seats) = (public.trick.cards.len(), public.seats());
        (self.tell)(self.state, Event::Played { seat: me, card, copies });
        if laid < seats {
            self.state.mover = me.next(seats);
        } else {
            self.finish_trick();
        }
    }

    /// Determines the winner while the trick is still on the table, takes the trick, then resolves
    /// the special card. Leaflet: « Jeu de la carte ».
    fn finish_trick(&mut self) {
        let public = &self.state.public;
        let seats = public.seats();
        let place = public.trick.winning_place();
        let winner = public.trick.player(place, seats);
        let done = public.spoils.tricks_done;
        let by = public.trick.cards[place];
        (self.tell)(self.state, Event::TrickWon { seat: winner, by, number: done + 1 });

        let public = &mut self.state.public;
        let trick = public.trick;
        let tinkered = public.special == Card::TINKERER
            && public.last().is_some_and(|before| before.cards.contains(&Card::TINKERER));
        let (won, spoils) = (winner.index(), &mut public.spoils);
        spoils.tricks[won] = spoils.tricks[won].with(done);
        spoils.cards[won] = spoils.cards[won].or(trick.set());
        spoils.tricks_done += 1;
        public.last_won[won] = Some(trick);
        public.trick = Trick::new(winner);
        (self.tell)(self.state, Event::TrickTaken { seat: winner });
        self.pay_bonus(&trick, tinkered, winner);

        let public = &self.state.public;
        if public.spoils.tricks_done == public.spoils.tricks_in_deal {
            self.score();
        } else {
            self.after_trick(&trick);
        }
    }

    /// Scores the deal; then the match ends or the next deal begins.
    /// Leaflet: « Calcul des scores » and « Fin de la partie ».
    fn score(&mut self) {
        let public = &mut self.state.public;
        let seats = public.seats();
        let lines: Pile<Line, _> = public.all().map(|seat| public.line(seat)).collect();
        for (total, line) in public.totals.iter_mut().zip(lines.iter()) {
            *total += line.total();
        }
        let quest = public.quest.expect("a Quest was chosen before the first trick");
        let last = *public.last().expect("a deal has tricks");
        let (deal, special, spoils) = (public.deal, public.special, public.spoils);
        public.scored = Some(Scored { deal, quest, special, spoils, lines, last });
        let totals = public.totals[..seats].iter().copied().collect();
        (self.tell)(self.state, Event::DealScored { deal, quest, special, spoils, lines, totals });

        let public = &self.state.public;
        let best = public.totals[..seats].iter().max().expect("a seat plays");
        let winners: SeatSet =
            public.all().filter(|seat| public.totals[seat.index()] == *best).collect();
        if deal >= public.options.deals.number() && winners.len() == 1 {
            self.state.public.step = Step::Over;
            (self.tell)(self.state, Event::Ended { winners });
        } else {
            let dealer = Seat::all(seats)
                .find(|seat| spoils.cards[seat.index()].contains(Card::FIVE_OF_DWARVES))
                .expect("all cards have been won");
            self.rng.stream_for(chance::deal(deal + 1));
            super::setup::deal(self.state, dealer, self.rng, self.tell);
        }
    }

    /// Moves every hand, with the public knowledge of it, to the seat given by `to`.
    pub(super) fn move_hands(&mut self, moved: Moved, to: impl Fn(Seat) -> Seat) {
        let before = *self.state;
        self.state.public.moved = moved;
        for from in before.public.all() {
            let to = to(from);
            let hand = before.hands[from.index()];
            let public = &mut self.state.public;
            self.state.hands[to.index()] = hand;
            public.shown[to.index()] = before.public.shown[from.index()];
            public.lacks[to.index()] = before.public.lacks[from.index()];
            if to != from {
                self.state.handed_on[from.index()] = hand;
                (self.tell)(self.state, Event::HandReceived { seat: to, from, hand: Some(hand) });
            }
        }
    }

    /// Returns the hand of a seat, to change it.
    pub(super) fn hand(&mut self, seat: Seat) -> &mut CardSet {
        &mut self.state.hands[seat.index()]
    }
}
