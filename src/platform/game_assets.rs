//! The files that only one game needs: its style sheet and its symbols, fetched when the game is
//! opened and kept by the service worker like everything else.

use super::page::document;
use super::share::fetched;
use super::{style, timer};
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;
use web_sys::Element;

/// The id of the element with the symbols of the game that is shown.
const SYMBOLS: &str = "game-symbols";
/// The id of the link to its style sheet.
const STYLE: &str = "game-style";
/// The time between two pictures that are drawn ahead, in milliseconds.
const AHEAD: u32 = 60;

thread_local! {
    /// The folder whose files are loaded.
    static LOADED: RefCell<String> = const { RefCell::new(String::new()) };
    /// The pictures of its style sheet, kept so that the browser keeps them drawn.
    static PICTURES: RefCell<Vec<Element>> = const { RefCell::new(Vec::new()) };
}

/// Returns true if the files of this folder are loaded.
pub fn is_loaded(folder: &str) -> bool {
    LOADED.with_borrow(|loaded| loaded == folder)
}

/// Loads `board.css` and `symbols.svg` from this folder, in place of the game's before. Returns
/// false if one of the two cannot be fetched.
pub async fn load(folder: &str) -> bool {
    let symbols = fetched(&format!("{folder}/symbols.svg")).await;
    let styled = style::link(STYLE, &format!("{folder}/board.css")).await;
    let drawn = symbols.and_then(|symbols| put(&symbols)).is_some();
    let whole = styled && drawn;
    LOADED.set(if whole { folder.to_owned() } else { String::new() });
    PICTURES.take();
    if whole {
        spawn_local(draw_ahead(folder.to_owned()));
    }
    whole
}

/// Lets the browser read the pictures in the game's style sheet one by one before a piece shows them.
/// Three new ones in one frame would delay it.
async fn draw_ahead(folder: String) {
    let Some(style) = fetched(&format!("{folder}/board.css")).await else { return };
    let addresses = style.split("url(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0));
    for address in addresses.filter(|address| address.starts_with("data:image/")) {
        timer::sleep(AHEAD).await;
        if !is_loaded(&folder) {
            return;
        }
        let picture = document().and_then(|document| document.create_element("img").ok());
        let Some(picture) = picture else { return };
        let _ = picture.set_attribute("src", address);
        PICTURES.with_borrow_mut(|pictures| pictures.push(picture));
    }
}

/// Puts the sheet of symbols into the page.
fn put(symbols: &str) -> Option<()> {
    let document = document()?;
    let holder = document.get_element_by_id(SYMBOLS).or_else(|| {
        let made = document.create_element("div").ok()?;
        made.set_id(SYMBOLS);
        made.set_attribute("hidden", "").ok()?;
        document.body()?.append_child(&made).ok()?;
        Some(made)
    })?;
    // The text is a file of this site.
    holder.set_inner_html(symbols);
    Some(())
}
