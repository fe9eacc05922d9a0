//! Small synthesized sounds, and vibration. Both are off until a person turns them on.

use super::{clock, js};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use web_sys::AudioContext;

/// A note of a sound: start in seconds, pitch in hertz, length in seconds, loudness.
type Note = (f64, f32, f64, f32);

/// The delay in milliseconds after which a sound is no longer played.
const STALE: f64 = 1_000.0;

thread_local! {
    /// The page's audio context, from the first sound on.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays notes on an oscillator with this waveform (`OscillatorNode.type`), their loudness
/// multiplied by `gain`. Does nothing where the browser has no sound.
pub fn play(notes: &'static [Note], wave: &'static str, gain: f32) {
    let Some(context) = context() else { return };
    if is(&context, "running") {
        strike_all(&context, notes, wave, gain);
        return;
    }
    // The browser allows sound after a gesture only, and suspends it again: in the background,
    // during a call, when earphones are unplugged.
    let asked = clock::elapsed();
    wasm_bindgen_futures::spawn_local(async move {
        let resumed = js::settled(js::call(&context, "resume", &[])).await;
        if resumed.is_ok() && clock::elapsed() - asked < STALE {
            strike_all(&context, notes, wave, gain);
        }
    });
}

/// Returns the page's audio context: created at the first sound, and again if the browser has
/// closed it; `None` where there is none.
fn context() -> Option<AudioContext> {
    let known = AUDIO.with_borrow(Clone::clone);
    if known.is_none() {
        listen_for_gestures();
    }
    known.filter(|context| !is(context, "closed")).or_else(|| {
        let context = AudioContext::new().ok()?;
        AUDIO.set(Some(context.clone()));
        Some(context)
    })
}

/// Resumes the sound at any of these events: browsers differ in which of them count as a gesture.
fn listen_for_gestures() {
    let wake = Closure::<dyn Fn()>::new(wake);
    for event in ["pointerup", "click", "keydown", "visibilitychange"] {
        let listening = js::call(
            &js_sys::global(),
            "addEventListener",
            &[&event.into(), wake.as_ref(), &true.into()],
        );
        // Without it the next sound resumes the context.
        drop(listening);
    }
    wake.forget();
}

/// Compares the state of a context; Safari has one that the standard lacks, `interrupted`.
fn is(context: &AudioContext, state: &str) -> bool {
    js::get(context, "state").is_ok_and(|now| now == state)
}

/// Resumes a context that the browser has suspended or interrupted.
fn wake() {
    let context = AUDIO.with_borrow(Clone::clone);
    if let Some(context) = context
        && !is(&context, "running")
        && !is(&context, "closed")
    {
        js::forget(js::call(&context, "resume", &[]));
    }
}

fn strike_all(context: &AudioContext, notes: &[Note], wave: &str, gain: f32) {
    for &(start, pitch, length, loudness) in notes {
        // A missing sound is never worth an error.
        let _ = strike(context, (start, pitch, length, loudness * gain), wave);
    }
}

fn strike(
    context: &AudioContext,
    (start, pitch, length, loudness): Note,
    wave: &str,
) -> Result<(), wasm_bindgen::JsValue> {
    let oscillator = context.create_oscillator()?;
    let gain = context.create_gain()?;
    js::set(&oscillator, "type", &wave.into())?;
    oscillator.frequency().set_value(pitch);
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    let at = context.current_time() + start;
    gain.gain().set_value_at_time(loudness, at)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, at + length)?;
    oscillator.start_with_when(at)?;
    oscillator.stop_with_when(at + length)
}

/// Vibrates the device briefly, where it can.
pub fn shake() {
    if let Ok(navigator) = js::of_window("navigator") {
        let _ = js::call(&navigator, "vibrate", &[&80.into()]);
    }
}
