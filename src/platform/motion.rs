//! Moving pieces: from where they were to where they are, by Web Animations.
//!
//! Places of the page carry `data-place`; a move names two of them. Nothing is
//! animated that is not in the page, so no hidden face is ever in it.

use super::page::{area_of, find, find_all};
use super::{js, timer};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, HtmlElement};

/// Something that a piece does, as the eye should see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motion {
    /// What now lies at `to` came from `from`.
    Move {
        /// The place it came from.
        from: String,
        /// The place where it lies.
        to: String,
    },
    /// A card went from one place to another where it is one of many: a back
    /// flies, so that nothing is betrayed.
    Fly {
        /// The place it left.
        from: String,
        /// The place it reached.
        to: String,
    },
    /// What lies here was turned over.
    Turn {
        /// The place.
        at: String,
    },
    /// Nothing: what follows waits a step longer.
    Rest,
    /// Somebody looked at what lies here.
    Glance {
        /// The place.
        at: String,
    },
}

impl Motion {
    /// The place where it ends, if it changes what lies there.
    pub fn touches(&self) -> Option<&str> {
        match self {
            Self::Move { to, .. } | Self::Fly { to, .. } => Some(to),
            Self::Turn { at } | Self::Glance { at } => Some(at),
            Self::Rest => None,
        }
    }
}

/// Marks these places and no others as touched; what is marked already is left
/// alone.
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

/// The element of a place.
fn place(name: &str) -> Option<HtmlElement> {
    let mut selector = String::new();
    write!(selector, "[data-place=\"{name}\"]").ok()?;
    find(&selector)
}

/// Shows the motions one after another, each `length` milliseconds long and
/// `step` after the one before. Motions of places not in the page are left out.
pub fn show(motions: &[Motion], length: f64, step: f64) {
    let boxes: Vec<_> = motions
        .iter()
        .map(|motion| match motion {
            Motion::Move { from, .. } | Motion::Fly { from, .. } => {
                place(from).and_then(|from| area_of(&from))
            }
            _ => None,
        })
        .collect();
    for (nth, (motion, from)) in motions.iter().zip(&boxes).enumerate() {
        let delay = step * nth as f64;
        match motion {
            Motion::Move { to, .. } => {
                if let (Some(from), Some(element)) = (from, place(to))
                    && let Some(to) = area_of(&element)
                {
                    animate(&element, &flight(from, &to), length, delay);
                }
            }
            Motion::Fly { to, .. } => {
                if let (Some(from), Some(to)) = (from, place(to).and_then(|to| area_of(&to))) {
                    fly(from, &to, length, delay);
                }
            }
            Motion::Turn { at } => {
                if let Some(element) = place(at) {
                    let frames = ["perspective(60em) rotateY(90deg) scale(1.04)", "none"];
                    animate(&element, &frames.map(str::to_owned), length, delay);
                }
            }
            Motion::Rest => {}
            Motion::Glance { at } => {
                if let Some(element) = place(at) {
                    let frames = ["none", "translateY(-0.6em) rotate(-2deg)", "none"];
                    animate(&element, &frames.map(str::to_owned), length * 1.5, delay);
                }
            }
        }
    }
}

/// From one box to another, where the piece is.
fn flight(from: &DomRect, to: &DomRect) -> [String; 2] {
    let dx = from.x() + from.width() / 2.0 - to.x() - to.width() / 2.0;
    let dy = from.y() + from.height() / 2.0 - to.y() - to.height() / 2.0;
    let scale = if to.height() > 0.0 { (from.height() / to.height()).clamp(0.4, 1.6) } else { 1.0 };
    [format!("{} scale({}%)", shift(dx, dy), (scale * 100.0) as i32), "none".to_owned()]
}

/// A shift in whole pixels: what prints fractions weighs more than they are worth.
fn shift(x: f64, y: f64) -> String {
    format!("translate({}px, {}px)", x as i32, y as i32)
}

/// A back flies from the middle of one box to the middle of another and is gone.
fn fly(from: &DomRect, to: &DomRect, length: f64, delay: f64) {
    let make = || {
        let document = web_sys::window()?.document()?;
        let flyer: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
        flyer.set_class_name("card card-back flyer");
        flyer.set_attribute("aria-hidden", "true").ok()?;
        // At the table it wears the game's own back.
        let table = find(".table").or_else(|| document.body())?;
        table.append_child(&flyer).ok()?;
        Some(flyer)
    };
    let Some(flyer) = make() else { return };
    let Some(own) = area_of(&flyer) else { return flyer.remove() };
    let at = |of: &DomRect| {
        let x = of.x() + of.width() / 2.0 - own.x() - own.width() / 2.0;
        let y = of.y() + of.height() / 2.0 - own.y() - own.height() / 2.0;
        shift(x, y)
    };
    animate(&flyer, &[at(from), at(to)], length, delay);
    let gone = (length + delay) as u32;
    timer::certainly_after(gone, move || flyer.remove());
}

/// Runs keyframes of `transform` on an element.
fn animate(element: &HtmlElement, transforms: &[String], length: f64, delay: f64) {
    let frames = js_sys::Array::new();
    for transform in transforms {
        frames.push(&js::object(&[("transform", &transform.into())]));
    }
    let options = js::object(&[
        ("duration", &length.into()),
        ("delay", &delay.into()),
        ("easing", &"cubic-bezier(.2,.7,.3,1)".into()),
        ("fill", &"backwards".into()),
    ]);
    // A piece that does not move is where it belongs all the same.
    let _ = js::call(element, "animate", &[&frames, &options]);
}
