//! The times of builders, of adventures and of the Bard: each player lays ten tiles, the rest
//! happens without decisions.

use super::apply::Apply;
use super::legends::{
    CURSE_A_MONSTER, Ending, Line, POINTS_A_TOKEN, elements_met, lovers_met, monsters, tale_bonus,
    value_of_tiles,
};
use super::token::{BARD_CARDS, SHOW, draw, total};
use super::{Bag, Event, Kind, Laid, Public, Rules, SEATS, Step, Tally, Tile, chance};
use crate::engine::{Pile, Seat, SeatSet};

impl Public {
    /// Returns the tokens that a kingdom with these tiles face up earns in the time of tales: one
    /// for each element and one for each Monster; an adult loses one for each missing element.
    /// Leaflet: « Le temps des Contes ».
    pub fn tokens_of_tales(&self, seat: Seat, standing: Bag) -> u8 {
        let Some(tale) = self.tale(seat) else { return 0 };
        let met = elements_met(tale, standing);
        let missing = tale.elements().len() as u8 - met;
        let lost = if self.adults.contains(seat) { missing } else { 0 };
        (met + monsters(standing) as u8).saturating_sub(lost)
    }

    /// Returns the points of all players, once kingdoms and tokens are final.
    /// Leaflet: « Le temps des Légendes ».
    pub(super) fn count_points(&self, ending: &Ending) -> [Line; SEATS] {
        let mut lines = [Line::default(); SEATS];
        let standing = self.kingdoms.map(|kingdom| kingdom.standing());
        let complete = self.rules == Rules::Complete;
        let told = |seat: Seat| self.tale(seat).filter(|_| complete);
        let casters: SeatSet = self
            .all()
            .filter(|&seat| {
                standing[seat.index()].contains(Tile::BLACK_CASTLE)
                    && told(seat).is_some_and(|tale| tale.kind() == Kind::Evil)
            })
            .collect();
        for seat in self.all() {
            let at = seat.index();
            let spared = told(seat).is_none_or(|tale| tale.kind() == Kind::Evil);
            // A player who casts a curse tells an Evil tale, so players never curse themselves.
            let curses = if spared { 0 } else { casters.len() as i16 };
            lines[at] = Line {
                tiles: value_of_tiles(standing[at]),
                tokens: POINTS_A_TOKEN * i16::from(total(ending.moved[at])),
                markers: -i16::from(self.markers[at]),
                tale: told(seat).map_or(0, |tale| tale_bonus(tale, standing[at])),
                curse: -CURSE_A_MONSTER * curses * monsters(standing[at]),
            };
        }
        lines
    }
}

impl Apply<'_> {
    #[inline]
    pub(super) fn lay(&mut self, laid: Laid) {
        let seat = self.state.mover;
        let at = seat.index();
        let kingdom = &mut self.state.building[at];
        let slot = kingdom.next_slot().expect("a whole kingdom asks for nothing");
        kingdom.set(slot, Some(laid));
        self.state.spare[at] = self.state.spare[at].without(laid.tile);
        (self.tell)(self.state, Event::Laid { seat, laid: Some(laid) });
        if slot + 1 < super::SLOTS {
            return;
        }
        (self.tell)(self.state, Event::Built { seat });
        if !self.next_seat() {
            self.show_kingdoms();
        }
    }

    /// Shows all kingdoms, then resolves tokens, the Bard and the points.
    fn show_kingdoms(&mut self) {
        let mut ending = Ending::default();
        self.state.public.step = Step::Over;
        self.show_so_far(&ending);
        for seat in self.state.public.all() {
            let kingdom = self.state.building[seat.index()];
            self.state.public.kingdoms[seat.index()] = kingdom;
            (self.tell)(self.state, Event::KingdomShown { seat, kingdom });
        }
        let public = self.state.public;
        match public.rules {
            Rules::First => {}
            Rules::Tales => {
                for seat in public.all() {
                    let standing = public.kingdoms[seat.index()].standing();
                    let count = public.tokens_of_tales(seat, standing);
                    self.state.public.token_counts[seat.index()] = count;
                    // The kinds make no difference here.
                    ending.moved[seat.index()] = [count, 0, 0, 0];
                    self.show_so_far(&ending);
                    (self.tell)(self.state, Event::TokensCounted { seat, count });
                }
            }
            Rules::Complete => {
                self.adventures();
                self.tell_draws();
                self.show(&mut ending);
            }
        }
        let public = &mut self.state.public;
        ending.lines = public.count_points(&ending);
        let lines: Pile<_, _> = ending.lines[..public.count()].iter().copied().collect();
        public.ending = Some(ending);
        let winners = ending.outcome(public.count()).winners();
        (self.tell)(self.state, Event::Counted { lines });
        (self.tell)(self.state, Event::Ended { winners });
    }

    /// Publishes the show so far, hiding tokens that no player has moved.
    fn show_so_far(&mut self, ending: &Ending) {
        self.state.public.ending = Some(Ending { tokens: ending.moved, ..*ending });
    }

    /// Draws a token for each element of each player's tale, and two for its lovers.
    /// Leaflet: « Le temps des Aventures ».
    fn adventures(&mut self) {
        let public = self.state.public;
        for seat in public.all() {
            let standing = public.kingdoms[seat.index()].standing();
            let Some(tale) = public.tale(seat) else { continue };
            let (met, lovers) = (elements_met(tale, standing), lovers_met(tale, standing));
            (self.tell)(self.state, Event::TaleTold { seat, met, lovers });
            self.draw(seat, met + if lovers { 2 } else { 0 });
        }
    }

    /// Turns eight cards for all players, then a ninth for each pair of lovers.
    /// Leaflet: « Le temps du Barde ».
    fn show(&mut self, ending: &mut Ending) {
        let public = self.state.public;
        ending.tokens = self.state.tokens;
        let mut left = self.state.tokens;
        let mut cards = BARD_CARDS;
        let play = |seat: Seat, card: usize, left: &mut [Tally], moved: &mut [Tally]| {
            let mine = &mut left[seat.index()][card];
            let moves = *mine > 0;
            *mine -= u8::from(moves);
            moved[seat.index()][card] += u8::from(moves);
            moves
        };
        self.rng.stream_for(chance::SHOW);
        for number in 1..=SHOW as u8 {
            let card = draw(cards, self.rng);
            cards[card as usize] -= 1;
            ending.cards.push(card);
            let by: SeatSet = public
                .all()
                .filter(|&seat| play(seat, card as usize, &mut left, &mut ending.moved))
                .collect();
            self.show_so_far(ending);
            (self.tell)(self.state, Event::BardPlayed { number, card, by });
        }
        for seat in public.all() {
            let standing = public.kingdoms[seat.index()].standing();
            if !public.tale(seat).is_some_and(|tale| lovers_met(tale, standing)) {
                continue;
            }
            let card = draw(cards, self.rng);
            cards[card as usize] -= 1;
            ending.serenades[seat.index()] = Some(card);
            let moved = play(seat, card as usize, &mut left, &mut ending.moved);
            self.show_so_far(ending);
            (self.tell)(self.state, Event::Serenade { seat, card, moved });
        }
    }
}
