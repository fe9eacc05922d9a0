//! The way to phones in the same room: it connects the table with them, and makes and reads the codes.

use super::hub::{Hub, now};
use super::tell;
use crate::engine::Seat;
use crate::platform::peer::PeerEnd;
use crate::platform::timer;
use crate::session::TransportKind;
use crate::session::remote::{
    AnswerError, Description, Handshake, Inbound, Offer, Outgoing, Output, Peer, Room, SeatEvent,
    SeatTable, ToHost, Transport,
};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// The reason why phones may not find this device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The browser has no address at all.
    NoNetwork,
    /// The browser hides the address.
    HiddenAddress,
}

/// The outcome of a phone's answer that was scanned or pasted.
pub type Read = Result<(), AnswerError>;

/// The way to phones in the same room.
pub struct RoomWay {
    hub: Rc<Hub>,
    room: RefCell<Room>,
    ends: RefCell<HashMap<Peer, PeerEnd<ToHost>>>,
    trouble: Cell<Option<Trouble>>,
    /// The outcome of the last answer that a phone has passed on.
    passed_on: Cell<Option<Read>>,
}

impl RoomWay {
    pub fn new(hub: Rc<Hub>) -> Rc<Self> {
        Rc::new(Self {
            hub,
            room: RefCell::default(),
            ends: RefCell::default(),
            trouble: Cell::default(),
            passed_on: Cell::default(),
        })
    }

    /// Returns the state of the connection for a seat until its phone has joined.
    pub fn handshake(&self, seat: Seat) -> Option<Handshake> {
        self.room.borrow().handshake(seat).cloned()
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
        let mut peer = Peer(TransportKind::Room, 0);
        self.hub.with(|table| {
            let invited = self.room.borrow_mut().invite(table, seat, now());
            peer = invited.0;
            invited.1
        });
        let hears = Rc::downgrade(self);
        let end = PeerEnd::open("", move |event| {
            hears.upgrade().iter().for_each(|way| way.hear(peer, event.clone()));
        });
        let Some(end) = end else {
            self.trouble.set(Some(Trouble::NoNetwork));
            return self.hub.tell_panel();
        };
        let negotiation = end.negotiation();
        self.ends.borrow_mut().insert(peer, end);
        let way = self.clone();
        spawn_local(async move {
            let sdp = negotiation.describe().await;
            let description = sdp.and_then(|sdp| Description::of_sdp(&sdp).ok());
            way.offer(seat, peer, description);
        });
        self.hub.tell_panel();
    }

    fn offer(&self, seat: Seat, peer: Peer, description: Option<Description>) {
        let description = description.filter(|it| !it.candidates().is_empty());
        self.trouble.set(match &description {
            None => Some(Trouble::NoNetwork),
            Some(description) if !description.is_reachable() => Some(Trouble::HiddenAddress),
            Some(_) => None,
        });
        if let Some(description) = description {
            self.hub.with(|table| {
                self.room.borrow_mut().offer(table, peer, Offer { seat, description });
                Output::default()
            });
        }
        self.hub.tell_panel();
    }

    /// Reads an answer that was scanned or pasted.
    ///
    /// # Errors
    /// Returns an error if it was not taken.
    pub fn read(&self, code: &str) -> Read {
        match self.hub.read(|table| self.room.borrow_mut().answer(table, code, now())) {
            Ok((peer, sdp)) => {
                let negotiation = self.ends.borrow().get(&peer).map(PeerEnd::negotiation);
                if let Some(negotiation) = negotiation {
                    // One that the browser refuses never connects, which is said after a while.
                    spawn_local(async move {
                        negotiation.take_answer(&sdp).await;
                    });
                }
                self.hub.tell_panel();
                Ok(())
            }
            Err(fault) => {
                if let AnswerError::Taken(seat) = fault {
                    tell(SeatEvent::Intruded(seat));
                }
                Err(fault)
            }
        }
    }

    fn hear(&self, peer: Peer, event: Inbound<ToHost>) {
        let scanned = self.hub.with(|table| {
            let mut room = self.room.borrow_mut();
            match event {
                Inbound::Opened => Output::default(),
                Inbound::Message(message) => room.receive(table, peer, message, now()),
                Inbound::Closed => room.closed(table, peer),
            }
        });
        if let Some(code) = scanned {
            self.passed_on.set(Some(self.read(&code)));
            self.hub.tell_panel();
        }
    }
}

impl Transport for RoomWay {
    fn update(&self, table: &SeatTable, messages: &[Outgoing]) {
        let mut ends = self.ends.borrow_mut();
        for Outgoing { to, message } in messages {
            ends.get(to).into_iter().for_each(|end| end.send(message));
        }
        // Ends that are not wanted any more close once this task is over: one of them may be calling.
        let mut room = self.room.borrow_mut();
        room.part(table);
        let gone: Vec<_> = ends.extract_if(|&peer, _| !room.has(peer)).collect();
        if !gone.is_empty() {
            timer::soon(move || drop(gone));
        }
    }

    fn tick(&self) {
        self.hub.with(|table| {
            let events = self.room.borrow_mut().tick(table, now());
            Output { events, ..Output::default() }
        });
    }
}
