//! Play without a network: the service worker, its new versions, and keeping
//! the screen awake.

use super::js::{self, Asked, settled};
use super::listen::{Hearing, Listener, listen};
use super::page;
use super::share::text_at;
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

/// This is what the page learns about its files while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// There is another version than the one of this page.
    NewVersion,
    /// The service worker says whether the copy that it keeps is whole.
    Copy(bool),
}

/// The page looks for a new version no more often than this, in milliseconds.
const EVERY: u32 = 3_600_000;

thread_local! {
    static ON_NEWS: RefCell<Option<Callback<News>>> = const { RefCell::new(None) };
    /// The registration of the service worker; undefined until there is one.
    static REGISTRATION: RefCell<JsValue> = const { RefCell::new(JsValue::UNDEFINED) };
}

fn tell(news: News) {
    if let Some(on_news) = ON_NEWS.with_borrow(Clone::clone) {
        on_news.emit(news);
    }
}

/// A worker of the registration: `active`, `waiting` or `installing`.
fn worker(which: &str) -> Asked {
    REGISTRATION.with_borrow(|registration| js::get(registration, which))
}

/// The name of this page's version, as its service worker has it.
fn own_version() -> String {
    page::folder().trim_start_matches("page-").to_owned()
}

/// Loads the page again in its new version, which takes over first if it waits.
pub fn take_new_version() {
    let accepted = worker("waiting").and_then(|waiting| {
        // By the first change of its state it is no longer waiting.
        hear(&waiting, "onstatechange", Box::new(|_| page::reload()))?;
        js::call(&waiting, "postMessage", &[&"accept".into()])
    });
    if accepted.is_err() {
        page::reload();
    }
}

/// Installs the service worker, looks for new versions now and then, and tells what it
/// learns. In a frame, and where the browser has no service workers for us, it only
/// tells of a new version when a file is missed.
pub fn install(on_news: Callback<News>) {
    ON_NEWS.set(Some(on_news));
    if in_a_frame() {
        return;
    }
    spawn_local(async {
        // Where service workers are switched off the registration may be empty.
        let _ = register().await;
    });
    let last = Cell::new(page::now());
    let look = handler(Box::new(move |_| {
        let now = page::now();
        if page::is_visible() && now - last.get() >= f64::from(EVERY) {
            last.set(now);
            look_for_new();
        }
    }));
    let online = handler(Box::new(|_| greet("active")));
    let window = js_sys::global();
    // A browser without these looks at the next visit.
    let _ = js::call(&window, "setInterval", &[&look, &JsValue::from(EVERY)]);
    let _ = js::of_window("document").and_then(|document| {
        js::call(&document, "addEventListener", &[&"visibilitychange".into(), &look])
    });
    let _ = js::call(&window, "addEventListener", &[&"online".into(), &online]);
}

async fn register() -> Result<(), JsValue> {
    let container = js::of_navigator("serviceWorker")?;
    let registration = settled(js::call(&container, "register", &[&SERVICE_WORKER.into()])).await?;
    // Browsers that are told to block service workers give none.
    js::get(&registration, "scope")?;
    REGISTRATION.set(registration.clone());
    tell(News::Copy(false));
    // Another tab may have accepted a new version.
    let taken_over = Rc::new(Cell::new(false));
    let taken = taken_over.clone();
    hear(&container, "onmessage", Box::new(move |event| heard(&event, taken.get())))?;
    let take = move |_| {
        taken_over.set(true);
        greet("active");
    };
    hear(&container, "oncontrollerchange", Box::new(take))?;
    let found = |_| {
        // It waits when it is installed, unless it is the first.
        let _ = worker("installing").and_then(|installing| {
            hear(&installing, "onstatechange", Box::new(|_| greet("waiting")))
        });
    };
    hear(&registration, "onupdatefound", Box::new(found))?;
    greet("waiting");
    greet("active");
    Ok(())
}

/// Tells a worker this page's version, so that it answers with its own.
fn greet(which: &str) {
    // A registration without that worker gives no answer.
    let _ =
        worker(which).and_then(|worker| js::call(&worker, "postMessage", &[&own_version().into()]));
}

/// Reads the answer of a worker: whether its copy is whole, and its version.
fn heard(event: &JsValue, taken_over: bool) {
    let data = js::get(event, "data").ok().and_then(|data| data.as_string()).unwrap_or_default();
    let Some((copy, version)) = data.split_once(' ') else { return };
    if version == own_version() {
        return tell(News::Copy(copy == "whole"));
    }
    let waits = js::get(event, "source")
        .and_then(|source| js::get(&source, "state"))
        .is_ok_and(|state| state == "installed");
    if waits || taken_over {
        tell(News::NewVersion);
    } else {
        // This page came past the active one, which is older, and the browser hasn't looked.
        update();
    }
}

/// Looks for a new version: through the service worker, or else at the host.
fn look_for_new() {
    greet("active");
    if worker("active").is_err() {
        return spawn_local(ask_host());
    }
    update();
}

/// Has the browser look for a new version of the service worker.
fn update() {
    // Without a network there is none.
    ignore(REGISTRATION.with_borrow(|registration| js::call(registration, "update", &[])));
}

/// A file of this version could not be had. Its host may have another version by now.
pub fn missed() {
    spawn_local(ask_host());
}

/// Tells of a new version if the host sends the page in another one.
async fn ask_host() {
    let options = js::object(&[("cache", &"no-store".into())]);
    let Some(html) = text_at("./", options).await else { return };
    let folder = html
        .split_once(page::FOLDER)
        .and_then(|(_, rest)| rest.strip_prefix("=\"")?.split_once('"'));
    if folder.is_some_and(|(folder, _)| folder != page::folder()) {
        tell(News::NewVersion);
    }
}

/// A function of the browser that lives as long as the page.
fn handler(act: Box<dyn Fn(JsValue)>) -> JsValue {
    Closure::wrap(act).into_js_value()
}

/// Sets what hears of an event, for as long as the page lives.
fn hear(of: &JsValue, event: &str, act: Box<dyn Fn(JsValue)>) -> Asked {
    js::set(of, event, &handler(act)).map(|()| JsValue::UNDEFINED)
}

/// Lets a promise settle, whatever comes of it.
fn ignore(asked: Asked) {
    spawn_local(async { drop(settled(asked).await) });
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
