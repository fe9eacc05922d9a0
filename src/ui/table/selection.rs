//! A piece that a person has selected: its text, its actions, and the decisions that they make.

use crate::engine::Game;
use crate::ui::games::DraftChoice;
use crate::ui::locale::TableMessages;
use std::rc::Rc;
use yew::AttrValue;

/// One or more decisions that are made together, by their places in the game's
/// [`vocabulary`](Game::vocabulary). Two choices are equal if they mean the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice(Rc<[usize]>);

impl Choice {
    /// Returns the choice of these decisions, in order.
    pub fn of<G: Game>(actions: &[G::Action]) -> Self {
        let vocabulary = G::vocabulary();
        let place = |action: &G::Action| {
            let found = vocabulary.iter().position(|other| other == action);
            found.expect("the vocabulary holds every decision")
        };
        Self(actions.iter().map(place).collect())
    }

    /// Returns its decisions in the game that it was made for. Places outside the vocabulary are
    /// skipped.
    pub fn actions<G: Game>(&self) -> Vec<G::Action> {
        let vocabulary = G::vocabulary();
        self.0.iter().filter_map(|&place| vocabulary.get(place).copied()).collect()
    }
}

/// A piece of any game that a person has tapped.
#[derive(Clone, Debug, PartialEq)]
pub struct Touched {
    /// The piece as JSON, whatever its type in the game.
    pub piece: AttrValue,
    /// Its text: what it is and does, and what it would do now.
    pub text: String,
    /// The label and the decisions of each possible button. Decisions that the rules refuse now get
    /// no button.
    pub actions: Vec<(String, Choice)>,
    /// True if it has no effect to read first.
    pub is_plain: bool,
}

/// The person's unfinished choice: what they have selected, and what the board asks for meanwhile.
#[derive(Clone, Default)]
pub struct Draft {
    /// The pieces that were chosen so far.
    pub choice: DraftChoice,
    /// The piece or text that the person has selected.
    pub selected: Option<Selection>,
    /// The reason why something did not work.
    pub error: Option<String>,
    /// True if the person has to be told that a second tap plays the selected piece.
    pub tells_second_tap: bool,
}

impl Draft {
    /// Forgets the choice: it was made, or was meant for what stood there before.
    pub fn clear(&mut self) {
        *self = Self { tells_second_tap: self.tells_second_tap, ..Self::default() };
    }
}

/// A selected piece, or a text that was opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// The piece as JSON; `None` for a text without one.
    pub piece: Option<AttrValue>,
    /// Its text: what it is and does, and what it would do now.
    pub text: String,
    /// The reason why nothing can be done with it now.
    pub refused: Option<String>,
    /// The buttons beside its text.
    pub actions: Vec<SelectionAction>,
    /// True if it has no effect to read first.
    pub is_plain: bool,
    /// True if one tap plays it unless the person has set otherwise.
    pub one_tap: bool,
    /// True if this asks to confirm a decision that cannot be undone.
    pub confirms: bool,
    /// True if the person is told that a second tap does what the button does.
    pub tells_second_tap: bool,
}

/// A button beside the text of a selected piece.
#[derive(Clone, Debug, PartialEq)]
pub struct SelectionAction {
    /// The label.
    pub label: String,
    /// The decisions that it makes.
    pub choice: Choice,
    /// True if a hint advises it.
    pub is_advised: bool,
}

impl Selection {
    /// Returns the selection of a text without actions.
    pub fn text(text: String) -> Self {
        Self {
            piece: None,
            text,
            refused: None,
            actions: Vec::new(),
            is_plain: false,
            one_tap: false,
            confirms: false,
            tells_second_tap: false,
        }
    }

    /// Returns true if this asks to confirm this choice.
    pub fn confirms(&self, choice: &Choice) -> bool {
        self.confirms && self.actions.iter().any(|action| action.choice == *choice)
    }

    /// Returns the question that confirms a choice: the text of the piece that was selected for it,
    /// or the choice as an order.
    pub fn confirming(
        choice: Choice,
        order: &str,
        before: Option<&Self>,
        messages: &TableMessages,
    ) -> Self {
        let selected = before.and_then(|before| {
            let action = before.actions.iter().find(|action| action.choice == choice)?;
            Some((before.text.as_str(), action.clone()))
        });
        let (text, action) = selected.unwrap_or_else(|| {
            let label = messages.do_it.to_owned();
            (order, SelectionAction { label, choice, is_advised: false })
        });
        let text = [text, " ", messages.for_good].concat();
        Self { actions: vec![action], confirms: true, ..Self::text(text) }
    }

    /// Returns the texts that a screen reader says: its text, the reason why nothing can be done,
    /// and its buttons.
    pub fn describe(&self) -> impl Iterator<Item = &str> {
        let labels = self.actions.iter().map(|action| action.label.as_str());
        [self.text.as_str()].into_iter().chain(self.refused.as_deref()).chain(labels)
    }

    /// Returns the choice that a tap on this piece makes after `before` was selected; `None` if it selects
    /// it. A second tap never clears what the first has selected: both may be a double tap. `one_tap` is
    /// the person's setting for pieces without an effect, if set.
    pub fn tapped(&self, before: Option<&Self>, one_tap: Option<bool>) -> Option<Choice> {
        let again = self.piece.is_some() && before.is_some_and(|other| other.piece == self.piece);
        let at_once = self.is_plain && one_tap.unwrap_or(self.one_tap);
        match &self.actions[..] {
            [SelectionAction { choice, .. }] if again || at_once => Some(choice.clone()),
            _ => None,
        }
    }
}
