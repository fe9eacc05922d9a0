//! The browser. The one place that calls it, beyond the events of the page;
//! every call may fail, and none panics.

pub mod costume;
pub mod drag;
pub mod embed;
pub mod motion;
pub mod offline;
pub mod page;
pub mod random;
pub mod share;
pub mod sound;
pub mod storage;
pub mod thinker;
