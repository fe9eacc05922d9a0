//! The pieces that every board and page is built from. `make gallery` draws each
//! in every state.
//!
//! A piece is a set of typed properties with a function that renders it. It keeps no state, so it
//! is not a Yew component: each component adds about 5 kB of life cycle code, which every player
//! would download.

/// Renders a piece from its properties, checked like those of a component: `piece!(Card { look,
/// state, lead: "in your hand" })`.
macro_rules! piece {
    ($piece:ident { $($properties:tt)* }) => {
        $crate::ui::pieces::$piece::html(
            &::yew::props!($crate::ui::pieces::$piece { $($properties)* })
        )
    };
}
pub(crate) use piece;

mod card;
mod choices;
mod el;
mod fan;
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
pub(crate) use el::{El, el};
pub use fan::Fan;
pub use heap::Heap;
pub use icon::icon;
pub use score_sheet::{ScoreLine, ScoreSheet};
pub use seat_panel::{PlaceMark, SeatPanel};
pub use slots::Slots;
pub use stepper::Stepper;
pub use tile::{PyramidSlot, Tile, TileLook};
pub use toast::Toast;
pub use token::Token;
