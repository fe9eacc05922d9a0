//! The way to seats that are played over the internet, over the broker of a club.

use super::broker_file::{Fetched, fetch_brokers};
use super::broker_link::BrokerLink;
use super::broker_seats::{Purpose, invitations, keep};
use super::hub::{Hub, next_start, now};
use super::seat_way::{SeatWay, Shown};
use super::{FREES, at_now, say_of_seat, tell};
use crate::engine::{MAX_SEATS, Seat};
use crate::platform::random;
use crate::platform::socket::{Socket, SocketEvent};
use crate::platform::timer;
use crate::session::remote::{
    Broker, BrokerHost, BrokerList, Connection, Dial, Invitation, Outgoing, Output, SeatEvent,
    SeatKey, SeatTable, TableId, Transport, Wire,
};
use crate::session::{Place, Presence, TransportKind};
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The number of ticks without a broker after which all devices count as silent.
const LOST: u32 = 5;

/// The number of ticks after which a device that has left this room is not expected any more, about
/// twenty seconds.
const BACK_WITHIN: u32 = 22;

/// The transport.
const VIA: TransportKind = TransportKind::Broker;

/// A match some seats of which are given out, or have spare invitations.
struct Open {
    /// The key of the match.
    key: String,
    invitations: Vec<(Invitation, Purpose)>,
    broker: Broker,
    table: TableId,
    host: BrokerHost,
    socket: Option<Socket>,
    /// The number of ticks that each seat waits for its device, which has left this room.
    waited: [u32; MAX_SEATS],
}

impl Open {
    /// Adds an invitation to a seat.
    fn add(&mut self, seat: Seat, key: SeatKey, purpose: Purpose) {
        let (broker, table) = (self.broker.clone(), self.table);
        self.invitations.push((Invitation { broker, table, seat, key }, purpose));
        keep(&self.key, &self.invitations);
    }

    /// Returns the events of the devices that have left this room and have not come back in time.
    fn wait(&mut self, table: &SeatTable) -> Output {
        let mut output = Output::default();
        for (it, purpose) in &mut self.invitations {
            let waited = &mut self.waited[it.seat.index()];
            let waits = *purpose == Purpose::Spare && table.awaits(it.seat);
            *waited = if waits { *waited + 1 } else { 0 };
            if *waited == BACK_WITHIN {
                *purpose = Purpose::Left;
                output.events.push(SeatEvent::Left(it.seat));
            }
        }
        if !output.events.is_empty() {
            keep(&self.key, &self.invitations);
        }
        output
    }
}

/// The way to this tab's seats that are played over the internet.
pub struct BrokerWay {
    own: Weak<Self>,
    hub: Rc<Hub>,
    open: RefCell<Option<Open>>,
    /// The file of the brokers, as it was fetched.
    fetched: RefCell<Fetched>,
    /// True if the browser cannot make a link.
    has_no_random: Cell<bool>,
    /// The number of ticks since the broker was lost.
    lost_for: Cell<u32>,
}

