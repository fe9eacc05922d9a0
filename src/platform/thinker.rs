//! The bots' worker: a question goes out, an answer comes back.

use crate::session::{Answer, Question, answer_any};
use gloo::worker::{Codec, HandlerId, Worker, WorkerScope};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

/// A bot that has thought so long decides with what it has, in milliseconds.
const PATIENCE: f64 = 6_000.0;

/// Messages are one JSON string each.
pub struct Json;

impl Codec for Json {
    fn encode<I: Serialize>(input: I) -> JsValue {
        serde_json::to_string(&input).expect("messages are plain data").into()
    }

    fn decode<O: for<'de> Deserialize<'de>>(input: JsValue) -> O {
        let text = input.as_string().expect("page and worker send each other strings");
        serde_json::from_str(&text).expect("page and worker are built together")
    }
}

/// The worker's side.
pub struct Thinker;

impl Worker for Thinker {
    type Message = ();
    type Input = Question;
    type Output = Option<Answer>;

    fn create(_: &WorkerScope<Self>) -> Self {
        Self
    }

    fn update(&mut self, _: &WorkerScope<Self>, (): ()) {}

    fn received(&mut self, scope: &WorkerScope<Self>, question: Question, id: HandlerId) {
        let start = super::page::now();
        let answer = answer_any(&question, &mut || super::page::now() - start > PATIENCE);
        scope.respond(id, answer);
    }
}
