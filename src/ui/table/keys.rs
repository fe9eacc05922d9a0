//! Handles the keyboard, and keeps the focus in place.

use super::arrows::{Area, Arrow};
use super::msg::Key;
use crate::platform::listen::{self, Hearing, Listener};
use crate::platform::page;
use crate::platform::press::text_of;
use crate::ui::shortcut::letter;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Selects everything at the table that can be played or pressed, in page order. What has happened is a stop
/// of the Tab key, not on the way from piece to piece.
const PLAYABLE: &str = ".play button:not(:disabled, .recap), .play a[href], .play input";

/// Selects the pieces on the board, and its buttons that are not lit. Together they are one stop of the Tab
/// key, as in a toolbar.
const PIECES: &str = ".board button:not(.primary, .button.lit)";

/// Selects what can be played now on the board.
const LIT: &str = ".board .lit, .board .primary";

/// The heading of the board, from which the Tab key and the arrows go to the pieces. It is the place of
/// a focus that is lost: no key there decides anything.
const BOARD: &str = "#board";

/// Listens for the table's keys wherever the focus is, except in elements that use them. Without
/// `letters`, letter keys do nothing, so dictation can't trigger them.
pub fn listen(letters: bool, on_key: Callback<Key>) -> Listener {
    listen::listen("window", "keydown", Hearing::default(), move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
        if !is_ours(event) {
            return;
        }
        let Some(key) = meaning(event, letters) else { return };
        // Firefox would search the page for a letter. Let space scroll where it does nothing here.
        let keeps = match key {
            Key::Continue { .. } | Key::Hold => event.key() == " " && goes_on_by_space(),
            _ => true,
        };
        if keeps {
            event.prevent_default();
        }
        on_key.emit(key);
    })
}

/// Returns true for a key that no field, panel, input method, browser or system command uses.
fn is_ours(event: &KeyboardEvent) -> bool {
    let is_command = event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || event.get_modifier_state("AltGraph")
        || event.is_composing();
    let takes_it = |element: Option<Element>| element.is_some_and(|it| page::takes_keys(&it));
    !is_command
        // For a held key, `platform::held_keys` has already prevented the default.
        && (event.repeat() || !event.default_prevented())
        && !takes_it(page::target_of(event))
        && !takes_it(page::focused().map(Into::into))
        && page::find(".dialog").is_none()
}

/// Returns the meaning of a key at the table.
fn meaning(event: &KeyboardEvent, letters: bool) -> Option<Key> {
    match event.key().as_str() {
        " " | "Enter" if event.repeat() => return Some(Key::Hold),
        " " | "Enter" => return Some(Key::Continue { on_button: is_on_button() }),
        "Escape" => return Some(Key::Escape),
        "ArrowLeft" => return Some(Key::Arrow(Arrow::Left)),
        "ArrowRight" => return Some(Key::Arrow(Arrow::Right)),
        "ArrowUp" if !scrolls() => return Some(Key::Arrow(Arrow::Up)),
        "ArrowDown" if !scrolls() => return Some(Key::Arrow(Arrow::Down)),
        _ => {}
    }
    if !letters || event.repeat() {
        return None;
    }
    Some(match (letter(&event.key(), &event.code())?, event.shift_key()) {
        ('u', false) => Key::Undo,
        ('y', false) => Key::Redo,
        ('r', false) | ('?', _) => Key::Rules,
        ('l', false) => Key::Log,
        ('s', true) => Key::Missed,
        ('g', false) => Key::Goals,
        ('s', false) => Key::Read,
        ('m', false) => Key::Menu,
        ('c', false) => Key::Cover,
        ('i', false) => Key::Text(page::focused().and_then(|element| text_of(&element))?),
        ('p', false) => Key::LastRound,
        ('h', false) => Key::Hint,
        _ => return None,
    })
}

/// Returns true if the space bar continues, rather than presses what has the focus.
fn goes_on_by_space() -> bool {
    let presses = page::focused()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "SUMMARY"));
    !presses && page::find(".playing-back, .taught .status-keys .primary").is_some()
}

/// Returns true if the up and down arrows scroll: the status has the focus, or nothing can be played.
fn scrolls() -> bool {
    page::find(".status-said:focus").is_some()
        || page::find(LIT).or_else(|| page::find(".board :focus")).is_none()
}

/// Returns true if the focus is on something that the enter key presses.
fn is_on_button() -> bool {
    page::focused().is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A"))
}

/// Returns the full text of the piece under a right click.
pub fn text_at(event: &MouseEvent) -> Option<String> {
    text_of(event.target()?.dyn_ref::<Element>()?)
}

