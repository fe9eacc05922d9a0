//! Devices away from this tab's table, however they are reached: phones that hold a seat in the same
//! room or over the internet, and second screens.
//!
//! The table knows only what is here: how to tell them the match, and what it hears from them. What
//! reaches them is fetched when it is first needed (`lazy.rs`): the ways (`ways.rs`, one file each), the
//! panel of who plays where (`panel.rs`), and the other end, away from the table (`join_….rs`).

mod broker;
mod broker_file;
mod broker_link;
mod broker_seats;
mod camera_view;
mod hub;
mod join_broker;
mod join_page;
mod join_room;
mod join_window;
mod line;
mod lost;
mod panel;
mod picture;
mod props;
mod room;
mod room_panel;
mod scanner;
mod seat_way;
mod second_screen;
mod ways;
mod window;

pub use broker_file::is_there as has_brokers;
pub use broker_seats::{follow, invited};
pub use hub::STARTS;
pub use line::{AnyLine, LineEvent, ScreenPage, Way};
pub use panel::draw_places_panel;
pub use props::{PlacesPanel, plan, take_plan};
pub use second_screen::{is_sought, open, seek_table};
pub use ways::{CompanyPart, Scan, company_part};

use super::lazy::parts;
use super::table::msg::Msg;
use super::tabs;
use crate::engine::{MAX_SEATS, Seat, SeatSet};
use crate::platform::{broadcast, offline};
use crate::session::remote::{Progress, RefusalReason, SeatEvent};
use crate::session::{AnyMatch, Place, Plan, Presence, SeatPlace, TransportKind};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// The devices that are reached from this tab's table.
pub trait Devices {
    /// Tells them the match as it stands. They may hold the seats `here`.
    fn show(&self, play: &AnyMatch, here: SeatSet, names: Vec<String>, places: Vec<SeatPlace>);
    /// Tells them how far the table has shown it.
    fn go_on(&self, progress: Progress);
    /// Tells them that there is no match on the table.
    fn close(&self);
    /// Returns the devices that hold seats as long as this page is open.
    fn held(&self) -> Vec<SeatEvent>;
    /// Returns true if a second screen shows the match.
    fn is_on_screen(&self) -> bool;
    /// Takes a seat back from its device, if it has one, because it is played at this place from now on.
    fn free(&self, seat: Seat, place: Place);
    /// Tells the device of a seat that what it has asked for was not done.
    fn refuse(&self, seat: Seat, why: RefusalReason);
    /// Goes to the match with this key. `is_here` is true if this tab plays it.
    fn go_to(&self, key: &str, is_here: bool);
}

/// The callbacks of a table: it must show its match, and it is told this.
type Callbacks = (Callback<()>, Callback<Msg>);

thread_local! {
    /// The devices, once what reaches them was needed.
    static DEVICES: RefCell<Option<Rc<dyn Devices>>> = const { RefCell::new(None) };
    /// True if devices hold seats which would lose it with the page.
    static ANY: Cell<bool> = const { Cell::new(false) };
    /// The key of the match that this tab's table shows, and true if this tab plays it.
    static AT: RefCell<(String, bool)> = const { RefCell::new((String::new(), true)) };
    /// The seats whose hands are open at this tab's table.
    static OPEN: Cell<SeatSet> = const { Cell::new(SeatSet::NONE) };
    /// The table of this tab, numbered, and its callbacks.
    static TABLE: RefCell<(u32, Option<Callbacks>)> = const { RefCell::new((0, None)) };
}

fn devices() -> Option<Rc<dyn Devices>> {
    DEVICES.with_borrow(Clone::clone)
}

/// Fetches what reaches devices, if it is not here yet, and does something with it.
fn with_part(act: impl FnOnce(CompanyPart) + 'static) {
    spawn_local(async move {
        match (parts().company)().await {
            Some(part) => act(part),
            None => offline::missed(),
        }
    });
}

/// Makes the table show its match.
fn ask_to_show() {
    if let Some((show, _)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        show.emit(());
    }
}

/// Returns the key of the match on this tab's table, and true if this tab plays it.
fn at_now() -> (String, bool) {
    AT.with_borrow(Clone::clone)
}

/// The message of a tab with devices to the tab that plays the match: the match's key, and an event.
const EVENT: &str = "hand ";

/// The message of a tab that plays a match from now on: the match's key.
const TAKES: &str = "hands ";

/// The message of a tab that played a match, and whose page ends: its note of the devices that are lost
/// with it. The tab that continues the match tells the player.
const LOSES: &str = "hands-lost ";

/// The message of a tab that shows a match which another one plays: the match's key. That one answers with
/// [`PLACES`].
const ASKS: &str = "hand-places? ";

/// The message of the tab that plays a match: its key, and where each seat is played, as a number; nothing
/// if all persons share the device. The other tabs show the same, and tell it to their devices.
const PLACES: &str = "hand-places ";

