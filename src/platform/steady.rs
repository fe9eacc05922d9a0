//! One tap where a hand that shakes, or a switch that bounces, makes two.

use super::listen::{Hearing, Listener, listen};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent, MouseEvent};

/// Listens until it is dropped.
pub struct Steady {
    _listeners: [Listener; 3],
}

/// Lets nothing hear of a tap that begins within so many milliseconds after another one,
/// nor of such a press of Enter or of the space bar, which press what has the focus.
pub fn listen_for(span: u32) -> Steady {
    let last = Rc::new(Cell::new(f64::NEG_INFINITY));
    let too_soon = move |event: &Event| {
        let too_soon = event.time_stamp() - last.get() < f64::from(span);
        if !too_soon {
            last.set(event.time_stamp());
        }
        too_soon
    };
    let stop = |event: &Event| {
        event.stop_propagation();
        event.prevent_default();
    };
    // One tap may become several clicks: a label clicks what it is the label of.
    let is_deaf = Rc::new(Cell::new(false));
    let hearing = Hearing { capture: true, passive: false };
    let down = {
        let (is_deaf, too_soon) = (is_deaf.clone(), too_soon.clone());
        listen("document", "pointerdown", hearing, move |event| is_deaf.set(too_soon(event)))
    };
    let click = listen("document", "click", hearing, move |event| {
        // A click of no finger is that of a key, which is judged below.
        let of_a_finger = event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
        if event.is_trusted() && of_a_finger && is_deaf.get() {
            stop(event);
        }
    });
    let key = listen("document", "keydown", hearing, move |event| {
        let presses = event
            .dyn_ref::<KeyboardEvent>()
            .is_some_and(|key| !key.repeat() && matches!(&*key.key(), "Enter" | " "));
        if event.is_trusted() && presses && too_soon(event) {
            stop(event);
        }
    });
    Steady { _listeners: [down, click, key] }
}
