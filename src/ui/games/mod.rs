//! Each game's board, rendered from its view, with its sentences and its staging. Nothing here
//! calls the browser: it compiles natively, where the tests render every board.

pub mod scene;
pub mod sheet;
pub mod staging;
pub mod text;

pub use crate::ui::players::Players;
pub use scene::{DraftChoice, Scene, Touch};
pub use staging::{Pacing, Staging, only_most};
pub use text::{GameText, Goal, GoalLine, Story};

use crate::ui::locale::Messages;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use yew::Html;

crate::with_games!(game_modules);

/// The page at the end of a deal, a round or a season.
#[derive(Clone, Debug, PartialEq)]
pub struct Interlude {
    /// Its heading, such as 'Scores for deal 3'.
    pub title: String,
    /// The events, line by line.
    pub content: Html,
    /// The label of the button that goes on, such as 'Next deal'.
    pub next: &'static str,
    /// True if all hands are laid down with it: where the device goes round, the next hand is covered.
    pub covers: bool,
}

/// A game that can be played at the table: its sentences, its staging, its board.
pub trait GameUi: GameText + Staging {
    /// A piece that can be selected, or the pieces of a choice that is not complete yet.
    type Piece: Copy + Eq + Debug + Serialize + DeserializeOwned + 'static;

    /// The name of the emblem on backs and results, among the game's symbols.
    const EMBLEM: &'static str;

    /// True if, at a table with one person, one tap plays a piece without an effect unless that
    /// person has set otherwise: only where the person can take it back.
    const ONE_TAP: bool = false;

    /// True if all players decide at once, in any order, so that no player has the turn.
    const AT_ONCE: bool = false;

    /// True if a player may know more of the table than all do, such as a hand of cards.
    const HAS_SECRETS: bool = true;

    /// Returns the no to a question that only the player to move knows of; `None` for anything else.
    /// Where a device is passed, the table answers it, since all see who takes the device, unless
    /// that player wants to be asked.
    fn hidden_pass(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Returns the label of the button by which the viewer wants to be asked that question; `None` if
    /// it cannot come.
    fn wants_asking(_view: &Self::View, _messages: &Messages) -> Option<&'static str> {
        None
    }

    /// Returns the decision of the golden button: what a sensible player most often does here. `None` if
    /// no button stands out. It is asked only for the player to decide, with their legal decisions.
    fn likely(_view: &Self::View, _legal: &[Self::Action]) -> Option<Self::Action> {
        None
    }

    /// Returns true if the decision only ends a turn. A person who has nothing else left to do says so
    /// themselves while they can still take back what they did.
    fn ends_turn(_action: Self::Action) -> bool {
        false
    }

    /// Renders the board with the hands around it.
    fn board(scene: Scene<Self>) -> Html;

    /// Renders the board after the events of a beat, as the viewer was told them. A game whose view
    /// does not say what the viewer has just looked at in secret shows it from these.
    fn board_after(scene: Scene<Self>, _events: &[Self::Event]) -> Html {
        Self::board(scene)
    }

    /// Returns the page that ends a deal, a round or a season after these events; `None` for any
    /// other events. It is shown over the board until the person goes on.
    fn interlude(
        _view: &Self::View,
        _events: &[Self::Event],
        _players: &Players,
        _messages: &'static Messages,
    ) -> Option<Interlude> {
        None
    }

    /// Renders the score sheet from everything the viewer was told. `None` for a game without
    /// points, or before there are any.
    fn sheet(
        _view: &Self::View,
        _told: &[Self::Event],
        _players: &Players,
        _words: &'static Messages,
    ) -> Option<Html> {
        None
    }
}
