//! The bots of The Dwarf King.
//!
//! A card is weighed by its chance to win the trick, the trick's value to its winner under the
//! current Quest, and the cost of parting with the card. The Baron and the playouts use the same
//! rules of thumb.

mod choose;
mod evaluate;
mod features;
mod outcome_of_card;
mod prospects;
mod reasons;
mod standing;
mod sure;
mod values;

pub use prospects::Prospect;
pub use reasons::Reason;

pub use choose::promise;

use super::{Bots, Standing, Sure, best_of};
use crate::engine::{MAX_SEATS, Outcome, Rng, Seat};
use crate::games::dwarf_king::{Action, DwarfKing, Event, Own, Public, Step, View};
use evaluate::Stakes;
use features::{Features, Memory};

/// Returns the best decision by these rules of thumb.
fn sensible(public: &Public, own: Own, legal: &[Action], rng: &mut Rng, memory: Memory) -> usize {
    if public.step == Step::Quest {
        let (tricks, seats) = (public.spoils.tricks_in_deal.into(), public.seats());
        return best_of(
            legal.iter().map(|action| match *action {
                Action::Choose(quest) => promise(quest, own.hand, tricks, seats),
                _ => 0.0,
            }),
            rng,
        );
    }
    let features = Features::new(public, own, memory);
    let stakes = Stakes::new(&features);
    best_of(legal.iter().map(|&action| features.worth(&stakes, action)), rng)
}

impl Bots for DwarfKing {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 6_000;
    const JUDGED: u32 = 1_536;

    fn squire(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let own = view.own.expect("a bot looks from its seat");
        sensible(&view.public, own, legal, rng, Memory::Forgets)
    }

    fn baron(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let own = view.own.expect("a bot looks from its seat");
        sensible(&view.public, own, legal, rng, Memory::Counts)
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little randomness keeps playouts from repeating one line of play.
        if rng.chance(1, 12) {
            return rng.below(legal.len());
        }
        self.rollout_policy(legal, rng)
    }

    fn rollout_policy(&self, legal: &[Action], rng: &mut Rng) -> usize {
        sensible(&self.public, self.own(self.mover), legal, rng, Memory::Counts)
    }

    /// A playout ends with its deal: later deals are as good for one seat as for another.
    fn estimate(&self, since: &View) -> Option<[f32; MAX_SEATS]> {
        let public = &self.public;
        if public.deal == since.public.deal || public.step == Step::Over {
            return None;
        }
        let left = public.options.deals.number().saturating_sub(public.deal) + 1;
        let totals = &public.totals[..public.seats()];
        let mut values = [0.0; MAX_SEATS];
        for (at, value) in values.iter_mut().enumerate().take(totals.len()) {
            *value = standing(lead(totals, at), f32::from(left));
        }
        Some(values)
    }

    const WIN_PROBABILITY_SLOPE: &'static [&'static [f64]] = standing::WIN_PROBABILITY_SLOPE;

    fn standing(&self, since: &View) -> Option<Standing> {
        standing::standing(&self.public, since.public.deal)
    }

    /// Mostly the win, but a player who can no longer win still plays for points.
    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let points = standing(lead(outcome.scores(), seat.index()), 1.0);
        0.75 * outcome.share(seat) as f32 + 0.25 * points
    }

    fn reasons(view: &View, decision: Action, instead: Action) -> Vec<Reason> {
        reasons::for_decision(view, decision, instead)
    }

    fn sure(view: &View, decision: Action) -> Sure<Reason> {
        sure::sure(view, decision)
    }

    fn fulfilled(&self, event: &Event, seat: Seat, since: &View) -> Vec<Prospect> {
        prospects::fulfilled(self, event, seat, since)
    }

    fn is_beyond(&self, since: &View) -> bool {
        prospects::is_beyond(self, since)
    }
}

/// Returns a player's lead over the best other one, in points.
fn lead(totals: &[i16], at: usize) -> f32 {
    let others = totals.iter().enumerate().filter(|&(other, _)| other != at);
    let best = others.map(|(_, &total)| total).max().expect("others play");
    f32::from(totals[at] - best)
}

/// Returns the value of a lead over the best other player with this number of deals left.
fn standing(lead: f32, deals: f32) -> f32 {
    let reach = 4.0 + 2.0 * deals;
    0.5 + 0.5 * lead / (reach + lead.abs())
}
