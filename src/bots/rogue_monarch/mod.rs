//! The bots of Rogue Monarch.
//!
//! The rules of thumb rate a decision by its chance to win this very turn, by the opponent's ease
//! of winning from the Court it leaves, and by the hand's progress towards a Marriage.

mod evaluate;
mod foresight;
mod prospects;
mod reasons;

pub use prospects::Prospect;
pub use reasons::Reason;

use super::{Bots, Sure, best_of};
use crate::engine::{Rng, Seat};
use crate::games::rogue_monarch::{Action, Event, RogueMonarch, Step, View};
use evaluate::Features;

impl Bots for RogueMonarch {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 3_000;
    const JUDGED: u32 = 768;

    fn squire(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let features = Features::of_the_open(view);
        best_of(legal.iter().map(|&action| features.worth(action)), rng)
    }

    fn baron(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let features = Features::of_view(view);
        best_of(legal.iter().map(|&action| features.worth(action)), rng)
    }

    fn second_half(view: &View) -> bool {
        matches!(view.public.step, Step::Lay(_))
    }

    /// The order in which cards were discarded does not matter.
    fn comes_to(&self, other: &Self) -> bool {
        let [one, other] = [self, other].map(|state| {
            let mut state = state.clone();
            state.public.discards.sort_unstable();
            state
        });
        one == other
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little randomness keeps playouts from repeating one line of play.
        if rng.chance(1, 10) {
            return rng.below(legal.len());
        }
        self.rollout_policy(legal, rng)
    }

    fn rollout_policy(&self, legal: &[Action], rng: &mut Rng) -> usize {
        let features = Features::of_state(self, self.public.mover);
        best_of(legal.iter().map(|&action| features.worth(action)), rng)
    }

    fn reasons(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
        reasons::for_decision(view, decision, instead)
    }

    /// A look at a card that the seat knows tells it nothing.
    fn is_idle(view: &View, decision: Action) -> bool {
        matches!(decision, Action::LookAt(place) if view.court[place.index()].is_some())
    }

    fn is_same(view: &View, decision: Action, other: Action) -> bool {
        Self::is_idle(view, decision) && Self::is_idle(view, other)
    }

    fn sure(view: &View, decision: Action) -> Sure<Reason> {
        reasons::sure(view, decision)
    }

    fn fulfilled(&self, event: &Event, seat: Seat, since: &View) -> Vec<Prospect> {
        prospects::fulfilled(self, event, seat, since)
    }

    fn hidden_from(&self, since: &View) -> Vec<Prospect> {
        prospects::hidden_from(self, since)
    }

    fn is_beyond(&self, since: &View) -> bool {
        prospects::is_beyond(self, since)
    }
}
