//! The seat's end over the internet: it asks the club's broker for the table, and says what it waits
//! for.

use super::club_file::{Fetched, fetch_club};
use super::join_page::{BadLink, fault, other_version, page};
use super::line::{AnyLine, Line, LineEvent};
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::socket::{Socket, SocketEvent};
use crate::platform::timer::{self, Timer};
use crate::platform::{clock, random, storage};
use crate::session::remote::{
    Dial, GuestState, Invitation, InvitationError, RefusalReason, RelayGuest, ToHost, Wire,
};
use crate::ui::locale::Messages;
use crate::ui::table::source::Contact;
use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The interval at which this end does what is due, in milliseconds.
const TICK: u32 = 900;

/// The time until the club's file is asked for again, in milliseconds.
const RETRY: u32 = 4_000;

/// The key of this tab's number, by which the table knows the device after a reload.
const DEVICE: &str = "seat-device";

/// What the seat waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// The club's file.
    File,
    /// Nothing: the page's club has no such broker.
    OtherClub,
    /// Nothing: the browser has no source of random numbers.
    NoRandom,
    /// The state of the connection says it.
    Relay(GuestState),
}

/// A seat's connection to its table.
struct SeatLine {
    own: Weak<Self>,
    invitation: Invitation,
    device: u64,
    relay: RefCell<Option<RelayGuest>>,
    socket: RefCell<Option<Socket>>,
    state: Cell<State>,
    heard: Callback<LineEvent>,
    ticking: RefCell<Option<Timer>>,
    _listeners: [Listener; 2],
}

/// Joins the table of an invitation.
pub fn join(payload: &str, heard: Callback<LineEvent>) -> AnyLine {
    let invitation = match Invitation::read(payload) {
        Ok(invitation) => invitation,
        Err(fault) => {
            return Box::new(BadLink(match fault {
                InvitationError::OtherVersion => other_version,
                InvitationError::Damaged | InvitationError::NotAnInvitation => {
                    |messages| messages.language.club().damaged
                }
            }));
        }
    };
    // A tab that was duplicated has a number of its own.
    let device = storage::get_of_tab(DEVICE).and_then(|device| device.parse().ok());
    let device = device.unwrap_or_else(random::fresh_seed);
    storage::set_of_tab(DEVICE, None);
    let relay = random::bytes().map(|random| RelayGuest::new(&invitation, device, random, now()));
    let line = Rc::new_cyclic(|own: &Weak<SeatLine>| {
        let back = own.clone();
        SeatLine {
            own: own.clone(),
            invitation,
            device,
            state: Cell::new(if relay.is_some() { State::File } else { State::NoRandom }),
            relay: RefCell::new(relay),
            socket: RefCell::default(),
            heard,
            ticking: RefCell::default(),
            _listeners: [
                listen("window", "pagehide", Hearing::default(), move |_| {
                    storage::set_of_tab(DEVICE, Some(&device.to_string()));
                }),
                listen("document", "visibilitychange", Hearing::default(), move |_| {
                    back.upgrade().iter().for_each(|line| line.do_what_is_due());
                }),
            ],
        }
    });
    line.look_for_club();
    Box::new(line)
}

fn now() -> u64 {
    clock::steady()
}

impl SeatLine {
    /// Connects if the page's club has the broker.
    fn look_for_club(&self) {
        let own = self.own.clone();
        spawn_local(async move {
            let fetched = fetch_club().await;
            let Some(line) = own.upgrade() else { return };
            match fetched {
                Fetched::Club(club) if club.brokers().contains(&line.invitation.broker) => {
                    line.tick();
                }
                Fetched::Club(_) | Fetched::Fault(_) | Fetched::None => line.set(State::OtherClub),
                Fetched::Failed => {
                    let again = move || own.upgrade().iter().for_each(|line| line.look_for_club());
                    line.ticking.replace(Some(timer::after(RETRY, again)));
                }
            }
        });
    }

    fn tick(&self) {
        self.with(|relay| relay.tick(now()));
        let own = self.own.clone();
        let again = move || own.upgrade().iter().for_each(|line| line.tick());
        self.ticking.replace(Some(timer::after(TICK, again)));
    }

    fn do_what_is_due(&self) {
        if matches!(self.state.get(), State::Relay(_)) {
            self.with(|relay| relay.tick(now()));
        }
    }