impl BrokerWay {
    pub fn new(hub: Rc<Hub>) -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            own: own.clone(),
            hub,
            open: RefCell::default(),
            fetched: RefCell::new(Fetched::None),
            has_no_random: Cell::default(),
            lost_for: Cell::default(),
        })
    }

    /// Returns the invitation to a seat that is given out.
    fn invitation(&self, seat: Seat) -> Option<Invitation> {
        let open = self.open.borrow();
        let mut all = open.as_ref()?.invitations.iter().map(|(invitation, _)| invitation);
        all.find(|invitation| invitation.seat == seat).cloned()
    }

    /// Returns the state of the connection to the broker; `None` while no seat is given out.
    fn connection(&self) -> Option<Connection> {
        let open = self.open.borrow();
        open.as_ref().filter(|open| !open.invitations.is_empty()).map(|open| open.host.connection())
    }

    /// Gives a seat out by a link. Returns false if the browser has no source of random keys.
    fn give(&self, seat: Seat, brokers: &BrokerList) -> bool {
        let Some(key) = random::bytes().map(SeatKey::new) else { return false };
        super::free(seat, Place::Device(VIA));
        self.begin_at(brokers);
        self.with(&mut |open, table| {
            open.add(seat, key, Purpose::Far);
            open.host.invite(table, seat, key, now())
        });
        true
    }

    /// Gives each device in this room that holds a seat a spare invitation, once the broker is reached.
    fn make_spares(&self) {
        let (key, is_here) = at_now();
        let without = self.hub.read(SeatTable::without_spare);
        if without.is_empty() || !is_here || key.is_empty() {
            return;
        }
        let Fetched::Brokers(brokers) = &*self.fetched.borrow() else { return };
        self.begin_at(brokers);
        for seat in without {
            let Some(key) = random::bytes().map(SeatKey::new) else { return };
            self.with(&mut |open, table| {
                if open.host.connection() != Connection::Connected {
                    return Output::default();
                }
                open.add(seat, key, Purpose::Spare);
                open.invitations
                    .last()
                    .map(|(it, _)| open.host.spare(table, it, now()))
                    .unwrap_or_default()
            });
        }
    }

    /// Begins to give out seats of the match on the table, if that was not begun.
    fn begin_at(&self, brokers: &BrokerList) {
        if self.open.borrow().is_none()
            && let Some(table) = random::bytes().map(TableId::new)
        {
            self.begin(&at_now().0, brokers.pick(random::fresh_seed()).clone(), table);
        }
    }

    /// Begins to give out seats of the match with this key.
    fn begin(&self, key: &str, broker: Broker, table: TableId) {
        // Without a source of randomness no seat was ever given out.
        let Some(random) = random::bytes() else { return };
        let host = BrokerHost::new(&broker, table, random, next_start());
        let (key, invitations) = (key.to_owned(), Vec::new());
        self.open.replace(Some(Open {
            key,
            invitations,
            broker,
            table,
            host,
            socket: None,
            waited: [0; MAX_SEATS],
        }));
        self.hub.with(|table| table.go_on_from(next_start()));
    }

    /// Leaves the match, whose seats stay given out: their devices are told that the table is gone.
    fn leave(&self) {
        match &mut *self.open.borrow_mut() {
            // The match keeps its invitations.
            Some(open) => open.key.clear(),
            None => return,
        }
        self.hub.with(|table| table.abandon(VIA));
        self.with(&mut |open, _| {
            open.host.leave(now());
            Output::default()
        });
        let gone = self.open.take();
        timer::soon(move || drop(gone));
    }

    /// Returns the seats that devices hold.
    fn held(&self) -> Vec<Seat> {
        let here = |table: &SeatTable| {
            let held = table.held().filter_map(|event| match event {
                SeatEvent::Device(seat, VIA, Presence::Joined) => Some(seat),
                _ => None,
            });
            held.collect()
        };
        self.hub.read(here)
    }

    /// Tells the table of the devices that are there, as far as the broker is reached.
    fn tell_of_devices(&self, presence: Presence) {
        for seat in self.held() {
            tell(SeatEvent::Device(seat, VIA, presence));
        }
    }

    fn on_socket(&self, event: &SocketEvent) {
        self.with(&mut |open, table| match event {
            SocketEvent::Opened => {
                open.host.opened(now());
                Output::default()
            }
            SocketEvent::Received(bytes) => open.host.received(table, bytes, now()),
            SocketEvent::Closed => {
                open.host.closed(now());
                Output::default()
            }
        });
    }

    /// Does something with the match, and what follows from it.
    #[inline(never)]
    fn with(&self, act: &mut dyn FnMut(&mut Open, &mut SeatTable) -> Output) {
        self.hub.with(|table| {
            let mut open = self.open.borrow_mut();
            open.as_mut().map(|open| act(open, table)).unwrap_or_default()
        });
    }

    /// Does what is to be done on the wire.
    fn carry_out(&self, open: &mut Open) {
        let Wire { send, dial } = open.host.wire();
        if let Some(socket) = &open.socket {
            send.iter().for_each(|bytes| socket.send(bytes));
        }
        if dial != Dial::Stay {
            // It may be calling.
            let before = open.socket.take();
            timer::soon(move || drop(before));
        }
        if dial == Dial::Connect {
            let own = self.own.clone();
            let heard = move |event| own.upgrade().iter().for_each(|way| way.on_socket(&event));
            open.socket = Socket::open(&open.broker.address(), heard);
            if open.socket.is_none() {
                open.host.closed(now());
            }
        }
    }
}

impl Transport for BrokerWay {
    fn update(&self, table: &SeatTable, messages: &[Outgoing]) {
        let mut open = self.open.borrow_mut();
        let Some(open) = &mut *open else { return };
        open.host.update(table, messages, now());
        let Open { key, invitations, .. } = open;
        let mut is_changed = false;
        invitations.retain_mut(|(it, purpose)| {
            let now = match table.device(it.seat) {
                Some((VIA, _)) if purpose.is_spare() => {
                    // It may have held the seat through another tab.
                    say_of_seat(FREES, it.seat, Place::Device(VIA).into());
                    Purpose::Near
                }
                Some((TransportKind::Room, _)) => Purpose::Spare,
                _ => *purpose,
            };
            // Otherwise it is the table's again.
            let stays = table.has_spare(it.seat) || table.presence(it.seat, VIA).is_some();
            is_changed |= std::mem::replace(purpose, now) != now || !stays;
            stays
        });
        if is_changed {
            keep(key, invitations);
        }
        self.carry_out(open);
    }

