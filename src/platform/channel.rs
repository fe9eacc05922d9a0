//! Carries messages between the windows of this browser (`BroadcastChannel`): from the table's
//! window, the host, to windows that follow it, the guests.
//!
//! All windows hear every text on the channel, so each begins with the number of the window that it
//! is for, and that of its sender. The host is number 0, and holds a lock as long as its window is
//! open: a guest that is given the lock knows that the host is gone, however it ended.

use super::lock::{Holder, Lock};
use super::{install, js, random};
use crate::session::remote::{FromHost, Inbound, ToHost};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The number of the host.
const HOST: u64 = 0;

/// Before a text for all guests.
const ALL: &str = "all";

/// A channel of this browser, closed when it is dropped.
struct Channel {
    object: JsValue,
    own: u64,
    _hear: Closure<dyn Fn(JsValue)>,
}

impl Channel {
    /// Opens the channel under a name. `heard` is called with the sender and the text of each
    /// message to this window.
    fn open(name: &str, own: u64, heard: impl Fn(u64, &str) + 'static) -> Option<Self> {
        let hear = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
            // A message that is not text, or not for this window, is not ours.
            let text = js::get(&event, "data").ok().and_then(|data| data.as_string());
            let Some(text) = text else { return };
            let mut parts = text.splitn(3, ' ');
            let (Some(to), Some(from), Some(text)) = (parts.next(), parts.next(), parts.next())
            else {
                return;
            };
            let is_ours = to.parse() == Ok(own) || (to == ALL && own != HOST);
            if let (true, Ok(from)) = (is_ours, from.parse()) {
                heard(from, text);
            }
        });
        let channel = js::make("BroadcastChannel", &[&install::own(name).into()]).ok()?;
        js::set(&channel, "onmessage", hear.as_ref()).ok()?;
        Some(Self { object: channel, own, _hear: hear })
    }

    fn post(&self, to: &str, text: &str) {
        let text = [to, " ", &self.own.to_string(), " ", text].concat();
        // A window that is gone hears nothing, which is no fault.
        let _ = js::call(&self.object, "postMessage", &[&text.into()]);
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        let _ = js::set(&self.object, "onmessage", &JsValue::NULL);
        let _ = js::call(&self.object, "close", &[]);
    }
}

/// The host's end.
pub struct HostChannel {
    channel: Rc<Channel>,
    _lock: Lock,
}

impl HostChannel {
    /// Opens it, and calls all guests. `heard` is called with the number of a guest and its event;
    /// [`Inbound::Closed`] with the host's own number means that another window has taken the address
    /// over.
    pub fn open(address: &str, heard: impl Fn(u64, Inbound<ToHost>) + 'static) -> Option<Self> {
        let heard = Rc::new(heard);
        let channel = {
            let heard = heard.clone();
            Channel::open(address, HOST, move |from, text| {
                heard(from, Inbound::Message(ToHost::read(text)));
            })?
        };
        let channel = Rc::new(channel);
        channel.post(ALL, "");
        let called = channel.clone();
        let lock = Lock::take(address.to_owned(), move |holder| match holder {
            // A guest may just have taken it for a sign that no host is there.
            Holder::Here => called.post(ALL, ""),
            Holder::Elsewhere => heard(HOST, Inbound::Closed),
        });
        Some(Self { channel, _lock: lock })
    }

    /// Sends a guest a message.
    pub fn send(&self, to: u64, message: &FromHost) {
        self.channel.post(&to.to_string(), &message.text());
    }
}

/// A guest's end.
pub struct GuestChannel {
    channel: Channel,
    _watch: Rc<Watch>,
}

/// A guest's request for the host's lock.
struct Watch {
    address: String,
    lock: RefCell<Option<Lock>>,
    heard: Box<dyn Fn(Inbound<FromHost>)>,
}

impl Watch {
    /// Waits for the end of the host, unless it does already.
    fn wait(self: &Rc<Self>) {
        if self.lock.borrow().is_some() {
            return;
        }
        let watch = Rc::downgrade(self);
        let lock = Lock::ask(self.address.clone(), move |holder| {
            if let (Holder::Here, Some(watch)) = (holder, watch.upgrade()) {
                // Free the lock for the host's return.
                drop(watch.lock.take());
                (watch.heard)(Inbound::Closed);
            }
        });
        self.lock.replace(Some(lock));
    }
}

impl GuestChannel {
    /// Opens it, and calls `heard` with each event of the host.
    pub fn open(address: &str, heard: impl Fn(Inbound<FromHost>) + 'static) -> Option<Self> {
        let watch = Rc::new(Watch {
            address: address.to_owned(),
            lock: RefCell::default(),
            heard: Box::new(heard),
        });
        let waiting = watch.clone();
        let channel = Channel::open(address, random::fresh_seed().max(1), move |_, text| {
            waiting.wait();
            (waiting.heard)(if text.is_empty() {
                Inbound::Opened
            } else {
                Inbound::Message(FromHost::read(text))
            });
        })?;
        watch.wait();
        (watch.heard)(Inbound::Opened);
        Some(Self { channel, _watch: watch })
    }

    /// Sends the host a message.
    pub fn send(&self, message: &ToHost) {
        self.channel.post(&HOST.to_string(), &message.text());
    }
}