    fn on_socket(&self, event: &SocketEvent) {
        let mut heard = Vec::new();
        self.with(|relay| match event {
            SocketEvent::Opened => relay.opened(now()),
            SocketEvent::Received(bytes) => heard = relay.received(bytes, now()),
            SocketEvent::Closed => relay.closed(now()),
        });
        for message in heard {
            self.heard.emit(LineEvent::Message(message));
        }
    }

    /// Does something with the relay, and what follows from it.
    fn with(&self, act: impl FnOnce(&mut RelayGuest)) {
        if let Some(relay) = &mut *self.relay.borrow_mut() {
            act(relay);
        }
        self.carry_out();
    }

    #[inline(never)]
    fn carry_out(&self) {
        let state = {
            let mut relay = self.relay.borrow_mut();
            let Some(relay) = &mut *relay else { return };
            let Wire { send, dial } = relay.wire();
            let mut socket = self.socket.borrow_mut();
            if let Some(socket) = &*socket {
                send.iter().for_each(|bytes| socket.send(bytes));
            }
            if dial != Dial::Stay {
                // It may be calling.
                let before = socket.take();
                timer::soon(move || drop(before));
            }
            if dial == Dial::Connect {
                let own = self.own.clone();
                let heard =
                    move |event| own.upgrade().iter().for_each(|line| line.on_socket(&event));
                *socket = Socket::open(&self.invitation.broker.address(), heard);
                if socket.is_none() {
                    relay.closed(now());
                }
            }
            relay.state()
        };
        self.set(State::Relay(state));
    }

    fn set(&self, state: State) {
        if self.state.replace(state) == state {
            return;
        }
        self.heard.emit(match state {
            State::Relay(GuestState::Joined) => LineEvent::Changed,
            _ => LineEvent::Lost,
        });
    }
}

impl Drop for SeatLine {
    fn drop(&mut self) {
        if let (Some(relay), Some(socket)) = (self.relay.get_mut(), self.socket.get_mut()) {
            relay.leave(now());
            relay.wire().send.iter().for_each(|bytes| socket.send(bytes));
        }
        storage::set_of_tab(DEVICE, Some(&self.device.to_string()));
    }
}

impl Line for Rc<SeatLine> {
    fn send(&self, message: &ToHost) {
        self.with(|relay| relay.send(message.clone(), now()));
    }

    fn token(&self) -> String {
        let relay = self.relay.borrow();
        relay.as_ref().map(|relay| relay.token().to_owned()).unwrap_or_default()
    }

    fn draw(&self, contact: Contact, messages: &'static Messages) -> Option<Html> {
        let says = self.says(contact, messages);
        let is_fault = contact == Contact::OtherVersion
            || matches!(
                self.state.get(),
                State::OtherClub
                    | State::NoRandom
                    | State::Relay(
                        GuestState::Unreachable | GuestState::Barred | GuestState::Refused(_)
                    )
            );
        Some(if is_fault {
            fault(says, self.take_over(messages), messages)
        } else {
            page(html! { <p role="status">{ says }</p> }, messages)
        })
    }

    fn says(&self, contact: Contact, messages: &Messages) -> &'static str {
        let w = messages.language.club();
        match self.state.get() {
            _ if contact == Contact::OtherVersion => other_version(messages),
            State::File | State::Relay(GuestState::Connecting) => w.connecting,
            State::Relay(GuestState::Unreachable) => w.unreachable,
            State::OtherClub => w.other_club,
            State::NoRandom => w.no_random,
            State::Relay(GuestState::Waiting | GuestState::Joined | GuestState::Away) => w.waiting,
            State::Relay(GuestState::Barred) => w.barred,
            State::Relay(GuestState::Refused(RefusalReason::Taken)) => w.taken,
            State::Relay(GuestState::Refused(RefusalReason::OtherProtocol)) => {
                other_version(messages)
            }
            State::Relay(GuestState::Refused(_)) => w.taken_back,
        }
    }

    fn helper(&self, messages: &'static Messages, _: Callback<String>) -> Html {
        self.take_over(messages)
    }
}

impl SeatLine {
    /// Renders what takes the place of the device that has the seat.
    fn take_over(&self, messages: &'static Messages) -> Html {
        if self.state.get() != State::Relay(GuestState::Refused(RefusalReason::Taken)) {
            return Html::default();
        }
        let own = self.own.clone();
        let onclick = move |_: MouseEvent| {
            own.upgrade().iter().for_each(|line| line.with(|relay| relay.take_over(now())));
        };
        html! {
            <div class="actions">
                <button type="button" class="button primary" {onclick}>
                    { messages.language.phones().play_here }
                </button>
            </div>
        }
    }
}
