//! Scores decisions: what each gives at once, and how it changes what Standoffs promise.

use super::features::{Features, Seen};
use super::prizes::{TOKEN, token};
use super::stakes::{Crowd, joined};
use super::strength::Strength;
use super::values::{worth_of_card, worth_of_exchange, worth_of_rogue};
use crate::games::penniless_king::{
    Action, Bonus, Gain, Line, Neighbourhood, Rogue, Spot, Step, Wrath,
};
use std::cell::OnceCell;

/// The worth of a Plot card, in coins, as all worths here.
const PLOT: f32 = 1.2;
/// The worth of a Plot card over the limit of four: it can replace a worse one.
const PLOT_TO_CHOOSE: f32 = 0.3;
/// The cost of a coin that is paid for a token.
const TOLL: f32 = 0.8;
/// The worth of the King's Right Hand to a seat without one.
const RIGHT_HAND: f32 = 3.0;
/// The worth of the end of the match to the seat that then wins, and its cost to the others.
const END: f32 = 60.0;
/// The worth of a space of the King's path for each Renown token that the seat leads by, at
/// the beginning of the path; eight spaces on it has doubled.
const LEAD: f32 = 0.05;
/// The cost of a coin that an opponent gets.
const COIN_OF_OTHERS: f32 = 0.3;
/// The two coins of La Grande Cour.
const COUR: f32 = 2.0;
/// The gain of showing a lone Pickpocket, and a Courtesan.
const PICKPOCKET: f32 = 2.0;
const COURTESAN: f32 = 1.0;
/// The cost of showing another lone Rogue: the others know it then.
const SHOWN: f32 = 0.2;
/// The coins that a Swordsman is paid.
const SWORDSMAN: f32 = 2.0;

/// A seat's features, with the scores that do not depend on the decision.
pub(super) struct Weighing<'a> {
    pub features: &'a Features<'a>,
    /// The promise of each neighbourhood as it stands.
    pub promises: [f32; 5],
    pub crowds: [Crowd; 5],
    /// The worth of the best move of a Rogue on the map, roughly.
    any_move: f32,
    /// The worth of each neighbourhood's action, computed when it is first asked for.
    actions: [OnceCell<f32>; 5],
    /// The worth of the King's move by this many spaces, likewise.
    kings: [OnceCell<f32>; SPACES + 1],
}

/// The largest number of spaces that the King moves at once.
const SPACES: usize = 3;

/// A neighbourhood that a Rogue has left.
#[derive(Clone, Copy)]
pub(super) struct Left {
    pub at: Neighbourhood,
    crowd: Crowd,
    pub promise: f32,
}

/// The worth of a move to a bot that does not look at all moves.
const SOME_MOVE: f32 = 0.9;

impl<'a> Weighing<'a> {
    pub fn new(features: &'a Features<'a>) -> Self {
        let crowds = Neighbourhood::ALL.map(|at| features.crowd(at));
        let promises = Neighbourhood::ALL.map(|at| features.promise(at, &crowds[at.index()]));
        let mut weighing = Self {
            features,
            promises,
            crowds,
            any_move: SOME_MOVE,
            actions: Default::default(),
            kings: Default::default(),
        };
        let placing = matches!(features.public.step, Step::Place | Step::Spot(_));
        if placing && features.thorough {
            let moves = features.public.taken().iter().map(|from| weighing.best_move(from));
            weighing.any_move = moves.fold(0.0, f32::max);
        }
        weighing
    }

    /// Returns the worth of a decision, in coins.
    pub fn worth(&self, action: Action) -> f32 {
        let features = self.features;
        let public = features.public;
        match (public.step, action) {
            (_, Action::Play(plot)) => self.worth_of_play(plot),
            (_, Action::Discard(plot)) => -worth_of_card(plot),
            (_, Action::Drop(rogue)) => -worth_of_rogue(rogue),
            (Step::Place, Action::Take(rogue)) => self.best_spot(rogue, None),
            (Step::Place, Action::Choose(from)) => {
                let rogue = self.own_rogue(from);
                self.best_spot(rogue, Some(from))
            }
            (Step::Spot(from), Action::To(spot)) => {
                let rogue = match from {
                    Some(from) => self.own_rogue(from),
                    None => features.taken.expect("a Rogue was taken from home"),
                };
                let left = from.map(|from| self.left_behind(from));
                self.worth_of_spot(rogue, spot, left)
            }
            (Step::Act, Action::Act) => {
                let at = public.acting_in.expect("a Rogue was placed before the action");
                self.worth_of_action(at)
            }
            (Step::Act, Action::Line(line)) => self.worth_of_line(line) + self.to_controller(),
            (Step::Act, Action::Choose(from)) => self.best_move(from) + self.to_controller(),
            (Step::Move(from), Action::To(to)) => {
                self.worth_of_move(from, to, self.left_behind(from))
            }
            (Step::Chariot, Action::King(spaces)) => self.worth_of_king(spaces),
            (Step::Lone, Action::Show) => self.worth_of_showing(),
            (Step::Pay(spot), Action::Pay) => self.worth_of_paying(spot),
            (Step::Courtesan, Action::Name(to)) => features.prize(features.seat, to),
            (Step::Wrath, Action::Name(at)) => self.worth_of_standoff(at),
            (Step::Order, Action::Name(at)) => features.stakes(at, &self.crowds[at.index()]),
            (
                Step::EmpressFrom
                | Step::EmpressTo(_)
                | Step::HangedMan
                | Step::Hermit
                | Step::Lovers(_)
                | Step::Moon(..)
                | Step::Justice
                | Step::Tower,
                _,
            ) => self.worth_for_plot(action),
            // Doing nothing is worth 0; everything else is measured by it.
            (_, Action::Done | Action::Hide | Action::Refuse) => 0.0,
            (step, action) => unreachable!("{action} is no decision of {step:?}"),
        }
    }

