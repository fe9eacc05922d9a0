//! Play without a network: the service worker, new versions, and the screen wake lock.

use super::fetch::text_at;
use super::js::{self, JsResult, settled};
use super::listen::{Hearing, Listener, listen};
use super::{clock, page};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The service worker's file, beside the page.
const SERVICE_WORKER: &str = "sw.js";

/// News about the page's files while it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// There is another version than that of this page.
    NewVersion,
    /// The service worker's copy is complete (true) or not (false).
    Copy(bool),
}

/// The shortest time between two checks for a new version, in milliseconds.
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

/// Returns a worker of the registration: `active`, `waiting` or `installing`.
fn worker(which: &str) -> JsResult {
    REGISTRATION.with_borrow(|registration| js::get(registration, which))
}

/// Returns the name of this page's version, as its service worker has it.
fn own_version() -> String {
    page::folder().trim_start_matches("page-").to_owned()
}

/// Reloads the page in its new version, which takes over first if it waits.
pub fn take_new_version() {
    let accepted = worker("waiting").and_then(|waiting| {
        // At its first change of state it is no longer waiting.
        hear(&waiting, "onstatechange", Box::new(|_| page::reload()))?;
        js::call(&waiting, "postMessage", &[&"accept".into()])
    });
    if accepted.is_err() {
        page::reload();
    }
}

/// Installs the service worker, checks for new versions regularly, and calls `on_news`. In a frame,
/// and where service workers are not available, it only reports a new version when a file is
/// missing.
pub fn install(on_news: Callback<News>) {
    ON_NEWS.set(Some(on_news));
    if page::in_a_frame() {
        return;
    }
    spawn_local(async {
        // The registration may be empty if service workers are switched off.
        let _ = register().await;
    });
    let last = Cell::new(clock::elapsed());
    let look = handler(Box::new(move |_| {
        let now = clock::elapsed();
        if page::is_visible() && now - last.get() >= f64::from(EVERY) {
            last.set(now);
            look_for_new();
        }
    }));
    let online = handler(Box::new(|_| greet("active")));
    let window = js_sys::global();
    // A browser without these checks at the next visit.
    let _ = js::call(&window, "setInterval", &[&look, &JsValue::from(EVERY)]);
    let _ = js::of_window("document").and_then(|document| {
        js::call(&document, "addEventListener", &[&"visibilitychange".into(), &look])
    });
    let _ = js::call(&window, "addEventListener", &[&"online".into(), &online]);
}

async fn register() -> Result<(), JsValue> {
    let container = js::of_navigator("serviceWorker")?;
    let registration = settled(js::call(&container, "register", &[&SERVICE_WORKER.into()])).await?;
    // Browsers that block service workers return none.
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
    // Without that worker there is no answer.
    let _ =
        worker(which).and_then(|worker| js::call(&worker, "postMessage", &[&own_version().into()]));
}

/// Reads a worker's answer: the state of its copy, and its version.
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
        // The page did not come from the active worker, which is older, and the browser hasn't
        // checked.
        update();
    }
}

/// Checks for a new version: through the service worker, or else at the host.
fn look_for_new() {
    greet("active");
    if worker("active").is_err() {
        return spawn_local(ask_host());
    }
    update();
}

/// Makes the browser check for a new version of the service worker.
fn update() {
    // Without a network there is none.
    ignore(REGISTRATION.with_borrow(|registration| js::call(registration, "update", &[])));
}

/// Reports that a file of this version could not be fetched: its host may have another version by
/// now.
pub fn missed() {
    spawn_local(ask_host());
}

/// Reports a new version if the host's page has another one.
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

/// Wraps a handler that lives as long as the page.
fn handler(act: Box<dyn Fn(JsValue)>) -> JsValue {
    Closure::wrap(act).into_js_value()
}

/// Sets an event handler that lives as long as the page.
fn hear(of: &JsValue, event: &str, act: Box<dyn Fn(JsValue)>) -> JsResult {
    js::set(of, event, &handler(act)).map(|()| JsValue::UNDEFINED)
}

/// Lets a promise settle and ignores its result.
fn ignore(asked: JsResult) {
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
    /// The number of requests; only the answer to the last one is kept.
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
            // A refusal does not affect the match.
            let Ok(sentinel) = settled(request).await else { return };
            if lock.asked.get() == nth {
                release(lock.sentinel.replace(Some(sentinel)));
            } else {
                // It was released, or requested again, before the browser answered.
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
