//! The host of phones in the browser: it connects `session::remote` with the phones.

use super::{Hosting, tell};
use crate::engine::Seat;
use crate::platform::clock;
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::peer::PeerEnd;
use crate::platform::timer::{self, Timer};
use crate::session::remote::{
    AnswerFault, Carried, Carrier, Description, Happened, Hosted, Offer, Outgoing, Peer, SeatEvent,
    Seats, Stage,
};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The interval at which late connections and silent phones are noticed, in milliseconds.
const TICK: u32 = 900;

/// The reason why phones may not find this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser has no address at all.
    NoNetwork,
    /// The browser hides the address.
    HiddenAddress,
}

/// The outcome of a phone's answer that was scanned or pasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Read {
    /// It was taken.
    Taken,
    /// It was read before.
    Again,
    /// It was refused.
    Refused(AnswerFault),
}

/// The host of the phones of this tab.
pub struct PhoneHost {
    seats: RefCell<Seats>,
    ends: RefCell<HashMap<Peer, PeerEnd>>,
    trouble: Cell<Option<Trouble>>,
    /// Called when the panel has something new to show.
    changed: RefCell<Callback<()>>,
    /// The outcome of the last answer that a phone has passed on.
    passed_on: Cell<Option<Read>>,
    ticking: RefCell<Option<Timer>>,
    /// Warns before the page is left, as long as phones hold seats, and gives them up when it is.
    _leaving: [Listener; 2],
}

thread_local! {
    static HOST: RefCell<Option<Rc<PhoneHost>>> = const { RefCell::new(None) };
}

/// Returns the host of this tab, and starts it if there is none.
pub fn host() -> Rc<PhoneHost> {
    if let Some(host) = HOST.with_borrow(Clone::clone) {
        return host;
    }
    let leaving = listen("window", "beforeunload", Hearing::default(), |event| {
        if super::are_there() {
            event.prevent_default();
        }
    });
    let left = listen("window", "pagehide", Hearing::default(), |_| {
        if let Some(host) = HOST.with_borrow(Clone::clone) {
            let held: Vec<Seat> = host.seats.borrow().held().map(|(seat, _)| seat).collect();
            held.into_iter().map(SeatEvent::Left).for_each(tell);
        }
    });
    let host = Rc::new(PhoneHost {
        seats: RefCell::new(Seats::new(0)),
        ends: RefCell::default(),
        trouble: Cell::default(),
        changed: RefCell::new(Callback::noop()),
        passed_on: Cell::default(),
        ticking: RefCell::default(),
        _leaving: [leaving, left],
    });
    HOST.set(Some(host.clone()));
    super::add(host.clone());
    host.tick();
    host
}

fn now() -> u64 {
    clock::steady()
}

impl Hosting for PhoneHost {
    fn show(&self, table: Hosted) {
        let happened = self.seats.borrow_mut().show(table);
        self.handle(happened);
    }

    fn close(&self) {
        let outgoing = self.seats.borrow_mut().close();
        self.send(&outgoing);
    }

    fn held(&self) -> Vec<SeatEvent> {
        let told = |(seat, is_silent): (Seat, bool)| {
            [SeatEvent::Joined(seat)]
                .into_iter()
                .chain(is_silent.then_some(SeatEvent::Silent(seat)))
        };
        self.seats.borrow().held().flat_map(told).collect()
    }

    fn take_back(&self, seat: Seat) {
        let happened = self.seats.borrow_mut().take_back(seat);
        self.handle(happened);
        self.tell_panel();
    }
}

impl PhoneHost {
    /// Calls `changed` when the panel has something new to show.
    pub fn watch(&self, changed: Callback<()>) {
        self.changed.replace(changed);
    }

    /// Returns the stage of a seat's phone.
    pub fn stage(&self, seat: Seat) -> Option<Stage> {
        self.seats.borrow().stage(seat).cloned()
    }

