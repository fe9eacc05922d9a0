//! Handles the keyboard, and keeps the focus in place.

use super::msg::Key;
use crate::platform::listen::{self, Hearing, Listener};
use crate::platform::page;
use crate::platform::press::text_of;
use crate::ui::shortcut::letter;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Selects everything at the table that can be played or pressed, in page order.
const PLAYABLE: &str = ".play button:not(:disabled), .play a[href], .play input";

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
        "ArrowLeft" => return Some(Key::Left),
        "ArrowRight" => return Some(Key::Right),
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
    page::element_at(x, y)?.closest(".lit").ok()??.dyn_into().ok()
}

/// Returns the full text of the tapped piece, if the tap does nothing else.
pub fn text_tapped(event: &MouseEvent) -> Option<String> {
    let target = event.target()?;
    let element = target.dyn_ref::<Element>()?;
    let means_more = element.closest("button, a, input, summary").ok()?.is_some();
    if means_more { None } else { text_of(element) }
}

/// Returns true if the tap is on a button of the playback, which says itself how it goes on.
pub fn playback_button(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| {
        target.closest(".status-keys button, .go-on").is_ok_and(|it| it.is_some())
    })
}

/// Moves the focus to the next or previous thing that can be played or read. From elsewhere, moves
/// it to the first that can be played now.
pub fn move_focus(forward: bool) {
    let all: Vec<HtmlElement> = page::find_all(PLAYABLE);
    if all.is_empty() {
        return;
    }
    let here = page::focused().and_then(|here| all.iter().position(|element| *element == here));
    let next = match here {
        None => all.iter().position(|element| element.class_list().contains("lit")).unwrap_or(0),
        Some(at) if forward => (at + 1) % all.len(),
        Some(at) => (at + all.len() - 1) % all.len(),
    };
    let _ = all[next].focus();
}

/// Moves the focus from the board to the button that leads to the result, when that appears: nothing
/// else is left to do. `leads` keeps whether it was there.
pub fn go_to_result(leads: &mut bool) {
    const BUTTON: &str = ".see-result .primary";
    let is_there = page::find(BUTTON).is_some();
    let appears = !std::mem::replace(leads, is_there) && is_there;
    let on_board =
        page::focused().is_some_and(|here| here.closest(".play").is_ok_and(|play| play.is_some()));
    if appears && on_board {
        page::focus(BUTTON);
    }
}

/// If the focused element is gone, moves the focus to something playable, so the keyboard doesn't
/// start again at the top of the page.
pub fn keep_focus() {
    let lost = page::focused().is_none_or(|element| element.tag_name() == "BODY");
    if lost {
        for selector in [".dialog-close", ".play .primary", ".play .lit", "#main"] {
            if page::find(selector).is_some() {
                page::focus(selector);
                return;
            }
        }
    }
}
