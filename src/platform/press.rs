//! What a press becomes that is no tap: a drag, or a long press that reads.
//!
//! Nothing can be done by dragging alone. A piece with `data-drag` follows the
//! finger or the mouse; let go over a button or a `data-drop`, it is tapped and
//! then what lies under it is tapped. What is held down without moving is read,
//! and the tap that follows does nothing: not every browser makes a long press
//! of its own.

use super::js;
use super::listen::{Hearing, Listener, listen as hear};
use super::page::{area_of, find_all};
use super::timer::{self, Timer};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

/// A press that has moved so far is a drag and not a tap, in pixels.
const SLACK: f64 = 9.0;

/// A press under way.
struct Press {
    /// The piece that can be dragged, if one was pressed.
    piece: Option<HtmlElement>,
    pointer: i32,
    x: f64,
    y: f64,
    dragging: bool,
    /// Whether it was long enough to read what was pressed.
    read: Rc<Cell<bool>>,
    long: Option<Timer>,
}

/// Listeners that are dropped with it.
pub struct Presses {
    _listeners: Vec<Listener>,
}

/// Lets the pieces of the whole page be dragged, and whatever has a text be
/// read by a press that has lasted `long` milliseconds without moving. A piece that is let
/// go is tapped; whoever hears what it is let go over taps that, when what the first tap
/// means is drawn.
pub fn listen(
    long: u32,
    on_read: impl Fn(String) + 'static,
    on_drop: impl Fn(HtmlElement) + 'static,
) -> Presses {
    let on_read = Rc::new(on_read);
    let press: Rc<RefCell<Option<Press>>> = Rc::default();
    // The click that follows a drag on its own is not a tap.
    let swallow = Rc::new(RefCell::new(false));
    let on = |name: &'static str, capture: bool, handle: Box<dyn Fn(&web_sys::Event)>| {
        hear("document", name, Hearing { capture, passive: false }, handle)
    };
    let down = {
        let press = press.clone();
        on(
            "pointerdown",
            false,
            Box::new(move |event| *press.borrow_mut() = begin(event, long, &on_read)),
        )
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
                if let (true, Some(piece)) = (press.dragging, &press.piece) {
                    let under = under(piece, event);
                    let_go(piece);
                    if let Some(under) = under {
                        tap(piece);
                        on_drop(under);
                    }
                }
                if press.dragging || press.read.get() {
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
            if let Some(piece) = press.borrow_mut().take().and_then(|press| press.piece) {
                let_go(&piece);
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
    Presses { _listeners: vec![down, moved, up, cancel, click] }
}

fn begin(
    event: &web_sys::Event,
    length: u32,
    on_read: &Rc<impl Fn(String) + 'static>,
) -> Option<Press> {
    let event = event.dyn_ref::<PointerEvent>()?;
    if !event.is_primary() || event.button() != 0 {
        return None;
    }
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let piece = target.closest("[data-drag]").ok()?.and_then(|piece| piece.dyn_into().ok());
    let text = text_of(&target);
    if piece.is_none() && text.is_none() {
        return None;
    }
    let read = Rc::new(Cell::new(false));
    let long = text.map(|text| {
        let (read, on_read) = (read.clone(), on_read.clone());
        timer::after(length, move || {
            read.set(true);
            on_read(text);
        })
    });
    Some(Press {
        piece,
        read,
        long,
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
    let far = dx.hypot(dy) > SLACK;
    if far {
        press.long = None;
    }
    let Some(piece) = &press.piece else { return };
    if far && !press.dragging && !press.read.get() {
        press.dragging = true;
        let _ = piece.class_list().add_1("dragged");
    }
    if press.dragging {
        event.prevent_default();
        // Whole pixels: what prints fractions weighs five kilobytes.
        let shift = format!("translate({}px, {}px)", dx as i32, dy as i32);
        let _ = piece.style().set_property("transform", &shift);
    }
}

/// Taps an element.
pub fn tap(element: &HtmlElement) {
    let _ = js::call(element, "click", &[]);
}

/// The whole text of what an element is or is part of.
pub fn text_of(element: &Element) -> Option<String> {
    element.closest("[title]").ok()??.get_attribute("title")
}

/// What the dragged piece would be let go over.
fn under(piece: &HtmlElement, event: &web_sys::Event) -> Option<HtmlElement> {
    let event = event.dyn_ref::<PointerEvent>()?;
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    find_all("button.card, [data-drop]").into_iter().find(|element| {
        let Some(area) = area_of(element) else { return false };
        element != piece
            && (area.left()..=area.right()).contains(&x)
            && (area.top()..=area.bottom()).contains(&y)
    })
}

fn let_go(piece: &HtmlElement) {
    let _ = piece.class_list().remove_1("dragged");
    let _ = piece.style().remove_property("transform");
}