    /// Returns the reason why phones may not find this device.
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.get()
    }

    /// Takes the outcome of the last answer that a phone has passed on.
    pub fn passed_on(&self) -> Option<Read> {
        self.passed_on.take()
    }

    /// Makes a code for a seat, in place of the one before.
    pub fn invite(self: &Rc<Self>, seat: Seat) {
        super::free(seat);
        let (peer, _) = self.seats.borrow_mut().invite(seat);
        let hears = Rc::downgrade(self);
        let end = PeerEnd::open("", move |carried| {
            if let Some(host) = hears.upgrade() {
                host.hear(peer, carried);
            }
        });
        let Some(end) = end else {
            self.trouble.set(Some(Trouble::NoNetwork));
            return self.tell_panel();
        };
        let negotiation = end.negotiation();
        self.ends.borrow_mut().insert(peer, end);
        let host = self.clone();
        spawn_local(async move {
            let sdp = negotiation.describe().await;
            let description = sdp.and_then(|sdp| Description::of_sdp(&sdp).ok());
            host.offer(seat, peer, description);
        });
        self.tell_panel();
    }

    fn offer(&self, seat: Seat, peer: Peer, description: Option<Description>) {
        let description = description.filter(|it| !it.candidates().is_empty());
        self.trouble.set(match &description {
            None => Some(Trouble::NoNetwork),
            Some(description) if !description.is_reachable() => Some(Trouble::HiddenAddress),
            Some(_) => None,
        });
        if let Some(description) = description {
            self.seats.borrow_mut().offer(peer, Offer { seat, description });
        }
        self.tell_panel();
    }

    /// Reads an answer that was scanned or pasted.
    pub fn read(self: &Rc<Self>, code: &str) -> Read {
        let answered = self.seats.borrow_mut().answer(code, now());
        match answered {
            Ok((peer, sdp)) => {
                let negotiation = self.ends.borrow().get(&peer).map(PeerEnd::negotiation);
                if let Some(negotiation) = negotiation {
                    // One that the browser refuses never connects, which is said after a while.
                    spawn_local(async move {
                        negotiation.take_answer(&sdp).await;
                    });
                }
                self.tell_panel();
                Read::Taken
            }
            Err(AnswerFault::Again(_)) => Read::Again,
            Err(fault) => {
                if let AnswerFault::Taken(seat) = fault {
                    tell(SeatEvent::Intruded(seat));
                }
                Read::Refused(fault)
            }
        }
    }

    fn hear(self: &Rc<Self>, peer: Peer, carried: Carried) {
        let happened = match carried {
            Carried::Opened(_) => return,
            Carried::Message(_, text) => self.seats.borrow_mut().receive(peer, &text, now()),
            Carried::Closed(_) => self.seats.borrow_mut().closed(peer),
        };
        let is_news = !happened.events.is_empty();
        if let Some(code) = &happened.scanned {
            self.passed_on.set(Some(self.read(code)));
        }
        self.handle(happened);
        if is_news {
            self.tell_panel();
        }
    }

    /// Sends and tells what follows from something that has happened.
    fn handle(&self, happened: Happened) {
        super::note(self.seats.borrow().held().next().is_some());
        self.send(&happened.outgoing);
        // Ends that are not wanted any more close once this task is over: one of them may be calling.
        let gone: Vec<PeerEnd> = {
            let (mut ends, seats) = (self.ends.borrow_mut(), self.seats.borrow());
            let unwanted: Vec<Peer> =
                ends.keys().filter(|&&peer| !seats.has(peer)).copied().collect();
            unwanted.iter().filter_map(|peer| ends.remove(peer)).collect()
        };
        if !gone.is_empty() {
            timer::soon(move || drop(gone));
        }
        happened.events.into_iter().for_each(tell);
    }

    fn send(&self, outgoing: &[Outgoing]) {
        let ends = self.ends.borrow();
        for Outgoing { to, text, .. } in outgoing {
            if let Some(end) = ends.get(to) {
                end.send(*to, text);
            }
        }
    }

    fn tick(self: &Rc<Self>) {
        let events = self.seats.borrow_mut().tick(now());
        events.into_iter().for_each(tell);
        let host = self.clone();
        self.ticking.replace(Some(timer::after(TICK, move || host.tick())));
        self.tell_panel();
    }

    fn tell_panel(&self) {
        let changed = self.changed.borrow().clone();
        changed.emit(());
    }
}
