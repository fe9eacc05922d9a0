//! Waiting.

use super::js;
use std::cell::{Cell, RefCell};
use std::future::{Future, poll_fn};
use std::rc::Rc;
use std::task::{Poll, Waker};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// Something that will happen, unless this is dropped first.
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
            // It will be called all the same: it has to be there, and do nothing.
            self.over.set(true);
            std::mem::forget(self.act.clone());
        }
    }
}

/// Lets something happen in so many milliseconds. Without the browser's timers
/// it happens at once: no wait is worth standing still for.
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

/// Lets something happen in so many milliseconds, whatever becomes of whoever asks.
pub fn certainly_after(milliseconds: u32, act: impl FnOnce() + 'static) {
    call_after(milliseconds, &Closure::once_into_js(act));
}

fn call_after(milliseconds: u32, act: &JsValue) {
    let wait = JsValue::from(milliseconds);
    if js::call(&js_sys::global(), "setTimeout", &[act, &wait]).is_err() {
        let _ = js::call(act, "call", &[]);
    }
}

/// Lets something happen at once, but as a task of its own, so that the browser
/// can see to whatever is more urgent before.
pub fn soon(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    let scheduler = js::get(&js_sys::global(), "scheduler");
    // Not every browser has one.
    if scheduler.and_then(|scheduler| js::call(&scheduler, "postTask", &[&act])).is_err() {
        call_after(0, &act);
    }
}

/// Something that is waited for.
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

/// Begins a piece of work and waits for its end, but no longer than so many
/// milliseconds; what takes longer goes on by itself.
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
