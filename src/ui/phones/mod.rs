//! Phones as hands: each holds the hand of one seat of this tab's table.
//!
//! The table knows only what is here: how to tell the phones the match, and what it hears from them.
//! The host of the phones, their codes and the panel are fetched when they are first needed
//! (`lazy.rs`), and so is the other end, on a phone (`join.rs`).

mod host;
mod join;
mod panel;
mod picture;
mod scanner;

pub use join::{HandPart, HandState, hand_part};
pub use panel::{PhonesPanel, draw_phones_panel};
pub use scanner::PhoneScanner;

use crate::engine::{Seat, SeatSet};
use crate::session::AnyMatch;
use crate::session::remote::{CodeFault, Hosted, SeatEvent};
use std::cell::{Cell, RefCell};
use yew::Callback;

/// The host of the phones of a table.
pub trait Hosting {
    /// Tells them the match as it stands.
    fn show(&self, table: Hosted);
    /// Tells them that there is no match on the table.
    fn close(&self);
    /// Returns the seats that phones hold, and for each, true if nothing is heard from it.
    fn held(&self) -> Vec<(Seat, bool)>;
}

/// The connection of a phone to the table.
pub trait HandLine {
    /// Sends the table a text.
    fn send(&self, text: &str);
    /// Returns the token that admits to the seat.
    fn token(&self) -> &str;
}

/// An event of a phone's connection to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum HandEvent {
    /// The state before it is connected has changed.
    State(HandState),
    /// It is connected.
    Opened,
    /// The table has sent this text.
    Message(String),
    /// It is closed and will not open again.
    Closed,
}

/// Connects a phone with the table by the table's code.
pub type JoinTable = fn(&str, Callback<HandEvent>) -> Result<Box<dyn HandLine>, CodeFault>;

/// The callbacks of a table: it must show its match, and something has happened.
type Told = (Callback<()>, Callback<SeatEvent>);

thread_local! {
    /// True if phones hold seats.
    static ANY: Cell<bool> = const { Cell::new(false) };
    static HOSTING: RefCell<Option<Box<dyn Hosting>>> = const { RefCell::new(None) };
    /// The table of this tab, numbered, and its callbacks.
    static TABLE: RefCell<(u32, Option<Told>)> = const { RefCell::new((0, None)) };
}

/// Sets the host of this tab, and makes the table show its match.
fn set_hosting(hosting: Box<dyn Hosting>) {
    HOSTING.set(Some(hosting));
    if let Some((show, _)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        show.emit(());
    }
}

/// Tells the table something.
fn tell(event: SeatEvent) {
    if let Some((_, heard)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        heard.emit(event);
    }
}

/// The table of this tab, until it is dropped.
pub struct Watch(u32);

/// Notes that this tab has a table from now on. `show` is called when it must [`show`] its match,
/// `heard` with what its phones do.
pub fn watch(show: Callback<()>, heard: Callback<SeatEvent>) -> Watch {
    Watch(TABLE.with_borrow_mut(|table| {
        *table = (table.0 + 1, Some((show, heard)));
        table.0
    }))
}

impl Drop for Watch {
    fn drop(&mut self) {
        // The next table may be there already.
        let is_last = TABLE.with_borrow_mut(|(nth, table)| {
            let is_last = *nth == self.0;
            if is_last {
                *table = None;
            }
            is_last
        });
        if is_last {
            HOSTING.with_borrow(|hosting| hosting.iter().for_each(|it| it.close()));
        }
    }
}

/// Tells the phones the match on this tab's table, if there are any. They may hold the seats `here`.
/// `names` returns the players' names by seat.
pub fn show(play: &AnyMatch, here: SeatSet, names: impl FnOnce() -> Vec<String>) {
    HOSTING.with_borrow(|hosting| {
        if let Some(hosting) = hosting {
            hosting.show(Hosted::of(play, names()).among(here));
        }
    });
}

/// Returns what a new table has to know of the phones of this tab.
pub fn held() -> Vec<SeatEvent> {
    let held = HOSTING.with_borrow(|hosting| hosting.as_ref().map(|it| it.held()));
    let events = held.unwrap_or_default().into_iter().flat_map(|(seat, is_silent)| {
        let joined = [SeatEvent::Joined(seat)].into_iter();
        joined.chain(is_silent.then_some(SeatEvent::Silent(seat)))
    });
    events.collect()
}

/// Notes whether phones hold seats of this tab's table.
fn note(any: bool) {
    ANY.set(any);
}

/// Returns true if phones hold seats of this tab's table, which would lose it with the page.
pub fn are_there() -> bool {
    ANY.get()
}
