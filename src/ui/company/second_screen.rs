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

/// The message of a tab that plays a match from now on to second screens whose table is gone.
const SEEKS: &str = "table?";

/// The message of a second screen that has lost its table: its code. A tab that plays a match takes the
/// screen over. A tab whose match another one plays from now on says it too, with the match's key: its screens
/// follow the match.
const IS_LEFT: &str = "screen-left ";

/// Looks for a new table for the second screen with this code.
pub fn seek_table(code: u64) {
    broadcast::say(&[IS_LEFT, &code.to_string()].concat());
}

/// Returns true if a message on the page's own channel looks for second screens whose table is gone.
pub fn is_sought(message: &str) -> bool {
    message == SEEKS
}

/// Looks for second screens whose table is gone, if this tab has none.
pub fn seek() {
    if code().is_none() {
        broadcast::say(SEEKS);
    }
}

/// Gives this tab's second screens to the tab that plays the match with this key from now on.
pub fn give(key: &str) {
    if let Some(code) = code() {
        broadcast::say(&[IS_LEFT, &code.to_string(), " ", key].concat());
    }
}

/// Handles a message on the page's own channel, which may be about second screens whose table is gone. `key`
/// names the match on this tab's table; it is empty if this tab does not play it.
pub fn on_broadcast(message: &str, key: &str) {
    let Some(rest) = message.strip_prefix(IS_LEFT) else { return };
    let (code, of) = rest.split_once(' ').unwrap_or((rest, key));
    let code = code.parse().ok().filter(|_| !key.is_empty() && of == key);
    code.filter(|_| self::code().is_none()).into_iter().for_each(adopt);
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

/// Goes on with the second screens of this tab.
pub fn watch() {
    code().into_iter().for_each(start);
}