/// Returns what can be played at a point of the window.
pub fn playable_at((x, y): (i32, i32)) -> Option<HtmlElement> {
    let what = ".lit, .board .button:not([aria-disabled], :disabled)";
    page::element_at(x, y)?.closest(what).ok()??.dyn_into().ok()
}

/// Returns the full text of the tapped piece, if the tap does nothing else.
pub fn text_tapped(event: &MouseEvent) -> Option<String> {
    let target = event.target()?;
    let element = target.dyn_ref::<Element>()?;
    let means_more = element.closest("button, a, input, summary").ok()?.is_some();
    if means_more { None } else { text_of(element) }
}

/// Returns true if the tap is on the board, where it does nothing.
pub fn is_idle_tap(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let is_in = |target: &Element, of| target.closest(of).is_ok_and(|it| it.is_some());
    target.is_some_and(|it| is_in(&it, ".board") && !is_in(&it, "button, a, input, summary"))
}

/// Returns true if the tap is on a button of the playback, which says itself how it goes on.
pub fn playback_button(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target.closest(".status-keys button, .go-on").is_ok_and(|it| it.is_some())
    })
}

/// Moves the focus to the nearest thing in a direction that can be played or read. At the end of a row,
/// the left and right arrows go on in page order. From elsewhere, moves it to the first that can be
/// played now.
pub fn move_focus(arrow: Arrow) {
    let of = |element: HtmlElement| {
        let area = page::area_of(&element).filter(|area| area.width() > 0.0)?;
        Some((element, [area.left(), area.top(), area.right(), area.bottom()]))
    };
    let all = page::find_all(PLAYABLE).into_iter().filter_map(of);
    let (all, areas): (Vec<HtmlElement>, Vec<Area>) = all.unzip();
    let here = page::focused().and_then(|here| all.iter().position(|element| *element == here));
    let first = |class: &str| all.iter().position(|it| it.class_list().contains(class));
    let next = match (here, arrow) {
        (None, _) => first("lit").or_else(|| first("primary")).or(Some(0)),
        (Some(at), _) if let Some(near) = arrow.nearest(at, &areas) => Some(near),
        (Some(at), Arrow::Right) => Some((at + 1) % all.len()),
        (Some(at), Arrow::Left) => Some((at + all.len() - 1) % all.len()),
        _ => None,
    };
    if let Some(next) = next.and_then(|next| all.get(next)) {
        let _ = next.focus();
        rove();
    }
}

/// Makes one piece of the board the stop of the Tab key: the one with the focus or the last stop if it
/// can be played, or else the first that can be. Where buttons alone can be pressed, they are the stops.
pub fn rove() {
    let pieces = page::find_all(PIECES);
    let here = page::focused();
    let rank = |piece: &HtmlElement| {
        let can_play = piece.matches(".lit, .chosen").unwrap_or_default();
        let was_stop = piece.get_attribute("tabindex").is_some_and(|at| at == "0");
        (can_play, here.as_ref() == Some(piece), was_stop)
    };
    // If several match, take the first.
    let stop = pieces.iter().rev().max_by_key(|piece| rank(piece)).cloned();
    let stop = stop.filter(|stop| rank(stop).0 || page::find(LIT).is_none());
    for piece in &pieces {
        piece.set_tab_index(if stop.as_ref() == Some(piece) { 0 } else { -1 });
    }
}

/// Moves the focus from a button that was pressed to the board: in its place there may be another button
/// now, such as the one that ends the turn.
pub fn leave_button() {
    let is_button = |it: HtmlElement| it.matches(".play .button").unwrap_or_default();
    if page::focused().is_some_and(is_button) {
        page::focus(BOARD);
    }
}

/// Moves the focus from the board to the button that leads to the result, when that appears: nothing
/// else is left to do. `leads` keeps whether it was there.
pub fn go_to_result(leads: &mut bool) {
    const BUTTON: &str = ".see-result .button";
    let is_there = page::find(BUTTON).is_some();
    let appears = !std::mem::replace(leads, is_there) && is_there;
    let on_board =
        page::focused().is_some_and(|here| here.closest(".play").is_ok_and(|play| play.is_some()));
    if appears && on_board {
        page::focus(BUTTON);
    }
}

/// If the focused element is gone, or nothing has the focus but the page, moves it to the board, so the
/// keyboard doesn't start again at the top of the page.
pub fn keep_focus() {
    let is_page = |it: HtmlElement| it.matches("body, #main").unwrap_or_default();
    if page::focused().is_none_or(is_page) {
        for selector in [".dialog-close", ".hand-over .primary", BOARD] {
            if page::find(selector).is_some() {
                page::focus(selector);
                return;
            }
        }
    }
}
