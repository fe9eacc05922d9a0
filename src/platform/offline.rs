//! Play without a network: the service worker, its new versions, and keeping
//! the screen awake.

use super::js::{self, Asked, settled};
use super::listen::{Hearing, Listener, listen};
use super::page;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The service worker's file, beside the page.
const SERVICE_WORKER: &str = "sw.js";

/// Whether the page stands in another one.
pub fn in_a_frame() -> bool {
    let window = js_sys::global();
    js::get(&window, "parent").map_or(true, |parent| parent != *AsRef::<JsValue>::as_ref(&window))
}

/// A new version of the page that waits to be accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct NewVersion(JsValue);

impl NewVersion {
    /// Lets the new version take over, which loads the page again.
    pub fn accept(&self) {
        let reload = Closure::once_into_js(|| drop(reload()));
        let listening = js::of_navigator("serviceWorker").and_then(|container| {
            js::call(&container, "addEventListener", &[&"controllerchange".into(), &reload])
        });
        let accepted = js::call(&self.0, "postMessage", &[&"accept".into()]);
        if listening.and(accepted).is_err() {
            // The next visit has another go at it.
            let _ = self::reload();
        }
    }
}

fn reload() -> Asked {
    js::call(&js::of_window("location")?, "reload", &[])
}

/// Installs the service worker; tells when a new version waits. Does nothing
/// in a frame, and where the browser has no service workers for us.
pub fn install(on_new_version: Callback<NewVersion>) {
    if in_a_frame() {
        return;
    }
    spawn_local(async move {
        // Where service workers are switched off the registration may be empty.
        let _ = register(on_new_version).await;
    });
}

async fn register(on_new_version: Callback<NewVersion>) -> Result<(), JsValue> {
    let container = js::of_navigator("serviceWorker")?;
    let first = js::get(&container, "controller").is_err();
    let registration = settled(js::call(&container, "register", &[&SERVICE_WORKER.into()])).await?;
    if let Ok(waiting) = js::get(&registration, "waiting") {
        on_new_version.emit(NewVersion(waiting));
    }
    watch(&registration, first, on_new_version)
}

/// Tells when a version found later has been installed and waits.
fn watch(registration: &JsValue, first: bool, on_new: Callback<NewVersion>) -> Result<(), JsValue> {
    let found = {
        let registration = registration.clone();
        Closure::<dyn Fn()>::new(move || {
            let Ok(worker) = js::get(&registration, "installing") else { return };
            let (state, on_new) = (worker.clone(), on_new.clone());
            let changed = Closure::<dyn Fn()>::new(move || {
                let installed = js::get(&state, "state").is_ok_and(|state| state == "installed");
                // The very first version has nobody to take over from.
                if installed && !first {
                    on_new.emit(NewVersion(state.clone()));
                }
            });
            if js::set(&worker, "onstatechange", changed.as_ref()).is_ok() {
                changed.forget();
            }
        })
    };
    js::set(registration, "onupdatefound", found.as_ref())?;
    found.forget();
    Ok(())
}

/// Keeps the screen awake until it is dropped, where the browser allows it.
pub struct Awake {
    lock: Rc<WakeLock>,
    _shown_again: Listener,
}

/// A screen wake lock, which the browser takes away whenever the page is hidden.
#[derive(Default)]
struct WakeLock {
    sentinel: RefCell<Option<JsValue>>,
    /// Counts the requests, of which only the last one's answer is kept.
    asked: Cell<u32>,
}

impl WakeLock {
    fn ask(self: &Rc<Self>) {
        let lock = self.clone();
        let nth = lock.asked.get() + 1;
        lock.asked.set(nth);
        spawn_local(async move {
            let request = js::of_navigator("wakeLock")
                .and_then(|locks| js::call(&locks, "request", &[&"screen".into()]));
            // A refusal changes nothing for the match.
            let Ok(sentinel) = settled(request).await else { return };
            if lock.asked.get() == nth {
                release(lock.sentinel.replace(Some(sentinel)));
            } else {
                // It was released, or asked for again, before the browser answered.
                release(Some(sentinel));
            }
        });
    }
}

/// Lets the screen go dark again.
fn release(sentinel: Option<JsValue>) {
    if let Some(sentinel) = sentinel {
        js::forget(js::call(&sentinel, "release", &[]));
    }
}

impl Drop for Awake {
    fn drop(&mut self) {
        self.lock.asked.set(self.lock.asked.get() + 1);
        release(self.lock.sentinel.take());
    }
}

/// Keeps the screen awake, also after the page was hidden and is shown again.
pub fn stay_awake() -> Awake {
    let lock = Rc::new(WakeLock::default());
    lock.ask();
    let shown_again = {
        let lock = lock.clone();
        listen("document", "visibilitychange", Hearing::default(), move |_| {
            if page::is_visible() {
                lock.ask();
            }
        })
    };
    Awake { lock, _shown_again: shown_again }
}
