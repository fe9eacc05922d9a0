//! The browser. Apart from event handlers in the page, only this module calls it; every call may
//! fail, and none panics.

pub mod back;
pub mod broadcast;
pub mod camera;
pub mod channel;
pub mod clock;
pub mod codes;
pub mod crash;
pub mod debounce;
pub mod embed;
pub mod fetch;
pub mod game_assets;
pub mod held_keys;
mod install;
mod js;
pub mod listen;
pub mod lock;
pub mod motion;
pub mod notice;
pub mod offline;
pub mod page;
pub mod peer;
pub mod persist;
pub mod press;
pub mod random;
pub mod share;
pub mod socket;
pub mod sound;
pub mod speech;
pub mod storage;
pub mod store;
pub mod style;
pub mod timer;
pub mod worker;
