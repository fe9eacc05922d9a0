//! Small sounds, made on the spot, and a shake of the device. Off until a person turns
//! them on.

use super::{js, page};
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard, the more it matters the later: where several things happen at
/// once, only the last of them is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sound {
    /// A piece is laid or moved.
    Card,
    /// Something is turned over or shown.
    Turned,
    /// Cards are dealt.
    Dealt,
    /// Something is won: a trick, a quarter, goods.
    Won,
    /// Points or crowns.
    Crown,
    /// Two stand against each other.
    Clash,
    /// A misfortune for everybody.
    Wrath,
    /// It is a person's turn.
    Bell,
    /// The match is over.
    Fanfare,
}

/// Notes of a sound: start in seconds, pitch in hertz, length in seconds, loudness.
type Note = (f64, f32, f64, f32);

/// What each sounds like: told apart by rhythm and by whether they rise or fall, not by
/// pitch alone.
impl Sound {
    const fn notes(self) -> (&'static [Note], OscillatorType) {
        match self {
            Self::Card => (&[(0.0, 180.0, 0.07, 0.10)], OscillatorType::Triangle),
            Self::Turned => {
                (&[(0.0, 240.0, 0.05, 0.07), (0.05, 360.0, 0.07, 0.06)], OscillatorType::Triangle)
            }
            Self::Dealt => (
                &[
                    (0.0, 200.0, 0.04, 0.07),
                    (0.07, 220.0, 0.04, 0.07),
                    (0.14, 200.0, 0.04, 0.07),
                    (0.21, 220.0, 0.04, 0.07),
                ],
                OscillatorType::Triangle,
            ),
            Self::Won => {
                (&[(0.0, 392.0, 0.12, 0.05), (0.12, 523.0, 0.22, 0.05)], OscillatorType::Triangle)
            }
            Self::Crown => (
                &[(0.0, 523.0, 0.10, 0.05), (0.10, 659.0, 0.10, 0.05), (0.20, 1047.0, 0.35, 0.04)],
                OscillatorType::Sine,
            ),
            Self::Clash => (
                &[(0.0, 196.0, 0.10, 0.05), (0.12, 196.0, 0.10, 0.05), (0.24, 277.0, 0.4, 0.05)],
                OscillatorType::Sawtooth,
            ),
            Self::Wrath => (
                &[(0.0, 330.0, 0.2, 0.06), (0.2, 233.0, 0.2, 0.06), (0.4, 165.0, 0.6, 0.07)],
                OscillatorType::Triangle,
            ),
            Self::Bell => {
                (&[(0.0, 660.0, 0.25, 0.05), (0.0, 990.0, 0.35, 0.03)], OscillatorType::Sine)
            }
            Self::Fanfare => (
                &[
                    (0.0, 392.0, 0.18, 0.06),
                    (0.16, 523.0, 0.18, 0.06),
                    (0.32, 659.0, 0.2, 0.06),
                    (0.48, 784.0, 0.5, 0.07),
                ],
                OscillatorType::Triangle,
            ),
        }
    }
}

/// A sound that could not be heard for so long, in milliseconds, is not worth hearing.
const STALE: f64 = 1_000.0;

thread_local! {
    /// The page's audio, from the first sound on.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound so many times as loud, or does nothing where there is none to be had.
pub fn play(sound: Sound, gain: f32) {
    let Some(context) = context() else { return };
    if is(&context, "running") {
        strike_all(&context, sound, gain);
        return;
    }
    // The browser allows sound after a gesture only, and takes it away again: in the
    // background, for a call, when the earphones are gone.
    let asked = page::elapsed();
    wasm_bindgen_futures::spawn_local(async move {
        let resumed = js::settled(js::call(&context, "resume", &[])).await;
        if resumed.is_ok() && page::elapsed() - asked < STALE {
            strike_all(&context, sound, gain);
        }
    });
}

/// The page's audio context: made at the first sound, and again if the browser has closed
/// it; nothing where there is none.
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

/// Lets whatever a person does wake the sound: which of these is a gesture that allows it,
/// browsers see differently.
fn listen_for_gestures() {
    let wake = Closure::<dyn Fn()>::new(wake);
    for event in ["pointerup", "click", "keydown", "visibilitychange"] {
        let listening = js::call(
            &js_sys::global(),
            "addEventListener",
            &[&event.into(), wake.as_ref(), &true.into()],
        );
        // Without it the next sound wakes the context.
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

fn strike_all(context: &AudioContext, sound: Sound, gain: f32) {
    let (notes, shape) = sound.notes();
    for &(start, pitch, length, loudness) in notes {
        // A missing sound is never worth an error.
        let _ = strike(context, (start, pitch, length, loudness * gain), shape);
    }
}

fn strike(
    context: &AudioContext,
    (start, pitch, length, loudness): Note,
    shape: OscillatorType,
) -> Result<(), wasm_bindgen::JsValue> {
    let oscillator = context.create_oscillator()?;
    let gain = context.create_gain()?;
    oscillator.set_type(shape);
    oscillator.frequency().set_value(pitch);
    oscillator.connect_with_audio_node(&gain)?;
    gain.connect_with_audio_node(&context.destination())?;
    let at = context.current_time() + start;
    gain.gain().set_value_at_time(loudness, at)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, at + length)?;
    oscillator.start_with_when(at)?;
    oscillator.stop_with_when(at + length)
}

/// Shakes the device shortly, where it can.
pub fn shake() {
    if let Ok(navigator) = js::of_window("navigator") {
        let _ = js::call(&navigator, "vibrate", &[&80.into()]);
    }
}
