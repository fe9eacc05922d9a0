//! The piece that a person holds between two taps, such as a Rogue at home whose spot has yet to be
//! chosen.

use crate::games::penniless_king::{Action, Neighbourhood, PennilessKing, Rogue, Spot, Step};
use crate::ui::games::Scene;

/// Returns the name of a Rogue at home as a piece. Equal Rogues are numbered.
pub fn rogue_piece(rogue: Rogue, nth: usize) -> String {
    format!("{rogue}-{nth}")
}

/// Returns the name of a spot as a piece.
pub fn spot_piece(spot: Spot) -> String {
    format!("on-{spot}")
}

/// Returns the name of a second piece, while the first one is held.
pub fn second(first: &str, piece: &str) -> String {
    format!("{first}>{piece}")
}

/// The first of two pieces, and its decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// Its name.
    pub piece: String,
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
    let piece = scene.selected.as_deref()?.split('>').next()?;
    if !wants_two(scene) {
        return None;
    }
    scene.legal.iter().find_map(|&action| {
        let named = match action {
            Action::Take(rogue) => {
                piece.strip_prefix(rogue.name()).is_some_and(|nth| nth.starts_with('-'))
            }
            Action::Choose(spot) => piece == spot_piece(spot),
            _ => false,
        };
        named.then(|| Held { piece: piece.to_owned(), action })
    })
}

/// Returns true if this piece is held, either as the selected one or as the first of two.
pub fn is_held(scene: &Scene<PennilessKing>, piece: &str) -> bool {
    scene.selected.as_deref().is_some_and(|selected| {
        selected.split('>').next() == Some(piece) || selected.split('>').next_back() == Some(piece)
    })
}
