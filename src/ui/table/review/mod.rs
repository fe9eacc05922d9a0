//! The review of a finished match, beside its replay: the decisions that turned it.

mod curve;
mod motive;
mod state;
mod view;

pub use super::msg::ReviewAsk as Ask;
pub use state::{MotiveState, ReviewState, ReviewView, Shown, as_hint};
pub use view::VIEW;
