//! A table of the crowd: its match, its host, and the devices of its seats.

use super::{Crowd, Fault};
use regalia::engine::{Rng, Seat, Viewer};
use regalia::session::remote::{
    Broker, BrokerGuest, BrokerHost, Decision, FromHost, Invitation, Output, SeatEvent, SeatKey,
    SeatTable, Snapshot, TableId, ToHost, Wire,
};
use regalia::session::{Agreement, AnyMatch, Known, NewMatch, Occupant, UndoRule, new_match};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use std::time::{Duration, Instant};

/// What the host tells, as far as a device of the crowd reads it.
#[derive(Deserialize)]
struct Told<'a> {
    serial: u64,
    #[serde(borrow)]
    view: &'a RawValue,
    #[serde(default)]
    legal: Vec<IgnoredAny>,
}

/// A seat's device.
struct Guest {
    end: BrokerGuest,
    /// The last change that it was told, the view, and the number of its legal decisions.
    serial: u64,
    view: String,
    legal: usize,
    /// The decision that was sent, and the change that it is about.
    sent: Option<(u64, usize)>,
    /// The time at which it was sent, until its view has come.
    since: Option<Instant>,
}

/// The consequences of a text of the host.
#[derive(Default)]
pub struct Heeded {
    /// The time from the last decision to the view after it.
    pub took: Option<Duration>,
    /// True if the seat is to decide.
    pub is_to_move: bool,
    /// True if it has not decided before.
    pub is_first: bool,
    /// True if a question was asked after a gap.
    pub asks: bool,
}

/// A table.
pub struct Table {
    play: AnyMatch,
    seats: SeatTable,
    host: BrokerHost,
    guests: Vec<Guest>,
    /// What is wrong.
    faults: Vec<Fault>,
}

impl Table {
    /// Returns a table with a new match, all of whose seats are given out.
    pub fn new(
        asked: &Crowd,
        nth: usize,
        broker: &Broker,
        now: u64,
        dice: &mut Rng,
    ) -> Result<Self, Fault> {
        let mut random = || -> [u8; 32] { std::array::from_fn(|_| dice.below(256) as u8) };
        let short = |bytes: [u8; 32]| -> [u8; 16] { std::array::from_fn(|at| bytes[at]) };
        let table = TableId::new(short(random()));
        let mut host = BrokerHost::new(broker, table, random(), 0);
        let mut seats = SeatTable::new(0);
        let mut guests = Vec::new();
        for seat in Seat::all(asked.players as usize) {
            let key = SeatKey::new(short(random()));
            host.invite(&mut seats, seat, key, now);
            let invitation = Invitation { broker: broker.clone(), table, seat, key };
            let end = BrokerGuest::new(&invitation, 1 + nth as u64, random(), now);
            let view = String::new();
            guests.push(Guest { end, serial: 0, view, legal: 0, sent: None, since: None });
        }
        let play = deal(asked, nth as u64 * 1_000)?;
        let shown = seats.show(hosted(&play));
        host.update(&seats, &shown.messages, now);
        Ok(Self { play, seats, host, guests, faults: Vec::new() })
    }

    /// Does something at the table's end. Returns its decisions.
    pub fn at_host(
        &mut self,
        now: u64,
        act: impl FnOnce(&mut BrokerHost, &mut SeatTable) -> Output,
    ) -> Vec<Decision> {
        let Output { messages, events, .. } = act(&mut self.host, &mut self.seats);
        self.host.update(&self.seats, &messages, now);
        let decision = |event| match event {
            SeatEvent::Decided(decision) => Some(decision),
            _ => None,
        };
        events.into_iter().filter_map(decision).collect()
    }

    /// Takes what is to be done on the wire of the table's end, or of a seat's.
    pub fn wire(&mut self, seat: Option<usize>) -> Wire {
        match seat {
            Some(seat) => self.guests[seat].end.wire(),
            None => self.host.wire(),
        }
    }

    pub fn guest(&mut self, seat: usize) -> &mut BrokerGuest {
        &mut self.guests[seat].end
    }

    /// Returns true if every seat has been told the match.
    pub fn is_full(&self) -> bool {
        self.guests.iter().all(|guest| guest.serial > 0)
    }

    /// Returns the number of decisions that were sent more than once.
    pub fn sent_again(&self) -> u64 {
        self.guests.iter().map(|guest| guest.end.sent_again()).sum()
    }

