//! The legal decisions, and the reasons why others are refused.

use super::{Action, MonRoyaume, PlacementError, Step};
use crate::engine::{Seat, errors};

errors! {
    /// The reason why a decision is not allowed now.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Refusal {
        /// The game is over.
        Over,
        /// A different kind of decision is asked for.
        AnotherStep(Step),
        /// The tile is not in the hand.
        NotInHand,
        /// A marker goes to an opponent at the table.
        NotAnOpponent,
        /// The tale is not one of the player's.
        NotYourTale,
        /// The player has no such tile left.
        NotSpare,
        /// The tile cannot be face up there.
        Unstable(PlacementError),
    }
}

impl MonRoyaume {
    #[inline]
    pub(super) fn legal(&self, into: &mut Vec<Action>) {
        into.clear();
        let at = self.mover.index();
        match self.public.step {
            Step::Pick => into.extend(self.hands[at].names().iter().map(Action::Pick)),
            Step::Give => {
                into.extend(self.public.all().filter(|&to| to != self.mover).map(Action::Give));
            }
            Step::Tale => into.extend(self.public.tales[at].iter().map(Action::Discard)),
            Step::Build => {
                let spare = self.spare[at].names();
                let slot = self.building[at].next_slot().expect("a seat is building");
                let may = self.building[at].may_stand(slot, self.public.advanced);
                into.extend(spare.and(may).iter().map(Action::Lay));
                into.extend(spare.iter().map(Action::Flip));
            }
            Step::Over => {}
        }
    }

    pub(super) fn refuse(&self, action: Action) -> Option<Refusal> {
        let at = self.mover.index();
        let unless = |allowed: bool, refusal| (!allowed).then_some(refusal);
        match (self.public.step, action) {
            (Step::Over, _) => Some(Refusal::Over),
            (Step::Pick, Action::Pick(tile)) => {
                unless(self.hands[at].contains(tile), Refusal::NotInHand)
            }
            (Step::Give, Action::Give(to)) => unless(self.is_opponent(to), Refusal::NotAnOpponent),
            (Step::Tale, Action::Discard(tale)) => {
                unless(self.public.tales[at].contains(tale), Refusal::NotYourTale)
            }
            (Step::Build, Action::Lay(tile) | Action::Flip(tile))
                if !self.spare[at].contains(tile) =>
            {
                Some(Refusal::NotSpare)
            }
            (Step::Build, Action::Lay(tile)) => {
                let kingdom = &self.building[at];
                let slot = kingdom.next_slot().expect("a seat is building");
                kingdom.fault(slot, tile, self.public.advanced).map(Refusal::Unstable)
            }
            (Step::Build, Action::Flip(_)) => None,
            (step, _) => Some(Refusal::AnotherStep(step)),
        }
    }

    fn is_opponent(&self, seat: Seat) -> bool {
        seat != self.mover && seat.index() < self.public.count()
    }
}
