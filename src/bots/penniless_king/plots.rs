//! Weighs Plot cards: the time to play one, and the answers to its questions.

use super::evaluate::Weighing;
use super::features::Seen;
use super::values::worth_of_exchange;
use crate::games::penniless_king::{Action, Neighbourhood, Plot, RenownPlace, Spot, Step, edition};

/// The value above which a card is played rather than kept.
const PATIENCE: f32 = 0.9;

/// Returns the best of these values, at least 0.
fn best<T>(of: impl Iterator<Item = T>, worth: impl Fn(T) -> f32) -> f32 {
    of.map(worth).fold(0.0, f32::max)
}

impl Weighing<'_> {
    /// Returns the value of playing a card now rather than keeping it.
    pub fn worth_of_play(&self, plot: Plot) -> f32 {
        let features = self.features;
        let public = features.public;
        let before = public.step == Step::Place;
        let others = public.all().filter(|&seat| seat != features.seat);
        let rich = |seat: crate::engine::Seat| public.coins[seat.index()] > 0;
        let worth = match plot {
            Plot::WheelOfFortune => 2.0,
            Plot::Strength => {
                if public.may_exchange() {
                    worth_of_exchange(features)
                } else {
                    0.0
                }
            }
            Plot::Judgment => {
                let mine = public.renown(features.seat);
                1.3 * others.filter(|&seat| rich(seat) && public.renown(seat) > mine).count() as f32
            }
            Plot::Devil => {
                1.3 * others.filter(|&seat| rich(seat) && public.controlled(seat) > 0).count()
                    as f32
            }
            // Otherwise it is better judged once the Rogue is placed.
            Plot::Hermit => {
                if before && features.home.is_empty() {
                    1.5
                } else {
                    0.0
                }
            }
            Plot::Empress | Plot::Moon => 0.0,
            _ if before => 0.0,
            Plot::HangedMan => best(public.taken_by_others(features.seat).iter(), |spot| {
                self.worth_of_removing(spot)
            }),
            Plot::Chariot => {
                (1..=edition::CHARIOT).map(|spaces| self.worth_of_king(spaces)).fold(0.0, f32::max)
            }
            Plot::Lovers => self.best_of_all_swaps(),
            Plot::Justice => best(Neighbourhood::ALL.into_iter(), |at| self.with_justice(at)),
            Plot::Tower => {
                let crowded = Neighbourhood::ALL.into_iter();
                let crowded = crowded.filter(|&at| public.present(at).len() > 1);
                best(crowded, |at| self.worth_of_standoff(at))
            }
        };
        // A full hand loses a card with the next one drawn.
        let full = features.hand.len() >= 4;
        if features.near_sighted && !full {
            return -PATIENCE;
        }
        let idle = if full { 0.35 } else { 0.0 };
        let last_chance = if before { 0.0 } else { idle };
        worth - PATIENCE + last_chance + if full { 0.6 } else { 0.0 }
    }

    /// Returns the effect of the Rogue of this spot leaving the map.
    fn worth_of_removing(&self, spot: Spot) -> f32 {
        let left = self.left_behind(spot);
        left.promise - self.promises[left.at.index()]
    }

    /// Returns the effect of two Rogues changing places.
    fn worth_of_swapping(&self, a: Spot, b: Spot) -> f32 {
        self.swapped(a, b)[0]
    }

    /// Returns the best of these effects for any two.
    fn best_of_all_swaps(&self) -> f32 {
        let taken = self.features.public.taken();
        let mut left = taken;
        let mut most: f32 = 0.0;
        for a in taken {
            left = left.without(a);
            for b in left {
                let [one, other] = self.swapped(a, b);
                most = most.max(one).max(other);
            }
        }
        most
    }

    /// Returns the effect of two Rogues changing places, in both orders: they differ only in the
    /// last bit.
    fn swapped(&self, a: Spot, b: Spot) -> [f32; 2] {
        let features = self.features;
        let (on_a, on_b) = (features.map[a.index()], features.map[b.index()]);
        let (here, there) = (a.neighbourhood(), b.neighbourhood());
        let put = |mut crowd: [Option<Seen>; 3], spot: Spot, seen| {
            crowd[spot.distance()] = seen;
            crowd
        };
        let first = put(self.crowds[here.index()], a, on_b);
        if here == there {
            let worth = features.promise(here, &put(first, b, on_a)) - self.promises[here.index()];
            return [worth; 2];
        }
        let second = put(self.crowds[there.index()], b, on_a);
        let promised = features.promise(here, &first) + features.promise(there, &second);
        let [here, there] = [here, there].map(|at| self.promises[at.index()]);
        [promised - here - there, promised - there - here]
    }

    fn best_swap(&self, a: Spot) -> f32 {
        let others = self.features.public.taken().without(a).iter();
        best(others, |b| self.worth_of_swapping(a, b))
    }

    /// Returns the additional value of Justice in a neighbourhood where a Standoff is sure to come.
    fn with_justice(&self, at: Neighbourhood) -> f32 {
        let features = self.features;
        let crowd = &self.crowds[at.index()];
        let count = crowd.iter().flatten().count();
        let mine = crowd.iter().flatten().any(|seen| seen.owner == features.seat);
        if !mine || features.nearness(at, count) < 1.0 {
            return 0.0;
        }
        let mut with = *crowd;
        if let Some(seen) = with.iter_mut().flatten().find(|seen| seen.owner == features.seat) {
            seen.strength = seen.strength.raised();
        }
        features.stakes(at, &with) - features.stakes(at, crowd)
    }

    /// Returns the value of an answer to a card's question.
    pub fn worth_for_plot(&self, action: Action) -> f32 {
        let features = self.features;
        match (features.public.step, action) {
            (Step::EmpressFrom, Action::Line(line)) => -f32::from(line.toll()),
            (Step::EmpressFrom, _) => -20.0,
            (Step::EmpressTo(from), Action::Name(to)) => {
                let stays = from == RenownPlace::In(to);
                -self.promises[to.index()] - if stays { 9.0 } else { 0.0 }
            }
            (Step::HangedMan | Step::Hermit, Action::Choose(spot)) => self.worth_of_removing(spot),
            (Step::Lovers(None), Action::Choose(spot)) => self.best_swap(spot),
            (Step::Lovers(Some(a)), Action::Choose(b)) => self.worth_of_swapping(a, b),
            (Step::Moon(..), Action::Choose(spot)) => {
                let unknown = features.map[spot.index()].is_some_and(|seen| seen.rogue.is_none());
                let crowd = &self.crowds[spot.neighbourhood().index()];
                let mine = crowd.iter().flatten().any(|seen| seen.owner == features.seat);
                f32::from(u8::from(unknown)) * (1.0 + f32::from(u8::from(mine)))
            }
            (Step::Justice, Action::Name(at)) => self.with_justice(at),
            (Step::Tower, Action::Name(at)) => self.worth_of_standoff(at),
            _ => 0.0,
        }
    }
}
