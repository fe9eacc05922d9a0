//! What may be decided, and why something may not.

use super::action::{Side, pairs};
use super::{Action, KINDS, PLACES, Place, RogueMonarch, Step};

/// Why a decision is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The match is over.
    Over,
    /// Another step of the turn comes first; this one says which.
    AnotherStep(Step),
    /// Only a face-down card can be revealed, turned up or looked at.
    AlreadyUp,
    /// The hand holds no such card.
    NotInHand,
    /// The Assassin has just looked at this card.
    AlreadySeen,
}

impl RogueMonarch {
    pub(super) fn list_legal(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.public.end.is_some() {
            return;
        }
        let hand = &self.hands[self.public.mover.index()];
        let down = || PLACES.into_iter().filter(|&place| !self.public.up.contains(place));
        match self.public.step {
            Step::Act => {
                into.extend(down().map(Action::Reveal));
                into.extend(PLACES.map(Action::Replace));
            }
            Step::Lay(_) => {
                for kind in KINDS.into_iter().filter(|&kind| hand.count(kind) > 0) {
                    into.extend([Action::Lay(kind, Side::Up), Action::Lay(kind, Side::Down)]);
                }
            }
            Step::Switch => into.extend(pairs().map(|(a, b)| Action::Switch(a, b))),
            Step::TurnOver => into.extend(PLACES.map(Action::TurnOver)),
            Step::King => {
                into.extend(down().map(Action::TurnUp));
                into.push(Action::DrawTwo);
            }
            Step::Discard { .. } => into.extend(
                KINDS.into_iter().filter(|&kind| hand.count(kind) > 0).map(Action::Discard),
            ),
            Step::Look { seen, .. } => {
                into.extend(down().filter(|&place| !seen.contains(place)).map(Action::LookAt));
            }
        }
    }

    pub(super) fn why_not(&self, action: Action) -> Option<Refusal> {
        if self.public.end.is_some() {
            return Some(Refusal::Over);
        }
        let face_down = |place: Place| self.public.up.contains(place).then_some(Refusal::AlreadyUp);
        let in_hand = |kind| {
            let hand = &self.hands[self.public.mover.index()];
            (hand.count(kind) == 0).then_some(Refusal::NotInHand)
        };
        match (self.public.step, action) {
            (Step::Act, Action::Reveal(place)) | (Step::King, Action::TurnUp(place)) => {
                face_down(place)
            }
            (Step::Act, Action::Replace(_))
            | (Step::TurnOver, Action::TurnOver(_))
            | (Step::King, Action::DrawTwo) => None,
            (Step::Switch, Action::Switch(a, b)) if a < b => None,
            (Step::Lay(_), Action::Lay(kind, _))
            | (Step::Discard { .. }, Action::Discard(kind)) => in_hand(kind),
            (Step::Look { seen, .. }, Action::LookAt(place)) => {
                face_down(place).or_else(|| seen.contains(place).then_some(Refusal::AlreadySeen))
            }
            (step, _) => Some(Refusal::AnotherStep(step)),
        }
    }
}
