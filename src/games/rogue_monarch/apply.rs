//! Applying a decision: the turn, the four effects, the conspiracies.

use super::action::Side;
use super::{
    Action, Conspiracy, End, Event, HAND, Kind, PLACES, Place, PlaceSet, RogueMonarch, Step,
    TURN_LIMIT, chance, shown,
};
use crate::engine::{Pile, Rng, Seat, SeatSet};

/// A decision being applied: the state, the random generator, and the event callback.
pub(super) struct Apply<'a, T: FnMut(&RogueMonarch, Event)> {
    pub(super) state: &'a mut RogueMonarch,
    pub(super) rng: &'a mut Rng,
    pub(super) tell: &'a mut T,
}

impl<T: FnMut(&RogueMonarch, Event)> Apply<'_, T> {
    pub(super) fn apply(&mut self, action: Action) {
        let me = self.me();
        self.state.queen_saw = None;
        match action {
            Action::Reveal(place) => {
                let kind = self.open_up(place);
                (self.tell)(self.state, Event::Revealed { seat: me, place, kind });
                if !self.conspired() {
                    self.effect(kind);
                }
            }
            Action::Replace(place) => {
                self.state.public.step = Step::Lay(place);
                (self.tell)(self.state, Event::Chose { seat: me, place });
            }
            Action::Lay(kind, side) => self.lay(kind, side),
            Action::Switch(a, b) => {
                self.switch(a, b);
                (self.tell)(self.state, Event::Switched { seat: me, a, b });
                if !self.conspired() {
                    self.state.public.step = Step::TurnOver;
                }
            }
            Action::TurnOver(place) if self.state.public.up.contains(place) => {
                self.state.public.up = self.state.public.up.without(place);
                let kind = self.state.court[place.index()];
                (self.tell)(self.state, Event::Turned { seat: me, place, kind, up: false });
                self.pass();
            }
            Action::TurnOver(place) | Action::TurnUp(place) => {
                let kind = self.open_up(place);
                (self.tell)(self.state, Event::Turned { seat: me, place, kind, up: true });
                if !self.conspired() {
                    self.pass();
                }
            }
            Action::DrawTwo => {
                self.draw(me, 2);
                self.state.public.step = Step::Discard { left: 2 };
            }
            Action::Discard(kind) => {
                self.discard(me, kind);
                (self.tell)(self.state, Event::Discarded { seat: me, kind });
                match self.state.public.step {
                    Step::Discard { left: 2 } => {
                        self.state.public.step = Step::Discard { left: 1 };
                    }
                    _ => self.pass(),
                }
            }
            Action::LookAt(place) => self.look_at(place),
        }
    }

    fn me(&self) -> Seat {
        self.state.public.mover
    }

    fn they(&self) -> Seat {
        RogueMonarch::opponent(self.me())
    }

    /// Turns a face-down card up, visible to both players. Leaflet: “Reveal a card in the Court”.
    fn open_up(&mut self, place: Place) -> Kind {
        let kind = self.state.court[place.index()];
        self.state.public.up = self.state.public.up.with(place);
        self.state.public.watched[place.index()] = SeatSet::all(2);
        self.state.memory.iter_mut().for_each(|memory| memory.sees(place, kind));
        kind
    }

    /// Exchanges a card from the hand with the Court card on the chosen place.
    /// Leaflet: “Replace any card in the Court”.
    fn lay(&mut self, laid: Kind, side: Side) {
        let Step::Lay(place) = self.state.public.step else {
            unreachable!("a card is laid after its place was chosen");
        };
        let (me, they) = (self.me(), self.they());
        let state = &mut *self.state;
        let taken = state.court[place.index()];
        let taken_up = state.public.up.contains(place);
        let laid_up = side == Side::Up;

        // The hand: the laid card leaves before the other comes, and then the opponent's certain
        // knowledge is updated.
        let they_know_taken = state.public.watched[place.index()].contains(they);
        let mine = &mut state.hands[me.index()];
        if laid_up {
            mine.give(laid);
        } else {
            mine.give_unseen(laid);
        }
        mine.take(taken, they_know_taken);

        // The memory of each player.
        let [my_memory, their_memory] = state
            .memory
            .get_disjoint_mut([me.index(), they.index()])
            .expect("the two players are two");
        my_memory.sees(place, taken);
        my_memory.puts(place, laid);
        if laid_up {
            their_memory.hand_loses(laid);
            their_memory.hand_takes(place, laid);
        } else {
            their_memory.hand_swaps(place);
        }

        state.court[place.index()] = laid;
        state.public.up =
            if laid_up { state.public.up.with(place) } else { state.public.up.without(place) };
        state.public.watched[place.index()] =
            if laid_up { SeatSet::all(2) } else { SeatSet::only(me) };
        (self.tell)(
            self.state,
            Event::Replaced {
                seat: me,
                place,
                laid: Some(laid),
                laid_up,
                taken: Some(taken),
                taken_up,
            },
        );
        if !self.conspired() {
            if laid_up {
                self.effect(laid);
            } else {
                self.pass();
            }
        }
    }

    /// Begins the effect of a card that was played face up or revealed. Leaflet: “Card Effects”.
    fn effect(&mut self, kind: Kind) {
        let down = PLACES.len() - self.state.public.up.len();
        match kind {
            Kind::Knight => self.state.public.step = Step::Switch,
            Kind::Queen => {
                self.queen();
                self.pass();
            }
            Kind::King => self.state.public.step = Step::King,
            Kind::Assassin if down == 0 => self.pass(),
            Kind::Assassin => {
                let left = down.min(2) as u8;
                self.state.public.step = Step::Look { left, seen: PlaceSet::NONE };
            }
        }
    }

    /// Swaps two Court cards. Leaflet: “Card Effects”, Chevalier.
    fn switch(&mut self, a: Place, b: Place) {
        let state = &mut *self.state;
        state.court.swap(a.index(), b.index());
        state.public.watched.swap(a.index(), b.index());
        state.public.up = state.public.up.switched(a, b);
        state.memory.iter_mut().for_each(|memory| memory.switches(a, b));
    }

    /// Shows two random cards from the opponent's hand and discards the Queens among them.
    /// Leaflet: “Card Effects”, Reine.
    fn queen(&mut self) {
        let (me, they) = (self.me(), self.they());
        let mut cards: Pile<Kind, 5> = self.state.hands[they.index()].cards().collect();
        let looks = &mut self.state.public.looks[they.index()];
        *looks += 1;
        self.rng.stream_for(chance::look(they, *looks)).shuffle(&mut cards);
        let mut saw = [cards[0], cards[1]];
        saw.sort_unstable();
        self.state.queen_saw = Some(saw);
        (self.tell)(self.state, Event::QueenLooked { seat: me, saw: Some(saw) });
        self.state.hands[they.index()].show(saw);
        self.state.memory[me.index()].sees_in_hand(super::hand::tally(saw));
        let queens = saw.iter().filter(|&&kind| kind == Kind::Queen).count();
        if queens > 0 {
            for _ in 0..queens {
                self.discard(they, Kind::Queen);
            }
            (self.tell)(self.state, Event::QueensDiscarded { seat: they, count: queens as u8 });
            self.draw(they, queens);
        }
    }

    /// Moves a card from a hand to the discard pile.
    fn discard(&mut self, seat: Seat, kind: Kind) {
        let other = RogueMonarch::opponent(seat);
        let state = &mut *self.state;
        state.hands[seat.index()].give(kind);
        state.memory[other.index()].hand_loses(kind);
        state.public.hands[seat.index()] -= 1;
        state.public.discards.push(kind);
    }

    /// Draws cards from the pile into a hand; the discards become the new pile when it is empty.
    /// Leaflet: “How to Play”, 5.
    fn draw(&mut self, seat: Seat, count: usize) {
        let other = RogueMonarch::opponent(seat);
        let mut drawn = Pile::new();
        for _ in 0..count {
            if self.state.pile.is_empty() {
                // Cards from the old pile are reported separately from those from the new one.
                self.tell_drawn(seat, &mut drawn);
                self.reshuffle();
            }
            let state = &mut *self.state;
            // Both players know the Queens that the set-up put under the pile.
            let known = state.pile.len() <= state.public.under as usize;
            let kind = state.pile.pop().expect("two cards can always be drawn");
            if known {
                state.public.under -= 1;
                state.memory[other.index()].hand_gains(kind);
            } else {
                let mut unseen = state.unseen_by(other);
                unseen[Kind::Queen as usize] -= state.public.under;
                state.memory[other.index()].hand_draws(unseen);
            }
            state.hands[seat.index()].take(kind, known);
            drawn.push(kind);
        }
        self.tell_drawn(seat, &mut drawn);
    }

    /// Reports the cards drawn, if there are any.
    fn tell_drawn(&mut self, seat: Seat, drawn: &mut Pile<Kind, 2>) {
        let mut cards = std::mem::take(drawn);
        if cards.is_empty() {
            return;
        }
        // A hand has no order, so the event must not reveal one.
        cards.sort_unstable();
        let (state, count) = (&mut *self.state, cards.len() as u8);
        state.public.hands[seat.index()] += count;
        state.public.pile = state.pile.len() as u8;
        (self.tell)(self.state, Event::Drew { seat, count, cards: Some(cards) });
    }

    /// Makes the discards, which are public, the new pile.
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        for seat in Seat::all(2) {
            let unseen = state.unseen_by(seat);
            state.memory[seat.index()].pile_is_empty(unseen);
        }
        state.pile = std::mem::take(&mut state.public.discards);
        // The order in which the cards were discarded does not matter.
        state.pile.sort_unstable();
        state.public.reshuffles += 1;
        self.rng.stream_for(chance::reshuffle(state.public.reshuffles)).shuffle(&mut state.pile);
        state.public.pile = state.pile.len() as u8;
        (self.tell)(self.state, Event::Reshuffled);
    }

    /// Shows a face-down Court card to the player to move. Leaflet: “Card Effects”, Assassin.
    fn look_at(&mut self, place: Place) {
        let me = self.me();
        let state = &mut *self.state;
        let Step::Look { left, seen } = state.public.step else {
            unreachable!("looking is what an Assassin's step asks for");
        };
        let kind = state.court[place.index()];
        state.memory[me.index()].sees(place, kind);
        let watched = &mut state.public.watched[place.index()];
        *watched = watched.with(me);
        (self.tell)(self.state, Event::LookedAt { seat: me, place, kind: Some(kind) });
        if left == 2 {
            self.state.public.step = Step::Look { left: 1, seen: seen.with(place) };
        } else {
            self.pass();
        }
    }

    /// Returns true if the Court now shows a conspiracy; the player whose turn it is then wins.
    /// Leaflet: “End of the game”, the Coronation and the Murder.
    fn conspired(&mut self) -> bool {
        let (court, up) = (self.state.court, self.state.public.up);
        let open = |kind| PlaceSet::from_flags(court.map(|card| card == kind)).and(up);
        let won = shown(open(Kind::King), open(Kind::Assassin), up);
        if let Some(by) = won {
            self.end(End::Won { seat: self.me(), by });
        }
        won.is_some()
    }

    /// Ends the turn; the next one begins with the check for a Marriage.
    /// Leaflet: “End of the game”, the Marriage.
    fn pass(&mut self) {
        if self.state.public.turn == TURN_LIMIT {
            self.end(End::Drawn);
            return;
        }
        let next = self.they();
        debug_assert_eq!(self.state.hands[next.index()].size(), HAND);
        self.state.public.turn += 1;
        self.state.public.mover = next;
        self.state.public.step = Step::Act;
        (self.tell)(self.state, Event::TurnBegan { seat: next });
        if self.state.hands[next.index()].count(Kind::Queen) >= 3 {
            self.end(End::Won { seat: next, by: Conspiracy::Marriage });
        } else {
            self.state.memory[self.they().index()].no_marriage();
        }
    }

    fn end(&mut self, end: End) {
        self.state.public.end = Some(end);
        (self.tell)(self.state, Event::Ended(end));
    }
}
