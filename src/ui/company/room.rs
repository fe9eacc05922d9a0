//! The way to phones in the same room: it connects the table with them, and makes and reads the codes.

use super::hub::{Hub, now};
use super::room_panel::{Room as RoomPanel, Trouble};
use super::seat_way::{Invited, SeatWay};
use super::tell;
use crate::engine::Seat;
use crate::platform::peer::PeerEnd;
use crate::platform::timer;
use crate::session::TransportKind;
use crate::session::remote::{
    AnswerError, CodeError, Description, Handshake, Inbound, Offer, Outgoing, Output, Peer, Room,
    SeatEvent, SeatTable, ToHost, Transport,
};
use crate::session::{Place, Presence};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The outcome of a phone's answer that was scanned or pasted.
type Read = Result<(), AnswerError>;

/// The way to phones in the same room.
pub struct RoomWay {
    own: Weak<Self>,
    hub: Rc<Hub>,
    room: RefCell<Room>,
    ends: RefCell<HashMap<Peer, PeerEnd<ToHost>>>,
    trouble: Cell<Option<Trouble>>,
    /// True once codes may be made: a camera was allowed before, or none is used.
    is_ready: Cell<bool>,
    /// The outcome of the last answer that was read.
    read: Cell<Option<Read>>,
}

impl RoomWay {
    pub fn new(hub: Rc<Hub>) -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            own: own.clone(),
            hub,
            room: RefCell::default(),
            ends: RefCell::default(),
            trouble: Cell::default(),
            is_ready: Cell::default(),
            read: Cell::default(),
        })
    }

    /// Makes a code for a seat, in place of the one before.
    fn make_code(self: &Rc<Self>, seat: Seat) {
        super::free(seat, Place::Device(TransportKind::Room));
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
    fn take(&self, code: &str) -> Read {
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

    /// Reads an answer that was scanned or pasted, and makes a new code if that one needs it.
    fn read(self: &Rc<Self>, code: &str) {
        let read = self.take(code);
        if let Err(AnswerError::UsedUp(seat)) = read {
            self.make_code(seat);
        }
        if !matches!(read, Err(AnswerError::Again(_))) {
            self.read.set(Some(read));
        }
        self.hub.tell_panel();
    }

    /// Returns what is said about the code that was read last.
    fn outcome(&self, shown: &Invited) -> String {
        let w = shown.messages.language.phones();
        let Some(Err(fault)) = self.read.get() else { return String::new() };
        let says = match fault {
            AnswerError::Code(CodeError::NotACode) => w.not_a_code,
            AnswerError::Code(CodeError::Damaged) => w.damaged,
            AnswerError::Code(CodeError::OtherVersion) => w.other_version,
            AnswerError::Code(CodeError::OtherSide) => w.other_side,
            AnswerError::UsedUp(_) => w.used_up,
            AnswerError::Unknown | AnswerError::Again(_) => w.unknown,
            AnswerError::Taken(seat) => return (w.taken)(&shown.name(seat)),
        };
        says.to_owned()
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
            self.read.set(Some(self.take(&code)));
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

    fn end(&self) {
        self.ends.borrow_mut().clear();
    }

    fn tick(&self) {
        self.hub.with(|table| {
            let events = self.room.borrow_mut().tick(table, now());
            Output { events, ..Output::default() }
        });
    }
}

impl SeatWay for RoomWay {
    fn is_ready(&self) -> bool {
        self.is_ready.get()
    }

    fn invite(&self, seat: Seat) {
        self.own.upgrade().iter().for_each(|way| way.make_code(seat));
    }

    fn is_used_up(&self, seat: Seat) -> bool {
        let presence = self.hub.read(|table| table.presence(seat, TransportKind::Room));
        let is_late = matches!(self.room.borrow().handshake(seat), Some(Handshake::Late));
        presence == Some(Presence::Silent) || presence == Some(Presence::Invited) && is_late
    }

    fn put_away(&self) {
        self.read.set(None);
        // The next phone asks for the camera anew.
        self.is_ready.set(false);
    }

    fn draw(&self, shown: &Invited) -> Html {
        let (seat, own) = (shown.seat, self.own.clone());
        let on_ready = Callback::from(move |has_camera: bool| {
            let Some(way) = own.upgrade() else { return };
            way.is_ready.set(true);
            let presence = way.hub.read(|table| table.presence(seat, TransportKind::Room));
            // Once the camera is allowed, the browser may show the address that it has hidden.
            let is_better = has_camera && way.trouble.get().is_some();
            if presence.is_none() || presence == Some(Presence::Invited) && is_better {
                way.make_code(seat);
            }
            way.hub.tell_panel();
        });
        let own = self.own.clone();
        let on_code = Callback::from(move |code: String| {
            own.upgrade().iter().for_each(|way| way.read(&code));
        });
        let handshake = self.room.borrow().handshake(seat).cloned();
        html! {
            <RoomPanel name={shown.name(seat)} {handshake} trouble={self.trouble.get()} outcome={self.outcome(shown)}
                codes={shown.codes.clone()} messages={shown.messages} {on_ready} {on_code} />
        }
    }
}