    /// Handles a message of the host at a seat.
    pub fn hear(&mut self, seat: usize, message: &FromHost, now: u64) -> Heeded {
        let guest = &mut self.guests[seat];
        let (told, is_news) = match message {
            FromHost::Hello { told, .. } => (told, false),
            FromHost::News { told } => (told, true),
            FromHost::Here { .. }
            | FromHost::Refused { .. }
            | FromHost::Free { .. }
            | FromHost::Gone
            | FromHost::Moved { .. }
            | FromHost::Spare { .. } => {
                return Heeded::default();
            }
        };
        let Ok(told) = serde_json::from_str::<Told<'_>>(told.text()) else {
            self.faults.push(format!("a text that is none: {:.80}", told.text()));
            return Heeded::default();
        };
        if is_news && told.serial <= guest.serial {
            return Heeded::default();
        }
        if is_news && told.serial > guest.serial + 1 {
            guest.end.send(ToHost::Ping { serial: guest.serial }, now);
            return Heeded { asks: true, ..Heeded::default() };
        }
        let is_new = told.serial > guest.serial;
        (guest.serial, guest.legal) = (told.serial, told.legal.len());
        told.view.get().clone_into(&mut guest.view);
        let is_answered = guest.sent.is_some_and(|(about, _)| about < guest.serial);
        let took = guest.since.take_if(|_| is_answered).map(|since| since.elapsed());
        let is_first = guest.sent.is_none();
        Heeded { took, is_to_move: is_new && guest.legal > 0, is_first, asks: false }
    }

    /// Lets a seat decide at random, if it still is to move.
    pub fn decide(&mut self, seat: usize, now: u64, dice: &mut Rng) {
        let guest = &mut self.guests[seat];
        if guest.legal == 0 {
            return;
        }
        let index = dice.below(guest.legal);
        let serial = guest.serial;
        guest.sent = Some((serial, index));
        guest.since = Some(Instant::now());
        guest.end.send(ToHost::Decide { serial, index: index as u32 }, now);
    }

    /// Makes a seat's decision at the table.
    pub fn decided(&mut self, decision: Decision, now: u64) {
        let Decision { seat, index, position } = decision;
        let sent = self.guests[seat.index()].sent.map(|(_, index)| index);
        if sent != Some(index) || position != self.play.position() {
            self.faults.push(format!("{decision:?} was made, but {sent:?} was decided"));
        }
        if !self.play.decide_index(index) {
            self.faults.push(format!("{decision:?} is illegal"));
        }
        self.show(now);
    }

    fn show(&mut self, now: u64) {
        let shown = self.seats.show(hosted(&self.play));
        self.host.update(&self.seats, &shown.messages, now);
    }

    /// Returns true if the match is over and every seat has seen the end.
    pub fn is_over_for_all(&self) -> bool {
        self.play.is_over() && self.lacks().next().is_none()
    }

    /// Deals the next match.
    pub fn deal(&mut self, asked: &Crowd, now: u64) -> Result<(), Fault> {
        self.play = deal(asked, self.play.seed() + 1)?;
        self.show(now);
        Ok(())
    }

    /// Returns the seats whose last view is not that of the match.
    fn lacks(&self) -> impl Iterator<Item = usize> {
        (0..self.guests.len()).filter(|&seat| {
            let (view, legal) = known(&self.play, Viewer::Of(Seat::new(seat)));
            let guest = &self.guests[seat];
            (view, legal) != (guest.view.clone(), guest.legal)
        })
    }

    /// Returns what is wrong with this table.
    pub fn faults(&self, nth: usize) -> Vec<Fault> {
        let lacks = self.lacks().map(|seat| format!("seat {seat} has another view than the match"));
        let faults = self.faults.iter().cloned().chain(lacks);
        faults.map(|fault| format!("table {nth}: {fault}")).collect()
    }
}

fn deal(asked: &Crowd, seed: u64) -> Result<AnyMatch, Fault> {
    let person = |seat| Occupant::Person { name: format!("Player {seat}") };
    let new = NewMatch {
        game: asked.game.clone(),
        options: Vec::new(),
        seed,
        bot_seed: seed,
        occupants: (0..asked.players as usize).map(person).collect(),
        agreement: Agreement { undo: UndoRule::Free, ..Agreement::default() },
    };
    let play = new_match(&new).expect("the command line takes no other games");
    play.map_err(|_| format!("{} is not for {} players", asked.game, asked.players))
}

fn hosted(play: &AnyMatch) -> Snapshot {
    Snapshot::of(play, (0..play.occupants().len()).map(|seat| format!("Player {seat}")).collect())
}

/// Returns a viewer's view as it is written, and the number of legal decisions.
fn known(play: &AnyMatch, viewer: Viewer) -> (String, usize) {
    macro_rules! any_game {
        ($($module:ident::$game:ident),* $(,)?) => {
            $(if let Some(play) = play.downcast_ref::<regalia::games::$module::$game>() {
                let view = serde_json::to_string(&Known::view(play, viewer)).expect("plain data");
                return (view, Known::legal(play, viewer).len());
            })*
        };
    }
    regalia::with_games!(any_game);
    unreachable!("every game is in the registry")
}