    /// Returns the seat's own Rogue on this spot of the map.
    fn own_rogue(&self, spot: Spot) -> Rogue {
        let seen = self.features.map[spot.index()].and_then(|seen| seen.rogue);
        seen.expect("a seat knows its own Rogues")
    }

    fn best_spot(&self, rogue: Rogue, from: Option<Spot>) -> f32 {
        let taken = self.features.public.taken();
        let left = from.map(|from| self.left_behind(from));
        Spot::all()
            .filter(|&spot| !taken.contains(spot))
            .map(|spot| self.worth_of_spot(rogue, spot, left))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns the neighbourhood without the Rogue of this spot.
    pub fn left_behind(&self, from: Spot) -> Left {
        let at = from.neighbourhood();
        let mut crowd = self.crowds[at.index()];
        crowd[from.distance()] = None;
        Left { at, crowd, promise: self.features.promise(at, &crowd) }
    }

    /// Returns the worth of placing this Rogue here.
    fn worth_of_spot(&self, rogue: Rogue, spot: Spot, left: Option<Left>) -> f32 {
        let features = self.features;
        let at = spot.neighbourhood();
        let seen = Seen {
            owner: features.seat,
            strength: features.strength_of(rogue, features.seat, spot),
            rogue: Some(rogue),
        };
        let mut crowd = self.crowds[at.index()];
        let mut before = self.promises[at.index()];
        match left {
            Some(left) if left.at == at => crowd = left.crowd,
            Some(left) => {
                before += self.promises[left.at.index()];
                before -= left.promise;
            }
            None => {}
        }
        let crowd = joined(crowd, spot, seen);
        let promise = features.promise(at, &crowd) - before;
        promise + self.worth_of_gain(spot, &crowd) + self.worth_of_action(at).max(0.0)
    }

    /// Returns the worth of the spot's gain, with this crowd in its neighbourhood.
    fn worth_of_gain(&self, spot: Spot, crowd: &Crowd) -> f32 {
        match spot.gain() {
            Gain::Coins(coins) => f32::from(coins),
            Gain::Plot => self.worth_of_drawing(1),
            Gain::King(spaces) => match self.wrath_of(spaces) {
                // The Wrath strikes where the Rogue has just been placed.
                Some(Wrath::In(at)) if at == spot.neighbourhood() => self.worth_of_haste(at, crowd),
                _ => self.worth_of_king(spaces),
            },
        }
    }

    fn worth_of_drawing(&self, count: u8) -> f32 {
        let room = 4_u8.saturating_sub(self.features.hand.len() as u8);
        PLOT * f32::from(count.min(room)) + PLOT_TO_CHOOSE * f32::from(count.saturating_sub(room))
    }

    /// The Wrath that the King would meet within this many spaces.
    fn wrath_of(&self, spaces: u8) -> Option<Wrath> {
        let public = self.features.public;
        if public.wrath.is_some() {
            return None;
        }
        let spaces = spaces.min(public.last_space() - public.king);
        (1..=spaces).find_map(|space| Wrath::of_space(public.king + space))
    }

    /// Returns the worth of the King's move by this many spaces.
    pub fn worth_of_king(&self, spaces: u8) -> f32 {
        *self.kings[usize::from(spaces)].get_or_init(|| self.compute_king(spaces))
    }

    fn compute_king(&self, spaces: u8) -> f32 {
        let features = self.features;
        let public = features.public;
        if public.wrath.is_some() || features.near_sighted {
            return 0.0;
        }
        let standing = |seat| (public.renown(seat), public.controlled(seat));
        let mine = standing(features.seat);
        let others = public.all().filter(|&seat| seat != features.seat);
        let best = others.map(standing).max().expect("others play");
        if public.king + spaces >= public.last_space() {
            return if mine > best { END } else { -END };
        }
        let lead = mine.0 as f32 - best.0 as f32;
        let haste = LEAD * lead * f32::from(spaces) * (1.0 + f32::from(public.king) / 8.0);
        haste
            + match self.wrath_of(spaces) {
                Some(Wrath::In(at)) => self.worth_of_standoff(at),
                Some(Wrath::Choice) => Neighbourhood::ALL
                    .into_iter()
                    .map(|at| self.worth_of_standoff(at))
                    .fold(0.0, f32::max),
                None => 0.0,
            }
    }

    /// Returns what a Standoff here this turn changes.
    pub fn worth_of_standoff(&self, at: Neighbourhood) -> f32 {
        self.worth_of_haste(at, &self.crowds[at.index()])
    }

    /// Returns what a Standoff of these Rogues this turn changes: the stakes, as far as they
    /// are not expected soon anyway.
    fn worth_of_haste(&self, at: Neighbourhood, crowd: &Crowd) -> f32 {
        let near = self.features.nearness(at, crowd.iter().flatten().count());
        (1.0 - near) * self.features.stakes(at, crowd)
    }

    /// Returns the worth of the coin that the neighbourhood's action pays its controller.
    fn to_controller(&self) -> f32 {
        let public = self.features.public;
        let at = public.acting_in.expect("a Rogue was placed before the action");
        self.to_controller_of(at)
    }

    fn to_controller_of(&self, at: Neighbourhood) -> f32 {
        match self.features.public.control[at.index()] {
            Some(seat) if seat == self.features.seat => 1.0,
            Some(_) => -COIN_OF_OTHERS,
            None => 0.0,
        }
    }

    /// Returns the worth of a neighbourhood's action.
    fn worth_of_action(&self, at: Neighbourhood) -> f32 {
        *self.actions[at.index()].get_or_init(|| self.compute_action(at))
    }

    fn compute_action(&self, at: Neighbourhood) -> f32 {
        let features = self.features;
        let public = features.public;
        let worth = match at {
            Neighbourhood::Cour => COUR,
            Neighbourhood::Chatelet => self.worth_of_drawing(1),
            Neighbourhood::Halles => {
                let lines = public.may_pay(features.seat).iter();
                let best = lines.map(|line| self.worth_of_line(line)).fold(-1.0, f32::max);
                if best < 0.0 {
                    return 0.0;
                }
                best
            }
            Neighbourhood::Egyptienne => {
                if public.taken().is_empty() {
                    return 0.0;
                }
                self.any_move
            }
            Neighbourhood::Taverne => {
                // Before the Rogue is placed it is still counted at home.
                let staying = usize::from(public.placed.is_none());
                if public.bag == 0 || features.home.len() <= staying {
                    return 0.0;
                }
                worth_of_exchange(features)
            }
        };
        worth + self.to_controller_of(at)
    }

    /// Returns the worth of a token on this line, its bonus included.
    fn worth_of_line(&self, line: Line) -> f32 {
        let features = self.features;
        let public = features.public;
        let bonus = match line.bonus() {
            Bonus::Plots(count) => self.worth_of_drawing(count),
            Bonus::King(spaces) => self.worth_of_king(spaces),
            Bonus::RightHand => {
                if public.right_hands.contains(features.seat) {
                    0.0
                } else {
                    RIGHT_HAND
                }
            }
        };
        token(features.public, features.seat).max(TOKEN) + bonus - TOLL * f32::from(line.toll())
    }

    /// Returns the worth of the best move of this Rogue.
    fn best_move(&self, from: Spot) -> f32 {
        let taken = self.features.public.taken();
        let left = self.left_behind(from);
        Spot::all()
            .filter(|&to| !taken.contains(to))
            .map(|to| self.worth_of_move(from, to, left))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// Returns what a Rogue's move changes.
    fn worth_of_move(&self, from: Spot, to: Spot, left: Left) -> f32 {
        let features = self.features;
        let Some(seen) = features.map[from.index()] else { return 0.0 };
        let (here, there) = (left.at, to.neighbourhood());
        if here == there {
            let crowd = joined(left.crowd, to, seen);
            return features.promise(here, &crowd) - self.promises[here.index()];
        }
        let crowd = joined(self.crowds[there.index()], to, seen);
        left.promise + features.promise(there, &crowd)
            - self.promises[here.index()]
            - self.promises[there.index()]
    }

    /// Returns the worth of turning the seat's lone Rogue up.
    fn worth_of_showing(&self) -> f32 {
        let Some(standoff) = self.features.public.standoff else { return 0.0 };
        let mine = self.crowds[standoff.at.index()].iter().flatten().next();
        match mine.and_then(|seen| seen.rogue) {
            Some(Rogue::Pickpocket) => PICKPOCKET,
            Some(Rogue::Priest) => PLOT,
            Some(Rogue::Courtesan) => COURTESAN,
            _ => -SHOWN,
        }
    }

    /// Returns the worth of paying the seat's Swordsman, against not paying.
    fn worth_of_paying(&self, spot: Spot) -> f32 {
        let features = self.features;
        let at = spot.neighbourhood();
        let paid = self.crowds[at.index()];
        let mut unpaid = paid;
        if let Some(seen) = &mut unpaid[spot.distance()] {
            seen.strength = Strength::sure(0);
        }
        features.stakes(at, &paid) - features.stakes(at, &unpaid) - SWORDSMAN
    }
}
