//! The time of choices: picking, passing, Adventures, tales.

use super::adventure::Task;
use super::state::PICKS;
use super::{
    Action, BARD_TOKENS, Bag, Event, Laid, MonRoyaume, Rules, SEATS, Step, Tale, Tally, Tile,
    chance, token, total,
};
use crate::engine::{Pile, Rng, Seat};

/// A decision being applied: the state, the random generator, and the event callback. Not generic
/// over the callback: the bots' worker would contain all of it twice.
pub(super) struct Apply<'a> {
    pub(super) state: &'a mut MonRoyaume,
    pub(super) rng: &'a mut Rng,
    pub(super) tell: &'a mut dyn FnMut(&MonRoyaume, Event),
    /// The Bard tokens drawn but not yet reported. Until then no player has them, so the order of
    /// the draws is never visible.
    pub(super) drawn: [Tally; SEATS],
}

impl Apply<'_> {
    #[inline]
    pub(super) fn apply(&mut self, action: Action) {
        match action {
            Action::Pick(tile) => self.pick(tile),
            Action::Give(to) => self.give(to),
            Action::Discard(tale) => self.discard(tale),
            Action::Lay(tile) => self.lay(Laid { tile, bard: false }),
            Action::Flip(tile) => self.lay(Laid { tile, bard: true }),
        }
        self.tell_draws();
    }

    /// Moves to the next seat; returns false if this was the last one.
    pub(super) fn next_seat(&mut self) -> bool {
        let next = self.state.mover.next(self.state.public.count());
        self.state.mover = next;
        next != Seat::new(0)
    }

    /// Picks a tile, face down. Leaflet: « Le temps des Choix », 1.
    #[inline]
    fn pick(&mut self, tile: Tile) {
        let seat = self.state.mover;
        self.state.picked[seat.index()] = Some(tile);
        (self.tell)(self.state, Event::Picked { seat, tile: Some(tile) });
        if !self.next_seat() {
            self.reveal();
        }
    }

    /// Reveals all picked tiles, draws the tokens of Monsters, and passes the hands.
    /// Leaflet: « Le temps des Choix », 2.
    fn reveal(&mut self) {
        let state = &mut *self.state;
        let mut tiles: Pile<Tile, SEATS> = Pile::new();
        for seat in state.public.all() {
            let at = seat.index();
            let tile = state.picked[at].take().expect("all have picked");
            state.hands[at] = state.hands[at].without(tile);
            state.public.taken[at] = state.public.taken[at].with(tile);
            tiles.push(tile);
        }
        (self.tell)(state, Event::Revealed { tiles });
        if self.state.public.rules == Rules::Complete {
            for (seat, tile) in self.state.public.all().zip(tiles.iter()) {
                if tile.is_monster() {
                    self.draw(seat, 1);
                }
            }
        }
        self.pass();
    }

    /// Returns the number of Bard tokens that no player has drawn.
    fn tokens_left(&self) -> u8 {
        let drawn: u8 = self.drawn.iter().map(|&tokens| total(tokens)).sum();
        self.state.public.tokens_left() - drawn
    }

    /// Draws `count` Bard tokens for a player, or as many as are left.
    /// Leaflet: « Les cartes Péripétie », note.
    pub(super) fn draw(&mut self, seat: Seat, count: u8) {
        let count = count.min(self.tokens_left());
        if count == 0 {
            return;
        }
        let mut left = BARD_TOKENS;
        for held in self.state.tokens.iter().chain(&self.drawn) {
            for (left, held) in left.iter_mut().zip(held) {
                *left -= held;
            }
        }
        for _ in 0..count {
            let drawn = total(BARD_TOKENS) - total(left);
            let token = token::draw(left, self.rng.stream_for(chance::token(drawn))) as usize;
            left[token] -= 1;
            self.drawn[seat.index()][token] += 1;
        }
    }

    /// Gives all players the tokens drawn and reports them.
    pub(super) fn tell_draws(&mut self) {
        for seat in self.state.public.all() {
            let at = seat.index();
            let tokens = std::mem::take(&mut self.drawn[at]);
            let count = total(tokens);
            if count > 0 {
                for (held, drawn) in self.state.tokens[at].iter_mut().zip(tokens) {
                    *held += drawn;
                }
                self.state.public.token_counts[at] += count;
                (self.tell)(self.state, Event::Drew { seat, count, tokens: Some(tokens) });
            }
        }
    }

    /// Passes the hands to the neighbour; the last tile of each is discarded.
    /// Leaflet: « Le temps des Choix », 3.
    fn pass(&mut self) {
        let state = &mut *self.state;
        let before = state.hands;
        let last = state.public.picks + 1 == PICKS;
        (self.tell)(state, Event::Passed { side: state.public.side() });
        for from in state.public.all() {
            let (seat, hand) = (state.public.receiver(from), before[from.index()]);
            state.hands[seat.index()] = hand;
            if last {
                let tile = hand.iter().next().expect("one tile is left");
                state.hands[seat.index()] = Bag::NONE;
                state.discards = state.discards.with(tile);
                (self.tell)(state, Event::Discarded { seat, from, tile: Some(tile) });
            } else {
                (self.tell)(state, Event::Received { seat, from, hand: Some(hand) });
            }
        }
        state.public.picks += 1;
        if last {
            self.resolve();
        }
    }

    /// Resolves Adventures in order, until a player has a marker to give.
    /// Leaflet: « Les cartes Péripétie ».
    fn resolve(&mut self) {
        let public = self.state.public;
        let end = public.adventures.len();
        for at in usize::from(public.resolved)..end {
            let card = public.adventures[at];
            let by = self.state.public.met_by(card);
            if let Task::Monster(_) = card.task() {
                if let Some(owner) = by.iter().next() {
                    (self.tell)(self.state, Event::Resolved { card, by });
                    self.state.mover = owner;
                    self.state.public.step = Step::Give;
                    return;
                }
                self.state.public.resolved += 1;
                (self.tell)(self.state, Event::Resolved { card, by });
            } else {
                // A card with too few tokens left for all who met it is ignored.
                let pays = by.len() <= usize::from(self.tokens_left());
                let told =
                    if pays { Event::Resolved { card, by } } else { Event::Ignored { card, by } };
                self.state.public.resolved += 1;
                (self.tell)(self.state, told);
                for seat in by.iter().filter(|_| pays) {
                    self.draw(seat, 1);
                }
            }
        }
        self.state.mover = Seat::new(0);
        if public.rules == Rules::First {
            self.end_round();
        } else {
            self.state.public.step = Step::Tale;
        }
    }

    /// Gives a Monster marker. Leaflet: « Les cartes Péripétie », Monstre.
    fn give(&mut self, to: Seat) {
        let seat = self.state.mover;
        self.state.public.markers[to.index()] += 1;
        self.state.public.resolved += 1;
        (self.tell)(self.state, Event::Marked { seat, to });
        self.resolve();
    }

    /// Discards a tale. Leaflet: « Le temps des Choix », 6.
    fn discard(&mut self, tale: Tale) {
        let seat = self.state.mover;
        self.state.dropped[seat.index()] = Some(tale);
        (self.tell)(self.state, Event::TaleChosen { seat, tale: Some(tale) });
        if self.next_seat() {
            return;
        }
        let state = &mut *self.state;
        let mut tales: Pile<Tale, SEATS> = Pile::new();
        for seat in state.public.all() {
            let at = seat.index();
            let tale = state.dropped[at].take().expect("all have chosen");
            state.public.tales[at] = state.public.tales[at].without(tale);
            tales.push(tale);
        }
        (self.tell)(self.state, Event::TalesDiscarded { tales });
        self.end_round();
    }

    fn end_round(&mut self) {
        if self.state.public.round == 1 {
            self.rng.stream_for(chance::SECOND_ROUND);
            super::setup::deal(self.state, self.rng, self.tell);
        } else {
            self.state.public.step = Step::Build;
            self.state.spare = self.state.public.taken;
            (self.tell)(self.state, Event::BuildingBegan);
        }
    }
}
