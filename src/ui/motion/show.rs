//! Shows motions in the browser.

use super::Motion;
use crate::platform::motion::{Time, area, fly, glance, glide, turn};

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
            _ => {}
        }
    }
}
