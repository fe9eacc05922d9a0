//! The Penniless King: Rogues face down on a map of Paris, and the Standoffs in which they are
//! turned up.
//!
//! A turn is cut into small decisions by [`Step`]; [`Stage`] and, within a Standoff, [`Standoff`]
//! keep where it continues after a decision. The bag and the draw pile have no order: items are
//! drawn at random when needed, which is indistinguishable from a shuffled pile. Each viewer's
//! memory of each owner's Rogues is a [`Trail`]; views and sampled worlds are made from it. Every
//! figure that no available source gives is in [`edition`].

mod action;
mod apply;
mod chance;
pub mod edition;
mod event;
mod game;
mod king;
mod legal;
mod memory;
mod moonlight;
mod paris;
mod plot;
mod plot_trail;
mod plots;
mod rogue;
mod sample;
mod setup;
mod square;
mod standoff;
mod standoffs;
mod state;
mod tally;
mod view;
mod whereabouts;

pub use action::Action;
pub use event::{Event, Source};
pub use legal::Refusal;
pub use memory::{Kinds, Trail};
pub use moonlight::Moonlight;
pub use paris::{Gain, Neighbourhood, SPOTS, Spot, SpotSet, Wrath};
pub use plot::Plot;
pub use plot_trail::{Drawn, PlotTrails};
pub use rogue::Rogue;
pub use square::{Bonus, Line, LineSet, RenownPlace};
pub use standoff::{Fought, Standoff, Totals};
pub use state::{Ending, PennilessKing, Public, RENOWN, Stage, Step};
pub use tally::{Countable, Tally};
pub use view::{Own, View};