/// The messages of the tab that plays a match: its key, and a seat that it takes back, or that it has
/// refused something, with the reason.
const FREES: &str = "hand-back ";
const REFUSES: &str = "hand-refused ";

/// Takes a seat back from its device, in whichever tab it has joined, because it is played at this
/// place from now on.
pub fn free(seat: Seat, place: Place) {
    devices().iter().for_each(|devices| devices.free(seat, place));
    say_of_seat(FREES, seat, place.into());
    // The other tab may be gone.
    tell_here(SeatEvent::Freed(seat));
}

/// Tells the device of a seat that what it has asked for was not done, in whichever tab it has joined.
pub fn refuse(seat: Seat, why: RefusalReason) {
    devices().iter().for_each(|devices| devices.refuse(seat, why));
    say_of_seat(REFUSES, seat, why.into());
}

/// Says something about a seat of the match to the other tabs, with a number.
fn say_of_seat(kind: &str, seat: Seat, number: u8) {
    say(kind, &at_now().0, &[seat.index(), usize::from(number)]);
}

/// Says something about a match to the other tabs, in numbers. What reads and writes JSON would be a
/// kilobyte of the table.
fn say(kind: &str, key: &str, numbers: &[usize]) {
    broadcast::say(&with_numbers([kind, key].concat(), numbers));
}

/// Tells the other tabs where each seat of the match with this key is played, if this tab plays it.
pub fn say_places(key: &str, places: &[SeatPlace]) {
    if at_now() == (key.to_owned(), true) {
        let number = |place: &SeatPlace| usize::from(u8::from(*place));
        say(PLACES, key, &places.iter().map(number).collect::<Vec<_>>());
    }
}

/// Returns the places that the tab that plays has said; `None` if they are others.
fn said_places(text: &str) -> Option<Vec<SeatPlace>> {
    let mut parts = text.split(' ');
    // Without it the numbers follow a longer key, of another match.
    parts.next().filter(|rest| rest.is_empty())?;
    parts.map(|number| number.parse::<u8>().ok()?.try_into().ok()).collect()
}

/// Returns a text with these numbers after it.
fn with_numbers(mut text: String, numbers: &[usize]) -> String {
    for number in numbers {
        text.push(' ');
        text.push_str(&number.to_string());
    }
    text
}

/// Returns the numbers that another tab has said; `None` if they are others.
fn said<const N: usize>(text: &str) -> Option<[usize; N]> {
    // Without it the numbers follow a longer key, of another match.
    let mut parts = text.strip_prefix(' ')?.split(' ').map(str::parse);
    let mut numbers = [0; N];
    for number in &mut numbers {
        *number = parts.next()?.ok()?;
    }
    Some(numbers)
}

/// Tells the table something. If another tab plays the match, its table is told.
fn tell(event: SeatEvent) {
    match at_now() {
        (_, true) => tell_here(event),
        // Only the tab that plays takes seats back.
        (_, false) if matches!(event, SeatEvent::Freed(_)) => {}
        (key, false) => say(EVENT, &key, &event.numbers()),
    }
}

/// Tells the table that the devices in this room that joined in this tab are gone.
fn tell_left() {
    for event in held() {
        if let SeatEvent::Device(seat, ..) = event {
            tell(SeatEvent::Left(seat));
        }
    }
}

/// Tells the table of this tab something.
fn tell_table(msg: Msg) {
    if let Some((_, heard)) = TABLE.with_borrow(|(_, table)| table.clone()) {
        heard.emit(msg);
    }
}

/// Tells the table something. A device in this room that leaves with a spare invitation is to come back.
fn tell_here(event: SeatEvent) {
    let event = match event {
        SeatEvent::Left(seat) if broker_seats::is_awaited(&at_now().0, seat) => {
            SeatEvent::Device(seat, TransportKind::Room, Presence::Silent)
        }
        _ => event,
    };
    tell_table(Msg::Phone(event));
}

/// Notes which match this tab's table shows, by its key, and whether this tab plays it. The devices in
/// this room that have joined in another tab follow the match: that tab passes on what they do. Those far
/// away follow the tab that plays it.
pub fn at(key: &str, is_here: bool) {
    let (before, was_here) = AT.replace((key.to_owned(), is_here));
    if is_here && !(was_here && before == key) {
        lost::take(key).into_iter().chain(held()).for_each(tell_here);
        broadcast::say(&[TAKES, key].concat());
        second_screen::seek();
        ask_to_show();
    } else if before != key {
        // The tab that plays has said it.
        drop(lost::take(key));
        held().into_iter().for_each(tell);
        say(ASKS, key, &[]);
    }
    if let Some(devices) = devices() {
        devices.go_to(key, is_here);
    } else if is_here && broker_seats::has(key) {
        with_part(|part| {
            (part.reach)();
            let (key, is_here) = at_now();
            devices().iter().for_each(|devices| devices.go_to(&key, is_here));
        });
    }
}

