//! A piece that a person has selected: its text, and what it can do.

use super::choice::Choice;
use crate::ui::locale::TableWords;
use yew::AttrValue;

/// A piece that a person has tapped, of whichever game.
#[derive(Clone, Debug, PartialEq)]
pub struct Touched {
    /// Its name, the same as long as it means the same.
    pub piece: AttrValue,
    /// What it is and does, and what it would do now.
    pub text: String,
    /// The label and the decisions of each button that it may get. Those that the rules
    /// refuse now get none.
    pub actions: Vec<(String, Choice)>,
    /// True if it has no effect to be read first.
    pub is_plain: bool,
}

/// What a person has selected, or a text that they have opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Selection {
    /// The name of the piece; `None` for a text without one.
    pub piece: Option<AttrValue>,
    /// What it is and does, and what it would do now.
    pub text: String,
    /// Why nothing can be done with it now.
    pub refused: Option<String>,
    /// The buttons beside its text.
    pub actions: Vec<SelectionAction>,
    /// True if it has no effect to be read first.
    pub is_plain: bool,
    /// True if one tap plays it unless the person has chosen otherwise.
    pub one_tap: bool,
    /// True if the person is asked to confirm a decision that cannot be undone.
    pub confirms: bool,
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

/// What a tap on a piece does.
#[derive(Debug, PartialEq)]
pub enum Tap {
    /// It selects the piece.
    Select,
    /// It plays it.
    Play(Choice),
    /// It clears the selection of a piece that has several actions.
    PutBack,
}

impl Selection {
    /// A text that can only be read.
    pub fn text(text: String) -> Self {
        Self {
            piece: None,
            text,
            refused: None,
            actions: Vec::new(),
            is_plain: false,
            one_tap: false,
            confirms: false,
        }
    }

    /// Returns true if this is the question for confirmation of a choice.
    pub fn confirms(&self, choice: &Choice) -> bool {
        self.confirms && self.actions.iter().any(|action| action.choice == *choice)
    }

    /// The question for confirmation of a choice, with the text of the piece that was
    /// selected for it.
    pub fn confirming(choice: Choice, before: Option<&Self>, words: &TableWords) -> Self {
        let selected = before.and_then(|before| {
            let action = before.actions.iter().find(|action| action.choice == choice)?;
            Some((&before.text, &action.label))
        });
        let (text, label) = match selected {
            Some((text, label)) => ([text, " ", words.for_good].concat(), label.clone()),
            None => (words.for_good.to_owned(), words.do_it.to_owned()),
        };
        let action = SelectionAction { label, choice, is_advised: false };
        Self { actions: vec![action], confirms: true, ..Self::text(text) }
    }

    /// What a screen reader says of it: its text, why nothing can be done, its buttons.
    pub fn spoken(&self) -> impl Iterator<Item = &str> {
        let labels = self.actions.iter().map(|action| action.label.as_str());
        [self.text.as_str()].into_iter().chain(self.refused.as_deref()).chain(labels)
    }

    /// What a tap on this piece does after `before` was selected. `one_tap` is the person's
    /// own choice for pieces without an effect, if they have made one.
    pub fn tapped(&self, before: Option<&Self>, one_tap: Option<bool>) -> Tap {
        let again = self.piece.is_some() && before.is_some_and(|other| other.piece == self.piece);
        let at_once = self.is_plain && one_tap.unwrap_or(self.one_tap);
        match &self.actions[..] {
            [SelectionAction { choice, .. }] if again || at_once => Tap::Play(choice.clone()),
            _ if again => Tap::PutBack,
            _ => Tap::Select,
        }
    }
}
