//! Presses that are not taps: drags, and long presses that show a piece's text.
//!
//! Nothing requires dragging. A piece with `data-drag` follows the mouse, the pen or the finger;
//! released over a button or a `data-drop`, it is tapped and then the element under it is tapped. A
//! long press without a move shows the text, and the tap that follows does nothing. It is
//! implemented here because some browsers have no long press.
//!
//! A finger that moves at once scrolls the page, wherever it begins; a finger that has rested on a
//! piece for [`HOLD`] drags it. A mouse and a pen drag at once, since they scroll by other means.
//!
//! One pointer presses at a time. A drag ends with its own pointer and no other: later fingers and
//! palms change nothing. A drag is cancelled, and the piece goes back, when the pointer is
//! cancelled or lost, by another button, by Escape, when the page loses the focus or is hidden, and
//! when the piece is no longer the one that was pressed.

use super::js;
use super::listen::{Hearing, Listener, listen as hear};
use super::page::document;
use super::timer::{self, Timer};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// The distance in pixels from which a press is a drag and not a tap.
const SLACK: f64 = 9.0;

/// The time in milliseconds after which a resting finger drags the piece under it. It is shorter
/// than the shortest long press.
const HOLD: f64 = 250.0;

/// The mouse's first button, a finger or a pen's tip, in `buttons`.
const FIRST: u16 = 1;

/// A pressed piece, as it was at the press.
struct Piece {
    element: HtmlElement,
    text: Option<String>,
}

impl Piece {
    fn at(target: &Element) -> Option<Self> {
        let element: HtmlElement = target.closest("[data-drag]").ok()??.dyn_into().ok()?;
        let text = element.get_attribute("title");
        Some(Self { element, text })
    }

    /// Returns true while the same piece is there: the table may have been rendered again, with
    /// another card in this element or without it.
    fn is_there(&self) -> bool {
        self.element.is_connected()
            && self.element.has_attribute("data-drag")
            && self.element.get_attribute("title") == self.text
    }
}

/// A pointer that is down. Dropping it releases its piece.
struct Press {
    /// The pressed piece, if it can be dragged.
    piece: Option<Piece>,
    pointer: i32,
    is_touch: bool,
    x: f64,
    y: f64,
    /// The time of its first event, in milliseconds on the clock of events.
    began: f64,
    dragging: bool,
    /// True once the press was long enough to show the text.
    read: Rc<Cell<bool>>,
    long: Option<Timer>,
}

impl Drop for Press {
    fn drop(&mut self) {
        if let (true, Some(piece)) = (self.dragging, &self.piece) {
            let _ = piece.element.class_list().remove_1("dragged");
            let _ = piece.element.style().remove_property("transform");
            let pointer = JsValue::from(self.pointer);
            // A pointer that is up is no longer captured.
            let _ = js::call(&piece.element, "releasePointerCapture", &[&pointer]);
        }
    }
}

impl Press {
    fn begin(event: &Event, length: u32, on_read: &Rc<impl Fn(String) + 'static>) -> Option<Self> {
        let event = event.dyn_ref::<PointerEvent>()?;
        if !event.is_primary() || event.button() != 0 {
            return None;
        }
        let target = event.target()?.dyn_into::<Element>().ok()?;
        let piece = Piece::at(&target);
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
        Some(Self {
            piece,
            read,
            long,
            pointer: event.pointer_id(),
            is_touch: event.pointer_type() == "touch",
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
            began: event.time_stamp(),
            dragging: false,
        })
    }

    /// Returns true if the browser still captures the pointer of this drag.
    fn is_alive(&self) -> bool {
        let pointer = JsValue::from(self.pointer);
        self.piece.as_ref().is_some_and(|piece| {
            js::call(&piece.element, "hasPointerCapture", &[&pointer])
                .is_ok_and(|has| has == JsValue::TRUE)
        })
    }

