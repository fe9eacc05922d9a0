//! Moves pieces from their old places to their new ones with Web Animations.
//!
//! Places of the page have `data-place`; a move names two of them. Only elements of the page are
//! animated, so no hidden face is ever in it.

use super::page::{area_of, bring_into_sight, find, find_all};
use super::{js, timer};
use std::fmt::Write;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, HtmlElement};

/// The time for which the response to a tap that came too soon is shown, in milliseconds.
const TOO_SOON: u32 = 300;

/// Marks exactly these places as touched; those already marked keep their mark unchanged.
pub fn mark(places: &[String]) {
    let wanted: Vec<HtmlElement> = places.iter().filter_map(|name| place(name)).collect();
    for element in find_all("[data-touched]") {
        if !wanted.contains(&element) {
            let _ = element.remove_attribute("data-touched");
        }
    }
    for element in wanted.iter().filter(|element| !element.has_attribute("data-touched")) {
        let _ = element.set_attribute("data-touched", "");
    }
}

/// Scrolls to what a remark of a lesson is about: these places, or the advised piece.
pub fn reveal(places: &[String]) {
    let places = places.iter().rev().filter_map(|name| place(name));
    let advised = find(".board .advised").filter(|_| places.clone().next().is_none());
    for element in places.chain(advised) {
        bring_into_sight(&element);
    }
}

/// Returns the element of a place.
fn place(name: &str) -> Option<HtmlElement> {
    let mut selector = String::new();
    write!(selector, "[data-place=\"{name}\"]").ok()?;
    find(&selector)
}

/// The timing of a motion.
#[derive(Clone, Copy)]
pub struct Time {
    /// From now until it begins, in milliseconds.
    pub delay: f64,
    /// From its beginning to its end, in milliseconds.
    pub length: f64,
}

/// Returns the area of a place; `None` if it is not in the page.
pub fn area(name: &str) -> Option<DomRect> {
    area_of(&place(name)?)
}

/// Moves the piece at a place there from the area `from`.
pub fn glide(from: &DomRect, to: &str, time: Time) {
    if let Some(element) = place(to)
        && let Some(to) = area_of(&element)
    {
        animate(&element, &flight(from, &to), time);
    }
}

/// Flies a piece of this CSS class to a place, where it disappears.
pub fn fly(from: &DomRect, to: &str, class: &str, time: Time) {
    if let Some(to) = area(to) {
        fly_to(from, &to, class, time);
    }
}

/// Turns over the piece at a place: before a card's face, the back goes up like a curtain.
pub fn turn(at: &str, time: Time) {
    let Some(element) = place(at) else { return };
    let face = element.query_selector(":scope:not(.card-back) > .card-face");
    if let Some(face) = face.ok().flatten().and_then(|face| face.dyn_into::<HtmlElement>().ok()) {
        // The style draws the back over the face as long as this is set.
        let _ = element.set_attribute("data-turned", "");
        let frames = ["none", "translateY(-101%)"];
        animate_part(&face, Some("::before"), &frames.map(str::to_owned), time);
        timer::certainly_after((time.length + time.delay) as u32, move || {
            let _ = element.remove_attribute("data-turned");
        });
    } else {
        let frames = ["perspective(60em) rotateY(90deg) scale(1.04)", "none"];
        animate(&element, &frames.map(str::to_owned), time);
    }
}

/// Lifts the piece at a place a little, as if a player looked at it.
pub fn glance(at: &str, time: Time) {
    if let Some(element) = place(at) {
        let frames = ["none", "translateY(-0.6em) rotate(-2deg)", "none"];
        let length = time.length * 1.5;
        animate(&element, &frames.map(str::to_owned), Time { length, ..time });
    }
}

/// Returns the keyframes from one area to another, where the piece is.
fn flight(from: &DomRect, to: &DomRect) -> [String; 2] {
    let dx = from.x() + from.width() / 2.0 - to.x() - to.width() / 2.0;
    let dy = from.y() + from.height() / 2.0 - to.y() - to.height() / 2.0;
    let scale = if to.height() > 0.0 { (from.height() / to.height()).clamp(0.4, 1.6) } else { 1.0 };
    [format!("{} scale({}%)", shift(dx, dy), (scale * 100.0) as i32), "none".to_owned()]
}

