//! The wardrobe: pieces that every game and page is dressed from.
//! The gallery (`#/gallery`) shows each in every state.

mod card;
mod choices;
mod dialog;
mod fan;
mod heading;
mod heap;
mod icon;
mod score_sheet;
mod seat_panel;
mod slots;
mod stepper;
mod tile;
mod toast;
mod token;

pub use card::{Back, Card, CardLook, CardState, Corner};
pub use choices::{Choice, Choices};
pub use dialog::Dialog;
pub use fan::Fan;
pub use heading::Heading;
pub use heap::Heap;
pub use icon::Symbol;
pub use score_sheet::{ScoreLine, ScoreSheet};
pub use seat_panel::SeatPanel;
pub use slots::Slots;
pub use stepper::{Progress, Stepper};
pub use tile::{PyramidSlot, Tile};
pub use toast::Toast;
pub use token::{Coin, Token};
