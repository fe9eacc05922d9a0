//! Filling the row, and the Moons that rise while it is filled.

use super::apply::Apply;
use super::moon::{FESTIVAL_GIFT, HARVEST_GIFT, SILVER_GIFT};
use super::{Card, Event, Face, Goods, MAX_SISTERS, Monarch, Moon, Pledging, Step, chance};

impl<T: FnMut(&Monarch, Event)> Apply<'_, T> {
    /// Fills the empty spots in the row and continues the turn. A Moon is resolved at once; if it
    /// requires a decision, the rest is filled later. Leaflet: “Moons”.
    pub(super) fn fill(&mut self) {
        self.state.step = Step::Turn;
        while let Some(spot) = self.state.empty_spot() {
            // Both piles are empty: the row stays short (house ruling).
            let Some(card) = self.turn_up(Some(spot as u8)) else { return };
            if let Face::Moon(moon) = card.face() {
                self.rise(moon, spot);
                if self.state.step != Step::Turn {
                    return;
                }
            }
        }
    }

    /// Removes a resolved Moon from the row.
    fn wane(&mut self, spot: usize) {
        if let Some(moon) = self.state.row[spot].take() {
            self.state.waned.push(moon);
        }
    }

    /// Turns up the next card, and puts it on its spot in the row if there is one; an empty deck is
    /// renewed from the discard pile. Leaflet: “Discard pile”.
    fn turn_up(&mut self, spot: Option<u8>) -> Option<Card> {
        if self.state.deck.is_empty() && !self.state.discards.is_empty() {
            std::mem::swap(&mut self.state.deck, &mut self.state.discards);
            self.state.shuffles += 1;
            (self.tell)(self.state, Event::Reshuffled { cards: self.state.deck.len() as u8 });
        }
        let next = chance::card(self.state.shuffles, self.state.deck.len());
        let card = self.state.deck.draw(self.rng.stream_for(next))?;
        if let Some(spot) = spot {
            self.state.row[usize::from(spot)] = Some(card);
        }
        (self.tell)(self.state, Event::TurnedUp { card, spot });
        Some(card)
    }

    /// Resolves a Moon; a joint one asks for pledges, starting with the active sister. A Moon that
    /// is resolved at once stays on its spot until then. Leaflet: “Moons”.
    fn rise(&mut self, moon: Moon, spot: usize) {
        if !matches!(moon, Moon::Harvest | Moon::Silver | Moon::Thieves) {
            self.wane(spot);
        }
        match moon {
            Moon::Harvest => self.give_all(HARVEST_GIFT),
            Moon::Silver => self.give_all(SILVER_GIFT),
            Moon::Thieves => {
                let richest = self.state.stores.iter().map(|store| store.gold).max().unwrap_or(0);
                for seat in self.state.all() {
                    if self.state.store(seat).gold == richest {
                        self.lose(seat, Goods::gold(richest / 2));
                    }
                }
            }
            Moon::Wandering => {
                let cards = self.clear_row();
                (self.tell)(self.state, Event::Wandered { cards });
            }
            Moon::Famine | Moon::Invasion | Moon::Festival | Moon::Builders => {
                self.state.step = Step::Pledge(Pledging {
                    moon: Card::of_moon(moon),
                    speaker: self.state.active,
                    spoken: 0,
                    pledged: [0; MAX_SISTERS],
                });
            }
        }
        self.wane(spot);
    }

    fn give_all(&mut self, goods: Goods) {
        for seat in self.state.all() {
            self.give(seat, goods);
        }
        (self.tell)(self.state, Event::Given { goods });
    }

    fn lose(&mut self, seat: crate::engine::Seat, goods: Goods) {
        if goods != Goods::NONE {
            self.pay(seat, goods);
            (self.tell)(self.state, Event::Lost { seat, goods });
        }
    }

    /// Pays for a joint Moon as pledged, and resolves it.
    pub(super) fn paid(&mut self, moon: Moon, pledging: &Pledging) {
        let (_, price) = self.state.asked(pledging);
        for seat in self.state.all() {
            self.pay(seat, price.in_kind(pledging.pledged[seat.index()].into()));
        }
        (self.tell)(self.state, Event::Paid { moon: pledging.moon, shares: pledging.pledged });
        match moon {
            Moon::Festival => self.give_all(FESTIVAL_GIFT),
            Moon::Builders => return self.look_for_a_plan(),
            _ => {}
        }
        self.fill();
    }

    /// Resolves a joint Moon whose price was not reached.
    pub(super) fn not_paid(&mut self, moon: Moon) {
        match moon {
            Moon::Famine => {
                for seat in self.state.all() {
                    let food = self.state.store(seat).food;
                    self.lose(seat, Goods::food(food.div_ceil(2)));
                }
            }
            Moon::Invasion => {
                let exposed = self.state.exposed();
                match exposed.len() {
                    0 => {}
                    1 => self.invade(exposed[0]),
                    _ => {
                        self.state.step = Step::Invasion;
                        return;
                    }
                }
            }
            _ => {}
        }
        self.fill();
    }

    /// Removes all improvements of a village to the discard pile.
    pub(super) fn invade(&mut self, land: u8) {
        let board = &mut self.state.lands[land as usize];
        for &card in board.laid.iter() {
            self.state.discards.add(card);
        }
        board.laid.clear();
        (self.tell)(self.state, Event::Invaded { land });
    }

    /// Turns cards up until an improvement comes, for the builders. Moons go back into the deck; a
    /// deck that runs out is not renewed for this.
    fn look_for_a_plan(&mut self) {
        let mut moons = crate::engine::Pile::<Card, 8>::new();
        let mut plan = None;
        while plan.is_none() && !self.state.deck.is_empty() {
            let Some(card) = self.turn_up(None) else { break };
            match card.face() {
                Face::Improvement(_) => plan = Some(card),
                Face::Moon(_) => moons.push(card),
                _ => self.state.discards.add(card),
            }
        }
        if !moons.is_empty() {
            self.state.shuffles += 1;
        }
        for &moon in moons.iter() {
            self.state.deck.add(moon);
        }
        match plan {
            Some(card) => self.find_a_board(card),
            None => self.fill(),
        }
    }
}
