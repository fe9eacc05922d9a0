//! Progress bars in the terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

/// Returns a progress bar on stderr with an estimate of the time left; hidden if stderr is no
/// terminal.
pub fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent:>3}%, {eta} left  {msg}")
        .expect("the template is well formed");
    ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr()).with_style(style)
}

/// Runs the work for each number below `count` on all cores, with a progress bar. Returns the
/// results in the order of the numbers.
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
