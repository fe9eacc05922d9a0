//! What a person has in hand between two taps: the piece that goes first, such
//! as a Rogue at home, while its place is still to be chosen.

use crate::games::penniless_king::{Action, Neighbourhood, PennilessKing, Rogue, Spot, Step};
use crate::ui::games::Scene;

/// The name of a Rogue at home among the pieces; of several alike each has its number.
pub fn rogue_piece(rogue: Rogue, nth: usize) -> String {
    format!("{rogue}-{nth}")
}

/// The name of a spot among the pieces.
pub fn spot_piece(spot: Spot) -> String {
    format!("on-{spot}")
}

/// The name of a second piece, with the first one still in hand.
pub fn second(first: &str, piece: &str) -> String {
    format!("{first}>{piece}")
}

/// The first of two pieces, and what taking it up decides.
#[derive(Clone, Debug, PartialEq)]
pub struct Held {
    /// Its name.
    pub piece: String,
    /// The decision that it begins with.
    pub action: Action,
}

impl Held {
    /// The Rogue, if it comes from home.
    pub fn rogue(&self) -> Option<Rogue> {
        match self.action {
            Action::Take(rogue) => Some(rogue),
            _ => None,
        }
    }

    /// What this spot would be chosen for with the first piece in hand.
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

/// Whether a first piece is chosen now that a second one goes with.
pub fn wants_two(scene: &Scene<PennilessKing>) -> bool {
    let public = &scene.view.public;
    match public.step {
        Step::Place | Step::Lovers(None) => true,
        Step::Act => public.acting_in == Some(Neighbourhood::Egyptienne),
        _ => false,
    }
}

/// What the person has in hand.
pub fn held(scene: &Scene<PennilessKing>) -> Option<Held> {
    let piece = scene.lifted.as_deref()?.split('>').next()?;
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

/// Whether this piece is in hand: as the one lifted, or as the first of two.
pub fn is_held(scene: &Scene<PennilessKing>, piece: &str) -> bool {
    scene.lifted.as_deref().is_some_and(|lifted| {
        lifted.split('>').next() == Some(piece) || lifted.split('>').next_back() == Some(piece)
    })
}
