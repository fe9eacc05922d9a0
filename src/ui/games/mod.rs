//! Each game's board, rendered from its view, with its sentences and its staging. Nothing here
//! calls the browser: it compiles natively, where the tests render every board.

pub mod scene;
pub mod sheet;
pub mod staging;
pub mod text;

pub use crate::ui::cast::Cast;
pub use scene::{DraftChoice, Scene, Touch};
pub use staging::{Pacing, Staging};
pub use text::{GameText, Goal, Story};

use crate::ui::locale::Messages;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use yew::Html;

crate::with_games!(game_modules);

/// A game that can be played at the table: its sentences, its staging, its board.
pub trait GameUi: GameText + Staging {
    /// A piece that can be selected, or the pieces of a choice that is not complete yet.
    type Piece: Copy + Eq + Debug + Serialize + DeserializeOwned + 'static;

    /// The name of the emblem on backs and results, among the game's symbols.
    const EMBLEM: &'static str;

    /// True if, at a table with one person, one tap plays a piece without an effect unless that
    /// person has set otherwise.
    const ONE_TAP: bool = false;

    /// True if all players decide at once, in any order, so that no player has the turn.
    const AT_ONCE: bool = false;

    /// Renders the board with the hands around it.
    fn board(scene: Scene<Self>) -> Html;

    /// Renders the score sheet from everything the viewer was told. `None` for a game without
    /// points, or before there are any.
    fn sheet(
        _view: &Self::View,
        _told: &[Self::Event],
        _cast: &Cast,
        _words: &'static Messages,
    ) -> Option<Html> {
        None
    }
}
