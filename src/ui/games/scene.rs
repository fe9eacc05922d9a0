//! Everything a board is drawn from, and what it tells the table.

use crate::engine::Game;
use crate::ui::cast::Cast;
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
