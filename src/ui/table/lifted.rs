//! A piece that a person has lifted: what is read of it, and what it can become.

use super::Table;
use super::choice::Choice;
use crate::engine::Turn;
use crate::ui::locale::TableWords;
use yew::AttrValue;

/// What is lifted off the table and read.
pub struct Lifted {
    /// Which piece it is; none for what can only be read.
    pub piece: Option<AttrValue>,
    /// What it is and does, and what it would do now.
    pub text: String,
    /// Why nothing can be done with it now.
    pub refused: Option<String>,
    /// What it can become.
    pub keys: Vec<Becomes>,
    /// Whether it has no effect to be read first.
    pub plain: bool,
    /// Whether one tap plays it as long as the person has not said otherwise.
    pub one_tap: bool,
    /// Whether the person is asked for the last time: what its keys do is meant.
    pub asks: bool,
}

/// Something that a lifted piece can become.
pub struct Becomes {
    /// What the key says.
    pub says: String,
    /// The decisions.
    pub choice: Choice,
    /// Whether it is what a hint advises.
    pub advised: bool,
}

/// What a tap does.
pub enum Tap {
    /// It lifts the piece.
    Lift,
    /// It plays it.
    Play(Choice),
    /// It puts the piece back, which could become more than one thing.
    PutBack,
}

impl Lifted {
    /// Something that can only be read.
    pub fn text(text: String) -> Self {
        Self {
            piece: None,
            text,
            refused: None,
            keys: Vec::new(),
            plain: false,
            one_tap: false,
            asks: false,
        }
    }

    /// Whether the person was asked whether they mean this.
    pub fn has_asked(&self, meant: &Choice) -> bool {
        self.asks && self.keys.iter().any(|key| key.choice.is(meant))
    }

    /// Asks whether this is meant, which cannot be taken back: of what was lifted, if it
    /// becomes this.
    pub fn asking(choice: Choice, before: Option<&Self>, words: &TableWords) -> Self {
        let key = |lifted: &Self| lifted.keys.iter().position(|key| key.choice.is(&choice));
        let before = before.and_then(|lifted| Some((&lifted.text, &lifted.keys[key(lifted)?])));
        let (text, says) = match before {
            Some((text, key)) => ([text, " ", words.for_good].concat(), key.says.clone()),
            None => (words.for_good.to_owned(), words.do_it.to_owned()),
        };
        let key = Becomes { says, choice, advised: false };
        Self { keys: vec![key], asks: true, ..Self::text(text) }
    }

    /// What is heard of it: itself, why nothing can be done with it, or what can.
    pub fn said(&self) -> impl Iterator<Item = &str> {
        let keys = self.keys.iter().map(|key| key.says.as_str());
        [self.text.as_str()].into_iter().chain(self.refused.as_deref()).chain(keys)
    }

    /// What a tap on this piece does while another, or the same, is lifted;
    /// `one_tap` is what the person has said of pieces without an effect.
    pub fn tapped(&self, before: Option<&Self>, one_tap: Option<bool>) -> Tap {
        let again = self.piece.is_some() && before.is_some_and(|other| other.piece == self.piece);
        let at_once = self.plain && one_tap.unwrap_or(self.one_tap);
        match &self.keys[..] {
            [Becomes { choice, .. }] if again || at_once => Tap::Play(choice.clone()),
            _ if again => Tap::PutBack,
            _ => Tap::Lift,
        }
    }
}

impl Table {
    /// Whether the person wants to be asked before this, which could not be taken back,
    /// and has not been.
    pub(super) fn is_to_ask(&self, ctx: &yew::Context<Self>, choice: &Choice) -> bool {
        let Ok(play) = &self.play else { return false };
        let Turn::Of(seat) = play.turn() else { return false };
        let asked = self.lifted.as_ref().is_some_and(|lifted| lifted.has_asked(choice));
        if asked || !ctx.props().house.settings.ask_first || self.guide.is_some() {
            return false;
        }
        let mut tried = play.clone();
        choice.carry_out(&mut tried).is_ok() && tried.is_for_good(seat)
    }
}
