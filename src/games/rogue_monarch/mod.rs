//! Rogue Monarch: four court cards, three conspiracies, two players.
//!
//! A turn is one card of the Court revealed or replaced, and its effect; it is
//! cut into small decisions by [`Step`]. Cards are told apart only by their
//! [`Kind`], so hands are counted, not listed. What a seat knows of the
//! hidden cards is kept by [`Memory`] and is what its view and every sampled
//! world are made from.

mod action;
mod arranged;
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
mod turn;
mod view;

pub use action::{Action, Side, pairs};
pub use arranged::Arrangement;
pub use court::{Conspiracy, PLACES, Place, PlaceSet, conspiracy, shown};
pub use event::Event;
pub use hand::Hand;
pub use kind::{COPIES, KINDS, Kind};
pub use legal::Refusal;
pub use memory::Memory;
pub use state::{End, HAND, Public, RogueMonarch, Step, TURN_LIMIT};
pub use view::{Own, View};
