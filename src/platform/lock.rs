//! Locks that only one page of this browser can hold at a time (Web Locks).
//!
//! Where the browser has no locks or denies them, `heard` is never told that another page holds
//! one.

use super::listen::{Hearing, Listener, listen};
use super::{install, js};
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;

/// The page that holds the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// This page holds it.
    Here,
    /// Another page holds it.
    Elsewhere,
}

/// A page's request for a lock, and the lock once it is granted. Dropping it passes the lock to the
/// next page.
pub struct Lock {
    wish: Rc<Wish>,
    _listeners: [Listener; 2],
}

struct Wish {
    name: String,
    heard: Box<dyn Fn(Holder)>,
    /// True while the lock is still wanted.
    lasts: Cell<bool>,
    /// True while the request waits in the queue.
    waits: Cell<bool>,
    /// True once the person has left the page, which then loses all its locks.
    is_left: Cell<bool>,
    /// Releases the lock.
    release: RefCell<Option<Function>>,
}

/// The way a lock is requested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    IfFree,
    InLine,
    FromWhoeverHasIt,
}

impl Lock {
    /// Requests the lock of this name. If another page holds it, the request waits in the queue.
    /// `heard` is called whenever the lock is gained or lost.
    pub fn ask(name: String, heard: impl Fn(Holder) + 'static) -> Self {
        let lock = Self::wish(name, heard);
        lock.wish.request(How::IfFree);
        lock
    }

    /// Takes the lock at once, even from another page.
    pub fn take(name: String, heard: impl Fn(Holder) + 'static) -> Self {
        let lock = Self::wish(name, heard);
        lock.take_over();
        lock
    }

    fn wish(name: String, heard: impl Fn(Holder) + 'static) -> Self {
        let wish = Rc::new(Wish {
            name: install::own(&name),
            heard: Box::new(heard),
            lasts: Cell::new(true),
            waits: Cell::new(false),
            is_left: Cell::new(false),
            release: RefCell::default(),
        });
        let [left, back] = [Rc::clone(&wish), Rc::clone(&wish)];
        let listeners = [
            listen("window", "pagehide", Hearing::default(), move |_| left.is_left.set(true)),
            listen("window", "pageshow", Hearing::default(), move |_| back.come_back()),
        ];
        Self { wish, _listeners: listeners }
    }

    /// Takes the lock from the page that holds it.
    pub fn take_over(&self) {
        self.wish.request(How::FromWhoeverHasIt);
    }

    /// Returns true if this page holds the lock.
    pub fn is_here(&self) -> bool {
        self.wish.release.borrow().is_some()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        self.wish.lasts.set(false);
        if let Some(release) = self.wish.release.take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

impl Wish {
    fn request(self: &Rc<Self>, how: How) {
        if how == How::InLine && self.waits.replace(true) {
            return;
        }
        let Ok(locks) = js::of_navigator("locks") else { return };
        let options = match how {
            How::IfFree => js::object(&[("ifAvailable", &JsValue::TRUE)]),
            How::InLine => js::object(&[]),
            How::FromWhoeverHasIt => js::object(&[("steal", &JsValue::TRUE)]),
        };
        let wish = Rc::clone(self);
        let granted = Closure::once_into_js(move |lock: JsValue| wish.granted(how, &lock));
        let name = self.name.as_str().into();
        let ended = js::call(&locks, "request", &[&name, &options, &granted]);
        let wish = Rc::clone(self);
        spawn_local(async move {
            // The promise is rejected when another page steals the lock.
            if js::settled(ended).await.is_err() && wish.release.take().is_some() {
                wish.is_elsewhere();
            }
        });
    }

    /// Called by the browser with the lock, or null if another page holds it. The lock is held
    /// until the returned promise resolves.
    fn granted(self: &Rc<Self>, how: How, lock: &JsValue) -> JsValue {
        if how == How::InLine {
            self.waits.set(false);
        }
        if !self.lasts.get() {
            return JsValue::UNDEFINED;
        }
        if lock.is_null() || lock.is_undefined() {
            self.is_elsewhere();
            return JsValue::UNDEFINED;
        }
        let held = Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        });
        (self.heard)(Holder::Here);
        held.into()
    }

    /// Requests the lock again when the page is restored from the back/forward cache and has lost
    /// it meanwhile.
    fn come_back(self: &Rc<Self>) {
        if self.is_left.replace(false) && self.release.borrow().is_none() {
            self.request(How::IfFree);
        }
    }

    /// Reports that another page holds the lock, and joins the queue. A page that the person is
    /// leaving does not: `WebKit` still runs this code after the next page has loaded, would give
    /// the lock in that page's name, and that page would believe that another tab holds it.
    fn is_elsewhere(self: &Rc<Self>) {
        if self.is_left.get() {
            return;
        }
        (self.heard)(Holder::Elsewhere);
        self.request(How::InLine);
    }
}