    fn tick(&self) {
        self.make_spares();
        if self.open.borrow().is_none() {
            return;
        }
        self.with(&mut |open, table| {
            let mut output = open.wait(table);
            output.add(open.host.tick(table, now()));
            output
        });
        let before = self.lost_for.get();
        let is_lost = self.connection().is_some_and(|it| it != Connection::Connected);
        self.lost_for.set(if is_lost { before.saturating_add(1) } else { 0 });
        if is_lost && before + 1 == LOST {
            self.tell_of_devices(Presence::Silent);
        } else if !is_lost && before >= LOST {
            self.tell_of_devices(Presence::Joined);
        }
    }

    fn go_to(&self, key: &str, is_here: bool) {
        let kept = invitations(key);
        let at = self.open.borrow().as_ref().map(|open| open.key.clone());
        let is_open = self.open.borrow().as_ref().is_some_and(|open| open.invitations == kept);
        if is_open && !kept.is_empty() && (is_here || at.as_deref() != Some(key)) {
            // The seats go on in the next match at the same table.
            self.open.borrow_mut().iter_mut().for_each(|open| key.clone_into(&mut open.key));
        } else {
            self.leave();
            if let Some((Invitation { broker, table, .. }, _)) = kept.first().filter(|_| is_here) {
                self.begin(key, broker.clone(), *table);
                for (invitation, purpose) in kept {
                    self.with(&mut |open, table| {
                        let output = if purpose.is_spare() {
                            open.host.spare(table, &invitation, now())
                        } else {
                            open.host.invite(table, invitation.seat, invitation.key, now())
                        };
                        open.invitations.push((invitation.clone(), purpose));
                        output
                    });
                }
                // Not all of them were here when the first one was used.
                self.with(&mut |open, _| {
                    keep(&open.key, &open.invitations);
                    Output::default()
                });
                self.tick();
                super::ask_to_show();
            }
        }
        self.tell_of_devices(Presence::Joined);
        self.hub.tell_panel();
    }
}

impl SeatWay for BrokerWay {
    fn prepare(&self) {
        let own = self.own.clone();
        spawn_local(async move {
            let fetched = fetch_brokers().await;
            if let Some(way) = own.upgrade() {
                way.fetched.replace(fetched);
                way.hub.tell_panel();
            }
        });
    }

    fn is_offered(&self) -> bool {
        matches!(*self.fetched.borrow(), Fetched::Brokers(_))
    }

    fn invite(&self, seat: Seat) {
        let fetched = self.fetched.borrow().clone();
        if let Fetched::Brokers(brokers) = fetched {
            self.has_no_random.set(!self.give(seat, &brokers));
        }
    }

    fn draw(&self, seat: Seat, shown: &Shown) -> Html {
        let Some(invitation) = self.invitation(seat) else { return Html::default() };
        let (name, messages) = (shown.name(seat), shown.messages);
        html! { <BrokerLink {invitation} {name} codes={shown.codes.clone()} {messages} /> }
    }

    fn says(&self, is_used: bool, shown: &Shown) -> Html {
        let w = shown.messages.language.broker();
        let fault = match &*self.fetched.borrow() {
            Fetched::None | Fetched::Failed => return Html::default(),
            Fetched::Fault(fault) => Some((w.fault)(*fault)),
            Fetched::Brokers(_) if self.has_no_random.get() => Some(w.no_random.to_owned()),
            Fetched::Brokers(_) => None,
        };
        if fault.is_none() && !is_used {
            return html! { <p class="hint">{ w.spare }</p> };
        }
        let connection = match self.connection() {
            Some(Connection::Connecting) => w.connecting,
            Some(Connection::Unreachable) => w.unreachable,
            Some(Connection::Barred) => w.barred,
            Some(Connection::Connected) | None => "",
        };
        html! {
            <section class="club">
                <h3>{ w.title }</h3>
                if let Some(fault) = fault {
                    <p class="note" role="alert">{ fault }</p>
                } else {
                    <p class="hint">{ w.intro }</p>
                    <p role="status">{ connection }</p>
                }
            </section>
        }
    }
}
