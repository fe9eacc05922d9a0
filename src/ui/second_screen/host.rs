//! The host of second screens in the browser: it connects `session::remote` with the channel.

use super::{Hosting, channel_of};
use crate::engine::Viewer;
use crate::platform::channel::HostChannel;
use crate::platform::{clock, storage};
use crate::session::remote::{Carried, Carrier, Host, Hosted, Outgoing, serial_at_start};
use std::cell::RefCell;
use std::rc::Rc;

/// The key of the number of hosts that were started in this browser.
const STARTS: &str = "screen-hosts";

/// A host and its channel, once that is open.
struct ScreenHost {
    host: RefCell<Host>,
    channel: RefCell<Option<HostChannel>>,
}

/// Starts the host of the table with this code. A window that knows the code may watch as the public: no
/// seat is given out, so nothing that arrives here decides.
pub fn start_hosting(code: u64) -> Option<Box<dyn Hosting>> {
    let mut host = Host::new(serial_at_start(storage::count(STARTS)));
    host.admit(&code.to_string(), Viewer::Public);
    let host = Rc::new(ScreenHost { host: RefCell::new(host), channel: RefCell::default() });
    let hears = Rc::downgrade(&host);
    let channel = HostChannel::open(&channel_of(code), move |carried| match carried {
        Carried::Message(from, text) => {
            if let Some(host) = hears.upgrade() {
                let received = host.host.borrow_mut().receive(from, &text, clock::steady());
                host.send(&received.outgoing);
            }
        }
        Carried::Closed(_) => super::stop(),
        Carried::Opened(_) => {}
    })?;
    host.channel.replace(Some(channel));
    Some(Box::new(host))
}

impl ScreenHost {
    fn send(&self, outgoing: &[Outgoing]) {
        if let Some(channel) = &*self.channel.borrow() {
            outgoing.iter().for_each(|sent| channel.send(sent.to, &sent.text));
        }
    }
}

impl Hosting for Rc<ScreenHost> {
    fn show(&mut self, table: Hosted) {
        let outgoing = self.host.borrow_mut().show(table);
        self.send(&outgoing);
    }

    fn close(&mut self) {
        let outgoing = self.host.borrow_mut().close();
        self.send(&outgoing);
    }
}
