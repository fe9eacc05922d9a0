//! The times that something took, and their percentiles.

use std::time::Duration;

/// Times in microseconds.
#[derive(Default)]
pub struct Latency(Vec<u32>);

impl Latency {
    /// Adds a time.
    pub fn add(&mut self, took: Duration) {
        self.0.push(took.as_micros().min(u128::from(u32::MAX)) as u32);
    }

    /// Returns the time in milliseconds that this part of all times does not exceed.
    pub fn at(&self, part: f64) -> f64 {
        let mut all = self.0.clone();
        if all.is_empty() {
            return 0.0;
        }
        all.sort_unstable();
        let at = ((all.len() as f64 * part).ceil() as usize).clamp(1, all.len()) - 1;
        f64::from(all[at]) / 1_000.0
    }
}
