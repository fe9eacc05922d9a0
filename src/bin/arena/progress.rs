//! How far the arena has come, for whoever waits at a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on stderr with the time left, as far as it can be told; nothing where
/// stderr is no terminal.
pub fn bar(total: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent:>3} %, {eta} left  {msg}")
        .expect("the template is well formed");
    ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr()).with_style(style)
}
