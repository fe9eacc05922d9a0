//! Shows motions in the browser.

use super::Motion;
use crate::platform::motion::{Time, area, fly, glance, glide, rise, turn};
use std::cell::RefCell;

/// The length of a gain whose symbol this page has not shown yet, as a multiple of a motion's.
const FIRST_GAIN: f64 = 6.0;

/// The length of any other gain, likewise.
const GAIN: f64 = 3.5;

thread_local! {
    /// The symbols of the gains that this page has shown.
    static GAINS: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
}

/// Returns true if no gain with this symbol was shown yet, and notes it.
fn is_first(symbol: &'static str) -> bool {
    GAINS.with_borrow_mut(|gains| {
        let is_new = !gains.contains(&symbol);
        if is_new {
            gains.push(symbol);
        }
        is_new
    })
}

/// Shows the motions one after another, each `length` milliseconds long and `step` after the one
/// before. Motions of places that are not in the page are left out.
pub fn show(motions: &[Motion], length: f64, step: f64) {
    // Measure all starts before any piece moves.
    let starts: Vec<_> = motions.iter().map(|motion| area(motion.from()?)).collect();
    for (nth, (motion, from)) in motions.iter().zip(&starts).enumerate() {
        let time = Time { delay: step * nth as f64, length };
        match (motion, from) {
            (Motion::Move { to, .. }, Some(from)) => glide(from, to, time),
            (Motion::Fly { to, .. }, Some(from)) => fly(from, to, "card card-back flyer", time),
            (Motion::Toss { to, .. }, Some(from)) => fly(from, to, "coin flyer", time),
            (Motion::Turn { at }, _) => turn(at, time),
            (Motion::Glance { at }, _) => glance(at, time),
            (Motion::Gain { at, symbol, says }, _) => {
                let length = length * if is_first(symbol) { FIRST_GAIN } else { GAIN };
                rise(at, symbol, says, Time { length, ..time });
            }
            _ => {}
        }
    }
}
