//! A turn: gathering, buying, sweeping, flying a Banner, and its end.

use super::{
    Ability, Action, Banner, Card, Crowns, Done, Event, Face, Goods, LandKind, MAX_SISTERS,
    MOST_ROUNDS, Monarch, Pledging, ROW, SPACES, Step,
};
use crate::engine::{Outcome, Pile, Rng, Seat, SeatSet};
use std::cmp::Reverse;

/// A decision being applied.
pub(super) struct Apply<'a, T: FnMut(&Monarch, Event)> {
    pub(super) state: &'a mut Monarch,
    pub(super) rng: &'a mut Rng,
    pub(super) tell: T,
}

impl<T: FnMut(&Monarch, Event)> Apply<'_, T> {
    pub(super) fn apply(&mut self, action: Action) {
        let me = self.state.mover();
        match (action, self.state.step) {
            (Action::Harvest, _) => self.harvest(me),
            (Action::Tax, _) => self.tax(me),
            (Action::Acquire(card), _) => {
                let price = self.state.price(me, card);
                self.take(me, card, price);
            }
            (Action::Claim(card), _) => {
                self.state.done.claimed = true;
                self.take(me, card, Goods::NONE);
            }
            (Action::Sweep, _) => self.sweep(me),
            (Action::Fly(banner), _) => {
                self.state.banners[banner as usize] = Some(me);
                (self.tell)(self.state, Event::Flew { seat: me, banner });
            }
            (Action::EndTurn, _) => self.end_turn(),
            (Action::TakeSpace, Step::Seat(card)) => self.join(me, card, None),
            (Action::Replace(out), Step::Seat(card)) => self.join(me, card, Some(out)),
            (Action::SendTo(to), Step::Send(guest)) => {
                self.state.guests[to.index()].push(guest);
                self.state.step = Step::Turn;
                (self.tell)(self.state, Event::Sent { seat: me, to, guest });
                self.fill();
            }
            (Action::LayOn(land), Step::Lay(card)) => {
                self.state.lands[land as usize].laid.push(card);
                self.state.step = Step::Turn;
                (self.tell)(self.state, Event::Laid { seat: me, card, land });
                self.fill();
            }
            (Action::Dismiss(guest), Step::Dismiss(left)) => self.dismiss(me, guest, left),
            (Action::KeepGuests, _) => self.fill(),
            (Action::Raise(by), Step::Pledge(pledging)) => self.speak(pledging, by),
            (Action::Hold, Step::Pledge(pledging)) => self.speak(pledging, 0),
            (Action::Suffer(land), _) => {
                self.invade(land);
                self.fill();
            }
            _ => unreachable!("the session checks that {action} fits the step"),
        }
    }

    /// Gives goods from the supply to a sister.
    pub(super) fn give(&mut self, sister: Seat, goods: Goods) {
        let store = &mut self.state.stores[sister.index()];
        *store = store.plus(goods);
    }

    /// Takes goods from a sister, who must have them.
    pub(super) fn pay(&mut self, sister: Seat, goods: Goods) {
        let store = &mut self.state.stores[sister.index()];
        *store = store.minus(goods);
    }

    /// Collects the food of all farms. Leaflet: “Harvest”.
    fn harvest(&mut self, me: Seat) {
        let food = self.state.harvest(me);
        self.state.done.gathered = true;
        self.give(me, Goods::food(food));
        (self.tell)(self.state, Event::Harvested { seat: me, food });
        self.share(me, Banner::Bounty, Goods::food(self.state.banner_share()));
    }

    /// Feeds the villages and collects their gold. Leaflet: “Tax”.
    fn tax(&mut self, me: Seat) {
        let (food, gold) = (self.state.feed(), self.state.yields(LandKind::Village));
        self.state.done.gathered = true;
        self.pay(me, Goods::food(food));
        self.give(me, Goods::gold(gold));
        (self.tell)(self.state, Event::Taxed { seat: me, food, gold });
        self.share(me, Banner::Wisdom, Goods::gold(self.state.banner_share()));
    }

    /// Gives goods from the supply to another sister who flies this Banner, if there is one.
    fn share(&mut self, me: Seat, banner: Banner, goods: Goods) {
        let holder = self.state.banners[banner as usize].filter(|&holder| holder != me);
        if let Some(seat) = holder {
            self.give(seat, goods);
            (self.tell)(self.state, Event::Shared { seat, banner, goods });
        }
    }

    /// Takes a card from the row; the next step asks where it goes, if there is a choice.
    /// Leaflet: “Acquire cards”.
    fn take(&mut self, me: Seat, card: Card, price: Goods) {
        let spot = self.state.row.iter().position(|&here| here == Some(card));
        let spot = spot.expect("the card lies in the row");
        self.state.row[spot] = None;
        self.pay(me, price);
        self.state.step = match card.face() {
            Face::Court(_) => Step::Seat(card),
            Face::Guest(_) => Step::Send(card),
            Face::Improvement(_) => Step::Lay(card),
            Face::Moon(_) => unreachable!("a Moon is resolved before it can be acquired"),
        };
        (self.tell)(self.state, Event::Acquired { seat: me, card, spot: spot as u8, price });
        if card.improvement().is_some() {
            self.find_a_board(card);
        }
    }

    /// Asks for a board, or discards an improvement that fits nowhere.
    /// Leaflet: “Village Improvements” and “Farm Improvements”.
    pub(super) fn find_a_board(&mut self, card: Card) {
        let improvement = card.improvement().expect("only improvements are laid");
        if self.state.lands.iter().any(|land| land.takes(improvement)) {
            self.state.step = Step::Lay(card);
        } else {
            self.state.discards.add(card);
            self.state.step = Step::Turn;
            (self.tell)(self.state, Event::FittedNowhere { card });
            self.fill();
        }
    }

    /// Adds a card to the court. Leaflet: “Replacing cards in your court”.
    fn join(&mut self, me: Seat, card: Card, replaced: Option<Card>) {
        let court = &mut self.state.courts[me.index()];
        let space = if let Some(out) = replaced {
            self.state.discards.add(out);
            court.replace(out, card)
        } else {
            court.push(card);
            court.len() - 1
        };
        self.state.step = Step::Turn;
        (self.tell)(self.state, Event::Joined { seat: me, card, replaced, space: space as u8 });
        match card.court().map(|face| face.ability) {
            Some(Ability::Dismiss(most)) => self.ask_to_dismiss(me, most),
            _ => self.fill(),
        }
    }

    /// Asks for Guests to discard, if she has any and may.
    fn ask_to_dismiss(&mut self, me: Seat, most: u8) {
        if most == 0 || self.state.guests(me).is_empty() {
            self.fill();
        } else {
            self.state.step = Step::Dismiss(most);
        }
    }

    fn dismiss(&mut self, me: Seat, guest: Card, left: u8) {
        let guests = &mut self.state.guests[me.index()];
        let place = guests.iter().position(|&here| here == guest).expect("the Guest is hers");
        guests.remove(place);
        self.state.discards.add(guest);
        (self.tell)(self.state, Event::Dismissed { seat: me, guest });
        self.ask_to_dismiss(me, left - 1);
    }

    /// Replaces the row. Leaflet: “Sweep the market”.
    fn sweep(&mut self, me: Seat) {
        let price = self.state.price_of_sweep(me);
        if price == Goods::NONE {
            self.state.done.swept = true;
        }
        self.pay(me, price);
        let cards = self.clear_row();
        (self.tell)(self.state, Event::Swept { seat: me, price, cards });
        self.fill();
    }

    /// Discards the cards in the row.
    pub(super) fn clear_row(&mut self) -> Pile<Card, ROW> {
        let cards: Pile<Card, ROW> = self.state.row.into_iter().flatten().collect();
        for &card in cards.iter() {
            self.state.discards.add(card);
        }
        self.state.row = [None; ROW];
        cards
    }

    /// Raises a sister's pledge, or holds it; then the next sister speaks, unless the price is
    /// reached or all have spoken twice.
    fn speak(&mut self, pledging: Pledging, by: u8) {
        let mut pledging = pledging;
        let seat = pledging.speaker;
        let sisters = self.state.sisters();
        pledging.pledged[seat.index()] += by;
        pledging.spoken += 1;
        pledging.speaker = seat.next(sisters);
        let total = pledging.total();
        self.state.step = Step::Pledge(pledging);
        (self.tell)(self.state, Event::Pledged { seat, by, total });
        let (moon, price) = self.state.asked(&pledging);
        if u16::from(total) == price.amount() {
            self.paid(moon, &pledging);
        } else if usize::from(pledging.spoken) == 2 * sisters {
            (self.tell)(self.state, Event::GivenBack { moon: pledging.moon });
            self.not_paid(moon);
        }
    }

    /// Counts the crowns, those of the winners last.
    fn count(&mut self) {
        let state = &*self.state;
        let winners = state.winners();
        let crowns: Pile<Crowns, MAX_SISTERS> =
            state.all().map(|seat| state.crowns(seat)).collect();
        for seat in state.in_count() {
            (self.tell)(state, Event::Counted { seat, crowns: crowns[seat.index()] });
        }
        let most = state.all().map(|seat| crowns[seat.index()].total()).max().unwrap_or(0);
        (self.tell)(state, Event::Ended { winners, crowns: most });
    }

    /// Ends the turn, and the game after the round in which a court is full. Leaflet: “Game end”.
    fn end_turn(&mut self) {
        let state = &mut *self.state;
        let next = state.active.next(state.sisters());
        if next == state.first {
            let filled = state.all().any(|sister| state.court(sister).len() == SPACES);
            if filled || state.round == MOST_ROUNDS {
                state.step = Step::Over;
                self.count();
                return;
            }
            state.round += 1;
        }
        state.active = next;
        state.done = Done::default();
        let round = state.round;
        (self.tell)(state, Event::TurnBegan { seat: next, round });
    }
}

