//! The time of day, and time that never jumps.

use super::js;
use std::cell::Cell;

thread_local! {
    /// The time of day, the time since the start, and the [`steady`] time when they were read last.
    static READ: Cell<Option<[f64; 3]>> = const { Cell::new(None) };
}

/// Returns the time of day in milliseconds since 1970. It jumps when the clock is set: measure
/// durations with [`elapsed`].
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// Returns the local date: the year, the month and the day, the last two counted from 1.
pub fn today() -> (u32, u32, u32) {
    let now = js_sys::Date::new_0();
    (now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Returns the time since the page or the worker started, in milliseconds. It never goes back or
/// jumps (`performance.now()`); it is the time of day where the browser has no such clock.
pub fn elapsed() -> f64 {
    js::of_window("performance")
        .and_then(|performance| js::call(&performance, "now", &[]))
        .ok()
        .and_then(|time| time.as_f64())
        .unwrap_or_else(now)
}

/// Returns a time in milliseconds that never goes back. Unlike [`elapsed`] it goes on while the device
/// sleeps.
pub fn steady() -> u64 {
    let (day, start) = (now(), elapsed());
    let time = READ.get().map_or(0.0, |[day_before, start_before, time]| {
        time + (day - day_before).max(start - start_before).max(0.0)
    });
    READ.set(Some([day, start, time]));
    time as u64
}