    /// Returns true if a move at this time drags the piece instead of scrolling.
    fn drags(&self, event: &Event) -> bool {
        self.piece.is_some()
            && (self.dragging || !self.is_touch || event.time_stamp() - self.began >= HOLD)
    }

    /// Follows the pointer. Returns false when the press is over.
    fn follow(&mut self, event: &Event) -> bool {
        let Some(event) = event.dyn_ref::<PointerEvent>() else { return true };
        if event.pointer_id() != self.pointer {
            return true;
        }
        // Pressing another mouse button, or releasing one of several, arrives as a move.
        let buttons = event.buttons();
        if buttons & FIRST == 0 || self.dragging && buttons != FIRST {
            return false;
        }
        let dx = f64::from(event.client_x()) - self.x;
        let dy = f64::from(event.client_y()) - self.y;
        if dx.hypot(dy) > SLACK && !self.dragging {
            self.long = None;
            if self.piece.is_some() && !self.drags(event) {
                return false;
            }
            self.dragging = self.piece.is_some();
            if let Some(piece) = &self.piece {
                let pointer = JsValue::from(self.pointer);
                // Without the capture the drag works, but is cancelled more easily.
                let _ = js::call(&piece.element, "setPointerCapture", &[&pointer]);
            }
        }
        if let (true, Some(piece)) = (self.dragging, &self.piece) {
            if !piece.is_there() {
                return false;
            }
            event.prevent_default();
            let _ = piece.element.class_list().add_1("dragged");
            // Whole pixels: the code that prints fractions takes five kilobytes.
            let shift = format!("translate({}px, {}px)", dx as i32, dy as i32);
            let _ = piece.element.style().set_property("transform", &shift);
        }
        true
    }
}

/// The press, if a pointer is down, and a flag that suppresses the next click.
#[derive(Default)]
struct Hand {
    press: RefCell<Option<Press>>,
    swallows: Cell<bool>,
}

impl Hand {
    /// Handles a pointer that goes down.
    fn down(&self, event: &Event, begin: impl FnOnce() -> Option<Press>) {
        let Some(pointer) = event.dyn_ref::<PointerEvent>() else { return };
        let mut press = self.press.borrow_mut();
        if let Some(press) = press.as_ref().filter(|press| press.pointer != pointer.pointer_id())
            && press.dragging
            && (!pointer.is_primary() || press.is_alive())
        {
            return;
        }
        self.swallows.set(false);
        // Two fingers that have not dragged yet pinch or scroll.
        *press = begin();
    }

    fn moved(&self, event: &Event) {
        let mut press = self.press.borrow_mut();
        let goes_on = press.as_mut().is_none_or(|press| press.follow(event));
        if !goes_on {
            self.end(press.take());
        }
    }

    /// Takes the press whose pointer goes up.
    fn up(&self, event: &Event) -> Option<Press> {
        let pointer = event.dyn_ref::<PointerEvent>()?.pointer_id();
        self.press.borrow_mut().take_if(|press| press.pointer == pointer)
    }

    fn is_dragging(&self) -> bool {
        self.press.borrow().as_ref().is_some_and(|press| press.dragging)
    }

    /// Ends a press; if it was a drag or a long press, the click that follows is no tap.
    fn end(&self, press: Option<Press>) {
        if press.is_some_and(|press| press.dragging || press.read.get()) {
            self.swallows.set(true);
        }
    }

    /// Cancels a drag. A press that has not become a drag stays.
    fn give_up(&self) {
        let press = self.press.borrow_mut().take_if(|press| press.dragging);
        self.end(press);
    }

    /// Cancels the press of this event's pointer.
    fn lose(&self, event: &Event) {
        let press = self.up(event);
        self.end(press);
    }
}

/// A handler of one type of event.
type Act = Box<dyn Fn(&Hand, &Event)>;

/// Listeners; dropping them cancels the drag.
pub struct Presses {
    _listeners: Vec<Listener>,
}

