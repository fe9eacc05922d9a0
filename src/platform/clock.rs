//! The time of day, and time that never jumps.

use super::js;

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
