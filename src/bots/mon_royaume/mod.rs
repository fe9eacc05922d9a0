//! The bots of Mon Royaume.
//!
//! Tiles are valued by the best kingdom that can be built with them for each tale still in hand;
//! kingdoms are built exactly. Playouts use a quick valuation of tiles, and end where building
//! begins: the best kingdoms of all seats give the standing.

mod aim;
mod builder;
mod choice;
mod draft;
mod evaluate;
mod finish;
mod prospects;
mod reasons;
mod seated;
mod show;
mod sure;

pub use prospects::Prospect;
pub use reasons::Reason;

pub use aim::{Aim, casters};
pub use builder::{SETS, best_kingdom, best_points};
pub use finish::{best_for, finish};
pub use show::{MOST, POINT, expected};

use super::{Advice, Bots, Standing, Sure, best_of};
use crate::engine::{Game, MAX_SEATS, Outcome, Rng, Seat};
use crate::games::mon_royaume::{Action, Bag, Event, MonRoyaume, Public, Step, View};
use evaluate::Liking;
use seated::Seated;

/// Returns the next tile of a best kingdom, as an index into `legal`.
fn next_tile(view: &View, legal: &[Action]) -> usize {
    let own = view.own.as_ref().expect("a bot looks from its seat");
    let slot = own.kingdom.next_slot().expect("a seat is building");
    let laid = finish(&view.public, own).at(slot);
    laid.and_then(|laid| legal.iter().position(|&action| action == laid.into())).unwrap_or(0)
}

/// Returns an opponent's apparent strength, from the tiles and tales before them.
fn strength(public: &Public, seat: Seat) -> f32 {
    let seated = Seated { public, seat, tokens: [0; 4] };
    let taken: Bag = public.taken[seat.index()];
    let tales = seated.tales();
    let best = tales.iter().map(|tale| seated.points(taken, Some(tale)));
    let best = best.fold(0.0, f32::max);
    best + 1.5 * f32::from(public.token_counts[seat.index()])
        - f32::from(public.markers[seat.index()])
}

/// Returns the choice of a rule of thumb, quick enough for playouts.
fn quick(seated: &Seated, legal: &[Action], rng: &mut Rng) -> usize {
    let liking = Liking::new(seated);
    best_of(
        legal.iter().map(|action| match *action {
            Action::Pick(tile) => liking.of_tile(tile),
            Action::Discard(tale) => -seated.liking_of_tale(tale),
            Action::Give(to) => f32::from(seated.public.token_counts[to.index()]),
            Action::Lay(tile) => {
                let told = seated.tales().first();
                1.0 + f32::from(u8::from(told.is_some_and(|tale| tale.elements().contains(tile))))
            }
            Action::Flip(tile) => -f32::from(tile.level()),
        }),
        rng,
    )
}

impl Bots for MonRoyaume {
    type Prospect = Prospect;
    type Reason = Reason;
    const REGENT: u32 = 5_000;
    const JUDGED: u32 = 1_536;
    // The search's advice wins 62 % against that of playouts (54 to 71 %).
    const ADVICE: Advice = Advice::Search;

    fn squire(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        let seated = Seated { public: &view.public, seat: own.seat, tokens: own.tokens };
        quick(&seated, legal, rng)
    }

    fn baron(view: &View, legal: &[Action], rng: &mut Rng) -> usize {
        let own = view.own.as_ref().expect("a bot looks from its seat");
        let public = &view.public;
        let seated = Seated { public, seat: own.seat, tokens: own.tokens };
        match public.step {
            Step::Build => next_tile(view, legal),
            Step::Pick => best_of(seated.gains(own.hand().names().iter()), rng),
            Step::Tale => {
                let taken = public.taken[own.seat.index()];
                let points = seated.tales().iter().map(|tale| -seated.points(taken, Some(tale)));
                best_of(points, rng)
            }
            Step::Give | Step::Over => best_of(
                legal.iter().map(|action| match *action {
                    Action::Give(to) => strength(public, to),
                    _ => 0.0,
                }),
                rng,
            ),
        }
    }

    fn settled(view: &View, legal: &[Action]) -> Option<usize> {
        (view.public.step == Step::Build).then(|| next_tile(view, legal))
    }

