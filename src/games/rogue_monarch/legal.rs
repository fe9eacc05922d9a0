//! The legal decisions, and the reasons why others are refused.

use super::action::{PAIRS, Side};
use super::{Action, KINDS, Kind, PLACES, Place, PlaceSet, RogueMonarch, Step};
use crate::engine::errors;

const REPLACES: [Action; 4] = {
    let [a, b, c, d] = PLACES;
    [Action::Replace(a), Action::Replace(b), Action::Replace(c), Action::Replace(d)]
};

const TURNS_OVER: [Action; 4] = {
    let [a, b, c, d] = PLACES;
    [Action::TurnOver(a), Action::TurnOver(b), Action::TurnOver(c), Action::TurnOver(d)]
};

const SWITCHES: [Action; 6] = {
    let mut switches = [Action::DrawTwo; 6];
    let mut nth = 0;
    while nth < PAIRS.len() {
        switches[nth] = Action::Switch(PAIRS[nth].0, PAIRS[nth].1);
        nth += 1;
    }
    switches
};

/// The ways to lay a card of each kind.
const LAYS: [[Action; 2]; 4] = {
    let mut lays = [[Action::Lay(Kind::Knight, Side::Up); 2]; 4];
    let mut k = 0;
    while k < KINDS.len() {
        lays[k] = [Action::Lay(KINDS[k], Side::Up), Action::Lay(KINDS[k], Side::Down)];
        k += 1;
    }
    lays
};

errors! {
    /// The reason why a decision is not allowed now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The match is over.
        Over,
        /// A different kind of decision is asked for.
        AnotherStep(Step),
        /// Only a face-down card can be revealed, turned up or looked at.
        AlreadyUp,
        /// The card is not in the hand.
        NotInHand,
        /// The Assassin has just looked at this card.
        AlreadySeen,
    }
}

impl RogueMonarch {
    pub(super) fn legal(&self, into: &mut Vec<Action>) {
        into.clear();
        if self.public.end.is_some() {
            return;
        }
        let kinds = self.hands[self.public.mover.index()].kinds();
        let down = PlaceSet::ALL.minus(self.public.up);
        match self.public.step {
            Step::Act => {
                down.list(into, Action::Reveal);
                into.extend_from_slice(&REPLACES);
            }
            Step::Lay(_) => kinds.for_each(|kind| into.extend_from_slice(&LAYS[kind as usize])),
            Step::Switch => into.extend_from_slice(&SWITCHES),
            Step::TurnOver => into.extend_from_slice(&TURNS_OVER),
            Step::King => {
                down.list(into, Action::TurnUp);
                into.push(Action::DrawTwo);
            }
            Step::Discard { .. } => into.extend(kinds.map(Action::Discard)),
            Step::Look { seen, .. } => down.minus(seen).list(into, Action::LookAt),
        }
    }

    pub(super) fn refuse(&self, action: Action) -> Option<Refusal> {
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
