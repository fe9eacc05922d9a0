//! A turn: a Rogue is placed, its spot gives a gain, the neighbourhood's action may be used.

use super::edition::LONGEST;
use super::{
    Action, Bonus, Ending, Event, Gain, Line, Neighbourhood, PennilessKing, Plot, RENOWN,
    RenownPlace, Rogue, Source, Spot, SpotSet, Stage, Step, Tally, chance,
};
use crate::engine::{Rng, Seat};
use std::hint::select_unpredictable;

/// The most Plot cards in a hand.
pub(super) const HAND: u8 = 4;

/// A callback for events, each with the state as the event left it.
pub(super) type Listener<'a> = &'a mut dyn FnMut(&PennilessKing, Event);

/// A decision being applied: the state, the random generator, and the listener.
pub(super) struct Apply<'a> {
    pub(super) state: &'a mut PennilessKing,
    pub(super) rng: &'a mut Rng,
    /// `None` in a playout. Not generic, since the page and the worker would otherwise contain the
    /// rules once per listener.
    pub(super) listener: Option<Listener<'a>>,
}

impl Apply<'_> {
    /// Reports an event, if there is a listener.
    #[inline]
    pub(super) fn tell(&mut self, event: impl FnOnce(&PennilessKing) -> Event) {
        self.tell_if(true, event);
    }

    /// Reports an event, if it happened and there is a listener.
    #[inline]
    pub(super) fn tell_if(&mut self, happened: bool, event: impl FnOnce(&PennilessKing) -> Event) {
        if let Some(listener) = &mut self.listener
            && happened
        {
            listener(self.state, event(self.state));
        }
    }

    /// Chooses the Rogue to place.
    #[inline]
    fn take(&mut self, rogue: Rogue) {
        self.state.taken = Some(rogue);
        self.state.public.step = Step::Spot(None);
        self.tell(|state| Event::Took { seat: state.public.mover, rogue: Some(rogue) });
    }

    /// Applies a decision. It dispatches on the decision alone, and on the step only where the
    /// decision is ambiguous: the processor never predicts the dispatch, so there should be only
    /// one.
    pub(super) fn apply(&mut self, action: Action) {
        let step = self.state.public.step;
        match action {
            Action::Take(rogue) => self.take(rogue),
            Action::Choose(spot) => self.choose(step, spot),
            Action::To(spot) => self.put(step, spot),
            Action::Act => self.act(),
            Action::Line(line) => match step {
                Step::EmpressFrom => self.empress_from(RenownPlace::On(line)),
                _ => self.pay_toll(line),
            },
            Action::Name(at) => self.name(step, at),
            Action::King(spaces) => self.drive(spaces),
            Action::Drop(rogue) => self.drop_rogue(rogue),
            Action::Show | Action::Hide => self.settle_lone(action),
            Action::Pay | Action::Refuse => self.settle_pay(step, action),
            Action::Play(plot) => self.play(plot),
            Action::Discard(plot) => self.discard(step, plot),
            Action::Done => self.leave_off(step),
        }
    }

    /// Chooses a Rogue on the map.
    fn choose(&mut self, step: Step, spot: Spot) {
        match step {
            Step::Place => {
                self.state.public.step = Step::Spot(Some(spot));
                self.tell(|state| Event::Chose { seat: state.public.active, spot });
            }
            Step::Act => {
                self.begin_act();
                self.state.public.step = Step::Move(spot);
                self.tell(|state| Event::Chose { seat: state.public.active, spot });
            }
            Step::Lovers(first) => self.choose_lover(first, spot),
            Step::Moon(left, _) => self.look(spot, left),
            _ => self.send_home_by_plot(spot),
        }
    }

    /// Puts the chosen Rogue on a free spot.
    fn put(&mut self, step: Step, spot: Spot) {
        match step {
            Step::Move(from) => {
                self.move_rogue(from, spot);
                self.go_on();
            }
            Step::Spot(from) => self.place(from, spot),
            _ => {}
        }
    }

    /// Names a neighbourhood.
    fn name(&mut self, step: Step, at: Neighbourhood) {
        match step {
            Step::Wrath => self.name_wrath(at),
            Step::Order => self.begin_standoff(at),
            Step::Courtesan => self.settle_courtesan(at),
            Step::EmpressFrom => self.empress_from(RenownPlace::In(at)),
            Step::EmpressTo(from) => self.empress_to(from, at),
            Step::Tower => self.name_tower(at),
            _ => self.name_justice(at),
        }
    }

    /// Stops using what is offered.
    fn leave_off(&mut self, step: Step) {
        self.tell(|state| Event::LeftOff { seat: state.public.mover });
        match step {
            Step::Moon(..) => self.go_on(),
            _ => self.begin_standoffs(),
        }
    }

    /// Puts the chosen Rogue on a free spot, which gives its gain.
    fn place(&mut self, from: Option<Spot>, spot: Spot) {
        let me = self.state.public.active;
        let rogue = if let Some(from) = from {
            self.state.move_to_free(me, from, spot);
            self.state.rogues[spot.index()]
        } else {
            let rogue = self.state.taken.take().expect("a Rogue was taken from home");
            self.state.leave_home(me, rogue, spot);
            rogue
        };
        let public = &mut self.state.public;
        public.placed = Some(spot);
        public.acting_in = Some(spot.neighbourhood());
        public.stage = Stage::Placed;
        self.tell(|_| Event::Placed { seat: me, spot, from, rogue: Some(rogue) });
        // The processor rarely predicts the gain, so coins and the King's spaces are both applied,
        // even if they are 0.
        let (coins, spaces) = spot.gain_in_figures();
        self.earn(me, coins, Source::Spot);
        self.move_king(spaces);
        if self.state.public.is_over() || spot.gain() == Gain::Plot && self.draw_plots(me, 1) {
            return;
        }
        self.ask_to_act();
    }

    /// Begins the action of the neighbourhood where the Rogue was placed.
    #[inline]
    fn begin_act(&mut self) {
        self.state.public.stage = Stage::Acting;
        self.tell(|state| Event::Acted { seat: state.public.active, at: state.public.acting_in() });
    }

    /// Performs a neighbourhood's action that needs no further choice.
    /// Leaflet: “Description of the neighborhoods”.
    fn act(&mut self) {
        self.begin_act();
        let me = self.state.public.active;
        match self.state.public.acting_in() {
            Neighbourhood::Cour => {
                self.earn(me, 2, Source::Action);
                self.ask_to_end();
            }
            Neighbourhood::Chatelet => {
                if !self.draw_plots(me, 1) {
                    self.ask_to_end();
                }
            }
            _ => self.draw_rogue(),
        }
    }

    /// Performs the action of Les Halles: a Renown token for a line of the Square, and its bonus.
    /// Leaflet: “Renown Square”.
    fn pay_toll(&mut self, line: Line) {
        self.begin_act();
        let me = self.state.public.active;
        self.pay(me, line.toll(), Source::Toll(line));
        if !self.place_renown(me, RenownPlace::On(line)) {
            return;
        }
        match line.bonus() {
            Bonus::Plots(count) => {
                if self.draw_plots(me, count) {
                    return;
                }
            }
            Bonus::King(spaces) => {
                self.move_king(spaces);
                if self.state.public.is_over() {
                    return;
                }
            }
            Bonus::RightHand => {
                let public = &mut self.state.public;
                if !public.right_hands.contains(me) {
                    public.right_hands = public.right_hands.with(me);
                    public.at_home[me.index()] += 1;
                    self.state.home[me.index()].add(Rogue::RightHand);
                    self.state.remember(me, |trail| trail.comes(Rogue::RightHand));
                    self.tell(|_| Event::RightHandTaken { seat: me });
                }
            }
        }
        self.ask_to_end();
    }

    /// Continues after a step, by the stage of the turn.
    pub(super) fn go_on(&mut self) {
        let public = &mut self.state.public;
        if public.is_over() {
            return;
        }
        public.mover = public.active;
        match public.stage {
            Stage::Before => public.step = Step::Place,
            Stage::Placed => self.ask_to_act(),
            Stage::Acting => self.ask_to_end(),
            Stage::Acted => self.ask(Step::End, 0),
            Stage::Standoffs => self.proceed(),
        }
    }

    /// Asks for the neighbourhood's action after a Rogue was placed.
    #[inline]
    fn ask_to_act(&mut self) {
        let at = self.state.public.acting_in();
        self.ask(Step::Act, self.state.acts(at));
    }

    /// Pays the neighbourhood's controller after the action, and asks for the end of the turn.
    #[inline]
    fn ask_to_end(&mut self) {
        let public = &mut self.state.public;
        public.stage = Stage::Acted;
        let at = public.acting_in();
        let (me, by) = (public.active, public.control[at.index()]);
        let seat = select_unpredictable(by.is_some(), by.unwrap_or(me), me);
        self.earn(seat, by.is_some().into(), Source::Control);
        self.ask(Step::End, 0);
    }

    /// Asks for further decisions in the turn, if there are any: the neighbourhood's action, as
    /// bits, or a Plot card.
    #[inline]
    fn ask(&mut self, step: Step, acts: u64) {
        self.state.public.step = step;
        if (acts == 0) & self.state.may_play().is_empty() {
            self.begin_standoffs();
        }
    }

    /// Begins the next player's turn, unless the game has reached its maximum length.
    pub(super) fn end_turn(&mut self) {
        let public = &mut self.state.public;
        let next = public.active.next(public.seats());
        let round = public.round + u8::from(next == public.first);
        if round > LONGEST {
            self.end(Ending::Time);
            return;
        }
        public.round = round;
        public.active = next;
        public.mover = next;
        public.step = Step::Place;
        public.stage = Stage::Before;
        public.wrath = None;
        public.plotted = false;
        public.placed = None;
        public.acting_in = None;
        public.justice = None;
        public.tower = None;
        self.tell(|_| Event::TurnBegan { seat: next });
    }

    /// Ends the game.
    pub(super) fn end(&mut self, ending: Ending) {
        self.state.public.step = Step::Over(ending);
        self.tell(|state| {
            let outcome = state.public.outcome().expect("the game is over");
            Event::Ended { ending, winners: outcome.winners() }
        });
    }

    /// Places a Renown token; the previous controller of the place takes theirs back. Returns true
    /// if the game continues: the last token wins.
    /// Leaflet: “How to settle a Standoff”, 2 and 3; “Endgame”.
    pub(super) fn place_renown(&mut self, seat: Seat, at: RenownPlace) -> bool {
        let public = &mut self.state.public;
        let former = match at {
            RenownPlace::On(line) => {
                public.lines[seat.index()] |= 1 << line.index();
                None
            }
            RenownPlace::In(neighbourhood) => public.control[neighbourhood.index()].replace(seat),
        };
        self.tell(|_| Event::RenownPlaced { seat, at, former });
        let won = self.state.public.renown(seat) == RENOWN;
        if won {
            self.end(Ending::Renown(seat));
        }
        !won
    }

    /// Gives coins from the reserve, which never runs out.
    pub(super) fn earn(&mut self, seat: Seat, coins: u16, source: Source) {
        self.state.public.coins[seat.index()] += coins;
        self.tell_if(coins > 0, |_| Event::Earned { seat, coins, source });
    }

    /// Pays coins to the reserve.
    pub(super) fn pay(&mut self, seat: Seat, coins: u16, source: Source) {
        self.state.public.coins[seat.index()] -= coins;
        self.tell(|_| Event::Paid { seat, coins, source });
    }

    /// Gives a coin from one player to another, if they have one.
    pub(super) fn give(&mut self, seat: Seat, to: Seat, source: Source) {
        let coins = &mut self.state.public.coins;
        if coins[seat.index()] > 0 {
            coins[seat.index()] -= 1;
            coins[to.index()] += 1;
            self.tell(|_| Event::Gave { seat, to, source });
        }
    }

    /// Draws Plot cards for a player. Returns true if they must discard first.
    /// Leaflet: “Play a Plot card”.
    pub(super) fn draw_plots(&mut self, seat: Seat, draws: u8) -> bool {
        let public = &mut self.state.public;
        if public.hands[seat.index()] + draws > HAND {
            public.step = Step::Discard(draws);
            public.mover = seat;
            return true;
        }
        let mut plots = Tally::default();
        for _ in 0..draws {
            if self.state.pile.is_empty() {
                // Cards from the old pile are reported separately from those from the new one.
                self.tell_drawn(seat, std::mem::take(&mut plots));
                self.reshuffle();
            }
            let next = chance::plot(self.state.public.reshuffles, self.state.pile.len());
            let plot = self.state.pile.draw(self.rng.stream_for(next));
            self.state.receive(seat, plot);
            plots.add(plot);
        }
        self.tell_drawn(seat, plots);
        false
    }

    /// Reports the Plot cards drawn, if any were.
    fn tell_drawn(&mut self, seat: Seat, plots: Tally<Plot>) {
        if !plots.is_empty() {
            let count = plots.len() as u8;
            self.tell(|state| {
                let source = state.source_of_plots(count);
                Event::Drew { seat, count, source, plots: Some(plots) }
            });
        }
    }

    /// Makes the discarded Plot cards the new draw pile. Leaflet: “Play a Plot card”.
    fn reshuffle(&mut self) {
        let state = &mut *self.state;
        state.pile = std::mem::take(&mut state.public.discards);
        state.public.reshuffles += 1;
        state.public.plots.reshuffles(state.pile, &mut state.drawn_from);
        self.tell(|_| Event::Reshuffled);
    }

    /// Discards a Plot card to make room for those to draw.
    fn discard(&mut self, step: Step, plot: Plot) {
        let Step::Discard(draws) = step else { return };
        let seat = self.state.public.mover;
        self.lay_down(seat, plot);
        self.tell(|_| Event::Discarded { seat, plot });
        if !self.draw_plots(seat, draws) {
            self.go_on();
        }
    }

    /// Moves a Plot card from a hand to the discards.
    pub(super) fn lay_down(&mut self, seat: Seat, plot: Plot) {
        let state = &mut *self.state;
        state.hands[seat.index()].take(plot);
        state.public.hands[seat.index()] -= 1;
        state.public.discards.add(plot);
        state.public.plots.plays(seat, plot, &mut state.drawn_from);
    }

    /// Taverne and Strength: draws a Rogue from the bag; the player must then drop one.
    /// Leaflet: “Description of the neighborhoods”, Taverne.
    pub(super) fn draw_rogue(&mut self) {
        let me = self.state.public.active;
        let next = chance::rogue(self.state.bag.len());
        let rogue = self.state.bag.draw(self.rng.stream_for(next));
        self.state.home[me.index()].add(rogue);
        self.state.drawn = Some(rogue);
        let public = &mut self.state.public;
        public.bag -= 1;
        public.at_home[me.index()] += 1;
        public.step = Step::Exchange;
        self.state.remember(me, super::Trail::draws);
        self.tell(|_| Event::DrewRogue { seat: me, rogue: Some(rogue) });
    }

    /// Drops a Rogue face down into the Seine.
    fn drop_rogue(&mut self, rogue: Rogue) {
        let me = self.state.public.active;
        self.state.drawn = None;
        self.state.home[me.index()].take(rogue);
        self.state.dropped[me.index()].add(rogue);
        self.state.public.at_home[me.index()] -= 1;
        self.state.remember(me, super::Trail::drops_one);
        self.tell(|_| Event::Dropped { seat: me, rogue: Some(rogue) });
        self.go_on();
    }

    /// Moves a Rogue to a free spot, which gives no gain.
    /// Leaflet: “Description of the neighborhoods”, Rue de l’Egyptienne.
    fn move_rogue(&mut self, from: Spot, to: Spot) {
        let owner = self.state.public.owner(from).expect("a Rogue was chosen");
        self.state.move_to_free(owner, from, to);
        self.tell(|state| Event::Moved { seat: state.public.active, owner, from, to });
    }

    /// Sends a Rogue on the map home.
    pub(super) fn send_home(&mut self, owner: Seat, spot: Spot, fought: bool) {
        self.state.come_home(owner, spot);
        self.tell(|_| Event::WentHome { owner, spot, fought });
    }
}

