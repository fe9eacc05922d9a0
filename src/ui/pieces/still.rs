//! A part of a board that is drawn again only when what it is made of has changed.

use std::rc::Rc;
use yew::prelude::*;

/// What a part is drawn from.
#[derive(Properties)]
pub struct StillProps {
    /// The fingerprint of all that `draw` reads.
    pub made_of: u64,
    /// Draws it.
    pub draw: Rc<dyn Fn() -> Html>,
}

impl PartialEq for StillProps {
    /// What is made of the same looks the same.
    fn eq(&self, other: &Self) -> bool {
        self.made_of == other.made_of
    }
}

/// The part.
#[component]
pub fn Still(props: &StillProps) -> Html {
    (props.draw)()
}
