//! The piece that a person holds between two taps, such as a Rogue at home whose spot has yet to be
//! chosen.

use crate::games::penniless_king::{
    Action, Line, Neighbourhood, PennilessKing, Plot, Rogue, Spot, Step,
};
use crate::ui::games::Scene;
use serde::{Deserialize, Serialize};

/// Something that can be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Item {
    /// A Rogue at home, with its index among all Rogues there.
    Home(Rogue, u8),
    /// A Plot card in hand, with its index.
    Plot(Plot, u8),
    /// A spot of the map.
    Spot(Spot),
    /// A line of the Renown Square.
    Line(Line),
    /// A neighbourhood.
    Neighbourhood(Neighbourhood),
}

/// A piece that can be selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// The first of two pieces that a decision takes; `None` if this is the only one or the first.
    pub first: Option<Item>,
    /// The piece that was tapped last.
    pub item: Item,
}

impl From<Item> for Piece {
    fn from(item: Item) -> Self {
        Self { first: None, item }
    }
}

/// The first of two pieces, and its decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// The piece.
    pub item: Item,
    /// The decision that it begins with.
    pub action: Action,
}

impl Held {
    /// Returns the Rogue, if it comes from home.
    pub fn rogue(&self) -> Option<Rogue> {
        match self.action {
            Action::Take(rogue) => Some(rogue),
            _ => None,
        }
    }

    /// Returns the decision that this spot completes while the first piece is held.
    pub fn then(&self, scene: &Scene<PennilessKing>, spot: Spot) -> Option<Action> {
        let public = &scene.view.public;
        let taken = public.owner(spot).is_some();
        match public.step {
            Step::Lovers(_) => {
                let other = taken && self.action != Action::Choose(spot);
                other.then_some(Action::Choose(spot))
            }
            _ => (!taken).then_some(Action::To(spot)),
        }
    }
}

/// Returns true if the current decision takes two pieces, of which the first is chosen now.
pub fn wants_two(scene: &Scene<PennilessKing>) -> bool {
    let public = &scene.view.public;
    match public.step {
        Step::Place | Step::Lovers(None) => true,
        Step::Act => public.acting_in == Some(Neighbourhood::Egyptienne),
        _ => false,
    }
}

/// Returns the piece that the person holds.
pub fn held(scene: &Scene<PennilessKing>) -> Option<Held> {
    let Piece { first, item } = scene.selected?;
    if !wants_two(scene) {
        return None;
    }
    let item = first.unwrap_or(item);
    let action = match item {
        Item::Home(rogue, _) => Action::Take(rogue),
        Item::Spot(spot) => Action::Choose(spot),
        _ => return None,
    };
    scene.legal.contains(&action).then_some(Held { item, action })
}

/// Returns true if this piece is held, either as the selected one or as the first of two.
pub fn is_held(scene: &Scene<PennilessKing>, item: Item) -> bool {
    scene.selected.is_some_and(|piece| piece.first == Some(item) || piece.item == item)
}
