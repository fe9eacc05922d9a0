//! Regalia: board and card games about crowns and courts.
//!
//! Six floors, from the ground up; each knows only those below it. The two
//! upper ones are the page and are built for the browser only, but for its
//! sentences and its home page.

#![forbid(unsafe_code)]

#[macro_use]
mod registry;

pub mod engine;

pub mod games;

pub mod bots;

pub mod session;

#[cfg(target_arch = "wasm32")]
pub mod platform;

pub mod ui;
