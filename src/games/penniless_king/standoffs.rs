//! Standoffs: Rogues are turned up, the strongest player takes control.

use super::apply::Apply;
use super::standoff::Part;
use super::{
    Action, Event, Fought, Neighbourhood, RenownPlace, Rogue, Source, Spot, Stage, Standoff, Step,
    Wrath,
};
use crate::engine::{MAX_SEATS, Seat};

impl Apply<'_> {
    /// Ends the turn's actions and determines where Standoffs take place.
    /// Leaflet: “Settle Standoffs”.
    pub(super) fn begin_standoffs(&mut self) {
        let public = &mut self.state.public;
        public.stage = Stage::Standoffs;
        public.fought.clear();
        let bit = |neighbourhood: Neighbourhood| 1 << neighbourhood.index();
        let mut pending = public.taken().full();
        if let Some(tower) = public.tower.filter(|&tower| public.present(tower).len() >= 2) {
            pending |= bit(tower);
        }
        if let Some(Wrath::In(struck)) = public.wrath
            && public.crowd(struck) > 0
        {
            pending |= bit(struck);
        }
        public.pending = pending;
        if public.wrath == Some(Wrath::Choice) && !public.taken().is_empty() {
            public.step = Step::Wrath;
            public.mover = public.active;
        } else {
            self.next_standoff();
        }
    }

    /// Names the neighbourhood that the Wrath of this turn strikes. Leaflet: “Settle Standoffs”.
    pub(super) fn name_wrath(&mut self, at: Neighbourhood) {
        self.tell(|state| Event::WrathNamed { seat: state.public.active, at });
        self.state.public.pending |= 1 << at.index();
        self.next_standoff();
    }

    /// Continues with the next Standoff, if there is one.
    fn next_standoff(&mut self) {
        let public = &mut self.state.public;
        let pending = public.pending;
        match pending.count_ones() {
            0 => self.end_turn(),
            1 => self.begin_standoff(Neighbourhood::ALL[pending.trailing_zeros() as usize]),
            _ => {
                public.step = Step::Order;
                public.mover = public.active;
            }
        }
    }

    /// Begins a Standoff: two or more Rogues are turned up; the owner of a lone one is asked.
    /// Leaflet: “How to settle a Standoff”, 1.
    pub(super) fn begin_standoff(&mut self, at: Neighbourhood) {
        let public = &mut self.state.public;
        public.pending &= !(1 << at.index());
        public.standoff =
            Some(Standoff { at, up: 0, paid: 0, done: 0, winner: None, sent_to: None });
        self.tell(|_| Event::StandoffBegan { at });
        let public = &mut self.state.public;
        let mut owners = at.spots().into_iter().filter_map(|spot| public.owner(spot));
        let (first, second) = (owners.next(), owners.next());
        if let (Some(owner), None) = (first, second) {
            public.step = Step::Lone;
            public.mover = owner;
        } else {
            self.turn_up();
            self.proceed();
        }
    }

    /// Turns up the Rogues of the Standoff.
    fn turn_up(&mut self) {
        let at = self.standoff().at;
        for spot in at.spots().into_iter().rev() {
            if let Some(owner) = self.state.public.owner(spot) {
                let rogue = self.state.rogues[spot.index()];
                self.standoff().up |= 1 << spot.distance();
                self.state.show(spot, owner);
                self.tell(|_| Event::Turned { spot, owner, rogue });
            }
        }
    }

    /// Applies the decision of a lone Rogue's owner.
    pub(super) fn settle_lone(&mut self, action: Action) {
        let at = self.standoff().at;
        if action == Action::Show {
            self.turn_up();
        } else {
            self.tell(|state| Event::KeptHidden { at, owner: state.public.mover });
        }
        self.proceed();
    }

    /// Applies the decision of a Swordsman's owner. Leaflet: “Rogue abilities”, Swordsman.
    pub(super) fn settle_pay(&mut self, step: Step, action: Action) {
        if let Step::Pay(spot) = step
            && action == Action::Pay
        {
            let owner = self.state.public.mover;
            self.standoff().paid |= 1 << spot.distance();
            self.pay(owner, Standoff::WAGE, Source::Rogue(Rogue::Swordsman));
        }
        self.proceed();
    }

    fn standoff(&mut self) -> &mut Standoff {
        self.state.public.standoff.as_mut().expect("a Standoff goes on")
    }

    /// Continues the Standoff until a player must decide or all are over.
    pub(super) fn proceed(&mut self) {
        let standoff = self.state.public.standoff.as_ref().expect("a Standoff goes on");
        let (at, mut done) = (standoff.at, standoff.done);
        let parts = standoff.parts(&self.state.rogues);
        loop {
            let number = done + (parts >> done).trailing_zeros() as u8;
            done = number + 1;
            self.standoff().done = done;
            match Standoff::part(number) {
                Part::Pay(distance) => {
                    let spot = Spot::new(at, distance);
                    if let Some(owner) = self.may_be_paid(spot) {
                        let public = &mut self.state.public;
                        public.step = Step::Pay(spot);
                        public.mover = owner;
                        return;
                    }
                }
                Part::Decide => self.decide_winner(at),
                Part::Ability(distance) => {
                    if self.use_ability(Spot::new(at, distance)) {
                        return;
                    }
                }
                Part::Courtesan => {
                    if let Some(winner) = self.courtesan(at) {
                        self.state.public.step = Step::Courtesan;
                        self.state.public.mover = winner;
                        return;
                    }
                }
                Part::Close => {
                    if self.close() {
                        self.next_standoff();
                    }
                    return;
                }
            }
        }
    }

    /// Returns the owner of the Swordsman on this spot, if they can pay and it matters.
    fn may_be_paid(&self, spot: Spot) -> Option<Seat> {
        let public = &self.state.public;
        let owner = public.owner(spot)?;
        let here = spot.neighbourhood();
        let can = public.crowd(here) > 1 && public.coins[owner.index()] >= Standoff::WAGE;
        can.then_some(owner)
    }

    /// Determines the winner: the highest total, or on a tie the Rogue closest to the symbol.
    /// Leaflet: “How to settle a Standoff”, 1.
    fn decide_winner(&mut self, at: Neighbourhood) {
        let rogues = &self.state.rogues;
        let totals = self.state.public.totals(at, |spot| rogues[spot.index()]);
        let seat = totals.winner.expect("there is a Rogue in every Standoff");
        self.standoff().winner = Some(seat);
        self.tell(|state| {
            let turned = state.public.turned();
            let totals = if turned { totals.strength } else { [None; MAX_SEATS] };
            Event::StandoffWon { at, seat, totals }
        });
    }

    /// Uses the ability of the Rogue on this spot. Returns true if a player must discard first.
    /// Leaflet: “Rogue abilities”.
    fn use_ability(&mut self, spot: Spot) -> bool {
        let rogue = self.state.rogues[spot.index()];
        let Some(owner) = self.state.public.owner(spot) else { return false };
        let winner = self.standoff().winner.expect("the winner is settled before abilities");
        let source = Source::Rogue(rogue);
        let wins = owner == winner;
        match rogue {
            Rogue::Beggar if !wins && self.is_closest_beggar(spot) => {
                self.give(winner, owner, source);
            }
            Rogue::Pickpocket if wins => self.earn(owner, 2, source),
            Rogue::Priest if wins => return self.draw_plots(owner, 1),
            Rogue::Soothsayer if !wins => {
                self.earn(owner, 1, source);
                return self.draw_plots(owner, 1);
            }
            _ => {}
        }
        false
    }

    fn is_closest_beggar(&self, spot: Spot) -> bool {
        let spots = spot.neighbourhood().spots();
        !spots[..spot.distance()].iter().any(|&closer| {
            self.state.public.taken().contains(closer)
                && self.state.rogues[closer.index()] == Rogue::Beggar
        })
    }

    /// Returns the winner, if their Courtesan lets them choose where to place the token.
    /// Leaflet: “Rogue abilities”, Courtesan.
    fn courtesan(&self, at: Neighbourhood) -> Option<Seat> {
        let public = &self.state.public;
        let courtesan = |spot: &Spot| self.state.rogues[spot.index()] == Rogue::Courtesan;
        let mut owners = at.spots().into_iter().filter(courtesan).map(|spot| public.owner(spot));
        let winner = public.standoff.as_ref()?.winner.filter(|_| public.turned());
        let has_one = owners.any(|owner| owner == winner);
        let elsewhere =
            |other: Neighbourhood| other != at && public.control[other.index()] != winner;
        winner.filter(|_| has_one && Neighbourhood::ALL.into_iter().any(elsewhere))
    }

    /// Applies the decision of the Courtesan's owner.
    pub(super) fn settle_courtesan(&mut self, to: Neighbourhood) {
        self.standoff().sent_to = Some(to);
        self.proceed();
    }

    /// Places the winner's Renown token and sends all Rogues home. Returns true if the game
    /// continues. Leaflet: “How to settle a Standoff”, 2 and 3.
    fn close(&mut self) -> bool {
        let standoff = *self.standoff();
        let winner = standoff.winner.expect("the winner is settled before the end");
        let to = standoff.sent_to.unwrap_or(standoff.at);
        self.record(&standoff, winner);
        if self.state.public.control[to.index()] != Some(winner)
            && !self.place_renown(winner, RenownPlace::In(to))
        {
            return false;
        }
        for spot in standoff.at.spots() {
            if let Some(owner) = self.state.public.owner(spot) {
                self.send_home(owner, spot, true);
            }
        }
        self.state.public.standoff = None;
        self.tell(|_| Event::StandoffEnded { at: standoff.at });
        true
    }

    /// Records the Standoff in the public state.
    fn record(&mut self, standoff: &Standoff, winner: Seat) {
        let public = &mut self.state.public;
        let rogues = &self.state.rogues;
        let crowd = standoff.at.spots().map(|spot| {
            let owner = public.owner(spot)?;
            Some((owner.index() as u8, standoff.turned().then(|| rogues[spot.index()])))
        });
        let present = public.present(standoff.at).contains(public.active);
        let justice =
            (public.justice == Some(standoff.at) && present).then_some(public.active.index() as u8);
        public.fought.push(Fought {
            at: standoff.at.index() as u8,
            winner: winner.index() as u8,
            crowd,
            paid: standoff.paid,
            justice,
        });
    }
}
