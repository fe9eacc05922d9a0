//! One tap where a hand that shakes, or a switch that bounces, makes two.

use super::listen::{Hearing, Listener, listen};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

/// Listens until it is dropped.
pub struct Steady {
    _listeners: [Listener; 2],
}

/// Lets nothing hear of a tap that follows another one within so many milliseconds,
/// nor of such a press of Enter or of the space bar, which press what has the focus.
pub fn listen_for(span: u32) -> Steady {
    let last = Rc::new(Cell::new(f64::NEG_INFINITY));
    let hear = |name, is_meant: fn(&Event) -> bool| {
        let last = last.clone();
        listen("document", name, Hearing { capture: true, passive: false }, move |event| {
            if !event.is_trusted() || !is_meant(event) {
                return;
            }
            if event.time_stamp() - last.get() < f64::from(span) {
                event.stop_propagation();
                event.prevent_default();
            } else {
                last.set(event.time_stamp());
            }
        })
    };
    // A click of no finger is the key's own, which was judged before.
    let click =
        hear("click", |event| event.dyn_ref::<MouseEvent>().is_none_or(|click| click.detail() > 0));
    let key = hear("keydown", |event| {
        event.dyn_ref::<KeyboardEvent>().is_some_and(|key| matches!(&*key.key(), "Enter" | " "))
    });
    Steady { _listeners: [click, key] }
}
