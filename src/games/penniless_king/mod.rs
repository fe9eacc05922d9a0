//! The Penniless King: Rogues face down on a map of Paris, and the Standoffs
//! in which they are turned up.
//!
//! A turn is cut into small decisions by [`Step`]; where it goes on when one is
//! done is kept by [`Stage`] and, within a Standoff, by [`Standoff`]. The bag
//! and the draw pile have no order: what is drawn is drawn by lot when its time
//! has come, which nobody can tell from a shuffled pile. What each viewer
//! remembers of each owner's Rogues is a [`Trail`]; it is what views and
//! sampled worlds are made from. Every figure that no reachable source gives
//! stands in [`edition`].

mod action;
pub mod edition;
mod event;
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
mod state;
mod tally;
mod turn;
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
pub use square::{Bonus, Line, LineSet};
pub use standoff::{Fought, Standoff, Totals};
pub use state::{Ending, PennilessKing, Public, RENOWN, RenownPlace, Stage, Step};
pub use tally::{Countable, Tally};
pub use view::{Own, View};