/// Returns a shift in whole pixels: the code that prints fractions is larger than they are worth.
fn shift(x: f64, y: f64) -> String {
    format!("translate({}px, {}px)", x as i32, y as i32)
}

/// Shows for a moment that a tap or a key was noticed, and came too soon to count.
pub fn show_too_soon() {
    let Some(table) = find(".table") else { return };
    // The style shakes the piece under the finger, or with the focus.
    let _ = table.set_attribute("data-too-soon", "");
    timer::certainly_after(TOO_SOON, move || {
        let _ = table.remove_attribute("data-too-soon");
    });
}

/// Lets a symbol and this text, without HTML, rise from a place and disappear.
pub fn rise(at: &str, symbol: &str, text: &str, time: Time) {
    let Some(at) = area(at) else { return };
    let mut content = String::new();
    let _ = write!(
        content,
        "<svg class=\"symbol\" viewBox=\"0 0 512 512\"><use href=\"#s-{symbol}\"/></svg>{text}"
    );
    let Some((sign, own)) = flyer("gain flyer", &content) else { return };
    // On a panel it covers the name, not the numbers.
    let is_panel = at.height() < 3.0 * own.height();
    let middle = if is_panel {
        shift(at.x() - own.x(), at.y() + (at.height() - own.height()) / 2.0 - own.y())
    } else {
        between_middles(&own, &at)
    };
    let frames = [" scale(30%)", " scale(125%)", "", "", "", " translateY(-1.5em)"];
    animate(&sign, &frames.map(|frame| [&middle, frame].concat()), time);
    remove_after(sign, time);
}

/// Flies a piece from the middle of one area to the middle of another and removes it.
fn fly_to(from: &DomRect, to: &DomRect, class: &str, time: Time) {
    let Some((flyer, own)) = flyer(class, "") else { return };
    animate(&flyer, &[from, to].map(|at| between_middles(&own, at)), time);
    remove_after(flyer, time);
}

/// Adds a piece of this CSS class and content to the table. Returns it with its area.
fn flyer(class: &str, content: &str) -> Option<(HtmlElement, DomRect)> {
    let document = web_sys::window()?.document()?;
    let flyer: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    flyer.set_class_name(class);
    flyer.set_attribute("aria-hidden", "true").ok()?;
    flyer.set_inner_html(content);
    // Inside the table it has the card back of the game.
    let table = find(".table").or_else(|| document.body())?;
    table.append_child(&flyer).ok()?;
    let own = area_of(&flyer);
    if own.is_none() {
        flyer.remove();
    }
    Some((flyer, own?))
}

/// Removes a piece once its motion is over.
fn remove_after(flyer: HtmlElement, time: Time) {
    timer::certainly_after((time.length + time.delay) as u32, move || flyer.remove());
}

/// Returns the shift that puts the middle of one area on that of another.
fn between_middles(own: &DomRect, to: &DomRect) -> String {
    let x = to.x() + to.width() / 2.0 - own.x() - own.width() / 2.0;
    let y = to.y() + to.height() / 2.0 - own.y() - own.height() / 2.0;
    shift(x, y)
}

/// Runs keyframes of `transform` on an element.
fn animate(element: &HtmlElement, transforms: &[String], time: Time) {
    animate_part(element, None, transforms, time);
}

/// Runs keyframes of `transform` on an element, or on this pseudo-element of it.
fn animate_part(
    element: &HtmlElement,
    part: Option<&str>,
    transforms: &[String],
    Time { delay, length }: Time,
) {
    let frames = js_sys::Array::new();
    for transform in transforms {
        frames.push(&js::object(&[("transform", &transform.into())]));
    }
    let options = js::object(&[
        ("duration", &length.into()),
        ("delay", &delay.into()),
        ("easing", &"cubic-bezier(.2,.7,.3,1)".into()),
        ("fill", &"backwards".into()),
        ("pseudoElement", &part.map_or(JsValue::NULL, JsValue::from_str)),
    ]);
    // A piece that is not animated is at its place all the same.
    let _ = js::call(element, "animate", &[&frames, &options]);
}
