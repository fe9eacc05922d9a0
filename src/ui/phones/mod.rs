//! Phones as hands: each holds the hand of one seat of this tab's table, in the same room or over the
//! internet (`club/`).
//!
//! The table knows only what is here: how to tell the phones the match, and what it hears from them.
//! The hosts of the phones, their codes and the panel are fetched when they are first needed
//! (`lazy.rs`), and so is the other end, on a phone (`join.rs`).

mod camera_view;
mod host;
mod join;
mod link_part;
mod picture;
mod room;
mod scanner;

pub use host::{PhoneHost, Read, host as phone_host};
pub use join::{BadLink, fault, other_version, page};
pub use link_part::link_part;
pub use picture::picture;
pub use room::{Room, says};

use super::address::Reach;
use super::locale::Messages;
use super::table::source::Contact;
use crate::engine::{Seat, SeatSet};
use crate::platform::broadcast;
use crate::session::AnyMatch;
use crate::session::remote::{Hosted, SeatEvent};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use yew::{Callback, Html};

/// The host of the phones of a table that are reached in one way.
pub trait Hosting {
    /// Tells them the match as it stands.
    fn show(&self, table: Hosted);
    /// Tells them that there is no match on the table.
    fn close(&self);
    /// Returns what a new table has to know of them.
    fn held(&self) -> Vec<SeatEvent>;
    /// Takes a seat back from its phone, if it has one.
    fn take_back(&self, seat: Seat);
}

/// The connection of a phone to the table.
pub trait HandLine {
    /// Sends the table a text.
    fn send(&self, text: &str);
    /// Returns the token that admits to the seat; an empty one if none does.
    fn token(&self) -> &str;
    /// Renders what is shown until the table has told the match.
    fn draw(&self, contact: Contact, messages: &'static Messages) -> Html;
    /// Returns what is said above the match while the table does not tell it.
    fn says(&self, contact: Contact, messages: &Messages) -> &'static str;
    /// Renders what lets the phone help others to join. The callback is called with the code of another
    /// phone.
    fn helper(&self, messages: &'static Messages, on_code: Callback<String>) -> Html;
}

/// An event of a phone's connection to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum HandEvent {
    /// The state before it is connected has changed.
    Changed,
    /// It is connected.
    Opened,
    /// The table has sent this text.
    Message(String),
    /// The table is not reached any more. It may be again.
    Lost,
}

/// Connects a phone with the table by the table's code or invitation.
pub type JoinTable = fn(Reach, &str, Callback<HandEvent>) -> Box<dyn HandLine>;

/// What connects devices.
#[derive(Clone, Copy)]
pub struct LinkPart {
    /// On a phone: joins the table.
    pub join: JoinTable,
    /// At a table: goes to the match with this key, and on with its seats over the internet.
    pub go_to: fn(&str),
}

/// The callbacks of a table: it must show its match, and something has happened.
type Told = (Callback<()>, Callback<SeatEvent>);

thread_local! {
    /// True if phones hold seats.
    static ANY: Cell<bool> = const { Cell::new(false) };
    static HOSTS: RefCell<Vec<Rc<dyn Hosting>>> = const { RefCell::new(Vec::new()) };
    /// The key of the match that this tab's table shows, and true if this tab plays it.
    static AT: RefCell<(String, bool)> = const { RefCell::new((String::new(), true)) };
    /// The table of this tab, numbered, and its callbacks.
    static TABLE: RefCell<(u32, Option<Told>)> = const { RefCell::new((0, None)) };
}

fn hosts() -> Vec<Rc<dyn Hosting>> {
    HOSTS.with_borrow(Clone::clone)
}

/// Adds a host of this tab, and makes the table show its match.
pub fn add(host: Rc<dyn Hosting>) {
    HOSTS.with_borrow_mut(|hosts| hosts.push(host));
    ask_to_show();
}

/// Makes the table show its match.
pub fn ask_to_show() {
    if let Some((show, _)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        show.emit(());
    }
}

/// Takes a seat back from its phone, however that is reached, and in whichever tab it has joined.
pub fn free(seat: Seat) {
    free_here(seat);
    let key = AT.with_borrow(|(key, _)| key.clone());
    broadcast::say(&[FREES, &key, " ", &seat.index().to_string()].concat());
}

fn free_here(seat: Seat) {
    hosts().iter().for_each(|host| host.take_back(seat));
}

/// The message of a tab with phones to the tab that plays the match: the match's key, and an event.
const EVENT: &str = "hand ";

/// The message of a tab that plays a match from now on: the match's key.
const TAKES: &str = "hands ";

/// The message of the tab that plays a match: the match's key, and a seat that it takes back.
const FREES: &str = "hand-back ";

/// Tells the table something. If another tab plays the match, its table is told.
pub fn tell(event: SeatEvent) {
    let elsewhere = AT.with_borrow(|(key, is_here)| (!is_here).then(|| key.clone()));
    match elsewhere {
        Some(key) => {
            let event = serde_json::to_string(&event).expect("plain data");
            broadcast::say(&[EVENT, &key, " ", &event].concat());
        }
        None => tell_here(event),
    }
}

fn tell_here(event: SeatEvent) {
    if let Some((_, heard)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        heard.emit(event);
    }
}

/// Notes which match this tab's table shows, by its key, and whether this tab plays it. The phones that
/// have joined in another tab follow the match: that tab passes on what they do.
pub fn at(key: &str, is_here: bool) {
    let was_here = AT.replace((key.to_owned(), is_here)) == (key.to_owned(), true);
    if is_here && !was_here {
        held().into_iter().for_each(tell_here);
        broadcast::say(&[TAKES, key].concat());
    }
}

/// Handles a message on the page's own channel.
pub fn on_broadcast(message: &str) {
    let (key, is_here) = AT.with_borrow(Clone::clone);
    if let Some(event) = message.strip_prefix(EVENT) {
        let event = event.strip_prefix(&key).filter(|_| is_here && !key.is_empty());
        let event = event.and_then(|event| serde_json::from_str(event).ok());
        event.into_iter().for_each(tell_here);
    } else if let Some(seat) = message.strip_prefix(FREES) {
        let seat = seat.strip_prefix(&key).filter(|_| !is_here);
        let seat =
            seat.and_then(|seat| seat.trim().parse().ok()).and_then(|it: u8| it.try_into().ok());
        seat.into_iter().for_each(free_here);
    } else if message.strip_prefix(TAKES) == Some(&key) && !key.is_empty() {
        AT.set((key, false));
        held().into_iter().for_each(tell);
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
            hosts().iter().for_each(|host| host.close());
            AT.set((String::new(), true));
        }
    }
}

/// Tells the phones the match on this tab's table, if there are any. They may hold the seats `here`.
/// `names` returns the players' names by seat.
pub fn show(play: &AnyMatch, here: SeatSet, names: impl Fn() -> Vec<String>) {
    hosts().iter().for_each(|host| host.show(Hosted::of(play, names()).among(here)));
}

/// Returns what a new table has to know of the phones of this tab.
pub fn held() -> Vec<SeatEvent> {
    hosts().iter().flat_map(|host| host.held()).collect()
}

/// Notes whether phones hold seats of this tab's table which would lose it with the page.
fn note(any: bool) {
    ANY.set(any);
}

/// Returns true if phones hold seats of this tab's table which would lose it with the page.
pub fn are_there() -> bool {
    ANY.get()
}