impl PennilessKing {
    /// Returns the reason why this many Plot cards are drawn now.
    fn source_of_plots(&self, count: u8) -> Source {
        let public = &self.public;
        match (public.stage, public.standoff) {
            (Stage::Standoffs, Some(standoff)) => standoff
                .ability_under_way()
                .map_or(Source::Spot, |spot| Source::Rogue(self.rogues[spot.index()])),
            (Stage::Acting, _) => Line::ALL
                .into_iter()
                .filter(|_| public.acting_in == Some(Neighbourhood::Halles))
                .find(|line| line.bonus() == Bonus::Plots(count))
                .map_or(Source::Action, Source::Toll),
            _ => Source::Spot,
        }
    }

    /// Returns the active player's options for a neighbourhood's action, as bits: lines to pay for,
    /// spots to move a Rogue from, or a single bit. All of them are computed, since the processor
    /// rarely predicts which is needed.
    #[inline]
    pub(super) fn acts(&self, at: Neighbourhood) -> u64 {
        let public = &self.public;
        let placed = public.placed.map_or(SpotSet::NONE, SpotSet::only);
        let mut acts = [1; Neighbourhood::ALL.len()];
        acts[Neighbourhood::Halles.index()] = public.may_pay(public.active).bits() as u16;
        acts[Neighbourhood::Egyptienne.index()] = public.taken().minus(placed).bits() as u16;
        acts[Neighbourhood::Taverne.index()] = u16::from(public.may_exchange());
        u64::from(acts[at.index()])
    }

    /// Returns the Plot cards that the active player may play.
    #[inline]
    pub(super) fn may_play(&self) -> Tally<Plot> {
        let hand = self.hands[self.public.active.index()];
        select_unpredictable(self.public.plotted, Tally::default(), hand)
    }
}

impl super::Public {
    /// Returns true if the active player may exchange a Rogue.
    #[inline]
    pub fn may_exchange(&self) -> bool {
        self.bag.min(self.at_home[self.active.index()]) > 0
    }
}

/// Returns a player's first Rogues, without the Right-Hand.
pub(super) fn first_rogues() -> Tally<Rogue> {
    [Rogue::Henchman, Rogue::Henchman, Rogue::Beggar].into_iter().collect()
}
