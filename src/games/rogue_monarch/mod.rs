//! Rogue Monarch: four court cards, three conspiracies, two players.
//!
//! A turn reveals or replaces one card of the Court and applies its effect; it is cut into small
//! decisions by [`Step`]. Cards are distinguished only by their [`Kind`], so hands are counted, not
//! listed. A seat's knowledge of the hidden cards is in [`Memory`]; its view and every sampled
//! world are made from it.

mod action;
mod apply;
mod arranged;
mod chance;
mod court;
mod event;
mod game;
mod hand;
mod kind;
mod legal;
mod memory;
mod sample;
mod setup;
mod state;
mod view;

pub use action::{Action, Side, pairs};
pub use arranged::Arrangement;
pub use court::{Conspiracy, PLACES, Place, PlaceSet, conspiracy, shown};
pub use event::Event;
pub use hand::{HAND, Hand};
pub use kind::{COPIES, KINDS, Kind};
pub use legal::Refusal;
pub use memory::Memory;
pub use state::{End, Public, RogueMonarch, Step, TURN_LIMIT};
pub use view::{Own, View};
