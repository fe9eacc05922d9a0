//! The effects of the Plot cards.

use super::apply::Apply;
use super::edition::{MOON, WHEEL};
use super::{Event, Neighbourhood, Plot, RenownPlace, Source, Spot, Step};
use crate::engine::Seat;

impl super::Public {
    /// Returns true if a Plot card, played now, could change nothing.
    pub fn is_idle(&self, plot: Plot) -> bool {
        !match plot {
            Plot::Empress => self.may_move_renown(),
            Plot::HangedMan | Plot::Moon => self.others_there(),
            Plot::Hermit => self.active_there(),
            Plot::Chariot => self.may_drive(),
            Plot::Lovers => self.two_there(),
            Plot::Tower => self.somewhere_crowded(),
            Plot::Strength => self.may_exchange(),
            Plot::Judgment | Plot::Devil => self.takings(plot) > 0,
            Plot::Justice | Plot::WheelOfFortune => true,
        }
    }

    fn may_move_renown(&self) -> bool {
        self.renown(self.active) > 0 && self.control.iter().any(Option::is_none)
    }

    fn others_there(&self) -> bool {
        !self.taken_by_others(self.active).is_empty()
    }

    fn active_there(&self) -> bool {
        !self.spots[self.active.index()].is_empty()
    }

    /// Returns true if the King can move this turn: he has met no Wrath in it.
    pub fn may_drive(&self) -> bool {
        self.wrath.is_none()
    }

    fn two_there(&self) -> bool {
        self.taken().len() > 1
    }

    fn somewhere_crowded(&self) -> bool {
        Neighbourhood::ALL.iter().any(|&at| self.present(at).len() > 1)
    }

    /// Returns the number of coins that a Plot card, played now, would bring.
    pub fn takings(&self, plot: Plot) -> u8 {
        match plot {
            Plot::WheelOfFortune => WHEEL,
            Plot::Judgment | Plot::Devil => {
                self.all().filter(|&seat| self.owes(plot, seat)).count() as u8
            }
            _ => 0,
        }
    }

    /// Returns true if Judgment or the Devil takes a coin from this player. Leaflet: “Plot cards”.
    fn owes(&self, plot: Plot, seat: Seat) -> bool {
        seat != self.active
            && self.coins[seat.index()] > 0
            && match plot {
                Plot::Judgment => self.renown(seat) > self.renown(self.active),
                _ => self.controlled(seat) > 0,
            }
    }
}

impl Apply<'_> {
    /// Plays and discards a Plot card. Leaflet: “Play a Plot card”.
    pub(super) fn play(&mut self, plot: Plot) {
        let me = self.state.public.active;
        self.state.public.plotted = true;
        self.lay_down(me, plot);
        self.tell(|state| Event::Played { seat: me, plot, idle: state.public.is_idle(plot) });
        let public = &self.state.public;
        match plot {
            Plot::Empress => self.ask_by_plot(public.may_move_renown(), Step::EmpressFrom),
            Plot::HangedMan => self.ask_by_plot(public.others_there(), Step::HangedMan),
            Plot::Hermit => self.ask_by_plot(public.active_there(), Step::Hermit),
            Plot::Chariot => self.ask_by_plot(public.may_drive(), Step::Chariot),
            Plot::Lovers => self.ask_by_plot(public.two_there(), Step::Lovers(None)),
            Plot::Moon => self.ask_by_plot(public.others_there(), Step::Moon(MOON, None)),
            Plot::Justice => self.ask_by_plot(true, Step::Justice),
            Plot::Tower => self.ask_by_plot(public.somewhere_crowded(), Step::Tower),
            Plot::Strength if public.may_exchange() => self.draw_rogue(),
            Plot::Strength => self.go_on(),
            Plot::WheelOfFortune => {
                self.earn(me, WHEEL.into(), Source::Plot(plot));
                self.go_on();
            }
            Plot::Judgment | Plot::Devil => {
                for seat in public.all() {
                    if self.state.public.owes(plot, seat) {
                        self.give(seat, me, Source::Plot(plot));
                    }
                }
                self.go_on();
            }
        }
    }

    /// Asks for a Plot card's decision, if the card could change something.
    fn ask_by_plot(&mut self, could: bool, step: Step) {
        if could {
            self.state.public.step = step;
        } else {
            self.go_on();
        }
    }

    /// The Hanged Man and the Hermit: sends a Rogue home.
    pub(super) fn send_home_by_plot(&mut self, spot: Spot) {
        let owner = self.state.public.owner(spot).expect("a Rogue was chosen");
        self.send_home(owner, spot, false);
        self.go_on();
    }

    /// The Chariot: moves the King.
    pub(super) fn drive(&mut self, spaces: u8) {
        self.move_king(spaces);
        self.go_on();
    }

    /// The Lovers: exchanges two Rogues once both are chosen.
    pub(super) fn choose_lover(&mut self, first: Option<Spot>, spot: Spot) {
        let me = self.state.public.active;
        let Some(first) = first else {
            self.state.public.step = Step::Lovers(Some(spot));
            self.tell(|_| Event::Chose { seat: me, spot });
            return;
        };
        self.state.change_places(first, spot);
        self.tell(|_| Event::Swapped { seat: me, a: first, b: spot });
        self.go_on();
    }

    /// Justice: names a neighbourhood.
    pub(super) fn name_justice(&mut self, at: Neighbourhood) {
        let me = self.state.public.active;
        self.state.public.justice = Some(at);
        self.tell(|_| Event::Named { seat: me, plot: Plot::Justice, at });
        self.go_on();
    }

    /// The Tower: names a neighbourhood for a Standoff.
    pub(super) fn name_tower(&mut self, at: Neighbourhood) {
        let me = self.state.public.active;
        self.state.public.tower = Some(at);
        self.tell(|_| Event::Named { seat: me, plot: Plot::Tower, at });
        self.go_on();
    }

    /// The Empress: takes a Renown token from this place.
    pub(super) fn empress_from(&mut self, from: RenownPlace) {
        self.state.public.step = Step::EmpressTo(from);
        self.tell(|state| Event::RenownChosen { seat: state.public.active, from });
    }

    /// The Empress: puts the token in a neighbourhood.
    pub(super) fn empress_to(&mut self, from: RenownPlace, to: Neighbourhood) {
        let public = &mut self.state.public;
        let me = public.active;
        match from {
            RenownPlace::On(line) => public.lines[me.index()] &= !(1 << line.index()),
            RenownPlace::In(at) => public.control[at.index()] = None,
        }
        public.control[to.index()] = Some(me);
        self.tell(|_| Event::RenownMoved { seat: me, from, to });
        self.go_on();
    }

    /// The Moon: shows a Rogue to the active player.
    pub(super) fn look(&mut self, spot: Spot, left: u8) {
        let me = self.state.public.active;
        self.state.show_to(me, spot);
        let rogue = self.state.rogues[spot.index()];
        self.tell(|_| Event::LookedAt { seat: me, spot, rogue: Some(rogue) });
        let public = &mut self.state.public;
        let more = public.taken_by_others(me).len() > 1;
        if left > 1 && more {
            public.step = Step::Moon(left - 1, Some(spot));
        } else {
            self.go_on();
        }
    }
}
