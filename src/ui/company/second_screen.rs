//! A second screen, such as a television: another window of this browser shows what everyone may
//! see of the match on this tab's table.

use super::with_part;
use crate::platform::{broadcast, page, random, storage};
use crate::ui::catalog::GameEntry;
use crate::ui::route::Route;
use std::cell::Cell;

/// The key of the code of this tab's table, which outlives a reload.
const CODE_KEY: &str = "second-screen";

thread_local! {
    /// The code of this tab's table, if a second screen was asked for.
    static CODE: Cell<Option<u64>> = const { Cell::new(None) };
    /// The number of this tab's search for second screens whose table is gone.
    static SEEKING: Cell<Option<u64>> = const { Cell::new(None) };
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

/// The message of a second screen that has lost its table: its code. A table that receives it takes the
/// screen over.
const IS_LEFT: &str = "screen-left ";

/// Looks for a new table for the second screen with this code.
pub fn seek_table(code: u64) {
    broadcast::say(&[IS_LEFT, &code.to_string()].concat());
}

/// Returns what a second screen with this code answers to a message on the page's own channel, as
/// long as its table is gone.
pub fn answer_to(message: &str, code: u64) -> Option<String> {
    let number = message.strip_prefix(SEEKS)?;
    Some([ANSWERS, number, " ", &code.to_string()].concat())
}

/// Handles a message on the page's own channel: the answer of a second screen to this tab, or one that
/// has lost its table. `plays` is true if this tab plays a match.
pub fn on_broadcast(message: &str, plays: bool) {
    if let Some(code) = message.strip_prefix(IS_LEFT) {
        let code = code.parse().ok().filter(|_| plays && self::code().is_none());
        return code.into_iter().for_each(adopt);
    }
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
    with_part(move |part| (part.show_to_windows)(code));
}

/// Forgets the second screens: another tab has taken them over.
pub fn stop() {
    CODE.set(None);
    storage::set_of_tab(CODE_KEY, None);
}

/// Goes on with the second screens of this tab, or looks for some whose table is gone.
pub fn watch() {
    if let Some(code) = code() {
        start(code);
    } else {
        let number = random::fresh_seed();
        SEEKING.set(Some(number));
        broadcast::say(&[SEEKS, &number.to_string()].concat());
    }
}
