//! How far the arena has come, for whoever waits at a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

/// A bar on stderr with the time left, as far as it can be told; nothing where
/// stderr is no terminal.
pub fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent:>3} %, {eta} left  {msg}")
        .expect("the template is well formed");
    ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr()).with_style(style)
}

/// What the work gives for each number below this, done on all cores with a bar; in
/// the order of the numbers, whichever was ready first.
pub fn on_all_cores<T: Send>(count: u32, work: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let bar = bar(count.into());
    let done = (0..count).into_par_iter().map(|n| {
        let result = work(n);
        bar.inc(1);
        result
    });
    let done = done.collect();
    bar.finish_and_clear();
    done
}