impl Monarch {
    /// Returns the crowns of all sisters and the winners, once the game is over.
    /// Leaflet: “Game end”.
    #[cold]
    pub(super) fn outcome(&self) -> Outcome {
        let scores: Pile<i16, MAX_SISTERS> =
            self.all().map(|sister| self.crowns(sister).total()).collect();
        Outcome::new(&scores, self.winners())
    }

    /// Returns all sisters in the order of the final count: the fewest crowns first, the winners last.
    #[cold]
    pub fn in_count(&self) -> impl Iterator<Item = Seat> {
        let winners = self.winners();
        let key = |seat: Seat| (self.crowns(seat).total(), winners.contains(seat));
        Seat::by_key(self.all(), key).into_iter()
    }

    /// Returns the sisters with the most crowns. Ties are broken by more gold, then more food, then
    /// fewer Guests; otherwise they share the win (house ruling).
    pub fn winners(&self) -> SeatSet {
        let standing = |seat: Seat| {
            let Goods { gold, food } = self.store(seat);
            (self.crowns(seat).total(), gold, food, Reverse(self.guests(seat).len()))
        };
        let mut best = None;
        let mut winners = SeatSet::NONE;
        for seat in self.all() {
            let standing = Some(standing(seat));
            if standing > best {
                (best, winners) = (standing, SeatSet::only(seat));
            } else if standing == best {
                winners = winners.with(seat);
            }
        }
        winners
    }
}
