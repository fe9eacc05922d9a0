//! The seat's end over the internet: it asks the club's broker for the table, and says what it waits
//! for.

use super::broker_file::{Fetched, fetch_brokers};
use super::join_page::{BadLink, fault, moved, other_version, page};
use super::join_room::{is_spare, joins_again};
use super::line::{AnyLine, Line, LineEvent};
use crate::platform::listen::{Hearing, Listener, listen};
use crate::platform::socket::{Socket, SocketEvent};
use crate::platform::timer::{self, Timer};
use crate::platform::{clock, random, storage};
use crate::session::remote::{
    BrokerGuest, Dial, GuestState, Invitation, InvitationError, RefusalReason, ToHost, Wire,
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
    NoSuchBroker,
    /// Nothing: the browser has no source of random numbers.
    NoRandom,
    /// The state of the connection says it.
    Guest(GuestState),
}

/// A seat's connection to its table.
struct BrokerSeat {
    own: Weak<Self>,
    invitation: Invitation,
    /// True if this device has joined in the same room, and came here when it lost that connection.
    is_spare: bool,
    device: u64,
    guest: RefCell<Option<BrokerGuest>>,
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
                    |messages| messages.language.broker().damaged
                }
            }));
        }
    };
    // A tab that was duplicated has a number of its own.
    let device = storage::get_of_tab(DEVICE).and_then(|device| device.parse().ok());
    let device = device.unwrap_or_else(random::fresh_seed);
    storage::set_of_tab(DEVICE, None);
    let guest = random::bytes().map(|random| BrokerGuest::new(&invitation, device, random, now()));
    let line = Rc::new_cyclic(|own: &Weak<BrokerSeat>| {
        let back = own.clone();
        BrokerSeat {
            own: own.clone(),
            invitation,
            is_spare: is_spare(payload),
            device,
            state: Cell::new(if guest.is_some() { State::File } else { State::NoRandom }),
            guest: RefCell::new(guest),
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
    line.look_for_brokers();
    Box::new(line)
}

fn now() -> u64 {
    clock::steady()
}

impl BrokerSeat {
    /// Connects if the page's club has the broker.
    fn look_for_brokers(&self) {
        let own = self.own.clone();
        spawn_local(async move {
            let fetched = fetch_brokers().await;
            let Some(line) = own.upgrade() else { return };
            match fetched {
                Fetched::Brokers(club) if club.brokers().contains(&line.invitation.broker) => {
                    line.tick();
                }
                Fetched::Brokers(_) | Fetched::Fault(_) | Fetched::None => {
                    line.set(State::NoSuchBroker);
                }
                Fetched::Failed => {
                    let again =
                        move || own.upgrade().iter().for_each(|line| line.look_for_brokers());
                    line.ticking.replace(Some(timer::after(RETRY, again)));
                }
            }
        });
    }

    fn tick(&self) {
        self.with(|guest| guest.tick(now()));
        let own = self.own.clone();
        let again = move || own.upgrade().iter().for_each(|line| line.tick());
        self.ticking.replace(Some(timer::after(TICK, again)));
    }

    fn do_what_is_due(&self) {
        if matches!(self.state.get(), State::Guest(_)) {
            self.with(|guest| guest.tick(now()));
        }
    }

    fn on_socket(&self, event: &SocketEvent) {
        let mut heard = Vec::new();
        self.with(|guest| match event {
            SocketEvent::Opened => guest.opened(now()),
            SocketEvent::Received(bytes) => heard = guest.received(bytes, now()),
            SocketEvent::Closed => guest.closed(now()),
        });
        for message in heard {
            self.heard.emit(LineEvent::Message(message));
        }
    }

    /// Does something with the guest, and what follows from it.
    fn with(&self, act: impl FnOnce(&mut BrokerGuest)) {
        if let Some(guest) = &mut *self.guest.borrow_mut() {
            act(guest);
        }
        self.carry_out();
    }

    #[inline(never)]
    fn carry_out(&self) {
        let state = {
            let mut guest = self.guest.borrow_mut();
            let Some(guest) = &mut *guest else { return };
            let Wire { send, dial } = guest.wire();
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
                    guest.closed(now());
                }
            }
            guest.state()
        };
        self.set(State::Guest(state));
    }

    fn set(&self, state: State) {
        if self.state.replace(state) == state {
            return;
        }
        self.heard.emit(match state {
            State::Guest(GuestState::Joined) => LineEvent::Changed,
            _ => LineEvent::Lost,
        });
    }
}

impl Drop for BrokerSeat {
    fn drop(&mut self) {
        if let (Some(guest), Some(socket)) = (self.guest.get_mut(), self.socket.get_mut()) {
            guest.leave(now());
            guest.wire().send.iter().for_each(|bytes| socket.send(bytes));
        }
        storage::set_of_tab(DEVICE, Some(&self.device.to_string()));
    }
}

impl Line for Rc<BrokerSeat> {
    fn send(&self, message: &ToHost) {
        self.with(|guest| guest.send(message.clone(), now()));
    }

    fn token(&self) -> String {
        let guest = self.guest.borrow();
        guest.as_ref().map(|guest| guest.token().to_owned()).unwrap_or_default()
    }

    fn draw(&self, contact: Contact, messages: &'static Messages) -> Option<Html> {
        let says = self.says(contact, messages);
        let is_fault = matches!(contact, Contact::OtherVersion | Contact::Moved(_))
            || matches!(
                self.state.get(),
                State::NoSuchBroker
                    | State::NoRandom
                    | State::Guest(
                        GuestState::Unreachable | GuestState::Barred | GuestState::Refused(_)
                    )
            );
        Some(if is_fault {
            fault(says, self.returns(messages), messages)
        } else {
            page(html! { <p role="status">{ says }</p> }, messages)
        })
    }

    fn says(&self, contact: Contact, messages: &Messages) -> &'static str {
        let w = messages.language.broker();
        match self.state.get() {
            _ if contact == Contact::OtherVersion => other_version(messages),
            _ if let Contact::Moved(place) = contact => moved(place, messages),
            State::File | State::Guest(GuestState::Connecting) => w.connecting,
            State::Guest(GuestState::Unreachable) => w.unreachable,
            State::NoSuchBroker => w.no_such_broker,
            State::NoRandom => w.no_random,
            State::Guest(GuestState::Waiting | GuestState::Joined | GuestState::Away) => w.waiting,
            State::Guest(GuestState::Barred) => w.barred,
            State::Guest(GuestState::Refused(RefusalReason::Taken)) => w.taken,
            State::Guest(GuestState::Refused(RefusalReason::OtherProtocol)) => {
                other_version(messages)
            }
            State::Guest(GuestState::Refused(_)) if self.is_spare => {
                messages.language.phones().hand_ended
            }
            State::Guest(GuestState::Refused(_)) => w.taken_back,
        }
    }

    fn returns(&self, messages: &'static Messages) -> Html {
        match self.state.get() {
            State::Guest(GuestState::Refused(RefusalReason::Taken)) => self.take_over(messages),
            State::File | State::Guest(GuestState::Connecting) => Html::default(),
            _ if self.is_spare => joins_again(messages),
            _ => Html::default(),
        }
    }
}

impl BrokerSeat {
    /// Renders what takes the place of the device that has the seat.
    fn take_over(&self, messages: &'static Messages) -> Html {
        let own = self.own.clone();
        let onclick = move |_: MouseEvent| {
            own.upgrade().iter().for_each(|line| line.with(|guest| guest.take_over(now())));
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