/// Makes the page's pieces draggable, and shows the text of an element that is pressed for `long`
/// milliseconds without moving. A released piece is tapped; `on_drop` gets the element under it,
/// and should tap that once the result of the first tap is rendered.
pub fn listen(
    long: u32,
    on_read: impl Fn(String) + 'static,
    on_drop: impl Fn(HtmlElement) + 'static,
) -> Presses {
    let on_read = Rc::new(on_read);
    let hand = Rc::new(Hand::default());
    let on = |target: &str, name: &'static str, capture: bool, act: Act| {
        let hand = hand.clone();
        hear(target, name, Hearing { capture, passive: false }, move |event| act(&hand, event))
    };
    let give_up = || Box::new(|hand: &Hand, _: &Event| hand.give_up());
    let listeners = vec![
        // In the capture phase, before a board can stop it.
        on("document", "pointerdown", true, {
            Box::new(move |hand, event| hand.down(event, || Press::begin(event, long, &on_read)))
        }),
        on("document", "pointermove", true, Box::new(Hand::moved)),
        on("document", "pointerup", true, {
            Box::new(move |hand, event| {
                let press = hand.up(event);
                let dropped = press.as_ref().and_then(|press| over(press, event));
                hand.end(press);
                if let Some((piece, under)) = dropped {
                    tap(&piece);
                    on_drop(under);
                }
            })
        }),
        on("document", "pointercancel", true, Box::new(Hand::lose)),
        on("document", "lostpointercapture", true, {
            // Capturing the pointer for the piece loses it on the child that was pressed.
            Box::new(|hand, event| {
                let lost = hand.press.borrow().as_ref().is_some_and(|press| !press.is_alive());
                if lost {
                    hand.lose(event);
                }
            })
        }),
        // The browser's own drag would take the pointer away.
        on("document", "dragstart", true, {
            Box::new(|hand, event| {
                if hand.press.borrow().as_ref().is_some_and(|press| press.piece.is_some()) {
                    event.prevent_default();
                }
            })
        }),
        on("document", "touchmove", true, {
            Box::new(|hand, event| {
                let drags = hand.press.borrow().as_ref().is_some_and(|press| press.drags(event));
                if drags && event.cancelable() {
                    event.prevent_default();
                }
            })
        }),
        on("document", "visibilitychange", false, give_up()),
        on("window", "blur", false, give_up()),
        on("window", "keydown", true, {
            Box::new(|hand, event| {
                if event.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == "Escape") {
                    hand.give_up();
                }
            })
        }),
        on("document", "click", true, {
            Box::new(|hand, event| {
                // A click without a pointer comes from a key or a screen reader.
                let by_pointer =
                    event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
                // During a drag, a palm or another finger taps nothing.
                if event.is_trusted() && by_pointer && (hand.is_dragging() || hand.swallows.take())
                {
                    event.stop_propagation();
                    event.prevent_default();
                }
            })
        }),
    ];
    Presses { _listeners: listeners }
}

/// Returns the dragged piece, if it is still there, and the element that it was released over.
fn over(press: &Press, event: &Event) -> Option<(HtmlElement, HtmlElement)> {
    let piece = press.piece.as_ref().filter(|piece| press.dragging && piece.is_there())?;
    let event = event.dyn_ref::<PointerEvent>()?;
    let (x, y) = (JsValue::from(event.client_x()), JsValue::from(event.client_y()));
    // The style sheet lets pointers through the dragged piece.
    let found = js::call(&document()?.into(), "elementFromPoint", &[&x, &y]).ok()?;
    let under = found.dyn_into::<Element>().ok()?.closest("button.card, [data-drop]").ok()??;
    let under = under.dyn_into::<HtmlElement>().ok()?;
    (under != piece.element).then(|| (piece.element.clone(), under))
}

/// Taps an element.
pub fn tap(element: &HtmlElement) {
    let _ = js::call(element, "click", &[]);
}

/// Returns the whole text of the element or of the element around it that has one.
pub fn text_of(element: &Element) -> Option<String> {
    element.closest("[title]").ok()??.get_attribute("title")
}
