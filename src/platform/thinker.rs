//! The bots' worker: a question goes out, an answer comes back, both as one
//! JSON string. A worker may be missing, not load, die, hang or talk nonsense;
//! whoever asks is told and never trapped.

use super::js;
use crate::session::{Answer, Question, answer_any};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Event;

/// Where the worker's starter is, beside the page.
const WORKER: &str = "worker_loader.js";

/// What a worker says when it can be asked.
const READY: &str = "ready";

/// A bot that has thought so long decides with what it has, in milliseconds.
const PATIENCE: f64 = 6_000.0;

/// What is heard of a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It is there and can be asked.
    Ready,
    /// Its answer to the question asked last; nothing if it has none that makes sense.
    Answer(Option<Answer>),
    /// It cannot be loaded, or it died.
    Failed,
}

/// A worker; it ends when this is dropped.
pub struct Thinker {
    worker: JsValue,
    state: Rc<State>,
    _hears: [Closure<dyn Fn(Event)>; 2],
}

#[derive(Default)]
struct State {
    ready: Cell<bool>,
    /// What is to be asked once it is ready.
    question: Cell<Option<String>>,
    /// How many answers are still to come.
    awaited: Cell<u32>,
}

impl Drop for Thinker {
    fn drop(&mut self) {
        for event in ["onmessage", "onerror", "onmessageerror"] {
            let _ = js::set(&self.worker, event, &JsValue::NULL);
        }
        let _ = js::call(&self.worker, "terminate", &[]);
    }
}

impl Thinker {
    /// Starts a worker; nothing if the browser has none for us.
    pub fn start(on_heard: impl Fn(Heard) + 'static) -> Option<Self> {
        let module = js::object(&[("type", &"module".into())]);
        let worker = js::make("Worker", &[&WORKER.into(), &module]).ok()?;
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
                // Answers come in the order of the questions; whoever asks
                // again no longer wants to know about the one before.
                let awaited = state.awaited.get();
                state.awaited.set(awaited.saturating_sub(1));
                if awaited <= 1 {
                    let answer = data.and_then(|text| serde_json::from_str(&text).ok().flatten());
                    on_heard(Heard::Answer(answer.filter(|_| awaited == 1)));
                }
            })
        };
        let failed = Closure::<dyn Fn(Event)>::new(move |event: Event| {
            // It is dealt with: the console need not hear of it.
            event.prevent_default();
            on_heard(Heard::Failed);
        });
        js::set(&worker, "onmessage", message.as_ref()).ok()?;
        js::set(&worker, "onerror", failed.as_ref()).ok()?;
        js::set(&worker, "onmessageerror", failed.as_ref()).ok()?;
        Some(Self { worker, state, _hears: [message, failed] })
    }

    /// Whether it has said that it can be asked.
    pub fn is_ready(&self) -> bool {
        self.state.ready.get()
    }

    /// Asks it, or has it asked once it is ready; false if that cannot be.
    pub fn ask(&self, question: &Question) -> bool {
        let Ok(text) = serde_json::to_string(question) else { return false };
        if !self.is_ready() {
            self.state.question.set(Some(text));
            self.state.awaited.set(1);
            return true;
        }
        self.state.awaited.set(self.state.awaited.get() + 1);
        js::call(&self.worker, "postMessage", &[&text.into()]).is_ok()
    }
}

/// The worker's side: answers questions for as long as it lives.
pub fn serve() {
    let scope = JsValue::from(js_sys::global());
    let say = {
        let scope = scope.clone();
        // A page that is gone hears nothing, which is no fault.
        move |text: &str| drop(js::call(&scope, "postMessage", &[&text.into()]))
    };
    let answering = {
        let say = say.clone();
        Closure::<dyn Fn(JsValue)>::new(move |event: JsValue| {
            let start = super::page::now();
            let answer = js::get(&event, "data")
                .ok()
                .and_then(|data| data.as_string())
                .and_then(|text| serde_json::from_str::<Question>(&text).ok())
                .and_then(|question| {
                    answer_any(&question, &mut || super::page::now() - start > PATIENCE)
                });
            say(&serde_json::to_string(&answer).unwrap_or_default());
        })
    };
    if js::set(&scope, "onmessage", answering.as_ref().unchecked_ref()).is_ok() {
        answering.forget();
        say(READY);
    }
}
