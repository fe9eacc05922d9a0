//! The way to second screens: other windows of this browser, which watch as the public.

use super::hub::{Hub, next_start, now};
use super::second_screen::{channel_of, stop};
use crate::engine::Viewer;
use crate::platform::channel::HostChannel;
use crate::session::TransportKind;
use crate::session::remote::{Inbound, Outgoing, Peer, SeatTable, ToHost, Transport};
use std::cell::RefCell;
use std::rc::Rc;

/// The way to second screens.
pub struct WindowWay {
    hub: Rc<Hub>,
    channel: RefCell<Option<HostChannel>>,
}

impl WindowWay {
    pub fn new(hub: Rc<Hub>) -> Rc<Self> {
        Rc::new(Self { hub, channel: RefCell::default() })
    }

    /// Begins to tell the match to windows that know this code. No seat is given out, so nothing that
    /// arrives from them decides.
    pub fn start(self: &Rc<Self>, code: u64) {
        if self.channel.borrow().is_some() {
            return;
        }
        self.hub.with(|table| {
            table.admit(TransportKind::Window, &code.to_string(), Viewer::Public);
            table.go_on_from(next_start())
        });
        let hears = Rc::downgrade(self);
        let channel = HostChannel::open(&channel_of(code), move |from, event| {
            hears.upgrade().iter().for_each(|way| way.hear(from, event.clone()));
        });
        self.channel.replace(channel);
        super::ask_to_show();
    }

    fn hear(&self, from: u64, event: Inbound<ToHost>) {
        match event {
            Inbound::Message(message) => {
                let peer = Peer(TransportKind::Window, from);
                self.hub.with(|table| table.receive(peer, message, now()));
            }
            Inbound::Closed => {
                // Another tab has taken over the second screens, and tells them the match.
                let channel = self.channel.take();
                crate::platform::timer::soon(move || drop(channel));
                stop();
                self.hub.with(|table| table.abandon(TransportKind::Window));
            }
            Inbound::Opened => {}
        }
    }
}

impl Transport for WindowWay {
    fn update(&self, _: &SeatTable, messages: &[Outgoing]) {
        if let Some(channel) = &*self.channel.borrow() {
            for Outgoing { to: Peer(via, number), message } in messages {
                if *via == TransportKind::Window {
                    channel.send(*number, message);
                }
            }
        }
    }
}
