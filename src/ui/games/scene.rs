//! The scene: everything that a board is rendered from, and its callbacks.

use super::GameUi;
use crate::engine::Seat;
use crate::ui::locale::Messages;
use crate::ui::players::Players;
use std::rc::Rc;
use yew::prelude::*;

/// A piece that a person has tapped. The first tap never makes a decision: it selects the piece and
/// shows its text.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch<G: GameUi> {
    /// The piece, equal as long as it means the same. A second tap on an equal piece plays it.
    pub piece: G::Piece,
    /// Its text: what it is and does, and what it would do now.
    pub text: String,
    /// Its possible buttons: the label of each, and the decisions in order. Those that the rules
    /// refuse now get no button, and the text says why.
    pub keys: Vec<(String, Vec<G::Action>)>,
    /// True if it has no effect to read first. One tap may play it, if the person has set that.
    pub plain: bool,
}

/// The texts of a board while a person is in the middle of a choice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DraftChoice {
    /// The prompt in the status; `None` for the prompt of the decision itself.
    pub asks: Option<String>,
    /// The pieces that the person holds by now, which replace those of the view in the description
    /// of the table.
    pub held: Vec<String>,
}

/// Everything that a board is rendered from.
#[derive(Clone, Debug, Properties)]
pub struct Scene<G: GameUi> {
    /// All that the viewer may know.
    pub view: Rc<G::View>,
    /// The legal decisions, if the viewer is to decide; else empty.
    pub legal: Rc<Vec<G::Action>>,
    /// The whole state, once the match is over and everything is revealed; in a replay, that of its
    /// position. Else `None`.
    pub open: Option<Rc<G>>,
    /// True in a replay: no advice for a person who is to decide.
    pub is_past: bool,
    /// The players, as the viewer sees them.
    pub players: Rc<Players>,
    /// The number of decisions before this position.
    pub position: usize,
    /// The seat to move, as far as the viewer may know; `None` once the match has ended, for whatever
    /// reason.
    pub to_move: Option<Seat>,
    /// The piece that is selected, if any.
    pub selected: Option<G::Piece>,
    /// The advised decisions in order, if the viewer has asked for advice.
    pub advised: Rc<Vec<G::Action>>,
    /// Called with a piece that a person taps. Its buttons appear beside its text, at the top of
    /// the table.
    pub on_touch: Callback<Touch<G>>,
    /// Called with the decisions of a labelled button, in order. If the rules refuse them, the
    /// status line explains why.
    pub on_decide: Callback<Vec<G::Action>>,
    /// Called with the texts of the board in the middle of a choice.
    pub on_draft: Callback<DraftChoice>,
}

impl<G: GameUi> Scene<G> {
    /// Renders a seat's plate with the numbers that matter in this game.
    pub fn plate(&self, seat: Seat, facts: Html, messages: &Messages) -> Html {
        self.players.plate(seat, self.to_move == Some(seat), facts, messages)
    }

    /// Returns true if this piece is selected.
    pub fn is_selected(&self, piece: G::Piece) -> bool {
        self.selected == Some(piece)
    }

    /// Returns true if this decision is advised.
    pub fn advises(&self, action: G::Action) -> bool {
        self.advised.contains(&action)
    }

    /// Returns the CSS class of an advised decision's button.
    pub fn advised_class(&self, action: G::Action) -> Option<&'static str> {
        self.advises(action).then_some("advised")
    }

    /// Returns true if a decision's button is golden: it is the advised one, or without advice the likely
    /// one.
    pub fn is_golden(&self, action: G::Action) -> bool {
        if self.advised.is_empty() {
            G::likely(&self.view, &self.legal) == Some(action)
        } else {
            self.advises(action)
        }
    }

    /// Returns the CSS classes of a decision's button.
    pub fn key_class(&self, action: G::Action) -> Classes {
        let rank = if self.is_golden(action) { "primary" } else { "lit" };
        classes!("button", rank, self.advised_class(action))
    }

    /// Returns a callback that selects the piece made by `touch` at the time of the tap.
    pub fn touching(&self, touch: impl Fn() -> Touch<G> + 'static) -> Callback<()> {
        self.touching_made(Rc::new(touch))
    }

    /// Not generic over the closure, so it is compiled once per game, not once per piece.
    #[inline(never)]
    fn touching_made(&self, touch: Rc<dyn Fn() -> Touch<G>>) -> Callback<()> {
        self.on_touch.reform(move |()| touch())
    }
}

impl<G: GameUi> PartialEq for Scene<G> {
    /// Ignores the callbacks, which always lead to the same table.
    fn eq(&self, other: &Self) -> bool {
        self.position == other.position
            && self.to_move == other.to_move
            && self.selected == other.selected
            && self.advised == other.advised
            && self.players == other.players
            && self.legal == other.legal
            && self.view == other.view
            && self.is_past == other.is_past
            && self.open.is_some() == other.open.is_some()
    }
}
