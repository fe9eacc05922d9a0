//! What a game must be able to do to be shown at the table.

use crate::engine::{Game, Outcome, Seat};
use crate::platform::motion::Motion;
use crate::platform::sound::Sound;
pub use crate::ui::cast::Cast;
use crate::ui::locale::Words;
use crate::ui::spoken::Spoken;
use std::rc::Rc;
use yew::prelude::*;

/// A piece that a person has touched. It is lifted and read before it becomes
/// a decision, so that nothing is spent by the tap that was to read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch<G: Game> {
    /// Which piece it is, the same as long as it means the same: touched a
    /// second time it is played.
    pub piece: String,
    /// What it is and does, and what it would do now.
    pub text: String,
    /// What it can become: what the key says, and the decisions in order. What
    /// the rules do not allow now is left out, and the text says why.
    pub keys: Vec<(String, Vec<G::Action>)>,
    /// Whether it has no effect to be read first: one tap may play it, where
    /// the person wants that.
    pub plain: bool,
}

/// What a board says while a person is in the middle of choosing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Midway {
    /// What the status line asks; nothing, to ask for the decision itself.
    pub asks: Option<String>,
    /// What the person holds by now, spoken in place of what the view holds.
    pub held: Vec<String>,
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
    /// The piece that is lifted, if one is.
    pub lifted: Option<AttrValue>,
    /// What is advised to the viewer, if they have asked: decisions in order.
    pub advised: Rc<Vec<G::Action>>,
    /// Told what a person touches. What they can do with it stands beside its
    /// text, at the top of the table.
    pub on_touch: Callback<Touch<G>>,
    /// Told the decisions a person means, in order: by a key that says what it
    /// does. Those that the rules refuse are explained in the status line.
    pub on_decide: Callback<Vec<G::Action>>,
    /// Told what is to be said while a person is in the middle of choosing.
    pub on_say: Callback<Midway>,
}

impl<G: Game> Scene<G> {
    /// Whether this piece is lifted.
    pub fn lifts(&self, piece: &str) -> bool {
        self.lifted.as_deref() == Some(piece)
    }

    /// Whether this decision is advised.
    pub fn advises(&self, action: G::Action) -> bool {
        self.advised.contains(&action)
    }

    /// The style's name of that, for a key.
    pub fn advised_class(&self, action: G::Action) -> Option<&'static str> {
        self.advises(action).then_some("advised")
    }

    /// Lifts what is made when it is tapped.
    pub fn touching(&self, touch: impl Fn() -> Touch<G> + 'static) -> Callback<()> {
        self.touching_made(Rc::new(touch))
    }

    /// Written out once a game, not once a piece.
    #[inline(never)]
    fn touching_made(&self, touch: Rc<dyn Fn() -> Touch<G>>) -> Callback<()> {
        self.on_touch.reform(move |()| touch())
    }
}

impl<G: Game> PartialEq for Scene<G> {
    /// What a scene asks for by its callbacks is always the same table.
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
            && self.lifted == other.lifted
            && self.advised == other.advised
            && self.cast == other.cast
            && self.legal == other.legal
            && self.view == other.view
    }
}

/// What wins, and how far everybody is, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The line, such as 'Tricks 4, wanted 3'.
    pub text: String,
    /// Whether somebody is one step from winning.
    pub close: bool,
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
pub trait Shown: Spoken {
    /// The emblem on backs and results: its name among the game's symbols.
    const EMBLEM: &'static str;

    /// Whether plain pieces are played by one tap at a table with one person,
    /// as long as that person has not said otherwise.
    const ONE_TAP: bool = false;

    /// Whether all decide at once, in whatever order they are asked: no turn is anybody's.
    const AT_ONCE: bool = false;

    /// The board with the hands around it.
    fn board(scene: Scene<Self>) -> Html;

    /// Whose decision is awaited, as far as the viewer may know.
    fn awaited(view: &Self::View) -> Option<Seat>;

    /// What the viewer can do now, or what is awaited, in one sentence.
    fn prompt(view: &Self::View, legal: &[Self::Action], cast: &Cast, words: &Words) -> String;

    /// What wins, and where each stands, as far as the viewer may know; nothing
    /// once it is over.
    fn goal(_view: &Self::View, _cast: &Cast, _words: &Words) -> Option<Goal> {
        None
    }

    /// Whether what the view shows after an event, for the rules no longer than for a turn,
    /// is to be seen until there is something newer of its kind.
    fn lasts(_event: &Self::Event) -> bool {
        false
    }

    /// Shows it once more, where the view has nothing of its kind.
    fn show_again(_view: &mut Self::View, _last: &Self::View) {}

    /// How much time an event takes: the game's table of beats.
    fn weight(event: &Self::Event) -> Weight;

    /// What happened, in one sentence; `None` if it goes without saying.
    fn tell(event: &Self::Event, cast: &Cast, words: &Words) -> Option<String>;

    /// What the key of a decision says by which nothing is done: what is told after it is
    /// of what comes next.
    fn leaving_off(_view: &Self::View, _action: Self::Action, _words: &Words) -> Option<String> {
        None
    }

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

    /// What an event sounds like; nothing if it is better seen.
    fn sound(event: &Self::Event) -> Option<Sound>;
}
