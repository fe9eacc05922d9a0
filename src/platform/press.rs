//! What a press becomes that is no tap: a drag, or a long press that reads.
//!
//! Nothing can be done by dragging alone. A piece with `data-drag` follows the mouse, the
//! pen or the finger; let go over a button or a `data-drop`, it is tapped and then what
//! lies under it is tapped. A long press without a move reads, and the tap that follows does
//! nothing: some browsers have no long press.
//!
//! A finger that moves at once scrolls the page, wherever it begins; a finger that has rested
//! on a piece for [`HOLD`] drags it. A mouse and a pen drag at once, since they scroll by
//! other means.
//!
//! One pointer presses at a time. A drag ends with its own pointer and no other: fingers and
//! palms that come later change nothing. It is given up, and the piece is where it was, when
//! the pointer is cancelled or lost, by another button, by Escape, when the page loses
//! the focus or is hidden, and when the piece is no longer the one that was pressed.

use super::js;
use super::listen::{Hearing, Listener, listen as hear};
use super::page::document;
use super::timer::{self, Timer};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// A press that has moved so far is a drag and not a tap, in pixels.
const SLACK: f64 = 9.0;

/// A finger that has rested for so long drags what it rests on, in milliseconds. It is
/// shorter than the shortest press that reads.
const HOLD: f64 = 250.0;

/// The mouse's first button, a finger or a pen's tip, among `buttons`.
const FIRST: u16 = 1;

/// A pressed piece, as it was then.
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

    /// Returns true while the same piece stands there: the table may have been drawn anew,
    /// with another card in this element or without it.
    fn is_there(&self) -> bool {
        self.element.is_connected()
            && self.element.has_attribute("data-drag")
            && self.element.get_attribute("title") == self.text
    }
}

/// A pointer that is down. However it ends, its piece is let go.
struct Press {
    /// The piece that can be dragged, if one was pressed.
    piece: Option<Piece>,
    pointer: i32,
    is_touch: bool,
    x: f64,
    y: f64,
    /// The time of its first event, in milliseconds by the clock of events.
    began: f64,
    dragging: bool,
    /// Whether it was long enough to read what was pressed.
    read: Rc<Cell<bool>>,
    long: Option<Timer>,
}

impl Drop for Press {
    fn drop(&mut self) {
        if let (true, Some(piece)) = (self.dragging, &self.piece) {
            let _ = piece.element.class_list().remove_1("dragged");
            let _ = piece.element.style().remove_property("transform");
            let pointer = JsValue::from(self.pointer);
            // A pointer that is up holds nothing any more.
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

    /// Returns true if the browser still has the pointer of this drag.
    fn is_alive(&self) -> bool {
        let pointer = JsValue::from(self.pointer);
        self.piece.as_ref().is_some_and(|piece| {
            js::call(&piece.element, "hasPointerCapture", &[&pointer])
                .is_ok_and(|has| has == JsValue::TRUE)
        })
    }

    /// Returns true if a move at this time drags the piece and doesn't scroll.
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
        // Another button of a mouse, and the release of one of several, is told as a move.
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
                // Without it the drag works, but is given up more easily.
                let _ = js::call(&piece.element, "setPointerCapture", &[&pointer]);
            }
        }
        if let (true, Some(piece)) = (self.dragging, &self.piece) {
            if !piece.is_there() {
                return false;
            }
            event.prevent_default();
            let _ = piece.element.class_list().add_1("dragged");
            // Whole pixels: what prints fractions weighs five kilobytes.
            let shift = format!("translate({}px, {}px)", dx as i32, dy as i32);
            let _ = piece.element.style().set_property("transform", &shift);
        }
        true
    }
}

/// The press, if a pointer is down, and whether the click that follows is no tap.
#[derive(Default)]
struct Hand {
    press: RefCell<Option<Press>>,
    swallows: Cell<bool>,
}

impl Hand {
    /// A pointer goes down.
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

    /// Ends a press; the click that may follow is no tap if it was more than one.
    fn end(&self, press: Option<Press>) {
        if press.is_some_and(|press| press.dragging || press.read.get()) {
            self.swallows.set(true);
        }
    }

    /// Gives up a drag. A press that is none yet stays one.
    fn give_up(&self) {
        let press = self.press.borrow_mut().take_if(|press| press.dragging);
        self.end(press);
    }

    /// Gives up whatever the pointer of this event did.
    fn lose(&self, event: &Event) {
        let press = self.up(event);
        self.end(press);
    }
}

/// A handler of one kind of event.
type Act = Box<dyn Fn(&Hand, &Event)>;

/// Listeners that are dropped with it, and the drag with them.
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
    let hand = Rc::new(Hand::default());
    let on = |target: &str, name: &'static str, capture: bool, act: Act| {
        let hand = hand.clone();
        hear(target, name, Hearing { capture, passive: false }, move |event| act(&hand, event))
    };
    let give_up = || Box::new(|hand: &Hand, _: &Event| hand.give_up());
    let listeners = vec![
        // Before a board can keep it to itself.
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
            // Taking a pointer from the part of the piece that it was pressed on loses it there.
            Box::new(|hand, event| {
                let lost = hand.press.borrow().as_ref().is_some_and(|press| !press.is_alive());
                if lost {
                    hand.lose(event);
                }
            })
        }),
        // A drag of the browser's own would take the pointer away.
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
                // A click of no pointer is that of a key, or of a program that reads aloud.
                let by_pointer =
                    event.dyn_ref::<MouseEvent>().is_some_and(|click| click.detail() > 0);
                // Beside a drag a palm or another finger taps nothing.
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

/// The piece that was dragged, if it is still there, and what it is let go over.
fn over(press: &Press, event: &Event) -> Option<(HtmlElement, HtmlElement)> {
    let piece = press.piece.as_ref().filter(|piece| press.dragging && piece.is_there())?;
    let event = event.dyn_ref::<PointerEvent>()?;
    let (x, y) = (JsValue::from(event.client_x()), JsValue::from(event.client_y()));
    // The style lets pointers through what is dragged.
    let found = js::call(&document()?.into(), "elementFromPoint", &[&x, &y]).ok()?;
    let under = found.dyn_into::<Element>().ok()?.closest("button.card, [data-drop]").ok()??;
    let under = under.dyn_into::<HtmlElement>().ok()?;
    (under != piece.element).then(|| (piece.element.clone(), under))
}

/// Taps an element.
pub fn tap(element: &HtmlElement) {
    let _ = js::call(element, "click", &[]);
}

/// The whole text of what an element is or is part of.
pub fn text_of(element: &Element) -> Option<String> {
    element.closest("[title]").ok()??.get_attribute("title")
}
