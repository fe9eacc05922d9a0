//! The table: the frame around any game.
//!
//! [`screen::Screen`] is its state, [`update::update`] the only function that changes it, and
//! [`view::view`] renders it. They call no browser: `perform.rs` carries out the effects of an
//! update, and `component.rs` connects all of them.

pub mod arrows;
mod bar;
pub mod bots;
pub mod controller;
pub mod effect;
pub mod game_log;
pub mod guide;
pub mod hint;
pub mod live;
pub mod log;
pub mod msg;
pub mod notices;
pub mod phones;
pub mod playback;
pub mod presenter;
mod read_out;
pub mod replay;
pub mod result;
pub mod review;
pub mod screen;
pub mod seats;
pub mod selection;
pub mod settle;
pub mod source;
mod status;
pub mod turn;
pub mod update;
pub mod view;
pub mod voice;

macro_rules! in_the_browser {
    ($($module:ident),* $(,)?) => { $(#[cfg(target_arch = "wasm32")] mod $module;)* };
}
in_the_browser! { component, connection, day_share, keys, menu, panels, perform, props, reading, runner, second_tap }

pub use presenter::names;
#[cfg(target_arch = "wasm32")]
pub use {
    component::draw_table,
    day_share::draw_day_share,
    panels::{draw_panel, no_lesson},
    props::{DayShareProps, DrawPanel, ReadingProps, Subject, TableProps},
    reading::draw_stories,
};
