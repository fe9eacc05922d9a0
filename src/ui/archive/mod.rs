//! The pages about what was played: the history, its statistics, and the deals of the day. They are a
//! chunk of their own, which needs no rules of a game.

mod aliases;
mod days;
mod details;
mod draw;
mod filters;
mod finished;
mod history;
mod list;
mod move_device;
mod statistics;
mod words;

pub use draw::{draw_archive_page, draw_statistics};
pub use filters::Select;

/// A page about what was played, with the filters of its address.
#[derive(Clone, PartialEq)]
pub enum ArchivePage {
    /// The finished matches.
    History(String),
    /// Statistics of the finished matches.
    Statistics(String),
    /// The deals of the day.
    Days(String),
    /// Everything that the device has, to another one.
    Move,
}
