//! The way to phones in the same room: it connects the table with them, and makes and reads the codes.

use super::hub::{Hub, now};
use super::room_panel::{Room as RoomPanel, Trouble};
use super::seat_way::{SeatWay, Shown};
use crate::engine::SeatSet;
use crate::platform::peer::PeerEnd;
use crate::platform::{page, timer};
use crate::session::TransportKind;
use crate::session::remote::{
    AnswerError, CodeError, Description, Handshake, Inbound, Offer, Outgoing, Output, Peer, Room,
    SeatTable, ToHost, Transport,
};
use crate::ui::route::Route;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The way to phones in the same room.
pub struct RoomWay {
    own: Weak<Self>,
    hub: Rc<Hub>,
    room: RefCell<Room>,
    /// The connections. There are never more than a few.
    ends: RefCell<Vec<(Peer, PeerEnd<ToHost>)>>,
    trouble: Cell<Option<Trouble>>,
    /// True once codes may be made: a camera was allowed before, or none is used.
    is_ready: Cell<bool>,
    /// The reason why the last answer that was read was not taken.
    read: Cell<Option<AnswerError>>,
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

    /// Makes a code for the next phone, in place of the one before.
    fn make_code(self: &Rc<Self>) {
        let peer = self.room.borrow_mut().invite(now());
        // The one before is closed.
        self.hub.with(|_| Output::default());
        let hears = Rc::downgrade(self);
        let end = PeerEnd::open("", move |event| {
            hears.upgrade().iter().for_each(|way| way.hear(peer, event.clone()));
        });
        let Some(end) = end else {
            self.trouble.set(Some(Trouble::NoNetwork));
            return self.hub.tell_panel();
        };
        let negotiation = end.negotiation();
        self.ends.borrow_mut().push((peer, end));
        let way = self.clone();
        spawn_local(async move {
            let sdp = negotiation.describe().await;
            way.offer(peer, sdp.and_then(|sdp| Description::of_sdp(&sdp).ok()));
        });
        self.hub.tell_panel();
    }

    fn offer(&self, peer: Peer, description: Option<Description>) {
        let description = description.filter(|it| !it.candidates().is_empty());
        self.trouble.set(match &description {
            None => Some(Trouble::NoNetwork),
            Some(description) if !description.is_reachable() => Some(Trouble::HiddenAddress),
            Some(_) => None,
        });
        if let Some(description) = description {
            self.room.borrow_mut().offer(peer, Offer { description });
        }
        self.hub.tell_panel();
    }

    /// Reads an answer that was scanned or pasted.
    fn read(&self, code: &str) {
        let answer = self.room.borrow_mut().answer(code, now());
        self.read.set(match answer {
            Ok((peer, sdp)) => {
                let ends = self.ends.borrow();
                let end = ends.iter().find(|(other, _)| *other == peer);
                let negotiation = end.map(|(_, end)| end.negotiation());
                if let Some(negotiation) = negotiation {
                    // One that the browser refuses never connects, which is said after a while.
                    spawn_local(async move {
                        negotiation.take_answer(&sdp).await;
                    });
                }
                None
            }
            Err(AnswerError::Again) => return,
            Err(fault) => Some(fault),
        });
        self.hub.tell_panel();
    }

    /// Returns what is said about the code that was read last, and the phone that is connected.
    fn outcome(&self, shown: &Shown) -> &'static str {
        let w = shown.messages.language.phones();
        match self.read.get() {
            None | Some(AnswerError::Again) if self.room.borrow().is_choosing() => w.choosing,
            None | Some(AnswerError::Again) => "",
            Some(AnswerError::Unknown) => w.unknown,
            Some(AnswerError::Code(fault)) => match fault {
                CodeError::NotACode => w.not_a_code,
                CodeError::Damaged => w.damaged,
                CodeError::OtherVersion => w.other_version,
                CodeError::OtherSide => w.other_side,
            },
        }
    }

    /// Returns the seats that a phone is offered.
    fn offered(&self) -> SeatSet {
        self.room.borrow_mut().withhold(super::open_here());
        self.hub.read(|table| self.room.borrow().offered(table))
    }

    fn hear(&self, peer: Peer, event: Inbound<ToHost>) {
        let scanned = self.hub.with(|table| {
            let mut room = self.room.borrow_mut();
            room.withhold(super::open_here());
            match event {
                Inbound::Opened => Output::default(),
                Inbound::Message(message) => room.receive(table, peer, message, now()),
                Inbound::Closed => room.closed(table, peer),
            }
        });
        if let Some(code) = scanned {
            self.read(&code);
        }
    }
}

impl Transport for RoomWay {
    fn update(&self, table: &SeatTable, messages: &[Outgoing]) {
        let mut ends = self.ends.borrow_mut();
        for Outgoing { to, message } in messages {
            ends.iter().filter(|(peer, _)| peer == to).for_each(|(_, end)| end.send(message));
        }
        // Ends that are not wanted any more close once this task is over: one of them may be calling.
        let mut room = self.room.borrow_mut();
        room.part(table);
        let gone: Vec<_> = ends.extract_if(.., |(peer, _)| !room.has(*peer)).collect();
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
    fn refresh(&self, wanted: SeatSet) {
        self.room.borrow_mut().want(wanted);
        if self.offered().is_empty() {
            self.put_away();
        } else if self.is_ready.get() && self.room.borrow().next().is_none() {
            self.own.upgrade().iter().for_each(Self::make_code);
        }
    }

    fn put_away(&self) {
        self.read.set(None);
        // The next phone asks for the camera anew.
        self.is_ready.set(false);
    }

    fn says(&self, _: bool, shown: &Shown) -> Html {
        let offered = self.offered();
        if offered.is_empty() {
            return Html::default();
        }
        let own = self.own.clone();
        let on_ready = Callback::from(move |has_camera: bool| {
            let Some(way) = own.upgrade() else { return };
            way.is_ready.set(true);
            // Once the camera is allowed, the browser may show the address that it has hidden.
            let is_better = has_camera && way.trouble.get().is_some();
            let connects = matches!(way.room.borrow().next(), Some(Handshake::Connecting { .. }));
            if is_better && !connects {
                way.make_code();
            }
            way.hub.tell_panel();
        });
        let own = self.own.clone();
        let on_code = Callback::from(move |code: String| {
            own.upgrade().iter().for_each(|way| way.read(&code));
        });
        let only = offered.first().filter(|_| offered.len() == 1).map(|seat| shown.name(seat));
        let room = self.room.borrow();
        let address = room
            .code()
            .map(|code| page::address_of(&Route::Seat(TransportKind::Room, code).hash()));
        html! {
            <RoomPanel {only} {address} handshake={room.next()} is_late={room.is_late()} trouble={self.trouble.get()} outcome={self.outcome(shown)}
                codes={shown.codes.clone()} messages={shown.messages} {on_ready} {on_code} />
        }
    }
}
