//! Carries messages between the windows of this browser (`BroadcastChannel`): from the table's
//! window, the host, to windows that follow it, the guests.
//!
//! All windows hear every text on the channel, so each begins with the number of the window that it
//! is for, and that of its sender. The host is number 0, and holds a lock as long as its window is
//! open: a guest that is given the lock knows that the host is gone, however it ended.

use super::lock::{Holder, Lock};
use super::{install, js, random};
use crate::session::remote::{Carried, Carrier, Peer};
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
    fn open(name: &str, own: u64, heard: impl Fn(Peer, &str) + 'static) -> Option<Self> {
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
                heard(Peer(from), text);
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

impl Carrier for HostChannel {
    /// Opens it, and calls all guests. [`Carried::Closed`] with the host's own number means that
    /// another window has taken the address over.
    fn open(address: &str, heard: impl Fn(Carried) + 'static) -> Option<Self> {
        let heard = Rc::new(heard);
        let channel = {
            let heard = heard.clone();
            Channel::open(address, HOST, move |from, text| {
                heard(Carried::Message(from, text.to_owned()));
            })?
        };
        let channel = Rc::new(channel);
        channel.post(ALL, "");
        let called = channel.clone();
        let lock = Lock::take(address.to_owned(), move |holder| match holder {
            // A guest may just have taken it for a sign that no host is there.
            Holder::Here => called.post(ALL, ""),
            Holder::Elsewhere => heard(Carried::Closed(Peer(HOST))),
        });
        Some(Self { channel, _lock: lock })
    }

    fn send(&self, to: Peer, text: &str) {
        self.channel.post(&to.0.to_string(), text);
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
    heard: Box<dyn Fn(Carried)>,
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
                (watch.heard)(Carried::Closed(Peer(HOST)));
            }
        });
        self.lock.replace(Some(lock));
    }
}

impl Carrier for GuestChannel {
    fn open(address: &str, heard: impl Fn(Carried) + 'static) -> Option<Self> {
        let watch = Rc::new(Watch {
            address: address.to_owned(),
            lock: RefCell::default(),
            heard: Box::new(heard),
        });
        let waiting = watch.clone();
        let channel = Channel::open(address, random::fresh_seed().max(1), move |from, text| {
            waiting.wait();
            let text = text.to_owned();
            (waiting.heard)(if text.is_empty() {
                Carried::Opened(from)
            } else {
                Carried::Message(from, text)
            });
        })?;
        watch.wait();
        (watch.heard)(Carried::Opened(Peer(HOST)));
        Some(Self { channel, _watch: watch })
    }

    fn send(&self, to: Peer, text: &str) {
        self.channel.post(&to.0.to_string(), text);
    }
}
