//! Dragging a piece onto another: the same as choosing the one, then the other.
//!
//! Nothing can be done by dragging alone. A piece with `data-drag` follows the
//! finger or the mouse; let go over a button or a `data-drop`, it is tapped and
//! then what lies under it is tapped.

use super::js;
use super::listen::{Hearing, Listener, listen as hear};
use super::page::{area_of, find_all};
use super::timer;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// A press that has moved so far is a drag and not a tap, in pixels.
const SLACK: f64 = 9.0;

/// A press under way.
struct Press {
    piece: HtmlElement,
    pointer: i32,
    x: f64,
    y: f64,
    dragging: bool,
}

/// Listeners that are dropped with it.
pub struct Drag {
    _listeners: Vec<Listener>,
}

/// Lets the pieces of the whole page be dragged.
pub fn listen() -> Drag {
    let press: Rc<RefCell<Option<Press>>> = Rc::default();
    // The click that follows a drag on its own is not a tap.
    let swallow = Rc::new(RefCell::new(false));
    let on = |name: &'static str, capture: bool, handle: Box<dyn Fn(&web_sys::Event)>| {
        hear("document", name, Hearing { capture, passive: false }, handle)
    };
    let down = {
        let press = press.clone();
        on("pointerdown", false, Box::new(move |event| *press.borrow_mut() = begin(event)))
    };
    let moved = {
        let press = press.clone();
        on(
            "pointermove",
            false,
            Box::new(move |event| {
                if let Some(press) = &mut *press.borrow_mut() {
                    follow(press, event);
                }
            }),
        )
    };
    let up = {
        let (press, swallow) = (press.clone(), swallow.clone());
        on(
            "pointerup",
            false,
            Box::new(move |event| {
                let Some(press) = press.borrow_mut().take() else { return };
                if press.dragging {
                    let under = under(&press, event);
                    let_go(&press);
                    if let Some(under) = under {
                        for tapped in [&press.piece, &under] {
                            let _ = js::call(tapped, "click", &[]);
                        }
                    }
                    *swallow.borrow_mut() = true;
                    let swallow = swallow.clone();
                    timer::certainly_after(0, move || *swallow.borrow_mut() = false);
                }
            }),
        )
    };
    let cancel = on(
        "pointercancel",
        false,
        Box::new(move |_| {
            if let Some(press) = press.borrow_mut().take() {
                let_go(&press);
            }
        }),
    );
    let click = on(
        "click",
        true,
        Box::new(move |event| {
            if event.is_trusted() && std::mem::take(&mut *swallow.borrow_mut()) {
                event.stop_propagation();
                event.prevent_default();
            }
        }),
    );
    Drag { _listeners: vec![down, moved, up, cancel, click] }
}

fn begin(event: &web_sys::Event) -> Option<Press> {
    let event = event.dyn_ref::<PointerEvent>()?;
    if !event.is_primary() || event.button() != 0 {
        return None;
    }
    let piece = event.target()?.dyn_into::<Element>().ok()?.closest("[data-drag]").ok()??;
    Some(Press {
        piece: piece.dyn_into().ok()?,
        pointer: event.pointer_id(),
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
        dragging: false,
    })
}

fn follow(press: &mut Press, event: &web_sys::Event) {
    let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
    if event.pointer_id() != press.pointer {
        return;
    }
    let dx = f64::from(event.client_x()) - press.x;
    let dy = f64::from(event.client_y()) - press.y;
    if !press.dragging && dx.hypot(dy) > SLACK {
        press.dragging = true;
        let _ = press.piece.class_list().add_1("dragged");
    }
    if press.dragging {
        event.prevent_default();
        let _ =
            press.piece.style().set_property("transform", &format!("translate({dx}px, {dy}px)"));
    }
}

/// What the dragged piece would be let go over.
fn under(press: &Press, event: &web_sys::Event) -> Option<HtmlElement> {
    let event = event.dyn_ref::<PointerEvent>()?;
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    find_all("button.card, [data-drop]").into_iter().find(|element| {
        let Some(area) = area_of(element) else { return false };
        *element != press.piece
            && (area.left()..=area.right()).contains(&x)
            && (area.top()..=area.bottom()).contains(&y)
    })
}

fn let_go(press: &Press) {
    let _ = press.piece.class_list().remove_1("dragged");
    let _ = press.piece.style().remove_property("transform");
}
