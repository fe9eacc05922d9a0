//! A second screen, such as a television: another window of this browser shows what everyone may
//! see of the match on this tab's table.
//!
//! The table knows only what is here: that the second screen was asked for, and how to tell it the
//! match. The host that does so is fetched when it is first needed (`lazy.rs`), and so is what reads
//! its messages on the second screen (`table/connection.rs`).

mod host;
mod part;

pub use host::start_hosting;
pub use part::{Hosting, ReadMessage, ScreenPage, StartHosting, Way};

use super::catalog::GameEntry;
use super::lazy::parts;
use super::route::Route;
use crate::platform::{broadcast, offline, page, random, storage};
use crate::session::AnyMatch;
use crate::session::remote::Hosted;
use std::cell::{Cell, RefCell};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// The key of the code of this tab's table, which outlives a reload.
const CODE_KEY: &str = "second-screen";

thread_local! {
    static HOSTING: RefCell<Option<Box<dyn Hosting>>> = const { RefCell::new(None) };
    static IS_STARTING: Cell<bool> = const { Cell::new(false) };
    /// The code of this tab's table, if a second screen was asked for.
    static CODE: Cell<Option<u64>> = const { Cell::new(None) };
    /// The number of this tab's search for second screens whose table is gone.
    static SEEKING: Cell<Option<u64>> = const { Cell::new(None) };
    /// The table of this tab, numbered, and the callback that makes it show its match.
    static TABLE: RefCell<(u32, Option<Callback<()>>)> = const { RefCell::new((0, None)) };
}

/// Returns the name of the channel of a table.
pub fn channel_of(code: u64) -> String {
    format!("screen/{code}")
}

fn code() -> Option<u64> {
    CODE.get().or_else(|| storage::get_of_tab(CODE_KEY)?.parse().ok())
}

/// Opens the second screen in a window of its own. Returns its address, and false if the browser
/// has blocked the window.
pub fn open(title: &'static GameEntry) -> (String, bool) {
    let code = code().unwrap_or_else(random::fresh_seed);
    adopt(code);
    let address = Route::SecondScreen(title, code).href();
    let is_open = page::open_window(&address, &channel_of(code));
    (address, is_open)
}

/// The message of a new table to second screens whose table is gone: it adopts the first to answer.
const SEEKS: &str = "table ";

/// The answer of such a second screen: the number in that message, and its code.
const ANSWERS: &str = "screen ";

/// Returns what a second screen with this code answers to a message on the page's own channel, as
/// long as its table is gone.
pub fn answer_to(message: &str, code: u64) -> Option<String> {
    let number = message.strip_prefix(SEEKS)?;
    Some([ANSWERS, number, " ", &code.to_string()].concat())
}

/// Handles a message on the page's own channel: the answer of a second screen to this tab.
pub fn on_broadcast(message: &str) {
    let answer = message.strip_prefix(ANSWERS).and_then(|rest| rest.split_once(' '));
    let Some((Ok(number), Ok(code))) = answer.map(|(n, code)| (n.parse(), code.parse())) else {
        return;
    };
    if SEEKING.take() == Some(number) && self::code().is_none() {
        adopt(code);
    }
}

/// Makes this tab's table that of the second screens with this code.
fn adopt(code: u64) {
    CODE.set(Some(code));
    storage::set_of_tab(CODE_KEY, Some(&code.to_string()));
    start(code);
}

fn start(code: u64) {
    if HOSTING.with_borrow(Option::is_some) || IS_STARTING.replace(true) {
        return;
    }
    spawn_local(async move {
        match (parts().hosting)().await {
            Some(start) => HOSTING.set(start(code)),
            None => offline::missed(),
        }
        IS_STARTING.set(false);
        if let Some(table) = TABLE.with_borrow(|(_, table)| table.clone()) {
            table.emit(());
        }
    });
}

/// Ends the host: another tab has taken over its second screens.
fn stop() {
    CODE.set(None);
    storage::set_of_tab(CODE_KEY, None);
    HOSTING.set(None);
}

/// The table of this tab, until it is dropped.
pub struct Watch(u32);

/// Notes that this tab has a table from now on. `show` is called when it must [`show`] its match.
pub fn watch(show: Callback<()>) -> Watch {
    let nth = TABLE.with_borrow_mut(|table| {
        *table = (table.0 + 1, Some(show));
        table.0
    });
    if let Some(code) = code() {
        start(code);
    } else {
        let number = random::fresh_seed();
        SEEKING.set(Some(number));
        broadcast::say(&[SEEKS, &number.to_string()].concat());
    }
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
            HOSTING.with_borrow_mut(|hosting| hosting.iter_mut().for_each(|it| it.close()));
        }
    }
}

/// Tells the second screens the match on this tab's table, if there are any. `names` returns the
/// players' names by seat.
pub fn show(play: &AnyMatch, names: impl FnOnce() -> Vec<String>) {
    HOSTING.with_borrow_mut(|hosting| {
        if let Some(hosting) = hosting {
            hosting.show(Hosted::of(play, names()));
        }
    });
}
