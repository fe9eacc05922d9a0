//! What the Plot cards do.

use super::edition::{MOON, WHEEL};
use super::turn::Deciding;
use super::{Action, Event, Neighbourhood, Plot, RenownPlace, Source, Spot, Step};
use crate::engine::Seat;

impl super::Public {
    /// What a Plot card asks for, if it asks and could change something.
    fn step_of(&self, plot: Plot) -> Option<Step> {
        let public = self;
        let me = public.active;
        let others_there = !public.taken_by_others(me).is_empty();
        let (step, could) = match plot {
            Plot::Empress => (
                Step::EmpressFrom,
                public.renown(me) > 0 && public.control.iter().any(Option::is_none),
            ),
            Plot::HangedMan => (Step::HangedMan, others_there),
            Plot::Hermit => (Step::Hermit, !public.spots[me.index()].is_empty()),
            Plot::Chariot => (Step::Chariot, public.wrath.is_none()),
            Plot::Lovers => (Step::Lovers(None), public.taken().len() > 1),
            Plot::Moon => (Step::Moon(MOON, None), others_there),
            Plot::Justice => (Step::Justice, true),
            Plot::Tower => {
                let crowded = |&at: &Neighbourhood| public.present(at).len() > 1;
                (Step::Tower, Neighbourhood::ALL.iter().any(crowded))
            }
            Plot::Strength | Plot::Judgment | Plot::WheelOfFortune | Plot::Devil => return None,
        };
        could.then_some(step)
    }

    /// Whether a Plot card, played now, could change nothing.
    pub fn is_idle(&self, plot: Plot) -> bool {
        match plot {
            Plot::Strength => !self.may_exchange(),
            Plot::WheelOfFortune => false,
            Plot::Judgment | Plot::Devil => self.takings(plot) == 0,
            _ => self.step_of(plot).is_none(),
        }
    }

    /// How many coins a Plot card, played now, would bring.
    pub fn takings(&self, plot: Plot) -> u8 {
        match plot {
            Plot::WheelOfFortune => WHEEL,
            Plot::Judgment | Plot::Devil => {
                self.all().filter(|&seat| self.owes(plot, seat)).count() as u8
            }
            _ => 0,
        }
    }

    /// Whether Judgment or the Devil takes a coin from this player.
    fn owes(&self, plot: Plot, seat: Seat) -> bool {
        seat != self.active
            && self.coins[seat.index()] > 0
            && match plot {
                Plot::Judgment => self.renown(seat) > self.renown(self.active),
                _ => self.controlled(seat) > 0,
            }
    }
}

impl Deciding<'_> {
    /// A Plot card is played and discarded.
    pub(super) fn play(&mut self, plot: Plot) {
        let me = self.state.public.active;
        self.state.public.plotted = true;
        self.lay_down(me, plot);
        let public = &self.state.public;
        let step = public.step_of(plot);
        let seats = public.all();
        self.tell(|state| Event::Played { seat: me, plot, idle: state.public.is_idle(plot) });
        match plot {
            Plot::Strength if self.state.public.may_exchange() => {
                self.draw_rogue();
                return;
            }
            Plot::WheelOfFortune => self.earn(me, WHEEL.into(), Source::Plot(plot)),
            Plot::Judgment | Plot::Devil => {
                for seat in seats {
                    if self.state.public.owes(plot, seat) {
                        self.give(seat, me, Source::Plot(plot));
                    }
                }
            }
            _ => {}
        }
        match step {
            Some(step) => self.state.public.step = step,
            None => self.go_on(),
        }
    }

    /// A decision that a Plot card has asked for.
    pub(super) fn go_on_with_plot(&mut self, action: Action) {
        let me = self.state.public.active;
        let step = self.state.public.step;
        match (step, action) {
            (Step::EmpressFrom, Action::Line(line)) => self.empress_from(RenownPlace::On(line)),
            (Step::EmpressFrom, Action::Name(at)) => self.empress_from(RenownPlace::In(at)),
            (Step::EmpressTo(from), Action::Name(to)) => self.empress_to(from, to),
            (Step::HangedMan | Step::Hermit, Action::Choose(spot)) => {
                let owner = self.state.public.owner(spot).expect("a Rogue was chosen");
                self.send_home(owner, spot, false);
                self.go_on();
            }
            (Step::Chariot, Action::King(spaces)) => {
                self.move_king(spaces);
                self.go_on();
            }
            (Step::Lovers(None), Action::Choose(spot)) => {
                self.state.public.step = Step::Lovers(Some(spot));
                self.tell(|_| Event::Chose { seat: me, spot });
            }
            (Step::Lovers(Some(a)), Action::Choose(b)) => {
                self.state.change_places(a, b);
                self.tell(|_| Event::Swapped { seat: me, a, b });
                self.go_on();
            }
            (Step::Moon(left, _), Action::Choose(spot)) => self.look(spot, left),
            (Step::Justice, Action::Name(at)) => {
                self.state.public.justice = Some(at);
                self.tell(|_| Event::Named { seat: me, plot: Plot::Justice, at });
                self.go_on();
            }
            (Step::Tower, Action::Name(at)) => {
                self.state.public.tower = Some(at);
                self.tell(|_| Event::Named { seat: me, plot: Plot::Tower, at });
                self.go_on();
            }
            // The Moon is left.
            _ => {
                self.tell(|_| Event::LeftOff { seat: me });
                self.go_on();
            }
        }
    }

    fn empress_from(&mut self, from: RenownPlace) {
        self.state.public.step = Step::EmpressTo(from);
        self.tell(|state| Event::RenownChosen { seat: state.public.active, from });
    }

    fn empress_to(&mut self, from: RenownPlace, to: Neighbourhood) {
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

    /// The Moon shines on a Rogue.
    fn look(&mut self, spot: Spot, left: u8) {
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