/// Handles a message on the page's own channel.
fn on_broadcast(message: &str) {
    let (key, is_here) = at_now();
    second_screen::on_broadcast(message, if is_here { &key } else { "" });
    let of_match = |kind: &str| {
        let rest = message.strip_prefix(kind)?.strip_prefix(&key);
        rest.filter(|_| !key.is_empty())
    };
    if let Some(event) = of_match(EVENT).filter(|_| is_here) {
        said(event).and_then(SeatEvent::of_numbers).into_iter().for_each(tell_here);
    } else if of_match(ASKS).filter(|_| is_here) == Some("") {
        ask_to_show();
    } else if let Some(places) = of_match(PLACES).filter(|_| !is_here).and_then(said_places) {
        tell_table(Msg::Places(places));
    } else if let Some(freed) = of_match(FREES).filter(|_| !is_here) {
        on_seat(freed, |devices, seat, place| {
            devices.free(seat, place.try_into().ok()?);
            Some(())
        });
    } else if let Some(refused) = of_match(REFUSES).filter(|_| !is_here) {
        on_seat(refused, |devices, seat, why| {
            devices.refuse(seat, why.try_into().ok()?);
            Some(())
        });
    } else if let Some(text) = message.strip_prefix(LOSES).filter(|_| !is_here) {
        lost::keep(text);
    } else if of_match(TAKES) == Some("") {
        AT.set((key.clone(), false));
        lost::take(&key).into_iter().chain(held()).for_each(tell);
        second_screen::give(&key);
    }
}

/// Does something with the devices for a seat, and the number that was said with it.
fn on_seat(text: &str, act: fn(&dyn Devices, Seat, u8) -> Option<()>) {
    if let (Some(devices), Some([seat, number])) = (devices(), said(text))
        && let Ok(number) = u8::try_from(number)
        && seat < MAX_SEATS
    {
        act(&*devices, Seat::new(seat), number);
    }
}

/// The table of this tab, until it is dropped.
pub struct Watch(u32);

/// Notes that this tab has a table from now on. `show` is called when it must [`show`] its match,
/// `heard` with what the devices do, and what another tab says of them.
pub fn watch(show: Callback<()>, heard: Callback<Msg>) -> Watch {
    let nth = TABLE.with_borrow_mut(|table| {
        *table = (table.0 + 1, Some((show, heard)));
        table.0
    });
    tabs::pass_on(on_broadcast);
    second_screen::watch();
    Watch(nth)
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
            if !at_now().1 {
                // The tab that plays no longer hears from them.
                tell_left();
            }
            AT.set((String::new(), true));
            devices().iter().for_each(|devices| devices.close());
        }
    }
}

/// Tells the devices the match with this key on this tab's table, if there are any. They may hold the
/// seats `here`. `names` returns the players' names by seat, and `places` where each seat is played.
pub fn show(
    key: &str,
    play: &AnyMatch,
    here: SeatSet,
    names: impl Fn() -> Vec<String>,
    places: Vec<SeatPlace>,
) {
    if let Some(devices) = devices_at(key) {
        devices.show(play, here, names(), places);
    }
}

/// Notes the seats whose hands are open at this tab's table: no phone is given them unasked.
pub fn note_open(seats: SeatSet) {
    OPEN.set(seats);
}

fn open_here() -> SeatSet {
    OPEN.get()
}

/// Notes which seats devices have left, as this tab's table of the match with this key says.
pub fn note_left(key: &str, seats: Plan) {
    if at_now().1 {
        lost::left(key, seats);
    }
}

/// Tells the devices how far this tab's table has shown its match, if there are any.
pub fn go_on(progress: impl FnOnce() -> Progress) {
    if let Some(devices) = devices() {
        devices.go_on(progress());
    }
}

/// Returns what the table of the match with this key has to know of the devices of this tab, before
/// anything of it is shown.
pub fn held_at(key: &str) -> Vec<SeatEvent> {
    let held = devices_at(key).map(|devices| devices.held()).unwrap_or_default();
    invited(key).into_iter().chain(held).collect()
}

/// Returns the devices, which have left the match before if it is another one than this.
fn devices_at(key: &str) -> Option<Rc<dyn Devices>> {
    let devices = devices()?;
    if at_now().0 != key {
        devices.go_to(key, false);
    }
    Some(devices)
}

/// Returns the devices that hold seats as long as this page is open.
fn held() -> Vec<SeatEvent> {
    devices().map(|devices| devices.held()).unwrap_or_default()
}

/// Returns true if a second screen shows the match of this tab's table.
pub fn is_on_screen() -> bool {
    devices().is_some_and(|devices| devices.is_on_screen())
}

/// Returns true if devices hold seats of this tab's table which would lose it with the page.
pub fn are_there() -> bool {
    ANY.get()
}
