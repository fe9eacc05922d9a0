//! What only one page of this browser may have at a time (Web Locks).
//!
//! Where the browser has no locks, or does not let us have them, nobody is ever told
//! that another page has it.

use super::listen::{Hearing, Listener, listen};
use super::{install, js};
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;

/// Where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// This page has it.
    Here,
    /// Another page has it.
    Elsewhere,
}

/// A page's wish to have it, and its hold of it; dropped, the next page gets it.
pub struct Lock {
    wish: Rc<Wish>,
    _listeners: [Listener; 2],
}

struct Wish {
    name: String,
    heard: Box<dyn Fn(Held)>,
    /// Whether it is still wanted.
    lasts: Cell<bool>,
    /// Whether it stands in the line of those that wait.
    waits: Cell<bool>,
    /// True once the person has left the page, which then loses all its locks.
    is_left: Cell<bool>,
    /// Gives it back.
    release: RefCell<Option<Function>>,
}

/// How it is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum How {
    IfFree,
    InLine,
    FromWhoeverHasIt,
}

impl Lock {
    /// Asks for what bears this name. Where another page has it, this one waits in line.
    /// `heard` is told whenever it comes or goes.
    pub fn ask(name: String, heard: impl Fn(Held) + 'static) -> Self {
        let lock = Self::wish(name, heard);
        lock.wish.request(How::IfFree);
        lock
    }

    /// Has it at once, whoever has it now.
    pub fn take(name: String, heard: impl Fn(Held) + 'static) -> Self {
        let lock = Self::wish(name, heard);
        lock.take_over();
        lock
    }

    fn wish(name: String, heard: impl Fn(Held) + 'static) -> Self {
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

    /// Takes it from the page that has it.
    pub fn take_over(&self) {
        self.wish.request(How::FromWhoeverHasIt);
    }

    /// Whether this page has it.
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
            // It ends badly where another page takes it away.
            if js::settled(ended).await.is_err() && wish.release.take().is_some() {
                wish.is_elsewhere();
            }
        });
    }

    /// It is ours until what is returned here comes to something; or it is not, and then
    /// there is no lock.
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
        (self.heard)(Held::Here);
        held.into()
    }

    /// Asks again when a page that was left is shown again as it was, if it has lost its
    /// lock meanwhile.
    fn come_back(self: &Rc<Self>) {
        if self.is_left.replace(false) && self.release.borrow().is_none() {
            self.request(How::IfFree);
        }
    }

    /// Tells that another page has it, and waits in line. A page that is being left does
    /// not: `WebKit` still runs this code when the next page is there, in whose name it
    /// would then have the lock, and that page would believe that another tab has it.
    fn is_elsewhere(self: &Rc<Self>) {
        if self.is_left.get() {
            return;
        }
        (self.heard)(Held::Elsewhere);
        self.request(How::InLine);
    }
}
