//! Timers.

use super::js;
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::rc::Rc;
use std::task::{Poll, Waker};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// A pending call, cancelled when this is dropped.
pub struct Timer {
    id: Option<JsValue>,
    act: Rc<Closure<dyn FnMut()>>,
    over: Rc<Cell<bool>>,
}

impl Drop for Timer {
    fn drop(&mut self) {
        if let Some(id) = self.id.take()
            && js::call(&js_sys::global(), "clearTimeout", &[&id]).is_err()
        {
            // The browser will still call it: it has to exist, and do nothing.
            self.over.set(true);
            std::mem::forget(self.act.clone());
        }
    }
}

/// Calls `act` after this many milliseconds. Without the browser's timers it is called at once, so
/// that play never stops.
pub fn after(milliseconds: u32, act: impl FnOnce() + 'static) -> Timer {
    let over = Rc::new(Cell::new(false));
    let act = Rc::new(Closure::once({
        let over = over.clone();
        move || {
            if !over.get() {
                act();
            }
        }
    }));
    let wait = JsValue::from(milliseconds);
    let id = js::call(&js_sys::global(), "setTimeout", &[(*act).as_ref(), &wait]).ok();
    if id.is_none() {
        let act = Rc::downgrade(&act);
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(act) = act.upgrade() {
                let _ = js::call((*act).as_ref(), "call", &[]);
            }
        });
    }
    Timer { id, act, over }
}

/// Calls `act` after this many milliseconds; it cannot be cancelled.
pub fn certainly_after(milliseconds: u32, act: impl FnOnce() + 'static) {
    call_after(milliseconds, &Closure::once_into_js(act));
}

fn call_after(milliseconds: u32, act: &JsValue) {
    let wait = JsValue::from(milliseconds);
    if js::call(&js_sys::global(), "setTimeout", &[act, &wait]).is_err() {
        let _ = js::call(act, "call", &[]);
    }
}

/// Calls `act` at once, but in a separate task, so that the browser can do more urgent work first.
pub fn soon(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let scheduler = js::get(&js_sys::global(), "scheduler");
    // Not every browser has one.
    if scheduler.and_then(|scheduler| js::call(&scheduler, "postTask", &[&act])).is_err() {
        call_after(0, &act);
    }
}

/// A flag that can be awaited.
#[derive(Clone, Default)]
struct Flag(Rc<RefCell<(bool, Option<Waker>)>>);

impl Flag {
    fn raise(&self) {
        let (raised, waker) = &mut *self.0.borrow_mut();
        *raised = true;
        if let Some(waker) = waker.take() {
            waker.wake();
        }
    }

    async fn raised(&self) {
        poll_fn(|context| {
            let (raised, waker) = &mut *self.0.borrow_mut();
            if *raised {
                return Poll::Ready(());
            }
            *waker = Some(context.waker().clone());
            Poll::Pending
        })
        .await;
    }
}

/// Lets the browser do more urgent work first.
pub async fn pause() {
    let flag = Flag::default();
    let done = flag.clone();
    soon(move || done.raise());
    flag.raised().await;
}

/// Waits for this many milliseconds.
pub async fn sleep(milliseconds: u32) {
    let flag = Flag::default();
    let late = flag.clone();
    let _timer = after(milliseconds, move || late.raise());
    flag.raised().await;
}

/// Starts a piece of work and waits for its end, but at most this many milliseconds; longer work
/// continues in the background.
pub async fn begin_and_wait(milliseconds: u32, work: impl Future<Output = ()> + 'static) {
    let flag = Flag::default();
    let done = flag.clone();
    wasm_bindgen_futures::spawn_local(async move {
        work.await;
        done.raise();
    });
    let late = flag.clone();
    let _timer = after(milliseconds, move || late.raise());
    flag.raised().await;
}
