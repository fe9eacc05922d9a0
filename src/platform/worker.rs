//! The bots' worker: a question goes out and an answer comes back, both as one string. A worker may
//! be missing, fail to load, die, hang or answer nonsense; the caller gets an error and never waits
//! forever.

use super::clock::elapsed;
use super::{js, offline, page};
use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;

/// The file that starts the bots' worker.
pub const BOTS: &str = "worker_loader.js";

/// The file that starts the teacher, the worker that gives hints and reviews.
pub const TEACHER: &str = "teacher_loader.js";

/// The message of a worker that is ready for questions.
const READY: &str = "ready";

/// The message of a worker whose game cannot be loaded.
const FAILED: &str = "failed";

/// The time in milliseconds after which a bot decides with what it has.
const PATIENCE: f64 = 6_000.0;

/// A message from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has started and is ready for questions.
    Ready,
    /// Its answer to the latest question; `None` if that is no text.
    Answer(Option<String>),
    /// It cannot be loaded, or it died.
    Failed,
}

/// A worker; it ends when this is dropped.
pub struct WorkerHandle {
    worker: JsValue,
    state: Rc<State>,
    _hears: [Closure<dyn Fn(Event)>; 2],
}

#[derive(Default)]
struct State {
    ready: Cell<bool>,
    /// The question that is sent once the worker is ready.
    question: Cell<Option<String>>,
    /// The number of answers still to come.
    awaited: Cell<u32>,
    /// True if one question may have any number of answers.
    streams: Cell<bool>,
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        for event in ["onmessage", "onerror", "onmessageerror"] {
            let _ = js::set(&self.worker, event, &JsValue::NULL);
        }
        let _ = js::call(&self.worker, "terminate", &[]);
    }
}

impl WorkerHandle {
    /// Starts a worker, which loads the game of this id; `None` if the browser has none for us.
    pub fn start(starter: &str, game: &str, on_heard: impl Fn(Heard) + 'static) -> Option<Self> {
        let options = js::object(&[("type", &"module".into()), ("name", &game.into())]);
        let worker = js::make("Worker", &[&page::file(starter).into(), &options]).ok()?;
        let state = Rc::new(State::default());
        let on_heard = Rc::new(on_heard);
        let message = {
            let (worker, state, on_heard) = (worker.clone(), state.clone(), on_heard.clone());
            Closure::<dyn Fn(Event)>::new(move |event: Event| {
                let data = js::get(&event, "data").ok().and_then(|data| data.as_string());
                if data.as_deref() == Some(READY) {
                    state.ready.set(true);
                    on_heard(Heard::Ready);
                    if let Some(question) = state.question.take()
                        && js::call(&worker, "postMessage", &[&question.into()]).is_err()
                    {
                        on_heard(Heard::Failed);
                    }
                    return;
                }
                if data.as_deref() == Some(FAILED) {
                    offline::missed();
                    return on_heard(Heard::Failed);
                }
                if state.streams.get() {
                    return on_heard(Heard::Answer(data));
                }
                // Answers come in the order of the questions. After a new question, the answer to
                // the one before is no longer wanted.
                let awaited = state.awaited.get();
                state.awaited.set(awaited.saturating_sub(1));
                if awaited <= 1 {
                    on_heard(Heard::Answer(data.filter(|_| awaited == 1)));
                }
            })
        };
        let failed = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is handled: keep it out of the console.
            event.prevent_default();
            offline::missed();
            on_heard(Heard::Failed);
        });
        js::set(&worker, "onmessage", message.as_ref()).ok()?;
        js::set(&worker, "onerror", failed.as_ref()).ok()?;
        js::set(&worker, "onmessageerror", failed.as_ref()).ok()?;
        Some(Self { worker, state, _hears: [message, failed] })
    }

    /// Returns true if the worker has said that it is ready.
    pub fn is_ready(&self) -> bool {
        self.state.ready.get()
    }

    /// Asks a question with many answers; `on_heard` gets all of them.
    pub fn ask_for_all(&self, question: String) -> bool {
        self.state.streams.set(true);
        self.ask(question)
    }

    /// Asks a question, now or once the worker is ready. Returns false if that is impossible.
    pub fn ask(&self, question: String) -> bool {
        if !self.is_ready() {
            self.state.question.set(Some(question));
            self.state.awaited.set(1);
            return true;
        }
        self.state.awaited.set(self.state.awaited.get() + 1);
        js::call(&self.worker, "postMessage", &[&question.into()]).is_ok()
    }
}

/// Answers a question: the second argument returns true when the time is up, the third sends an
/// answer, once or many times.
pub type Answers = fn(&str, &mut dyn FnMut() -> bool, &mut dyn FnMut(&str));

/// The answers about one game, being fetched; `None` if they are unavailable.
pub type Fetching = Pin<Box<dyn Future<Output = Option<Answers>>>>;

/// Says something to the page (the worker's side).
fn say(text: &str) {
    // A page that is gone receives nothing, which is no fault.
    drop(js::call(&js_sys::global(), "postMessage", &[&text.into()]));
}

/// Fetches the answers about the game that this worker is named after, and answers questions for as
/// long as the worker lives (the worker's side).
pub fn serve(fetch: fn(&str) -> Fetching) {
    let game = js::get(&js_sys::global(), "name").ok().and_then(|name| name.as_string());
    spawn_local(async move {
        match fetch(&game.unwrap_or_default()).await {
            Some(answer) => listen(answer),
            None => say(FAILED),
        }
    });
}

/// Answers questions from now on.
fn listen(answer: Answers) {
    let scope = JsValue::from(js_sys::global());
    let answering = Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
        let start = elapsed();
        let asked = js::get(&event, "data").ok().and_then(|data| data.as_string());
        answer(&asked.unwrap_or_default(), &mut || elapsed() - start > PATIENCE, &mut say);
    });
    if js::set(&scope, "onmessage", answering.as_ref().unchecked_ref()).is_ok() {
        answering.forget();
        say(READY);
    }
}
