//! Elements built at run time. The code that a macro generates for each element of a board is twice
//! as large, so small and frequent shapes use this instead.

use super::icon;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag, VText};

/// Every attribute that such an element may have. All share one list, so comparing two elements
/// needs no lookup.
const KEYS: [&str; 10] = [
    "class",
    "title",
    "aria-label",
    "aria-hidden",
    "role",
    "data-place",
    "tabindex",
    "value",
    "max",
    "data-hand",
];

/// An element being built.
pub struct El(VTag);

/// Returns an element with this tag and class.
#[inline(never)]
pub fn el(tag: &'static str, class: &str) -> El {
    let mut made = VTag::new(tag);
    made.attributes = Attributes::Dynamic { keys: &KEYS, values: KEYS.map(|_| None).into() };
    let made = El(made);
    if class.is_empty() { made } else { made.with("class", class) }
}

impl El {
    /// Sets an attribute, one of [`KEYS`].
    #[inline(never)]
    pub fn with(mut self, key: &'static str, value: &str) -> Self {
        let at = KEYS.iter().position(|&known| known == key).expect("KEYS names every attribute");
        if let Attributes::Dynamic { values, .. } = &mut self.0.attributes {
            values[at] = Some(AttributeOrProperty::Attribute(AttrValue::from(value.to_owned())));
        }
        self
    }

    /// Sets the full text, shown on a long press, a hover or the `i` key.
    pub fn said(self, text: &str) -> Self {
        self.with("title", text)
    }

    /// Adds a child.
    #[inline(never)]
    pub fn add(mut self, child: impl Into<Html>) -> Self {
        self.0.add_child(child.into());
        self
    }

    /// Adds a text.
    #[inline(never)]
    pub fn text(mut self, text: &str) -> Self {
        self.0.add_child(VText::new(text.to_owned()).into());
        self
    }

    /// Adds words that only a screen reader says.
    pub fn unseen(self, text: &str) -> Self {
        self.add(el("span", "unseen").text(text))
    }

    /// Adds a symbol.
    pub fn icon(self, name: &str) -> Self {
        self.add(icon(name))
    }

    /// Adds all of these children.
    pub fn all(self, children: impl Iterator<Item = Html>) -> Self {
        children.fold(self, Self::add)
    }
}

impl From<El> for Html {
    fn from(el: El) -> Self {
        el.0.into()
    }
}
