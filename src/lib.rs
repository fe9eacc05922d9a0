//! Regalia: board and card games about crowns and courts.
//!
//! Six layers. Each knows only those listed before it. The last two are the page. `platform` is
//! built for the browser only, as is the code of `ui` that calls it; boards, pieces and sentences
//! compile natively too.

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