    fn playout(&self, legal: &[Action], rng: &mut Rng) -> usize {
        // A little randomness keeps playouts from repeating one line of play.
        if rng.chance(1, 10) {
            return rng.below(legal.len());
        }
        self.rollout_policy(legal, rng)
    }

    /// Hidden finished kingdoms are the best of their tiles.
    fn sample_world(view: &View, rng: &mut Rng) -> Self {
        let mut world = <Self as Game>::sample(view, rng);
        let public = world.public;
        let Some(own) = view.own.filter(|_| public.step == Step::Build) else { return world };
        for seat in public.all().filter(|&seat| seat < world.mover && seat != own.seat) {
            let (best, _) = best_for(&public, &world.own(seat));
            world.building[seat.index()] = best;
            world.spare[seat.index()] = public.taken[seat.index()].minus(best.tiles());
        }
        world
    }

    fn rollout_policy(&self, legal: &[Action], rng: &mut Rng) -> usize {
        let seat = self.mover;
        let tokens = self.tokens[seat.index()];
        quick(&Seated { public: &self.public, seat, tokens }, legal, rng)
    }

    /// A playout ends where building begins: all players build the best they can.
    fn estimate(&self, _: &View) -> Option<[f32; MAX_SEATS]> {
        if self.public.step != Step::Build {
            return None;
        }
        let (points, count) = (points_of_best(self), self.public.count());
        let mut values = [0.0; MAX_SEATS];
        for (at, value) in values.iter_mut().enumerate().take(count) {
            *value = standing(&points[..count], at);
        }
        Some(values)
    }

    const WIN_PROBABILITY_SLOPE: &'static [&'static [f64]] = WIN_PROBABILITY_SLOPE;

    /// Once building begins: a public view sees kingdoms as they are being built, and a seat its
    /// own; of hidden kingdoms it expects the best.
    fn standing(&self, since: &View) -> Option<Standing> {
        let public = &self.public;
        if public.step != Step::Build {
            return None;
        }
        let mut points = points_of_best(self);
        let seen = |seat: Seat| since.own.as_ref().is_none_or(|own| own.seat == seat);
        for seat in public.all().filter(|&seat| seen(seat)) {
            let own = self.own(seat);
            let begun = own.kingdom.next_slot().is_none_or(|slot| slot > 0);
            if begun {
                let at = seat.index();
                let seated = Seated { public, seat, tokens: self.tokens[at] };
                let standing = finish(public, &own).standing();
                points[at] =
                    seated.points(standing, public.tale(seat)) - f32::from(public.markers[at]);
            }
        }
        Some(Standing { points, seats: public.count(), left: 0 })
    }

    fn worth(outcome: &Outcome, seat: Seat) -> f32 {
        let mut points = [0.0; MAX_SEATS];
        for (points, &score) in points.iter_mut().zip(outcome.scores()) {
            *points = f32::from(score);
        }
        standing(&points[..outcome.scores().len()], seat.index())
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

    /// The score is that of the best kingdom.
    fn counted(&self) -> Option<Vec<f32>> {
        Some(points_of_best(self)[..self.public.count()].to_vec())
    }

    fn is_beyond(&self, _: &View) -> bool {
        prospects::is_beyond(self)
    }
}

/// The effect of points on the chance to win, for two to four players, where building begins, as
/// `arena fit --game mon-royaume` prints it.
const WIN_PROBABILITY_SLOPE: &[&[f64]] = &[&[0.645], &[0.692], &[0.708]];

/// Returns the points of each seat's best kingdom, where building begins.
fn points_of_best(state: &MonRoyaume) -> [f32; MAX_SEATS] {
    let public = &state.public;
    let mut points = [0.0; MAX_SEATS];
    for seat in public.all() {
        let at = seat.index();
        let seated = Seated { public, seat, tokens: state.tokens[at] };
        points[at] =
            seated.points(public.taken[at], public.tale(seat)) - f32::from(public.markers[at]);
    }
    points
}

/// Returns the value of a lead over the best other player, from 0 to 1.
fn standing(points: &[f32], at: usize) -> f32 {
    let others = points.iter().enumerate().filter(|&(other, _)| other != at);
    let best = others.map(|(_, &points)| points).fold(f32::NEG_INFINITY, f32::max);
    let lead = points[at] - best;
    0.5 + 0.5 * lead / (5.0 + lead.abs())
}
