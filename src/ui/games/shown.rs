//! What a game must be able to do to be shown at the table.

use crate::engine::{Game, Outcome, Seat, Viewer};
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
use crate::ui::locale::{Who, Words};
use std::rc::Rc;
use yew::prelude::*;

/// Who sits at the table, by name, and who looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Cast {
    /// The names by seat.
    pub names: Vec<String>,
    /// Whether a person plays the seat.
    pub persons: Vec<bool>,
    /// Who looks at the table.
    pub viewer: Viewer,
}

impl Cast {
    /// How a sentence to the viewer speaks of a seat.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        if self.viewer.is(seat) { Who::You } else { Who::Other(&self.names[seat.index()]) }
    }

    /// The seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The seat shown nearest to the viewer.
    pub fn near(&self) -> Seat {
        match self.viewer {
            Viewer::Of(seat) => seat,
            Viewer::Public => Seat::new(0),
        }
    }
}

/// Everything a board is drawn from.
#[derive(Clone, Debug, Properties)]
pub struct Scene<G: Game> {
    /// What the viewer may know.
    pub view: Rc<G::View>,
    /// The legal decisions, if the viewer is to decide; else empty.
    pub legal: Rc<Vec<G::Action>>,
    /// Who sits where.
    pub cast: Rc<Cast>,
    /// How many decisions led here.
    pub position: usize,
    /// Told the decisions a person means, in order. Those that the rules
    /// refuse are explained in the status line.
    pub on_decide: Callback<Vec<G::Action>>,
    /// Told what the status line should ask while a person is in the middle of
    /// choosing; nothing, to ask for the decision itself.
    pub on_say: Callback<Option<String>>,
}

impl<G: Game> PartialEq for Scene<G> {
    /// What a scene asks for by its callbacks is always the same table.
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
            && self.cast == other.cast
            && self.legal == other.legal
            && self.view == other.view
    }
}

/// How much of the table's time something takes that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// None of its own: it is shown together with what comes next.
    Light,
    /// A beat.
    Beat,
    /// The moment that all has led up to: long enough to be read and felt.
    Climax,
}

/// A game that can be shown: its board and its sentences.
pub trait Shown: Game {
    /// The emblem on backs and results: its name among the game's symbols.
    const EMBLEM: &'static str;

    /// The board with the hands around it.
    fn board(scene: Scene<Self>) -> Html;

    /// Whose decision is awaited, as far as the viewer may know.
    fn awaited(view: &Self::View) -> Option<Seat>;

    /// What the viewer can do now, or what is awaited, in one sentence.
    fn prompt(view: &Self::View, legal: &[Self::Action], cast: &Cast, words: &Words) -> String;

    /// How much time an event takes: the game's table of beats.
    fn weight(event: &Self::Event) -> Weight;

    /// What happened, in one sentence; `None` if it goes without saying.
    fn tell(event: &Self::Event, cast: &Cast, words: &Words) -> Option<String>;

    /// Why something is not allowed.
    fn explain(refusal: Self::Refusal, words: &Words) -> String;

    /// How the match was won, in one sentence.
    fn verdict(view: &Self::View, outcome: &Outcome, cast: &Cast, words: &Words) -> String;

    /// How the points came about, from all that the viewer was told; `None` for
    /// a game without points, or before there are any.
    fn sheet(
        _view: &Self::View,
        _told: &[Self::Event],
        _cast: &Cast,
        _words: &'static Words,
    ) -> Option<Html> {
        None
    }

    /// How what happened moves on the table.
    fn motions(events: &[Self::Event]) -> Vec<Motion>;

    /// How the cards reach their places before the first decision.
    fn dealt(view: &Self::View) -> Vec<Motion>;

    /// How what happened sounds.
    fn sounds(events: &[Self::Event]) -> Option<Sound>;
}
