//! The bots of Monarch.
//!
//! Everything is weighed in gold: a crown, food while the villages have to be fed, a rival's loss.
//! In the last round goods are worth nothing any more, and only crowns count. The Baron and the
//! playouts use the same rules of thumb.

mod after;
mod evaluate;
mod prospects;
mod reasons;
mod sure;

pub use prospects::Prospect;
pub use reasons::Reason;

use super::{Advice, Bots, Sure, best_of};
use crate::engine::{MAX_SEATS, Outcome, Rng, Seat};
use crate::games::monarch::{Action, Card, Event, Land, Monarch, Step};
use evaluate::{BARON, CHOOSY, Features, Personality, SQUIRE};

/// The number of rounds after its first view at which a playout ends.
const HORIZON: u8 = 5;

/// The amounts of gold and of food that count as a crown where a playout ends, and the largest
/// amount of either that counts. A store does not win; a court does.
const GOLD_FOR_A_CROWN: f32 = 5.0;
const FOOD_FOR_A_CROWN: f32 = 12.0;
const STORE_THAT_COUNTS: u16 = 15;

/// The Regent spends her goods only in ways that look no more than this worse than the best, in
/// gold; the same applies to a card's space, in crowns.
const OPEN_MIND: f32 = 3.0;

/// The surplus of food over what the villages eat at which she stops harvesting.
const GLUT: u16 = 4;

/// Returns the best decision by these rules of thumb.
fn sensible(table: &Monarch, personality: &Personality, legal: &[Action], rng: &mut Rng) -> usize {
    let features = Features::new(table, personality);
    best_of(legal.iter().map(|&action| features.worth(action)), rng)
}

impl Bots for Monarch {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 800;
    const JUDGED: u32 = 1_024;
    // The playouts' advice is worse here than the search's: 67 to 83 % wins against Barons.
    const ADVICE: Advice = Advice::Search;

    fn squire(view: &Self, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(view, &SQUIRE, legal, rng)
    }

    fn baron(view: &Self, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(view, &BARON, legal, rng)
    }

    /// A turn has one good order: land is improved, then goods are gathered, then spent, but not on
    /// anything that looks much worse than an alternative. Surplus food is not harvested, and only
    /// one of several identical boards is tried.
    fn worth_trying(&self, legal: &mut Vec<Action>) {
        match self.step {
            Step::Turn if !self.done.gathered => legal.retain(|&action| match action {
                Action::Harvest => self.store(self.mover()).food < self.feed() + GLUT,
                Action::Tax | Action::Claim(_) => true,
                Action::Acquire(card) => card.improvement().is_some(),
                _ => false,
            }),
            Step::Turn | Step::Seat(_) => {
                let features = Features::new(self, &CHOOSY);
                let worth = |&action: &Action| features.worth(action);
                let best = legal.iter().map(worth).fold(f32::MIN, f32::max);
                legal.retain(|action| worth(action) >= best - OPEN_MIND);
            }
            Step::Lay(_) => {
                let seen = |land: &Land| (land.kind, land.laid.last().copied());
                let lands = &self.lands;
                legal.retain(|&action| match action {
                    Action::LayOn(nth) => {
                        let (earlier, here) = lands.split_at(nth.into());
                        earlier.iter().all(|land| seen(land) != seen(&here[0]))
                    }
                    _ => true,
                });
            }
            _ => {}
        }
    }

    fn second_half(view: &Self::View) -> bool {
        matches!(view.step, Step::Seat(_) | Step::Send(_) | Step::Lay(_))
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little randomness keeps playouts from repeating one line of play.
        if rng.chance(1, 12) {
            return rng.below(legal.len());
        }
        sensible(self, &CHOOSY, legal, rng)
    }

    fn rollout_policy(&self, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(self, &BARON, legal, rng)
    }

    /// A playout ends after some rounds: crowns count, and goods a little.
    fn estimate(&self, since: &Self) -> Option<[f32; MAX_SEATS]> {
        if self.round < since.round.saturating_add(HORIZON) || self.step == Step::Over {
            return None;
        }
        let mut values = [0.0; MAX_SEATS];
        for sister in self.all() {
            let store = self.store(sister);
            let worth =
                |goods: u16, for_a_crown| f32::from(goods.min(STORE_THAT_COUNTS)) / for_a_crown;
            let goods = worth(store.gold, GOLD_FOR_A_CROWN) + worth(store.food, FOOD_FOR_A_CROWN);
            values[sister.index()] = f32::from(self.crowns(sister).total()) + goods;
        }
        let standing = values;
        for sister in self.all() {
            let others = self.all().filter(|&other| other != sister);
            let best = others.map(|other| standing[other.index()]).fold(f32::MIN, f32::max);
            values[sister.index()] = lead(standing[sister.index()] - best);
        }
        Some(values)
    }

    /// Mostly the win, but a narrow loss is better than a wide one.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let scores = outcome.scores().iter().enumerate();
        let others = scores.filter(|&(other, _)| other != seat.index()).map(|(_, &score)| score);
        let best = others.max().expect("others play");
        let points = lead(f32::from(outcome.scores()[seat.index()] - best));
        0.7 * outcome.share(seat) as f32 + 0.3 * points
    }

    fn reasons(view: &Self, decision: Action, instead: Action) -> Vec<Reason> {
        reasons::for_decision(view, decision, instead)
    }

    /// With two sisters, each takes one improvement for free per turn: paying for one wastes food unless a
    /// more expensive one is in the row.
    fn is_idle(view: &Self, decision: Action) -> bool {
        let Action::Acquire(card) = decision else { return false };
        let price = |card| view.price(view.mover(), card).food;
        let costs_more =
            |&&other: &&Card| other.improvement().is_some() && price(other) > price(card);
        card.improvement().is_some()
            && view.sisters() == 2
            && !view.done.claimed
            && !view.row.iter().flatten().any(|other| costs_more(&other))
    }

    fn is_same(view: &Self, decision: Action, other: Action) -> bool {
        let (Action::LayOn(one), Action::LayOn(other)) = (decision, other) else { return false };
        let [one, other] = [one, other].map(|nth| &view.lands[usize::from(nth)]);
        one.kind == other.kind && one.laid == other.laid
    }

    fn sure(view: &Self, decision: Action) -> Sure<Reason> {
        sure::sure(view, decision)
    }

    fn fulfilled(&self, event: &Event, seat: Seat, since: &Self) -> Vec<Prospect> {
        prospects::fulfilled(self, event, seat, since)
    }

    fn is_beyond(&self, since: &Self) -> bool {
        prospects::is_beyond(self, since)
    }
}

/// Returns the value of a lead in crowns, from 0 to 1.
fn lead(crowns: f32) -> f32 {
    0.5 + 0.5 * crowns / (8.0 + crowns.abs())
}
