//! Asks the browser to keep the page's data when storage runs short.

use super::js::{self, settled};
use super::page::in_a_frame;
use super::storage;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

/// The storage key that records the request, which is made once per installation.
const ASKED: &str = "asked-to-persist";

/// Requests persistent storage, once, and only where that opens no prompt. Chromium and Safari
/// decide by themselves. Firefox asks the person in a panel over the page, which is not worth the
/// interruption: it removes a page's data only when the disk is nearly full. Pages in a frame never
/// ask.
pub fn ask_quietly() {
    if !in_a_frame() && storage::get(ASKED) == Ok(None) {
        spawn_local(async {
            // A refusal does not affect the match.
            let _ = ask().await;
        });
    }
}

async fn ask() -> Result<(), JsValue> {
    let manager = js::of_navigator("storage")?;
    let persisted = settled(js::call(&manager, "persisted", &[])).await? == JsValue::TRUE;
    // Without this record the browser would be asked each time.
    if !persisted && !would_prompt().await && storage::set(ASKED, "1").is_ok() {
        settled(js::call(&manager, "persist", &[])).await?;
    }
    Ok(())
}

/// The share of the room that the browser gives this site from which on it counts as nearly full.
const NEARLY: f64 = 0.9;

/// Returns true if the room that the browser gives this site is nearly used up; false if the browser
/// does not tell.
pub async fn is_nearly_full() -> bool {
    let estimate =
        js::of_navigator("storage").and_then(|manager| js::call(&manager, "estimate", &[]));
    let Ok(estimate) = settled(estimate).await else { return false };
    let number = |name| js::get(&estimate, name).ok().and_then(|number| number.as_f64());
    match (number("usage"), number("quota")) {
        (Some(usage), Some(quota)) => usage > quota * NEARLY,
        _ => false,
    }
}

/// The storage key that records that the advice to keep a copy was dismissed.
const ADVISED: &str = "copy-advised";

/// Returns true if the browser may delete the page's data by itself, and the person was not told yet.
pub async fn is_to_advise() -> bool {
    if in_a_frame() || storage::get(ADVISED) != Ok(None) {
        return false;
    }
    let persisted =
        js::of_navigator("storage").and_then(|manager| js::call(&manager, "persisted", &[]));
    settled(persisted).await.is_ok_and(|persisted| persisted == JsValue::FALSE)
}

/// Notes that the person was advised to keep a copy.
pub fn note_advice() {
    // Without this record they are told on the next visit again.
    let _ = storage::set(ADVISED, "1");
}

/// Returns true if the browser would prompt the person.
async fn would_prompt() -> bool {
    // Only Chromium has it. Its permission stays at `prompt`, though it never prompts.
    if js::of_navigator("userAgentData").is_ok() {
        return false;
    }
    let name = js::object(&[("name", &"persistent-storage".into())]);
    let asked = js::of_navigator("permissions")
        .and_then(|permissions| js::call(&permissions, "query", &[&name]));
    // Safari doesn't know the permission, and never prompts either.
    settled(asked)
        .await
        .and_then(|status| js::get(&status, "state"))
        .is_ok_and(|state| state == "prompt")
}
