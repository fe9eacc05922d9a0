//! The bots' web worker: rules and bots only, no page.

#![forbid(unsafe_code)]

#[cfg(target_arch = "wasm32")]
fn main() {
    use regalia::platform::worker;
    use regalia::session::{Question, answer_any};
    worker::serve(|asked, out_of_time, say| {
        let question = serde_json::from_str::<Question>(asked).ok();
        let answer = question.and_then(|question| answer_any(&question, out_of_time));
        say(&serde_json::to_string(&answer).unwrap_or_default());
    });
}

/// The worker is built for the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
